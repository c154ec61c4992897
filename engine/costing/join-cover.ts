/** Ground that is sown or barked until more is made of it is one ground, with the lawn that lies beside it. */
import { BooleanFailure, unite } from '../geometry/boolean.ts';
import { areaM2, contains, tidy } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';

const COVER = 'cover-';
/** True of ground that was joined here. */
export const isCover = (areaId: string): true | undefined => areaId.startsWith(COVER) || undefined;

/** The model with the areas of these ids joined; itself where they cannot be. Pure. */
export function joinCover(model: GardenModel, ids: ReadonlySet<string>): GardenModel {
  const { layout, planting } = model;
  const first = layout.areas.find(({ id }) => ids.has(id));
  if (!first) return model;
  const isJoined = ({ id, kind, material, isKept }: Area): boolean =>
    ids.has(id) || (kind === first.kind && material === first.material && !isKept);
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
