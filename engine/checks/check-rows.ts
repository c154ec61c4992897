/** What is worth knowing of a row along a boundary: how soon it is as tall as was asked, and the law of high hedges. */
import type { Check } from '../model/garden.ts';
import { rowsOf } from '../quantities/rows.ts';
import type { CheckInput } from './near.ts';
import { inGarden, metres } from './near.ts';

/** Evergreens are bought at this height, mm, and grow so much a year in good ground; yew and holly take longer. */
const BOUGHT_MM = 2000,
  A_YEAR_MM = 300,
  SLOW_MM = 200,
  SLOW = /^(?:taxus|ilex)/;
/** Two or more evergreens over this may be complained of, mm. */
const HIGH_MM = 2000;

export function checkRows({ model }: CheckInput): Check[] {
  return rowsOf(model).flatMap(({ screen, plants }): Check[] => {
    const { row, heightMm, id, line } = screen,
      where = { at: line[0]!, areaId: null };
    if (row.of === 'hedge' || !plants.length) return [];
    const out: Check[] = [];
    const isSlow = SLOW.test(plants[0]!.plantId),
      years = Math.ceil(Math.max(0, heightMm - BOUGHT_MM) / (isSlow ? SLOW_MM : A_YEAR_MM));
    out.push(
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
    );
    if (row.of === 'evergreen' && heightMm > HIGH_MM)
      out.push(
        inGarden({
          id: `high-hedge:${id}`,
          severity: 'advice',
          title: 'A high hedge',
          text: `Two or more evergreens over 2 m are a high hedge: a neighbour whose light it takes can ask the council to have it lowered. At ${metres(heightMm)} speak with those beside it first, and keep it clipped.`,
          basis: 'Anti-social Behaviour Act 2003, part 8',
          ...where,
        }),
      );
    return out;
  });
}
