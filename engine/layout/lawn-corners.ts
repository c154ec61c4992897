/** Among curves the grass that stays has no points: where two floors close in on it, its tip goes to the readier of them, and its edge runs round. */
import type { AreaKind, Language } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, bounds, boxesTouch } from '../geometry/region.ts';
import { offset, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { isRound } from './plan-types.ts';

/** The smallest curve that a mower follows. */
const RADIUS_MM: Mm = 700;
/** What an offset leaves at an edge, and what is more than a tip, mm². */
const SPECK_MM2 = 20_000,
  MOST_MM2 = 25e5;
const ROUNDING_MM = 8,
  HALO_MM = 30;
/** The lesser of two that close in on a tip lies along it for so much of the greater. */
const BETWEEN = 0.25;
const TAKES: ReadonlySet<AreaKind> = new Set<AreaKind>(['terrace', 'path', 'seat', 'bed']);

type Ground = Readonly<{ id: string; kind: AreaKind; region: Region }>;

/** The areas with the open ones rounded; as they were given among straight lines. */
export function roundOpenGround<T extends Ground>(
  given: readonly T[],
  { language }: { language: Language },
  isOpen: (part: T) => boolean,
): readonly T[] {
  if (!isRound(language)) return given;
  let parts = given;
  for (const { id } of given.filter(isOpen)) {
    const open = parts.find((part) => part.id === id)!;
    for (const tip of tipsOf(open.region)) {
      const to = besideMost(parts, id, tip);
      if (!to) continue;
      parts = parts.map((part) =>
        part.id === id
          ? { ...part, region: subtract(part.region, tip) }
          : part === to
            ? { ...part, region: unite(part.region, tip) }
            : part,
      );
    }
  }
  return parts;
}

function tipsOf(region: Region): Region[] {
  const core = offset(offset(region, -RADIUS_MM, 'round'), RADIUS_MM, 'round');
  if (!core.length) return [];
  const rest = trySubtract(region, core);
  return trySubtract(region, offset(core, ROUNDING_MM))
    .filter((piece) => area([piece]) > SPECK_MM2 && area([piece]) < MOST_MM2)
    .map((piece) => intersect(region, tryIntersect(offset([piece], 2 * ROUNDING_MM), rest)))
    .filter((tip) => tip.length);
}

function besideMost<T extends Ground>(parts: readonly T[], id: string, tip: Region): T | null {
  const halo = offset(tip, HALO_MM),
    box = bounds(halo);
  const touches: number[] = [];
  let best: T | null = null,
    most = 0;
  for (const part of parts) {
    if (part.id === id || !TAKES.has(part.kind)) continue;
    if (!boxesTouch(box, bounds(part.region))) continue;
    const touch = area(tryIntersect(halo, part.region));
    touches.push(touch);
    if (touch > most) {
      most = touch;
      best = part;
    }
  }
  // a corner at the fence or the house is no point between two floors
  return touches.filter((touch) => touch > BETWEEN * most).length > 1 ? best : null;
}
