/** How far a crown may reach: clear of the way out of the house, of roofs and tables, of glass, vegetables and water. */
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { hasFalls } from './clearances.ts';
import { BUILDINGS, type Part, type SketchTree } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

/** Nearest the trunk of a spreading tree stands to the boundary; a tree of upright habit may be nearer, with its whole crown inside. */
export const TRUNK_FROM_BOUNDARY_MM = 1500;
/** Between a crown and the floor of a fire or hot tub. */
const FROM_HOT_FLOOR_MM = 700;
/** And before the door of the house. */
const FROM_DOOR_MM = 1500;
/** Of a seat that is to be in shade. */
const SHADED = 0.6;

/** How much of the way to a part's edge a crown may take at most, as one over it; 0 where it may hang over. */
function shareUnderSky(part: Part, { ask }: Setting): number {
  if (BUILDINGS.has(part.kind) || part.feature === 'pergola' || part.feature === 'dining') return 1;
  switch (part.kind) {
    case 'seat':
      return ask.shadedSeat || ask.wants.has('shadeplanting') ? SHADED : 1;
    case 'terrace':
    case 'pond':
    case 'water':
    case 'vegetable':
      return 0.95;
    // no branch over a swing, a frame or a trampoline
    case 'play':
      return part.feature === 'trampoline' || hasFalls(ask) ? 1 : 0;
    default:
      return 0;
  }
}

/** Crown that clears the way out of the house, buildings, terrace tables, glass, vegetables and water. */
export function crownRoom(
  garden: Setting & Parts,
  spot: Pick<SketchTree, 'x' | 'y' | 'crown'>,
): number {
  const { doorX } = garden.site;
  let room = Math.min(
    spot.crown,
    hypot(spot.x - doorX, spot.y) - FROM_DOOR_MM,
    // no branch over steps, which leaves make slippery
    garden.frame.steps.length
      ? contains(garden.frame.steps, spot.x, spot.y)
        ? 0
        : distanceToEdge(garden.frame.steps, spot.x, spot.y)
      : Infinity,
  );
  for (const part of garden.parts) {
    const open = part.feature && FEATURE_DEFINITIONS[part.feature].ground?.openSkyMm;
    if (open) {
      const box = bounds(part.region);
      room = Math.min(
        room,
        hypot(spot.x - (box.x0 + box.x1) / 2, spot.y - (box.y0 + box.y1) / 2) - open,
        // it may stand to one side of its floor
        distanceToEdge(part.region, spot.x, spot.y) - FROM_HOT_FLOOR_MM,
      );
    }
    const share = shareUnderSky(part, garden);
    if (!share) continue;
    const box = bounds(part.region),
      r = spot.crown;
    if (spot.x < box.x0 - r || spot.x > box.x1 + r || spot.y < box.y0 - r || spot.y > box.y1 + r)
      continue;
    if (contains(part.region, spot.x, spot.y)) return 0;
    room = Math.min(room, distanceToEdge(part.region, spot.x, spot.y) / share);
  }
  return Math.round(room);
}
