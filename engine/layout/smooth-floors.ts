/** Curved floors are drawn without teeth: no nose thinner than a bed's edging holds, no notch, and no point of earth where two of them meet. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area } from '../geometry/region.ts';
import { buffer, offset, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { isRound, type Part } from './plan-types.ts';
import type { Routed, Setting } from './stages.ts';

/** Noses and notches narrower than twice this are taken off and filled. */
const SMALLEST_CURVE_MM = 400;
/** The corner that a square floor loses to the smallest curve is less than this, and a bay that is meant is more, mm². */
const LEAST_NOSE_MM2 = 45_000,
  LEAST_NOTCH_MM2 = 4000,
  MOST_MM2 = 6e5;
const SLIVER_MM = 6;
const DRAWN: readonly AreaKind[] = ['terrace', 'seat', 'lawn', 'gravel', 'path'];

type Owned = { -readonly [K in keyof Part]: Part[K] };

/** The floors of a curved language, smoothed; what they lose is planted, and what they gain was. Other languages stay as they are. */
export function smoothFloors(
  parts: readonly Owned[],
  { frame, language, routes, ask }: Setting & Pick<Routed, 'routes'>,
): void {
  if (!isRound(language) || ask.undug) return;
  const floors = parts.filter((part) => DRAWN.includes(part.kind) && !part.kept);
  const solid = [
    ...parts.filter((part) => !floors.includes(part)).map((part) => part.region),
    ...frame.kept.map((thing) => thing.blocked),
  ];
  const free = (piece: Region): Region => trySubtract(tryIntersect(piece, frame.plot), ...solid);
  const ways = routes.map(({ line, width }) => buffer(line, width));
  for (const part of floors) {
    if (part.kind === 'path') continue;
    // the ranks of the floors settle whose ground it is where two of them grow
    part.region = tryUnite(part.region, free(notchesOf(part.region, SMALLEST_CURVE_MM)));
    const noses = nosesOf(part.region).filter(
      (nose) => !ways.some((way) => area(tryIntersect(nose, way)) > LEAST_NOTCH_MM2),
    );
    if (noses.length) part.region = trySubtract(part.region, ...noses);
  }
}

/** Teeth that the ground's last mending left in the edge of a lawn or of gravel go to it from the beds. */
export function fillTeeth(given: readonly Part[], { language }: Setting): readonly Part[] {
  if (!isRound(language)) return given;
  let parts = given;
  for (const { id, region } of given.filter(
    ({ kind, kept }) => !kept && (kind === 'lawn' || kind === 'gravel'),
  )) {
    const teeth = notchesOf(region, SMALLEST_CURVE_MM);
    if (!teeth.length) continue;
    let filled = region;
    parts = parts.map((part) => {
      const tooth = part.kind === 'bed' && !part.kept ? tryIntersect(teeth, part.region) : [];
      if (area(tooth) < LEAST_NOTCH_MM2) return part;
      const shared = intersect(teeth, part.region);
      filled = unite(filled, shared);
      return { ...part, region: subtract(part.region, shared) };
    });
    if (filled !== region)
      parts = parts.map((part) => (part.id === id ? { ...part, region: filled } : part));
  }
  return parts.filter((part) => part.region.length);
}

function notchesOf(region: Region, by: Mm): Region {
  const closed = offset(offset(region, by, 'round'), -by - 1, 'round');
  return trySubtract(closed, region).filter((piece) => {
    const size = area([piece]);
    return size > LEAST_NOTCH_MM2 && size < MOST_MM2;
  });
}

function nosesOf(region: Region): Region[] {
  const kept = offset(
    offset(region, -SMALLEST_CURVE_MM, 'round'),
    SMALLEST_CURVE_MM + SLIVER_MM,
    'round',
  );
  return trySubtract(region, kept)
    .map((piece): Region => [piece])
    .filter((piece) => area(piece) > LEAST_NOSE_MM2 && area(piece) < MOST_MM2);
}
