/** Can every room be walked to from the door, at a given width? */
import { area, bounds, contains, distanceToEdge, largest } from '../geometry/region.ts';
import { offset, tryIntersect, tryUnite } from '../geometry/trial.ts';
import type { Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { gatesOf, type Gate } from '../site/gates.ts';
import { BooleanFailure, unite } from '../geometry/boolean.ts';
import { doorFloor, floorRegion } from './doors.ts';
import type { Part } from './plan-types.ts';
import { BUILDINGS, WALKABLE } from './plan-types.ts';

/** The narrowest way a person carries a barrow through. */
export const LEAST_WAY_MM = 580;
/** A way that ends this near a building's wall has come to its door. */
const AT_THE_DOOR_MM = 640;
/** And this near the middle of a gate's landing, to the gate. */
const AT_THE_GATE_MM = 250;
const NOT_ROOMS = new Set(['bed', 'path', 'pond', 'water', 'margin']);

/** Long grass behind a border is no place to go to: it is cut once a year, through the bed. */
const isWild = ({ kind, feature }: Part): boolean => kind === 'meadow' && feature === null;

/** All ground to walk on. Parts are disjoint, so the union's area is their sum: when clipper loses some, the exact union is taken. */
function floorOf(parts: readonly Part[]): Region {
  const floors = parts.filter((part) => WALKABLE.has(part.kind)).map((part) => part.region);
  const quick = tryUnite(...floors),
    sum = floors.reduce((total, floor) => total + area(floor), 0);
  if (Math.abs(area(quick) - sum) < 2e5) return quick;
  try {
    return unite(...floors);
  } catch (error) {
    if (!(error instanceof BooleanFailure)) throw error;
    return quick;
  }
}

/** Walks one set of parts at several widths. */
export class WayFinder {
  private readonly floor: Region;
  private readonly parts: readonly Part[];
  private readonly doorX: number;
  private readonly gates: readonly Gate[];

  /** `site` gives the door and the gates. */
  constructor(parts: readonly Part[], site: Pick<Site, 'doorX' | 'edges'>) {
    this.parts = parts;
    this.doorX = site.doorX;
    this.gates = gatesOf(site);
    this.floor = offset(floorOf(parts), 15);
  }
  /** The middles of all ways of `width` mm from the door; empty when the door is shut in. */
  reached(width: number): Region {
    const clear = offset(this.floor, -(width / 2));
    return largest(
      clear.filter(
        (piece) =>
          contains([piece], this.doorX, 600) || distanceToEdge([piece], this.doorX, 300) < 700,
      ),
    );
  }
  /** Ids of rooms and gates that no way of `width` mm from the door reaches; ['door'] when the door itself is shut in. */
  unreached(width: number): string[] {
    const root = this.reached(width);
    if (!root.length) return ['door'];
    return [
      ...this.parts.filter(
        (part) => !NOT_ROOMS.has(part.kind) && !isWild(part) && shutIn(part, root, width),
      ),
      ...this.gates.filter(
        ({ inside: [x, y] }) =>
          !contains(root, x, y) && distanceToEdge(root, x, y) > width / 2 + AT_THE_GATE_MM,
      ),
    ].map(({ id }) => id);
  }
}

function shutIn(part: Part, root: Region, width: number): boolean {
  const grown = BUILDINGS.has(part.kind),
    near = Math.max(AT_THE_DOOR_MM, width / 2 + 190);
  if (part.door !== undefined)
    return !tryIntersect(floorRegion(doorFloor(bounds(part.region), part.door, near)), root).length;
  return part.region.some((piece) => {
    if (area([piece]) <= 5e5) return false;
    if (!grown && root[0]!.length === 1 && contains(root, piece[0]![0]![0], piece[0]![0]![1]))
      return false;
    return !tryIntersect(grown ? offset([piece], near) : [piece], root).length;
  });
}

/** One width asked for once. */
export const unreachedRooms = (
  parts: readonly Part[],
  site: Pick<Site, 'doorX' | 'edges'>,
  width = LEAST_WAY_MM,
): string[] => new WayFinder(parts, site).unreached(width);
