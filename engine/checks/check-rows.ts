/** What is worth knowing of a row along a boundary: how soon it is as tall as was asked. */
import type { Check } from '../model/garden.ts';
import { rowsOf } from '../quantities/rows.ts';
import type { CheckInput } from './near.ts';
import { inGarden, metres } from './near.ts';

/** Evergreens are bought at this height, mm, and grow so much a year in good ground; yew and holly take longer. */
const BOUGHT_MM = 2000,
  A_YEAR_MM = 300,
  SLOW_MM = 200,
  SLOW = /^(?:taxus|ilex)/;

export function checkRows({ model }: CheckInput): Check[] {
  return rowsOf(model).flatMap(({ screen, plants }): Check[] => {
    const { row, heightMm, id, line } = screen,
      where = { at: line[0]!, areaId: null };
    if (row.of === 'hedge' || !plants.length) return [];
    const isSlow = SLOW.test(plants[0]!.plantId),
      years = Math.ceil(Math.max(0, heightMm - BOUGHT_MM) / (isSlow ? SLOW_MM : A_YEAR_MM));
    return [
      inGarden({
        id: `row:${id}`,
        severity: 'info',
        title: row.of === 'pleached' ? 'Pleached trees' : 'How soon the row is as tall',
        text:
          row.of === 'pleached'
            ? `Bought trained on frames, with a clear stem of 1.8 m: at ${metres(heightMm)} the year they are planted. New shoots are tied in and the heads clipped each summer.`
            : years
              ? `Planted at about 2 m; ${metres(heightMm)} after some ${years} years with water in the first two summers. Plants of the full height can be had, at several times the price.`
              : 'Planted at about 2 m and cut to the height that you ask for.',
        basis: 'Nursery practice',
        ...where,
      }),
    ];
  });
}
