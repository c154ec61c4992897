/** Which areas of the plan a line of the bill belongs to. */
import type { CostLine } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Measured } from '../quantities/measure.ts';

const standing = new WeakMap<GardenModel['layout']['furnishings'], Map<string, string>>();

/** Ids of areas, by what the line was measured from; none where it serves the whole garden. */
export function areasOfLine(line: CostLine, model: GardenModel, measured: Measured): string[] {
  const { furnishings } = model.layout;
  let standsOn = standing.get(furnishings);
  if (!standsOn)
    standing.set(furnishings, (standsOn = new Map(furnishings.map((f) => [f.id, f.areaId]))));
  return [
    ...new Set(
      line.source.ids.map((id) => standsOn.get(id) ?? id).filter((id) => measured.byId.has(id)),
    ),
  ];
}
