/** Rows along a boundary that were asked for: their plants, and what they cost beyond young ones. */
import { distanceToSegment } from '../geometry/region.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Screen } from '../model/layout.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { addLine } from './line.ts';

type RowScreen = Screen & { row: NonNullable<Screen['row']> };
/** Plants of a row stand on its line, to the millimetre that they are rounded to. */
const ON_LINE_MM = 60;

/** Each row with its plants. */
export const rowsOf = ({
  layout,
  planting,
}: Pick<GardenModel, 'layout' | 'planting'>): { screen: RowScreen; plants: PlantPlacement[] }[] =>
  layout.screens
    .filter((screen): screen is RowScreen => screen.row !== undefined)
    .map((screen) => ({
      screen,
      plants: planting.placements.filter(
        ({ role, x, y, existing }) =>
          !existing &&
          (role === 'hedge' || role === 'screening') &&
          screen.line
            .slice(1)
            .some((to, i) => distanceToSegment(x, y, screen.line[i]!, to) < ON_LINE_MM),
      ),
    }));

const LINES = {
  pleached: ['pleached-tree', 'Pleached on a frame, with a clear stem: over a young plant'],
  evergreen: ['screen-plant', 'Bought 1.75 to 2 m tall, root-balled: over a young plant'],
} as const;

export function takeOffRows(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [];
  for (const { screen, plants } of rowsOf(model)) {
    const { of } = screen.row;
    if (of === 'hedge' || !plants.length) continue;
    const [rateKey, description] = LINES[of];
    addLine(lines, {
      id: `${rateKey}:${screen.id}`,
      phase: 'planting',
      rateKey,
      description,
      unit: 'no',
      net: plants.length,
      ids: [screen.id],
      formula: `${plants.length} along ${screen.id}`,
    });
  }
  return lines;
}
