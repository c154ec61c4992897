/** Ground that changes hands: an area takes some from its soft neighbours, or gives some back to them. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area as areaOf, bounds, boxesTouch, contains } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { Outcome } from './apply.ts';
import { capital, heirOf, isHeir, lower, recut } from './recut.ts';

/** What is left of an area is no less, mm². */
export const LEAST_AREA = 1e6;
/** A piece that is smaller, or nowhere wider, is no bed nor lawn: it goes with the ground that was taken. */
const LEAST_PIECE = 250_000,
  LEAST_WIDTH_MM = 250;

/** The area with the ground too, which beds and lawns give up; refused where something stands there that stays. */
export function takeGround(model: GardenModel, own: Area, ground: Region): Outcome {
  const plot: Region = [[model.site.boundary]];
  let taken = subtract(intersect(ground, plot), own.region);
  if (areaOf(taken) < 1000)
    return { refused: `${capital(lower(own))} reaches the boundary there.` };
  const hindrance = whatStandsIn(model, taken);
  if (hindrance) return { refused: hindrance };
  const cut = new Map<string, Region>();
  for (const other of model.layout.areas) {
    if (other === own || !boxesTouch(bounds(other.region), bounds(taken))) continue;
    const lost = areaOf(intersect(other.region, taken));
    if (lost < 1) continue;
    if (!isHeir(other) && !givesWay(other, own)) {
      if (lost < 3000) continue;
      return { refused: `${capital(lower(other))} is there. Move or remove it first.` };
    }
    const rest = subtract(other.region, taken);
    const stays = rest.filter((piece) => isWorth([piece]));
    if (areaOf(stays) < Math.min(LEAST_AREA, areaOf(other.region) * 0.9))
      return {
        refused: `That would leave next to nothing of ${lower(other)}. Go less far, or remove ${lower(other)} first.`,
      };
    const scraps = rest.filter((piece) => !stays.includes(piece));
    if (scraps.length) taken = unite(taken, scraps);
    cut.set(other.id, stays);
  }
  // hard neighbours keep the millimetres that rounding would have cost them
  const hard = model.layout.areas.filter(
    (other) =>
      other !== own && !cut.has(other.id) && boxesTouch(bounds(other.region), bounds(taken)),
  );
  taken = subtract(taken, ...hard.map((other) => other.region));
  return recut(model, new Map([...cut, [own.id, unite(own.region, taken)]]));
}

/** The area without the ground, each piece of which goes to the soft neighbour that it touches most. `heir`: to that one. */
export function giveGround(
  model: GardenModel,
  own: Area,
  ground: Region,
  heir: Area | null = null,
): Outcome {
  const rest = subtract(own.region, ground);
  if (areaOf(rest) < LEAST_AREA)
    return { refused: `That would leave next to nothing of ${lower(own)}. Remove it instead.` };
  if (rest.length > own.region.length) return { refused: `That would cut ${lower(own)} in two.` };
  const given = new Map<string, Region>();
  for (const piece of intersect(own.region, ground)) {
    const to = heir ?? heirOf(model, own, [piece]);
    if (!to)
      return { refused: `No bed or lawn lies beside ${lower(own)} there to take the ground.` };
    given.set(to.id, unite(given.get(to.id) ?? to.region, [piece]));
  }
  return recut(model, new Map([[own.id, rest], ...given]));
}

/** A path gives way to a floor that takes its place as a way. */
const givesWay = (path: Area, floor: Area): boolean =>
  path.kind === 'path' && !path.id.startsWith('kept-') && FLOORS.has(floor.kind);
const FLOORS: ReadonlySet<Area['kind']> = new Set<Area['kind']>(['terrace', 'seat', 'gravel']);

const isWorth = (piece: Region): boolean =>
  areaOf(piece) >= LEAST_PIECE && offset(piece, -LEAST_WIDTH_MM / 2).length > 0;

/** What stands in the way of laying other ground, in a sentence. */
function whatStandsIn({ planting, site, layout }: GardenModel, ground: Region): string | null {
  const tree = planting.placements.find(
    (one) => (one.role === 'tree' || one.role === 'screening') && contains(ground, one.x, one.y),
  );
  if (tree) {
    const name = planting.schedule.find((line) => line.plantId === tree.plantId)?.commonName;
    return tree.existing
      ? 'A tree that you keep stands there.'
      : `A tree${name ? ` (${name})` : ''} stands there. Remove it first.`;
  }
  const kept = site.existing.find((thing) => contains(ground, thing.x, thing.y));
  if (kept) return `${capital(kept.name)} stands there, and stays.`;
  const screen = layout.screens.find((one) => one.line.some(([x, y]) => contains(ground, x, y)));
  if (screen) return `A ${screen.kind.replace('-', ' ')} stands there.`;
  return null;
}
