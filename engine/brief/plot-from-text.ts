/** The plot's figure as far as the text alone tells it. */
import type { PlotShape } from '../model/brief.ts';
import type { Measure, Measures, Pair, Subject } from './measures.ts';
import {
  areaOf,
  lShapeOf,
  rectangleOf,
  scaledToArea,
  sidesOf,
  taperOf,
  triangleOf,
  usualProportion,
} from './plot-shape.ts';
import type { PlotWords } from './plot-words.ts';
import { lByWalk, sidesByName } from './plot-sides.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

export type ReadShape = {
  shape: PlotShape | null;
  /** When only some of the figures are there. */
  areaM2: number | null;
  widthM: number | null;
  depthM: number | null;
  quote: string;
  /** Said to the visitor when part of the figure was filled in. */
  note: string | null;
};
const NOTHING: ReadShape = {
  shape: null,
  areaM2: null,
  widthM: null,
  depthM: null,
  quote: '',
  note: null,
};
/** Smaller pairs than this that nothing names are furniture. */
const LEAST_UNNAMED_M2 = 10;
/** A bare "40 x 25" bigger than this in metres is taken as feet. */
const MOST_UNITLESS_M2 = 900;

const feet = (m: Measure): Measure => ({ ...m, metres: m.metres * 0.3048 });

/** In metres: pairs without a unit are metres, or feet when metres would make a park. */
function inMetres(pair: Pair): Pair {
  if (!pair.unitless || pair.a.metres * pair.b.metres <= MOST_UNITLESS_M2) return pair;
  return { ...pair, a: feet(pair.a), b: feet(pair.b) };
}

/** Width and depth of a pair: by its words, then by the text's words, then deeper than wide unless the plot is a small yard. */
export function orient(pair: Pair, words: PlotWords): { width: number; depth: number } {
  const a = pair.a.metres,
    b = pair.b.metres;
  if (pair.a.role === 'width' || pair.b.role === 'depth') return { width: a, depth: b };
  if (pair.a.role === 'depth' || pair.b.role === 'width') return { width: b, depth: a };
  const short = Math.min(a, b),
    long = Math.max(a, b);
  if (words.shallow) return { width: long, depth: short };
  if (words.thin || long / short > 1.9) return { width: short, depth: long };
  return a * b > 60 || (a * b > 45 && long / short > 1.4)
    ? { width: short, depth: long }
    : { width: a, depth: b };
}

const rank: Record<Subject, number> = { plot: 2, unsaid: 1, other: 0 };

/** The pairs that may be the plot's, best first. */
function plotPairs(text: Text, measures: Measures): Pair[] {
  const front = (p: Pair) =>
    text.tokens
      .slice(Math.max(0, p.from - 4), p.from)
      .concat(text.tokens.slice(p.to, p.to + 3))
      .some((t) => t.text === 'front');
  const pairs = measures.pairs.map(inMetres).filter((p) => {
    const m2 = p.a.metres * p.b.metres;
    return p.subject === 'plot' ? m2 > 0 : p.subject === 'unsaid' && m2 >= LEAST_UNNAMED_M2;
  });
  // two gardens measured: the one at the back is the one to design unless only the front is asked for
  const back = pairs.filter((p) => !front(p));
  const order = (back.length ? back : pairs)
    .map((pair, i) => ({ pair, i }))
    .sort((p, q) => rank[q.pair.subject] - rank[p.pair.subject] || p.i - q.i);
  return order.map(({ pair }) => pair);
}

/** Reads the figure. `note` and the assumed parts are for the visitor to put right. */
export function shapeFromText(text: Text, measures: Measures, words: PlotWords): ReadShape {
  const pairs = plotPairs(text, measures);
  const quote = (span: { from: number; to: number }) => quoteOf(text, span.from, span.to);
  const area = bestArea(text, measures);
  const lengths = measures.lengths.filter(
    (l) => l.subject !== 'other' && l.metres >= 1.5 && l.metres < 500,
  );
  const width = lengths.find((l) => l.role === 'width') ?? null;
  const depth = lengths.find((l) => l.role === 'depth') ?? loneLength(text, measures);

  const sides =
    sidesByName(text, measures.amounts) ??
    (words.lShape ? lByWalk(text, measures.amounts, words.lShape.value ?? 'left') : null);
  if (sides) return { ...NOTHING, shape: sides.shape, quote: quote(sides), note: sides.note };
  if (words.lShape && pairs.length) return lFromText(text, measures, pairs, words);
  if (words.taper || words.triangle) {
    const tapered = taperFromText(text, measures, words, pairs[0] ?? null, depth);
    if (tapered) return tapered;
  }
  const best = pairs[0];
  if (best) {
    const { width: w, depth: d } = orient(best, words);
    const told = { ...NOTHING, shape: rectangleOf(w, d), quote: quote(best) };
    if (best.unitless) {
      const inFeet = best !== measures.pairs.find((p) => p.from === best.from);
      told.note = `“${told.quote}” has no unit, so we have read it as ${inFeet ? 'feet' : 'metres'}. Correct it if that is not right.`;
    }
    return told;
  }
  if (width && depth) {
    const from = Math.min(width.from, depth.from),
      to = Math.max(width.to, depth.to);
    const shape = rectangleOf(width.metres, depth.metres);
    const span = { from, to };
    return {
      ...NOTHING,
      shape: words.lShape ? lOfOverall(width.metres, depth.metres, words) : shape,
      quote: to - from < 30 ? quote(span) : quote(width),
    };
  }
  if (area) {
    const m2 = area.m2;
    const sides =
      measures.round && !words.lShape && !words.triangle
        ? sidesOf(m2, measures.round.metres)
        : null;
    if (sides)
      return {
        ...NOTHING,
        shape: words.shallow ? rectangleOf(sides[1], sides[0]) : rectangleOf(sides[0], sides[1]),
        quote: quote(area),
      };
    if (words.lShape)
      return {
        ...NOTHING,
        shape: scaledToArea(lOfOverall(10, 12, words), m2),
        quote: quote(area),
        note: 'You told us the garden is L-shaped and its area; the arms of the L are our guess.',
      };
    if (words.triangle)
      return {
        ...NOTHING,
        shape: scaledToArea(triangleOf(10, 14), m2),
        quote: quote(area),
        note: 'You told us the garden is triangular and its area; the sides are our guess.',
      };
    if (width && m2 / width.metres > 1.5)
      return {
        ...NOTHING,
        shape: rectangleOf(width.metres, m2 / width.metres),
        quote: quote(area),
      };
    if (depth && m2 / depth.metres > 1.5)
      return {
        ...NOTHING,
        shape: rectangleOf(m2 / depth.metres, depth.metres),
        quote: quote(area),
      };
    return { ...NOTHING, areaM2: m2, quote: quote(area) };
  }
  if (width || depth) return fromOneSide(width, depth, words, quote((width ?? depth)!));
  if (measures.round) {
    const p = measures.round.metres,
      ratio = usualProportion((p * p) / 17),
      w = p / (2 * (1 + ratio));
    return {
      ...NOTHING,
      shape: rectangleOf(w, p / 2 - w),
      quote: quote(measures.round),
      note: 'A perimeter alone does not give the sides, so the proportion is our guess.',
    };
  }
  return fromAside(measures, words, quote);
}

/** "a 30 ft garden", "the garden is about 12 metres": a length nobody named runs from the house. */
function loneLength(text: Text, measures: Measures): (Measure & { subject: Subject }) | null {
  const lone = measures.lengths.find(
    (l) => l.role === null && l.subject === 'plot' && l.metres >= 4 && l.metres <= 150,
  );
  if (!lone) return null;
  const next = text.tokens[lone.to]?.text ?? '';
  return /^(?:high|tall|above|below|drop|fence|wall)$/.test(next)
    ? null
    : { ...lone, role: 'depth' };
}

function bestArea(text: Text, measures: Measures): Measures['areas'][number] | null {
  // "half a hectare of paddock, of which 400 m² is to be garden": the part that can be designed
  const plots = measures.areas.filter((a) => a.subject !== 'other');
  const share = plots.slice(1).find(
    (a) =>
      a.m2 < plots[0]!.m2 * 0.8 &&
      /^of (?:it|that|this|them|the)\b/.test(
        text.tokens
          .slice(a.to, a.to + 2)
          .map((t) => t.text)
          .join(' '),
      ),
  );
  if (share) return share;
  if (plots.length > 1 && plots[0]!.m2 > 2500) {
    const part = plots.find((a) => a.m2 >= 12 && a.m2 <= 2500);
    if (part) return part;
  }
  return (
    measures.areas.find((a) => a.subject === 'plot') ??
    measures.areas.find((a) => a.subject === 'unsaid' && a.m2 >= LEAST_UNNAMED_M2) ??
    null
  );
}

/** One side is known: the other is what gardens of the kind have. */
function fromOneSide(
  width: Measure | null,
  depth: Measure | null,
  words: PlotWords,
  quote: string,
): ReadShape {
  const known = (width ?? depth)!.metres;
  let other: number;
  if (width)
    other = words.shallow
      ? known * 0.6
      : words.thin
        ? known * 3
        : known < 5
          ? known * 1.6
          : Math.min(known * 1.6, 40);
  else
    other = words.shallow
      ? known * 1.6
      : words.thin
        ? Math.max(3.5, known / 4)
        : known > 12
          ? Math.max(6, Math.min(12, known / 2.2))
          : known / 1.4;
  other = Math.round(other * 2) / 2;
  const shape = width ? rectangleOf(known, other) : rectangleOf(other, known);
  return {
    ...NOTHING,
    shape,
    widthM: width ? known : null,
    depthM: width ? null : known,
    quote,
    note: `We know only how ${width ? 'wide' : 'long'} the garden is (“${quote}”), so its ${width ? 'depth' : 'width'} of ${other} m is our guess.`,
  };
}

/** Last hope: a pair in an aside after another noun ("garden with a patio, 12 m x 8 m"), or the side return that is the whole garden. */
function fromAside(
  measures: Measures,
  words: PlotWords,
  quote: (span: { from: number; to: number }) => string,
): ReadShape {
  const large = measures.pairs
    .map(inMetres)
    .filter(
      (p) =>
        p.subject !== 'plot' &&
        !p.named &&
        p.a.metres * p.b.metres >= 30 &&
        p.a.metres * p.b.metres <= 2500,
    );
  const best = large.sort((p, q) => q.a.metres * q.b.metres - p.a.metres * p.b.metres)[0];
  const area = measures.areas
    .filter((a) => a.m2 >= 40 && a.m2 <= 2500)
    .sort((p, q) => q.m2 - p.m2)[0];
  if (!best && area) return { ...NOTHING, areaM2: area.m2, quote: quote(area) };
  if (!best) return NOTHING;
  const { width, depth } = orient(best, words);
  return {
    ...NOTHING,
    shape: rectangleOf(width, depth),
    quote: quote(best),
    note:
      large.length === 1
        ? null
        : `We have taken “${quote(best)}” as the size of the garden. Correct it if that is not right.`,
  };
}

function lOfOverall(width: number, depth: number, words: PlotWords): PlotShape {
  return lShapeOf(width, depth, width * 0.5, depth * 0.5, words.lShape?.value ?? 'left');
}

/** An L of two pieces ("10 x 6 behind the house and 4 x 5 round the side"), or of its overall size with arms assumed. */
function lFromText(text: Text, measures: Measures, pairs: Pair[], words: PlotWords): ReadShape {
  const side = words.lShape?.value ?? 'left';
  const pieces = measures.pairs
    .map(inMetres)
    .filter((p) => p.subject !== 'other' || p.part !== null)
    .filter((p) => p.a.metres * p.b.metres >= 4)
    .slice(0, 2);
  if (pieces.length < 2) {
    const { width, depth } = orient(pairs[0]!, words);
    return {
      ...NOTHING,
      shape: lOfOverall(width, depth, words),
      quote: quoteOf(text, pairs[0]!.from, pairs[0]!.to),
      note: 'You told us the garden is L-shaped and its overall size; where it narrows is our guess.',
    };
  }
  const [p, q] = pieces as [Pair, Pair];
  const swap =
    p.part === 'side' && q.part !== 'side'
      ? true
      : p.part !== 'main' && p.a.metres * p.b.metres < q.a.metres * q.b.metres;
  const main = swap ? q : p,
    other = swap ? p : q;
  let { width, depth } = orient(main, words);
  const named = main.a.role !== null || main.b.role !== null;
  // the piece at the house is the broad one unless its sides are named
  if (!named && width < depth && other.part === 'side')
    [width, depth] = [Math.max(width, depth), Math.min(width, depth)];
  const legs = orient(other, words);
  let leg = Math.min(legs.width, legs.depth),
    run = Math.max(legs.width, legs.depth);
  if (other.a.role || other.b.role) {
    leg = legs.width;
    run = legs.depth;
  }
  if (leg >= width) leg = Math.max(1.5, width * 0.6);
  const shape = lShapeOf(width, depth + run, leg, depth, side);
  const from = Math.min(p.from, q.from),
    to = Math.max(p.to, q.to);
  return {
    ...NOTHING,
    shape,
    quote: quoteOf(text, from, to),
    note: words.lShape?.value
      ? null
      : 'The second arm of the L is drawn on the left; tell us “on the right” if it is the other way round.',
  };
}

/** "8 m wide at the house, 5 m at the back, 14 m long", "tapering from 8 m to 5 m over 14 m"; triangles on the house wall. */
function taperFromText(
  text: Text,
  measures: Measures,
  words: PlotWords,
  pair: Pair | null,
  depthRead: Measure | null,
): ReadShape | null {
  const lengths = measures.lengths.filter((l) => l.subject !== 'other' && l.metres >= 1);
  // up to the next figure: what follows that belongs to it
  const said = (l: Measure) =>
    text.tokens
      .slice(l.to, l.to + 6)
      .map((t) => (t.kind === 'number' ? '#' : t.text))
      .join(' ')
      .split('#')[0]!;
  const before = (l: Measure) =>
    text.tokens
      .slice(Math.max(0, l.from - 4), l.from)
      .map((t) => t.text)
      .join(' ');
  const first = lengths[0],
    last = lengths.at(-1);
  const quote =
    first && last
      ? quoteOf(
          text,
          Math.min(first.from, pair?.from ?? Infinity),
          Math.max(last.to, pair?.to ?? 0),
        )
      : pair
        ? quoteOf(text, pair.from, pair.to)
        : '';
  if (words.triangle) {
    const wide = pair
      ? orient(pair, words).width
      : ((
          lengths.find((l) =>
            /^(?:against|along|at|by|on) the (?:house|back of the house)/.test(said(l)),
          ) ?? lengths.find((l) => l.role === 'width')
        )?.metres ?? null);
    const deep = pair
      ? orient(pair, words).depth
      : ((
          lengths.find((l) =>
            /^(?:to|at|towards) the (?:point|tip|far|end|corner)/.test(said(l)),
          ) ?? depthRead
        )?.metres ?? null);
    if (wide === null && deep === null) return null;
    const w = wide ?? deep! * 0.8,
      d = deep ?? wide! * 1.3;
    return {
      ...NOTHING,
      shape: triangleOf(w, d),
      quote,
      note: wide === null || deep === null ? 'One side of the triangle is our guess.' : null,
    };
  }
  const depth = pair
    ? orient(pair, words).depth
    : depthRead?.role === 'depth' && depthRead
      ? depthRead.metres
      : null;
  const spans = lengths.filter((l) => l.role !== 'depth');
  let near =
    spans.find((l) =>
      /\b(?:at|by|near|nearest|against|along) (?:the |our )?(?:house|front|patio|back door|top)\b/.test(
        said(l),
      ),
    )?.metres ?? null;
  let far =
    spans.find(
      (l) =>
        near !== l.metres &&
        /\b(?:at|by|towards|near) (?:the )?(?:back|end|far|bottom|rear)\b/.test(said(l)),
    )?.metres ?? null;
  far ??=
    spans.find((l) => /\bto (?:about |only |just |around |roughly )?$/.test(`${before(l)} `))
      ?.metres ?? null;
  near ??= spans.find((l) => l.metres !== far)?.metres ?? (pair ? orient(pair, words).width : null);
  if (near === null || far === null || near === far) return null;
  const long = depth ?? Math.round(usualProportion(near * near * 1.4) * ((near + far) / 2) * 2) / 2;
  const shape = taperOf(near, far, long);
  return areaOf(shape) > 0
    ? {
        ...NOTHING,
        shape,
        quote,
        note:
          depth === null
            ? `We know how the garden narrows but not how long it is; ${long} m is our guess.`
            : null,
      }
    : null;
}
