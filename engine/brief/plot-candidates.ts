/** The plot's size as the words give it: every figure that may be the plot's, most trusted first. */
import type { Mention, Reading, SizeSaid } from '../model/reading.ts';
import { isHere, isSure } from '../reading/things.ts';

export type Candidate = {
  /** Along the house and away from it, metres; one is null where only the other was said. */
  widthM: number | null;
  depthM: number | null;
  /** Two lengths of which nobody said which is the width. */
  sidesM: [number, number] | null;
  areaM2: number | null;
  /** Width at the far end, of a plot that narrows. */
  farWidthM: number | null;
  /** The side that runs in, where one alone does. */
  tapers?: 'left' | 'right' | null;
  /** All of it, where a length of the rest alone was told beside it. */
  isWhole?: true;
  /** Of parts that were added. */
  isSum?: boolean;
  quote: string;
  isApproximate: boolean;
};

const isPlot = ({ kind, concept }: Mention): boolean => kind === 'measure' && concept === 'plot';
/** An acre that was guessed says less than what was measured. */
const trust = (c: Candidate): number =>
  (c.widthM !== null && c.depthM !== null ? 4 : c.sidesM ? 3.5 : c.areaM2 !== null ? 3 : 1) -
  (c.isApproximate ? 0.4 : 0);

/** A single length under this is a drop, a gap or a step, and no side of a garden, metres. */
const LEAST_SIDE_M = 2.5;

/** A size belongs to what stands within so many characters of it. */
const BESIDE = 30;

/** Lengths, metres, of which one multiplied by the other comes this near to an area, as a share of it. */
const SAME_AREA = 0.03;

/** Two lengths of the words that make the area of the form: its sides, whatever they were read as. */
export function sidesOfArea({ mentions }: Reading, areaM2: number): Candidate | null {
  const lengths = mentions.flatMap((m) =>
    m.kind === 'measure' && isHere(m) ? (m.metres ?? []).map((metres) => ({ m, metres })) : [],
  );
  for (const [i, a] of lengths.entries())
    for (const b of lengths.slice(i + 1)) {
      if (Math.abs(a.metres * b.metres - areaM2) > areaM2 * SAME_AREA) continue;
      const isDepthFirst = a.m.sides === 'd' || a.m.sides === 'dw' || b.m.sides === 'w';
      const isSaid = isDepthFirst || a.m.sides !== null || b.m.sides !== null || a.m !== b.m;
      const [widthM, depthM] = isDepthFirst ? [b.metres, a.metres] : [a.metres, b.metres];
      return {
        widthM: isSaid ? widthM : null,
        depthM: isSaid ? depthM : null,
        sidesM: isSaid ? null : [widthM, depthM],
        areaM2: null,
        farWidthM: null,
        quote: a.m === b.m ? a.m.quote : `${a.m.quote} … ${b.m.quote}`,
        isApproximate: false,
      };
    }
  return null;
}

/** Two widths and a length that make the area of the form: a plot that widens or narrows, whatever the widths were read as. */
export function taperOfArea({ mentions }: Reading, areaM2: number): Candidate | null {
  const sizes = mentions.filter((m) => isPlot(m) && isHere(m));
  for (const widths of sizes) {
    const [near, far] = widths.metres ?? [];
    if (far === undefined || near === far || widths.sides !== null) continue;
    for (const length of sizes) {
      const [depthM, more] = length.metres ?? [];
      if (depthM === undefined || more !== undefined) continue;
      if (Math.abs(((near! + far) / 2) * depthM - areaM2) > areaM2 * SAME_AREA) continue;
      return {
        widthM: near!,
        depthM,
        sidesM: null,
        areaM2: null,
        farWidthM: far,
        quote: `${widths.quote} … ${length.quote}`,
        isApproximate: false,
      };
    }
  }
  return null;
}

/** "12.4 deep on the long side, 11 on the short one": one depth between the two. */
const LONG_AND_SHORT = /\blong\w* (?:side|one)\b.*\bshort|\bshort\w* (?:side|one)\b.*\blong/i;

/** "7 or 8 foot" is one length about, and "100 foot, it was 100 foot" one said twice; "20 ft each way" is two sides. */
function isOneLength({ sides, quote, metres }: Mention): boolean {
  const [a, b] = metres ?? [];
  if (b !== undefined && LONG_AND_SHORT.test(quote)) return true;
  if (sides !== null || b === undefined) return false;
  const isTwice = a === b && (quote.match(/\d+(?:\.\d+)?/g) ?? []).length > 1;
  return /\d\D*\b(?:or|to)\b\D*\d/.test(quote) || (isTwice && !/\bby\b|[x×*]/i.test(quote));
}

/** Lengths said apart ("9 m wide … 22 m down to the railway") are put together. */
export function plotCandidates({ mentions }: Reading): Candidate[] {
  const sure = candidatesOf(mentions.filter(isSure));
  if (sure.length) return sure;
  // Two lengths that may be the plot's are better than two that nobody said, and so is the length of a side that was named.
  const unsure = candidatesOf(mentions.filter((m) => m.metres?.length === 2));
  if (unsure.length) return unsure;
  const sides = mentions.filter((m) => m.concept === 'distance' && m.sides !== null && isSure(m));
  const others = sides.length ? sides : sizesOfPlaces(mentions);
  return candidatesOf(others.map((m) => ({ ...m, concept: 'plot' })));
}

/** "A roof terrace 2.5 by 3 m": the sizes that stand beside a place and no nearer to a thing. */
function sizesOfPlaces(mentions: readonly Mention[]): Mention[] {
  const apart = (a: Mention, b: Mention) => Math.max(a.start - b.end, b.start - a.end, 0);
  return mentions.filter((m) => {
    if (m.kind !== 'measure' || m.concept !== 'thing' || m.metres?.length !== 2) return false;
    const [nearest] = mentions
      .filter((other) => other.kind === 'place' || other.kind === 'feature')
      .sort((a, b) => apart(a, m) - apart(b, m));
    return nearest?.kind === 'place' && apart(nearest, m) <= BESIDE;
  });
}

function candidatesOf(mentions: readonly Mention[]): Candidate[] {
  const out: Candidate[] = [];
  let open: Candidate | null = null;
  for (const m of mentions) {
    if (!isPlot(m) || !isHere(m)) continue;
    const base = {
      widthM: null,
      depthM: null,
      sidesM: null,
      areaM2: m.areaM2,
      farWidthM: m.taperTo,
      quote: m.quote,
      isApproximate: m.isApproximate,
    };
    const [first, second] = m.metres ?? [];
    const isOne = isOneLength(m);
    const a = isOne ? (first! + second!) / 2 : first,
      b = isOne ? undefined : second;
    if (a !== undefined && b !== undefined) {
      if (m.sides === 'wd') out.push({ ...base, widthM: a, depthM: b });
      else if (m.sides === 'dw') out.push({ ...base, widthM: b, depthM: a });
      else out.push({ ...base, sidesM: [a, b] });
      continue;
    }
    if (a !== undefined && a < LEAST_SIDE_M) continue;
    if (a === undefined) {
      if (m.areaM2 !== null) out.push(base);
      continue;
    }
    const side: Pick<Candidate, 'widthM' | 'depthM'> =
      m.sides === 'w'
        ? { widthM: a, depthM: null }
        : m.sides === 'd' || m.sides === 'dw'
          ? { widthM: null, depthM: a }
          : open?.widthM != null
            ? { widthM: null, depthM: a }
            : open?.depthM != null
              ? { widthM: a, depthM: null }
              : { widthM: null, depthM: a };
    if (
      open &&
      ((open.widthM === null && side.widthM !== null) ||
        (open.depthM === null && side.depthM !== null))
    ) {
      open.widthM ??= side.widthM;
      open.depthM ??= side.depthM;
      open.farWidthM ??= m.taperTo;
      open.quote = `${open.quote} … ${m.quote}`;
      open.isApproximate ||= m.isApproximate;
      open = null;
      continue;
    }
    open = { ...base, ...side };
    out.push(open);
  }
  return out
    .map((candidate, i) => ({ candidate, i }))
    .sort((a, b) => trust(b.candidate) - trust(a.candidate) || a.i - b.i)
    .map(({ candidate }) => candidate);
}

/** What the grammar of the words makes of their measures, the most trusted first: whose they are is known of these. */
export function toldSizes({ sizes = [] }: Reading): Candidate[] {
  const trusted = (size: SizeSaid): number =>
    (size.farWidthM !== null ? 2 : 0) + (size.isOwn ? 2 : 0) + (size.sidesM ? 0 : 1);
  return sizes
    .filter((size) => size.isOwn || size.sidesM === null)
    .toSorted((a, b) => trusted(b) - trusted(a))
    .map((size) => ({ ...size, areaM2: null }));
}

/** Square metres of a candidate, or null where one length alone is known. */
export function areaOfCandidate({
  widthM,
  depthM,
  sidesM,
  areaM2,
  farWidthM,
}: Candidate): number | null {
  if (widthM !== null && depthM !== null) return ((widthM + (farWidthM ?? widthM)) / 2) * depthM;
  if (sidesM) return sidesM[0] * sidesM[1];
  return areaM2;
}
