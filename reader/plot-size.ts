/** The sizes of the plot that its measures make, whose they are being known: two sides said apart, widths at both ends, one part behind another. Metres. */
import type { Mention, SizeSaid } from '#engine/model/reading.ts';
import { MOST_PLOT_M2 } from '#engine/model/plot-limits.ts';
import { type MeasureSaid, measuresIn } from './measures-said.ts';
import { headBefore } from './measure-owners.ts';
import { behindOneAnother, beyondThePart } from './plot-parts.ts';
import { runSize } from './plot-run.ts';
import { stackedSize } from './plot-stack.ts';

/** Figures that were taken for the plot's, and stand right beside a thing while another size is the plot's, are that thing's. */
export function asOwned(text: string, read: readonly Mention[]): Mention[] {
  const measures = measuresIn(text);
  const told = read.filter((m) => !(m.kind === 'measure' && A_POSTCODE.test(m.quote)));
  const mentions = told.some((m) => isPlot(m) && (m.metres?.length ?? 0) > 1)
    ? told
    : told.map((mention) => besideThePlot(mention, measures));
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
      own.every((m) => m.isTight && m.of === 'thing') ||
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
function besideThePlot(mention: Mention, measures: readonly MeasureSaid[]): Mention {
  if (mention.kind !== 'measure' || mention.concept !== 'thing') return mention;
  const own = measures.filter((m) => m.start < mention.end && m.end > mention.start);
  return own.length === 2 && own.every((m) => m.of === 'plot' && m.isTight)
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

/** Of a great plot this part alone is to be designed. */
const MEANT_ALONE =
  /\b(?:just|only|want(?: help| done| designed)?|help with|inside (?:that|it|this))\b[^.;!?\n]*$/i;
/** What is this many times as large is the whole, and a pair of lengths beside it a part. */
const WHOLE_OF_PART = 4;

/** Words of a measure that are no unit. */
const WORDS_BESIDE =
  /\b(?:about|around|roughly|maybe|perhaps|nearly|almost|approx|wide|long|deep|across|and|by|x|width|length|depth|in|of|the|is|or|[a-z]+teen|[a-z]+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

type Open = {
  w: number | null;
  far: number | null;
  d: number | null;
  sides: [number, number] | null;
  isOwn: boolean;
  isApproximate: boolean;
  sentence: number;
  start: number;
  end: number;
};
const opened = (m: MeasureSaid): Open => ({
  w: null,
  far: null,
  d: null,
  sides: null,
  isOwn: false,
  isApproximate: false,
  sentence: m.sentence,
  start: m.start,
  end: m.end,
});

/** A width told by the length: "not quite as wide as it is long", "width about half that". Shares of the length. */
const BY_THE_LENGTH: readonly (readonly [RegExp, number])[] = [
  [/^[^.;]{0,24}\bnot quite as wide\b/i, 0.87],
  [
    /^[^.;]{0,24}\b(?:as wide as (?:it is |it's )?long|(?:about |roughly )?the same (?:across|wide|width)|square)\b/i,
    1,
  ],
  [
    /^[^.;]{0,16}\b(?:(?:width|wide) (?:is |about |maybe |roughly )*half (?:that|of that|it)|(?:about |maybe |roughly )?half (?:that|as) wide|half that (?:across|in width))\b/i,
    0.5,
  ],
];
export const TAPERS =
  /\b(left|right)\b(?:[- ]hand)?(?: (?:boundary|side|fence|wall|one))*[^.;\d]{0,24}\b(?:tapers?|narrows|comes in|angles in|slants|splays|cuts in)\b|\b(?:taper\w*|narrow\w*|slant\w*)(?: in)? (?:on|from|along) the (left|right)\b/i;
export const STRAIGHT =
  /\b(left|right)(?:[- ]hand)?(?: (?:boundary|side|fence|wall|hedge|one))*,? (?:\(?(?:(?:is|runs) )?(?:dead |quite |pretty )?straight\b|(?:is )?[\d.]+ ?\w{0,6},? (?:and )?(?:(?:is|runs) )?(?:dead |quite )?straight\b)/i;
/** Sides of a garden, metres; shorter is a bed, longer a field. */
const LEAST_M = 1.4,
  MOST_M = 300;

/** What was named last in so many characters before is what is measured, in the sentence itself or in that before where "it" is measured. */
const BESIDE = 100;
function leadOf(text: string, start: number): string {
  const lead = text.slice(Math.max(0, start - BESIDE), start),
    own = /[^.;!?\n]*$/.exec(lead)![0];
  return /^ *(?:it|its|it's|that|this|they)\b/i.test(own) ? lead : own;
}
/** A smaller pair is a thing's, m². */
const LEAST_PAIR_M2 = 6;

const isGround = (m: MeasureSaid): boolean =>
  (m.of === 'plot' || m.of === null) &&
  m.axis !== 'h' &&
  m.axis !== 'far' &&
  m.metres >= LEAST_M &&
  m.metres <= MOST_M;

/** Whole ones, in the order told. */
export function plotSizesIn(text: string): SizeSaid[] {
  const measures = measuresIn(text);
  const stacked = stackedSize(text, measures);
  const out: SizeSaid[] = [
    ...(stacked.length ? stacked : runSize(text, measures)),
    ...beyondThePart(text, measures),
    ...behindOneAnother(text, measures),
  ];
  const crossed = measures.filter(
    ({ isAcross, metres }, i) => isAcross && metres * measures[i - 1]!.metres >= LEAST_PAIR_M2,
  );
  const only = crossed.length === 1 ? crossed[0]!.end : null;
  let open: Open | null = null;
  const close = (): void => {
    if (open && (open.sides ?? (open.w !== null && open.d !== null)))
      out.push({
        ...sizeOf(text, open),
        ...(open.sides &&
          !open.isOwn &&
          open.end === only &&
          headBefore(leadOf(text, open.start))?.of !== 'thing' && {
            isOnly: true as const,
          }),
      });
    open = null;
  };
  measures.forEach((m, i) => {
    if (!isGround(m)) return;
    const before = measures[i - 1];
    // "then the long part, sixty foot, and it's only fifteen across" goes on about the part
    if (m.of === null && before?.of === 'part' && before.sentence === m.sentence) return;
    const across =
      measures[i + 1]?.isAcross && isGround(measures[i + 1]!) ? measures[i + 1]! : null;
    if (m.isAcross) return;
    const slot =
      m.axis === 'w'
        ? m.at === 'back'
          ? 'far'
          : 'w'
        : m.axis === 'd' || (m.of === 'plot' && !across)
          ? 'd'
          : null;
    // "19 metres long, it might be 19.5"
    if (
      open &&
      slot &&
      open[slot] !== null &&
      m.sentence === open.sentence &&
      !across &&
      (open.w === null || open.d === null)
    )
      return;
    if (open && (m.sentence > open.sentence + 1 || across || (slot && open[slot] !== null)))
      close();
    open ??= opened(m);
    open.sentence = m.sentence;
    open.isOwn ||= m.of === 'plot';
    open.isApproximate ||= m.isApproximate || across?.isApproximate === true;
    // what fills no side is none of its words
    if (across || slot) open.end = (across ?? m).end;
    if (across) {
      const isDeepFirst = m.axis === 'd' || across.axis === 'w';
      if (m.axis === null && across.axis === null) open.sides = [m.metres, across.metres];
      else [open.w, open.d] = isDeepFirst ? [across.metres, m.metres] : [m.metres, across.metres];
      close();
      return;
    }
    if (slot) open[slot] ??= m.metres;
    if (slot === 'd' && open.w === null) {
      const share = BY_THE_LENGTH.find(([pattern]) => pattern.test(text.slice(m.end, m.end + 60)));
      if (share) {
        open.w = Math.round(m.metres * share[1] * 100) / 100;
        open.isApproximate = true;
      }
    }
  });
  close();
  return out.map((one) => asOurs(text, one));
}

/** "13 m long and 5.1 wide but only the first 9 m is ours", "we only want to do the first 10 m". */
const OURS =
  /\bonly the (?:first|near(?:est)?|front|bottom|lower) (\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|foot|feet) (?:of (?:it|that) )?(?:is|are|belongs? to|'s) (?:ours|mine|us|me)\b|\bonly (?:really )?(?:want(?:ing)?|need|going|plan(?:ning)?) (?:to (?:do|design|change|tackle|touch|work on) )?the (?:first|near(?:est)?|front|top) (\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|foot|feet)\b/i;
const FOOT_M = 0.3048;
function asOurs(text: string, one: SizeSaid): SizeSaid {
  const found = OURS.exec(text);
  if (!found) return one;
  const [length, unit] = [found[1] ?? found[3], (found[2] ?? found[4])!];
  const metres = Number(length) * (/^m/i.test(unit) ? 1 : FOOT_M);
  return one.depthM !== null && one.depthM > metres
    ? {
        ...one,
        depthM: Math.round(metres * 100) / 100,
        isOwn: true,
        isWhole: true as const,
        quote: `${one.quote} … ${found[0]}`,
      }
    : one;
}

const quoteOf = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/\s+/g, ' ');
/** Figures that stand far apart are quoted by their own words. */
const shortened = (quote: string): string =>
  quote.length > MOST_QUOTED
    ? `${/^.{20,48}\b/.exec(quote)?.[0].trim() ?? ''} … ${/\b.{8,36}$/.exec(quote)?.[0] ?? ''}`
    : quote;
const MOST_QUOTED = 110;

function sizeOf(
  text: string,
  { w, far, d, sides, isOwn, isApproximate, start, end }: Open,
): SizeSaid {
  const tapers = far !== null ? TAPERS.exec(text) : null,
    straight = far !== null ? STRAIGHT.exec(text)?.[1]?.toLowerCase() : undefined;
  return {
    widthM: w,
    depthM: d,
    sidesM: sides,
    farWidthM: far,
    tapers: (
      tapers?.[1] ??
      tapers?.[2] ??
      // where one side is straight the other runs in
      (straight === 'left' ? 'right' : straight === 'right' ? 'left' : null)
    )?.toLowerCase() as SizeSaid['tapers'],
    isOwn,
    isSum: false,
    isApproximate,
    quote: far === null ? quoteOf(text, start, end) : shortened(quoteOf(text, start, end)),
  };
}
