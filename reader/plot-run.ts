/** A plot told from the house on, one piece after another: "a terrace 10 m wide and 4 m deep, then a bank …, then a lawn 10 m by 14 m". Metres. */
import type { TerracesSaid } from '#engine/model/ground-said.ts';
import type { SizeSaid } from '#engine/model/reading.ts';
import { sentencesIn } from './clauses.ts';
import type { MeasureSaid } from './measures-said.ts';

/** `riseM`: of a bank that has a depth of its own, or of a wall that has none; `goes`: the way it goes from the house. */
type Piece = {
  widthM: number | null;
  depthM: number;
  riseM: number | null;
  goes: 'up' | 'down';
  holds: 'wall' | 'bank' | null;
};

const THEN =
  /(?:,|;)? (?:and |after that |beyond that )?then (?:there(?:'s| is) |comes |you (?:have|get) |it(?:'s| is) |on to )?/gi;
const GROUND =
  /\b(?:terraces?|patio|deck(?:ing)?|paving|slabs|yard|courtyard|bank|slope|lawn|grass|level|tier|beds?|borders?|gravel|meadow|orchard|veg(?:etable)? (?:patch|plot|garden)|concrete|tarmac|jungle|wilderness|(?:first|next|last|top|bottom|middle|flat|lower|upper) (?:bit|part|piece|section)|drop)\b|\d ?(?:m|ft|feet|foot|met(?:re|er)s?) of (?!fall|drop|rise)\w/i;
/** What holds one piece above the next. */
const A_WALL = /^(?:[^.;]*\b(?:then|a|another|an?) )?(?:\w+ ){0,3}?(?:retaining )?walls?\b/i;
/** Higher is no wall of a garden, metres. */
const MOST_WALL_M = 3;
const BANK = /\b(?:bank|slopes?|drop|incline)\b/i;
const DOWN = /\b(?:drops?|dropping|falls?|falling|down)\b/i;
/** Deeper together than this is no garden of pieces that are paced out. */
const MOST_M = 120;

/** What one clause tells of its piece; null where its depth is not said. */
function pieceIn(clause: string, own: readonly MeasureSaid[]): Piece | null {
  const goes = DOWN.test(clause) ? ('down' as const) : ('up' as const);
  if (A_WALL.test(clause))
    return own.length === 1 && own[0]!.metres <= MOST_WALL_M
      ? { widthM: null, depthM: 0, riseM: own[0]!.metres, goes, holds: 'wall' }
      : null;
  if (!GROUND.test(clause)) return null;
  const across = own.findIndex((m, i) => own[i + 1]?.isAcross === true && m.axis !== 'h');
  const flat = own.filter(({ axis }) => axis !== 'h' && axis !== 'far');
  const pair: readonly [MeasureSaid, MeasureSaid] | null =
    across >= 0
      ? [own[across]!, own[across + 1]!]
      : flat.length === 2
        ? [flat[0]!, flat[1]!]
        : null;
  // two pieces are told in it
  if (flat.length > 2) return null;
  const rise = own.find(({ axis }) => axis === 'h')?.metres ?? null;
  const isBank = BANK.test(clause) && rise !== null;
  const risen = {
    riseM: isBank ? rise : null,
    goes,
    holds: isBank ? ('bank' as const) : null,
  };
  if (pair) {
    const isTurned = pair[0].axis === 'd' || (pair[1].axis === 'w' && pair[0].axis !== 'w');
    const [width, depth] = isTurned ? [pair[1], pair[0]] : pair;
    return { widthM: width.metres, depthM: depth.metres, ...risen };
  }
  return flat.length === 1 && flat[0]!.axis !== 'w'
    ? { widthM: null, depthM: flat[0]!.metres, ...risen }
    : null;
}

type Run = { pieces: Piece[]; widthM: number; quote: string };

/** Null where not every piece has its depth, or none its width. */
function runIn(text: string, measures: readonly MeasureSaid[]): Run | null {
  for (const [at, { text: sentence, start }] of sentencesIn(text).entries()) {
    const ends = [...sentence.matchAll(THEN)];
    if (!ends.length) continue;
    // "in 3 steps" counts them
    const own = measures.filter((m) => m.sentence === at && !/^steps?$/.test(m.name ?? ''));
    const bounds = [0, ...ends.map(({ index }) => index), sentence.length];
    const pieces = bounds.slice(1).map((end, i) => {
      const from = bounds[i]!;
      return pieceIn(
        sentence.slice(from, end),
        own.filter((m) => m.start - start >= from && m.start - start < end),
      );
    });
    const told = pieces.filter((piece) => piece !== null);
    const widths = told.flatMap(({ widthM }) => widthM ?? []);
    const depth = told.reduce((sum, { depthM }) => sum + depthM, 0);
    const isWhole =
      told.length === pieces.length && told.filter(({ depthM }) => depthM > 0).length > 1;
    if (!isWhole || !widths.length || depth > MOST_M) continue;
    return { pieces: told, widthM: Math.max(...widths), quote: sentence.trim().slice(0, 160) };
  }
  return null;
}

/** As deep as its pieces are together, and as wide as the widest. */
export function runSize(text: string, measures: readonly MeasureSaid[]): SizeSaid[] {
  const run = runIn(text, measures);
  return run
    ? [
        {
          widthM: run.widthM,
          depthM: Math.round(run.pieces.reduce((sum, { depthM }) => sum + depthM, 0) * 100) / 100,
          sidesM: null,
          farWidthM: null,
          tapers: null,
          isOwn: true,
          isSum: true,
          isWhole: true,
          isApproximate: false,
          quote: run.quote,
        },
      ]
    : [];
}

/** The levels before and beyond each wall and each bank among the pieces, a bank parted at its middle; null where there is none. */
export function runTerraces(text: string, measures: readonly MeasureSaid[]): TerracesSaid | null {
  const run = runIn(text, measures);
  const rises = run?.pieces.filter(({ riseM }) => riseM !== null) ?? [];
  if (!run || !rises.length) return null;
  let from = 0;
  const atM = run.pieces.flatMap(({ depthM, riseM }) => {
    from += depthM;
    return riseM === null ? [] : [Math.round((from - depthM / 2) * 100) / 100];
  });
  return {
    count: rises.length + 1,
    isWanted: false,
    goes: rises[0]!.goes,
    holds: rises.some(({ holds }) => holds === 'wall') ? 'wall' : 'bank',
    risesM: rises.map(({ riseM }) => riseM!),
    firstM: atM[0]!,
    atM,
    steps: null,
    quote: run.quote,
  };
}
