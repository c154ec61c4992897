/** A plot told piece by piece from one end to the other, each by its depth, with what holds one above the next. Metres. */
import type { TerracesSaid } from '#engine/model/ground-said.ts';
import type { SizeSaid } from '#engine/model/reading.ts';
import { LENGTH } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { type MeasureSaid, measuresIn } from './measures-said.ts';

/** `riseM`: from the piece before; null where nothing holds them apart, 0 where nobody said how high. */
type Piece = { rank: number; depthM: number; riseM: number | null; holds: TerracesSaid['holds'] };
export type Stack = { pieces: Piece[]; widthM: number | null; start: number; end: number };

/** Where in the order a piece lies, by its name: from the lowest to the highest. */
const RANKS: readonly (readonly [string, number])[] = [
  [String.raw`bottom|lower|lowest|near|first`, 0],
  [String.raw`middle|next|second|mid`, 1],
  [String.raw`top|upper|highest|last|third|far`, 2],
];
const KIND = String.raw`yard|courtyard|pieces?|parts?|bits?|levels?|terraces?|tiers?|lawn|garden|sections?|one|patio|deck|decking|half|third|area|ground|patch`;
const NAMED = RANKS.map(
  ([words, rank]) =>
    [
      new RegExp(
        String.raw`\b(?:${words})(?: (?:\w+ )?(?:${KIND})\b|(?=,? (?:is |about |at )*$)(?<=the \w+))`,
        'gi',
      ),
      rank,
    ] as const,
);
/** A piece that lies at the house though no order is told of it. */
const AT_HOUSE = /\b(?:yard|courtyard|patio|deck|decking|slabs)\b/gi;
const HOLDERS =
  /\b(?:(walls?|sleepers?|gabions)|(bank)|(?:steps?|drop))\b(?! (?:deep|long|wide)\b)/i;
const RISE = new RegExp(
  String.raw`\b(?:walls?|sleepers?|bank|steps?|drop)\b[^.;,\d]{0,24}?(${LENGTH}|\d(?:\.\d+)?)(?! ?(?:deep|long|wide|steps))|(${LENGTH})(?:[- ]high)? (?:\w+ ){0,2}?(?:walls?|bank|step|drop)\b`,
  'i',
);
const LEAST_M = 1.4,
  MOST_M = 60,
  MOST_RISE_M = 4;
/** One piece follows the other within so many characters. */
const SOON = 170;
const HOUSE = /\b(?:house|kitchen|back door)\b/i;

/** The last piece that is named in words before a figure, and where. */
function namedIn(lead: string): { rank: number; at: number } | null {
  const found = NAMED.flatMap(([pattern, rank]) =>
    [...lead.matchAll(pattern)].map(({ index }) => ({ rank, at: index })),
  );
  for (const { index } of lead.matchAll(AT_HOUSE))
    if (!found.some(({ at }) => index - at < 24 && index >= at)) found.push({ rank: 0, at: index });
  return found.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

function riseIn(between: string): Pick<Piece, 'riseM' | 'holds'> {
  const holder = HOLDERS.exec(between);
  if (!holder) return { riseM: null, holds: null };
  const match = RISE.exec(between),
    words = match?.[1] ?? match?.[2];
  const metres = words
    ? (figuresOf(/[a-z'"]/i.test(words) ? words : `${words} m`).metres[0] ?? 0)
    : 0;
  return {
    riseM: metres <= MOST_RISE_M ? metres : 0,
    holds: holder[1] ? 'wall' : holder[2] ? 'bank' : null,
  };
}

const isDepth = ({ axis, metres, isAcross, of, isTight }: MeasureSaid): boolean =>
  (axis === 'd' || axis === null) &&
  metres >= LEAST_M &&
  metres <= MOST_M &&
  !isAcross &&
  !(of === 'thing' && isTight);

/** Null where fewer than two pieces are told, or they are in no order. */
export function stackIn(text: string, measures = measuresIn(text)): Stack | null {
  const plain = text.replace(/[’‘]/g, "'");
  let pieces: Piece[] = [],
    start = 0,
    end = -1;
  for (const [i, m] of measures.entries()) {
    if (!isDepth(m) || measures[i + 1]?.isAcross) continue;
    const isNext = pieces.length > 0 && m.start - end < SOON;
    if (pieces.length > 1 && !isNext) break;
    const from = Math.max(end, m.start - SOON, measures[i - 1]?.end ?? 0);
    const lead = plain.slice(from, m.start).replace(/^.*[.;!?](?=\s)(?=.*\b\w+)/s, '');
    const named = namedIn(lead);
    // what is told after the name is another thing's
    if (!named || /[.;!?](?=\s)|\b(?:shed|office|pond|path|bed)\b/i.test(lead.slice(named.at)))
      continue;
    const piece = {
      rank: named.rank,
      depthM: m.metres,
      ...(isNext ? riseIn(plain.slice(end, m.start)) : { riseM: null, holds: null }),
    };
    if (!isNext || pieces.some(({ rank }) => rank === piece.rank)) {
      if (pieces.length > 1) break;
      pieces = [{ ...piece, riseM: null, holds: null }];
      start = m.start - (lead.length - named.at);
    } else pieces.push(piece);
    end = m.end;
  }
  const order = pieces.map(({ rank }) => rank),
    isUp = order.every((rank, i) => i === 0 || rank > order[i - 1]!),
    isDown = order.every((rank, i) => i === 0 || rank < order[i - 1]!);
  if (pieces.length < 2 || !(isUp || isDown)) return null;
  const width = measures.find(
    ({ axis, of, at }) => axis === 'w' && of !== 'thing' && at !== 'back',
  );
  return { pieces, widthM: width?.metres ?? null, start, end };
}

/** As deep together as the pieces are. */
export function stackedSize(text: string, measures: readonly MeasureSaid[]): SizeSaid[] {
  const stack = stackIn(text, [...measures]);
  if (stack === null || stack.widthM === null) return [];
  const depth = stack.pieces.reduce((sum, { depthM }) => sum + depthM, 0);
  return [
    {
      widthM: stack.widthM,
      depthM: Math.round(depth * 100) / 100,
      sidesM: null,
      farWidthM: null,
      tapers: null,
      isOwn: true,
      isSum: true,
      isWhole: true,
      // of two there may be a third that was not told
      isApproximate: stack.pieces.length < 3,
      quote: text.slice(stack.start, stack.end).replace(/\s+/g, ' ').slice(0, 160),
    },
  ];
}

/** The levels that the pieces are, where something holds each above the other. */
export function stackedTerraces(text: string): TerracesSaid | null {
  const stack = stackIn(text);
  if (!stack) return null;
  const { start, end } = stack,
    last = text.slice(end - 60, end + 30);
  const isTurned = HOUSE.test(last) && !HOUSE.test(text.slice(Math.max(0, start - 30), start + 60));
  const rises = stack.pieces.slice(1).map(({ riseM, holds }) => ({ riseM, holds }));
  if (rises.some(({ riseM }) => riseM === null)) return null;
  const pieces = isTurned ? stack.pieces.toReversed() : stack.pieces;
  const known = (isTurned ? rises.toReversed() : rises).map(({ riseM }) => riseM!);
  let from = 0;
  const atM = pieces.slice(0, -1).map(({ depthM }) => (from += depthM));
  const unknown = known.indexOf(0);
  return {
    count: pieces.length,
    isWanted: false,
    goes: pieces[0]!.rank < pieces[1]!.rank ? 'up' : 'down',
    holds: rises.some(({ holds }) => holds === 'wall')
      ? 'wall'
      : rises.some(({ holds }) => holds === 'bank')
        ? 'bank'
        : null,
    risesM: unknown < 0 ? known : known.slice(0, unknown),
    firstM: pieces[0]!.depthM,
    atM,
    steps: null,
    quote: text.slice(start, end).replace(/\s+/g, ' ').slice(0, 120),
  };
}
