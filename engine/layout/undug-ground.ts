/** Where no floor is laid, what the ordering of the ground gave to a floor goes back: scraps of a bed, the ribs between two parts, notches in an edge. */
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area } from '../geometry/region.ts';
import { offset, tryIntersect } from '../geometry/trial.ts';
import type { Part } from './plan-types.ts';
import { smallPiecesOf } from './small-pieces.ts';
import type { Setting } from './stages.ts';

/** Rounding leaves less of a floor there, mm². */
const SPECK_MM2 = 10_000;
const HALO_MM = 30;
/** What may lie there, and of two neighbours what is planted first. */
const PLANTED: readonly AreaKind[] = ['bed', 'margin', 'lawn', 'meadow'],
  LAID: readonly AreaKind[] = ['gravel', 'path'];

type Owned = { -readonly [K in keyof Part]: Part[K] };

/** The parts with no floor on undug ground; as they were given where none lies there. */
export function floorsOffUndug(
  given: readonly Part[],
  { frame }: Pick<Setting, 'frame'>,
): readonly Part[] {
  const parts = given.map((part): Owned => ({ ...part }));
  let hasChanged = false;
  for (const zone of frame.undug)
    for (const part of parts) {
      if (part.kept || PLANTED.includes(part.kind) || LAID.includes(part.kind)) continue;
      const over = intersect(part.region, zone);
      if (area(over) < SPECK_MM2) continue;
      const rest = subtract(part.region, over),
        scraps = smallPiecesOf(rest);
      // what was joined to the floor over this ground alone goes with it
      const gone = scraps.length < rest.length ? unite(over, scraps) : over;
      part.region = subtract(part.region, gone);
      for (const piece of gone) giveTo(parts, part, [piece]);
      hasChanged = true;
    }
  return hasChanged ? parts.filter((part) => part.region.length) : given;
}

/** To what lies along it most; a bed of its own where nothing that may lie there does. */
function giveTo(parts: Owned[], from: Part, piece: Region): void {
  const halo = offset(piece, HALO_MM);
  const most = (kinds: readonly AreaKind[]): Owned | null => {
    let best: Owned | null = null,
      longest = 0;
    for (const part of parts) {
      if (part === from || part.kept || !kinds.includes(part.kind)) continue;
      const touch = area(tryIntersect(halo, part.region));
      if (touch > longest) [best, longest] = [part, touch];
    }
    return best;
  };
  const to = most(PLANTED) ?? most(LAID);
  if (to) to.region = unite(to.region, piece);
  else {
    const taken = new Set(parts.map(({ id }) => id));
    let n = 1;
    while (taken.has(`bed-${n}`)) n++;
    parts.push({ id: `bed-${n}`, kind: 'bed', feature: null, region: piece });
  }
}
