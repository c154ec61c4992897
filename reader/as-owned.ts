/** Whose a figure is, of those that the network took for the plot's. */
import { MOST_PLOT_M2 } from '#engine/model/plot-limits.ts';
import type { Mention } from '#engine/model/reading.ts';
import { type MeasureSaid, measuresIn } from './measures-said.ts';

/** Figures that were taken for the plot's, and stand right beside a thing while another size is the plot's, are that thing's. */
export function asOwned(text: string, read: readonly Mention[]): Mention[] {
  const measures = measuresIn(text);
  const told = read.filter((m) => !(m.kind === 'measure' && A_POSTCODE.test(m.quote)));
  const mentions = told.some((m) => isPlot(m) && (m.metres?.length ?? 0) > 1)
    ? told
    : told.map((mention) => besideThePlot(text, mention, measures));
  const all = mentions.filter(isPlot);
  if (!all.length) return mentions;
  return mentions.map((mention) => {
    if (!isPlot(mention)) return mention;
    if (mention.metres && isInPanels(text, mention))
      return { ...mention, metres: mention.metres.map((count) => count * PANEL_M) };
    const own = measures.filter((m) => m.start < mention.end && m.end > mention.start);
    if (!own.length) return mention;
    // "thirty one of my steps long and about fourteen across" is all in steps
    if (
      mention.metres?.length === own.length &&
      !/[a-z]|['"]/i.test(mention.quote.replace(WORDS_BESIDE, '')) &&
      own.some((m, i) => Math.abs(m.metres - mention.metres![i]!) > 0.05 * m.metres)
    )
      return { ...mention, metres: own.map((m) => m.metres) };
    const ranged = ofRanges(mention, own);
    if (ranged) return ranged;
    // the only size of the plot stays its own
    if (all.length < 2) return mention;
    if (own.every((m) => m.axis === 'h')) return { ...mention, concept: 'level' };
    // of half an acre, "a walled bit about 12 m by 15 m" is a part; of more than one plan holds it is what can be drawn
    const m2 = (mention.metres?.[0] ?? 0) * (mention.metres?.[1] ?? 0);
    if (
      m2 > 0 &&
      own.every((m) => m.of !== 'plot') &&
      !MEANT_ALONE.test(text.slice(Math.max(0, mention.start - BESIDE), mention.start)) &&
      all.some(({ areaM2 }) => (areaM2 ?? 0) > m2 * WHOLE_OF_PART && areaM2! <= MOST_PLOT_M2)
    )
      return { ...mention, concept: 'thing' };
    const isOfThing =
      (own.some(({ isTight }) => isTight) && own.every((m) => m.of === 'thing')) ||
      // "a triangle, 14 m along the house and 17 m down each side; the patio is 4 m by 14 m"
      (own.every((m) => m.of === 'part' && GROUND_WITHIN.test(m.name ?? '')) &&
        all.some(
          (other) =>
            other.metres?.length === 2 &&
            measures.some((m) => m.of === 'plot' && m.start < other.end && m.end > other.start),
        ));
    return isOfThing ? { ...mention, concept: 'thing' } : mention;
  });
}
const isPlot = (m: Mention): boolean => m.kind === 'measure' && m.concept === 'plot';
/** "Flat roof terrace 6 x 4, se16". */
const A_POSTCODE = /^[a-z]{1,2}\d{1,2}[a-z]?$/i;
const GROUND_WITHIN = /^(?:patio|terrace|deck|decking|lawn)s?$/;

/** "Roof terrace 6 x 4": two lengths right beside a word for the plot are its own, and in metres, though sheds of that size are sold in feet. */
function besideThePlot(text: string, mention: Mention, measures: readonly MeasureSaid[]): Mention {
  if (mention.kind !== 'measure' || !/^(?:thing|plotpart)$/.test(mention.concept)) return mention;
  // the only size that is told, and of nothing else: "Reigate, about 50 ft square"
  if (mention.concept === 'plotpart')
    return mention.metres?.length === 2 && /\bsquare\b/i.test(mention.quote)
      ? { ...mention, concept: 'plot' }
      : mention;
  const own = measures.filter((m) => m.start < mention.end && m.end > mention.start);
  const isOwn =
    own.every((m) => m.of === 'plot' && m.isTight) ||
    // "3m x 5m concrete yard"
    /^ ?(?:[a-z]+ ){0,2}(?:yard|courtyard|garden|balcony)\b/i.test(text.slice(mention.end));
  return own.length === 2 && isOwn
    ? { ...mention, concept: 'plot', metres: own.map(({ metres }) => metres) }
    : mention;
}

/** A fence panel is six feet wide. */
const PANEL_M = 1.829;
/** "I've counted fence panels, five across the back and nine down the side". */
const isInPanels = (text: string, { start, quote }: Mention): boolean =>
  !UNIT.test(quote) &&
  /\bpanels?\b(?![^.!?\n]*\d ?(?:m|ft|feet|foot|metres?)\b)[^.!?\n]*$/i.test(
    text.slice(Math.max(0, start - 100), start),
  );
const UNIT =
  /\b(?:m|ft|feet|foot|metres?|meters?|yards?|paces?|steps?|strides?)\b|\d ?(?:m|ft)\b|['"]/i;

/** "6 m wide and maybe 9 or 10 long" is two sides, of which one is about: null where the figures are as many as the sides. */
function ofRanges(mention: Mention, own: readonly MeasureSaid[]): Mention | null {
  const isSaid = own.every(({ axis, at }) => (axis === 'w' || axis === 'd') && at === null);
  if (!isSaid || own.length > 2 || mention.taperTo !== null || !/\bor\b/i.test(mention.quote))
    return null;
  const [a, b] = own;
  if (b && a!.axis === b.axis) return null;
  return {
    ...mention,
    metres: own.map(({ metres }) => metres),
    sides: b ? (a!.axis === 'w' ? 'wd' : 'dw') : (a!.axis as 'w' | 'd'),
    isApproximate: true,
  };
}

/** Words that single a part out stand within so many characters before its figures. */
const BESIDE = 100;
/** Of a great plot this part alone is to be designed. */
const MEANT_ALONE =
  /\b(?:just|only|want(?: help| done| designed)?|help with|inside (?:that|it|this))\b[^.;!?\n]*$/i;
/** What is this many times as large is the whole, and a pair of lengths beside it a part. */
const WHOLE_OF_PART = 4;

/** Words of a measure that are no unit. */
const WORDS_BESIDE =
  /\b(?:about|around|roughly|maybe|perhaps|nearly|almost|approx|wide|long|deep|across|and|by|x|width|length|depth|in|of|the|is|or|[a-z]+teen|[a-z]+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;
