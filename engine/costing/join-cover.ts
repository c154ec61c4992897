/** Ground that is sown or barked until more is made of it is one ground, with the lawn that lies beside it. */
import { BooleanFailure, unite } from '../geometry/boolean.ts';
import { areaM2, contains, tidy } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';

const COVER = 'cover-';
/** True of ground that was joined here. */
export const isCover = (areaId: string): true | undefined => areaId.startsWith(COVER) || undefined;

/** The model with the areas of these ids joined, all but the one that keeps its name; itself where they cannot be. Pure. */
export function joinCover(
  model: GardenModel,
  ids: ReadonlySet<string>,
  held: string | null,
): GardenModel {
  const { layout, planting } = model;
  const isCovered = ({ id, kind, isLater }: Area): boolean =>
    ids.has(id) && id !== held && !(isLater && kind === 'path');
  const first = layout.areas.find(isCovered);
  if (!first) return model;
  const isJoined = (area: Area): boolean =>
    isCovered(area) ||
    (area.id !== held &&
      area.kind === first.kind &&
      area.material === first.material &&
      area.isKept === first.isKept);
  const joined = layout.areas.filter(isJoined);
  if (joined.length < 2) return model;
  let pieces: Area[];
  try {
    pieces = tidy(unite(...joined.map(({ region }) => region))).map((piece, i): Area => ({
      ...first,
      id: `${COVER}${i + 1}`,
      region: [piece],
      why: [`${Math.round(areaM2([piece]))} m²`, ...first.why],
    }));
  } catch (error) {
    if (error instanceof BooleanFailure) return model;
    throw error;
  }
  const gone = new Set(joined.map(({ id }) => id));
  const idAt = (x: Mm, y: Mm): string =>
    (pieces.find(({ region }) => contains(region, x, y)) ?? pieces[0]!).id;
  const on = <T extends { areaId: string; x: Mm; y: Mm }>(thing: T): T =>
    gone.has(thing.areaId) ? { ...thing, areaId: idAt(thing.x, thing.y) } : thing;
  const at = layout.areas.findIndex(isJoined);
  const rest = layout.areas.filter((area) => !gone.has(area.id));
  return {
    ...model,
    layout: {
      ...layout,
      areas: [...rest.slice(0, at), ...pieces, ...rest.slice(at)],
      furnishings: layout.furnishings.map(on),
      trees: layout.trees.map(on),
      stones: layout.stones.map(on),
      routes: layout.routes.map((route) =>
        gone.has(route.areaId) ? { ...route, areaId: pieces[0]!.id } : route,
      ),
    },
    planting: { ...planting, placements: planting.placements.map(on) },
  };
}
