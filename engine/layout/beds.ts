/** Beds are the cleaned remainder: what is too thin to plant goes to the floor beside it or becomes a gravel margin. */
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, distanceToEdge } from '../geometry/region.ts';
import { offset, opened, trySubtract, tryIntersect, tryUnite } from '../geometry/trial.ts';
import { KEEPS_SHAPE } from './place-rooms.ts';
import { isRound, joinOf, type Frame, type Part } from './plan-types.ts';
import { smoothFloors } from './smooth-floors.ts';
import type { Routed, Setting } from './stages.ts';

const HALF_LEAST_BED = 290;
/** Between a floor and the fence a strip half as wide as this still holds a climber and what grows at its foot. */
const HALF_LEAST_STRIP = 220;
const POCKET_MM2 = 7e5;
const SLIVER_MM2 = 2e4;
const SCRAP_MM2 = 12e4;
const MARGIN_FROM_MM2 = 6e5;
/** Walked, sat or played on. */
export const FLOORS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'lawn',
  'gravel',
  'path',
  'terrace',
  'seat',
  'play',
]);

/** What a way, which keeps its width, is worth beside other floors that a scrap may go to, and a round room, which was drawn to a shape of its own. */
const WAY = 0.3,
  ROOM = 0.15;
/** How readily a floor takes a scrap beside another of its kind. */
export const readinessOf = ({ placed, region }: Part): number =>
  placed && (region[0]?.[0]?.length ?? 0) > MOST_CORNERS ? ROOM : 1;
/** A round room has more corners. */
const MOST_CORNERS = 12;

/** Cleans, then makes every part disjoint by exact booleans; the beds are the exact remainder. */
export function makeBeds(garden: Setting & Routed): readonly Part[] {
  const { frame, language } = garden;
  const ground: Owned[] = garden.parts.map((part) => ({ ...part }));
  const raw = trySubtract(frame.plot, ...ground.map((part) => part.region));
  const good = opened(raw, HALF_LEAST_BED, joinOf(language));
  const scraps = [
    ...trySubtract(raw, good).filter((piece) => area([piece]) > SLIVER_MM2),
    ...good.filter((piece) => area([piece]) < POCKET_MM2),
  ];
  const beds = good.filter((piece) => area([piece]) >= POCKET_MM2);
  const gains = new Map<Owned, Region[]>();
  for (const scrap of scraps) {
    const halo = offset([scrap], 40),
      size = area([scrap]);
    const tipOfBed = beds.some((bed) => tryIntersect(halo, [bed]).length > 0);
    // between curves a bed may run out to a point; a straight edge stays straight
    if (tipOfBed && (isRound(language) || size <= 5e4)) continue;
    const to = floorBeside(ground, halo, atBoundary(frame, [scrap]));
    if (to) gains.set(to, [...(gains.get(to) ?? []), [scrap]]);
  }
  for (const [part, pieces] of gains) part.region = tryUnite(part.region, ...pieces);
  smoothFloors(ground, garden);
  const parts = makeExact(ground, frame.plot);
  let left = subtract(frame.plot, ...parts.map((part) => part.region));
  const thin = trySubtract(left, opened(left, HALF_LEAST_STRIP, joinOf(language))).filter(
    (piece) => area([piece]) > MARGIN_FROM_MM2,
  );
  if (thin.length) {
    const margin = intersect(thin, left);
    left = subtract(left, margin);
    parts.push({ id: 'margin', kind: 'margin', feature: null, region: margin });
  }
  left = shareScraps(parts, left);
  left.forEach((piece, i) => {
    parts.push({ id: `bed-${i + 1}`, kind: 'bed', feature: null, region: [piece] });
  });
  return parts;
}
/** The step's own copy of a part, which it reshapes. */
type Owned = { -readonly [K in keyof Part]: Part[K] };

/** Scraps of the remainder too small for a plant go to whatever they touch most; the rest stay beds. */
function shareScraps(parts: readonly Owned[], left: Region): Region {
  const kept: Region[number][] = [];
  for (const piece of left) {
    if (area([piece]) >= SCRAP_MM2) {
      kept.push(piece);
      continue;
    }
    const halo = offset([piece], 40);
    let best = floorBeside(parts, halo),
      most = 0;
    if (!best)
      for (const part of parts) {
        if (part.kept || !['margin', 'meadow', 'orchard'].includes(part.kind)) continue;
        const touch = area(tryIntersect(halo, part.region));
        if (touch > most) {
          most = touch;
          best = part;
        }
      }
    if (best) best.region = unite(best.region, [piece]);
    else kept.push(piece);
  }
  return kept;
}

/** A sliver along the fence is a margin: a pad is never flush to the boundary. */
function atBoundary(frame: Frame, scrap: Region): boolean {
  return (
    !frame.tiny &&
    scrap.some((polygon) =>
      polygon[0]!.some(([x, y]) => y > 300 && distanceToEdge(frame.plot, x, y) < 30),
    )
  );
}

/** The floor a scrap touches most. */
function floorBeside(parts: readonly Owned[], halo: Region, boundary = false): Owned | null {
  let best: Owned | null = null,
    most = 0;
  for (const part of parts) {
    if (
      part.kept ||
      !FLOORS.has(part.kind) ||
      (boundary && (part.kind === 'seat' || part.kind === 'play'))
    )
      continue;
    const touch =
      area(tryIntersect(halo, part.region)) * (part.kind === 'path' ? WAY : readinessOf(part));
    if (touch > most) {
      most = touch;
      best = part;
    }
  }
  return best;
}

const rank = (part: Part): number => (part.kept ? -1 : KEEPS_SHAPE.indexOf(part.kind));

/** Every part inside the plot and off every earlier part, by exact booleans. */
function makeExact(parts: readonly Owned[], plot: Region): Owned[] {
  const done: Region[] = [];
  for (const part of [...parts].sort((a, b) => rank(a) - rank(b))) {
    part.region = subtract(intersect(part.region, plot), ...done).filter(
      (piece) => area([piece]) > 2500,
    );
    done.push(part.region);
  }
  return parts.filter((part) => part.region.length);
}
