/** Fences, walls, hedges and gates along the edge, as sentences speak of them. */
import { bounds } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { capitalise } from '../../model/format.ts';
import type { BoundaryAs, SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { BoundaryEdge } from '../../model/site.ts';
import { HEIGHTS, openPieces, USUAL_HEIGHT } from '../plot/boundary.ts';
import { type Answered, ready, readyOr, refused, type SaidGiven } from './answer-types.ts';

const BY_HAND =
  'Fences, walls, hedges and gates of the boundary are put right under “The plot”, piece by piece.';
const AS: readonly (readonly [Exclude<BoundaryAs, 'open'>, RegExp])[] = [
  ['hedge', /\bhedg(?:e|es|ing)\b/],
  ['wall', /\b(?:brick )?walls?\b/],
  ['fence', /\b(?:fences?|fencing|panels)\b/],
];
/** Heights are said in metres or feet; lower than this nobody means, mm. */
const STEP_MM = 300,
  WIDE_MM = 900;

/** Pieces along one side of the plot, as seen from the house; all of them where no side is said. */
function piecesAt(side: SaidChange['side'], given: SaidGiven): BoundaryEdge[] {
  const pieces = openPieces(given.model);
  if (!side || side === 'other') return pieces;
  const { x0, x1, y0, y1 } = bounds([[given.model.site.boundary]]);
  const away = ({ from, to }: BoundaryEdge): number => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return { left: x - x0, right: x1 - x, far: y1 - y, near: y - y0 }[side];
  };
  const isAlong = ({ from, to }: BoundaryEdge): boolean => {
    const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    return side === 'left' || side === 'right' ? dy >= dx : dx > dy;
  };
  const along = pieces.filter(isAlong);
  const least = Math.min(...along.map(away));
  return along.filter((one) => away(one) <= least + 500);
}
const SIDES = { left: 'on the left', right: 'on the right', far: 'at the back', near: 'in front' };
const sideWords = (side: SaidChange['side']): string =>
  side && side !== 'other' ? ` ${SIDES[side]}` : '';

/** Another thing along a side, another height, or a gate in it. */
export function boundarySaid(said: SaidChange, given: SaidGiven): Answered {
  const words = `${said.by || said.what} ${said.where}`;
  if (/\bgates?\b/.test(words)) return gateSaid(said, given);
  const pieces = piecesAt(said.side, given);
  if (!pieces.length) return refused(BY_HAND);
  const swapped = said.act === 'swap' || said.act === 'add';
  const as = swapped ? AS.find(([, pattern]) => pattern.test(said.by || said.what))?.[0] : null;
  if (swapped && !as) return refused(BY_HAND);
  const heightMm = said.metres !== null ? Math.round(said.metres * 1000) : null;
  const isNew = said.act === 'add' && /\bnew\b/.test(said.what);
  const isLower = said.act === 'shrink' || said.traits.includes('lower');
  if (said.act === 'remove' || (said.act === 'move' && said.metres === null))
    return refused(BY_HAND);
  const operations = pieces.flatMap((one): Operation[] => {
    const is = as ?? (one.kind === 'open' ? 'fence' : one.kind);
    if (is !== 'fence' && is !== 'wall' && is !== 'hedge') return [];
    const wish =
      heightMm !== null && (swapped || said.isTotal || said.act === 'move' || heightMm > 1000)
        ? heightMm
        : swapped
          ? one.heightMm || USUAL_HEIGHT[is]
          : one.heightMm + (isLower ? -1 : 1) * (heightMm ?? STEP_MM);
    const [least, most] = HEIGHTS[is];
    const height = Math.max(least, Math.min(most, wish));
    return one.kind === is && one.heightMm === height && !(isNew && !one.isNew)
      ? []
      : [
          {
            kind: 'boundary',
            from: one.from,
            to: one.to,
            as: is,
            heightMm: height,
            isNew: is === 'fence',
          },
        ];
  });
  const [first] = operations;
  if (!first || first.kind !== 'boundary')
    return ready(`The boundary${sideWords(said.side)} is so already.`);
  const high = `${(first.heightMm / 1000).toFixed(2).replace(/\.?0+$/, '')} m high`;
  return readyOr(
    given,
    first.as === 'fence'
      ? `A fence ${high}${sideWords(said.side)}, put up new.`
      : `${capitalise(first.as === 'hedge' ? 'a hedge' : 'a wall')} ${high}${sideWords(said.side)}. It is not in the price: what stands on the boundary is taken to be there.`,
    ...operations,
  );
}

function gateSaid(said: SaidChange, given: SaidGiven): Answered {
  if (said.act !== 'add' || !said.side || said.side === 'other') return refused(BY_HAND);
  const [piece] = piecesAt(said.side, given).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!piece) return refused(BY_HAND);
  return readyOr(given, `A gate ${WIDE_MM} mm wide${sideWords(said.side)}.`, {
    kind: 'add-gate',
    from: piece.from,
    to: piece.to,
    alongMm: Math.round(lengthOf(piece) / 2),
    widthMm: WIDE_MM,
  });
}
const lengthOf = ({ from, to }: BoundaryEdge): number => hypot(to[0] - from[0], to[1] - from[1]);

/** What stands on the boundary is no piece of the layout. Only as the thing that is spoken of, and not as where it is. */
export const isBoundary = (what: string): boolean =>
  /\b(?:fences?|fencing|gates?|railings?)(?: (?:to be|should be|is|are|needs to be|could be))?(?: (?:much |a bit |\d[\w.]* ?(?:m|metres?|ft|feet)? ?)?(?:higher|taller|lower|shorter|high|tall))?$/.test(
    what.split(PLACED)[0]!.trim(),
  );
const PLACED =
  /\b(?:up (?=the |our )|from|by|near|nearer|along|beside|behind|before|against|on|at|to|towards|over|under|of|in|round)\b/;
