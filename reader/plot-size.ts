/** The sizes of the plot that its measures make, whose they are being known: two sides said apart, widths at both ends, one part behind another. Metres. */
import { FOOT_M } from '#engine/model/feet.ts';
import type { SizeSaid } from '#engine/model/reading.ts';
import { type MeasureSaid, measuresIn } from './measures-said.ts';
import { headBefore } from './measure-owners.ts';
import { behindOneAnother, beyondThePart } from './plot-parts.ts';
import { runSize } from './plot-run.ts';
import { stackedSize } from './plot-stack.ts';

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
  return out.map((one) => asCalled(text, asOurs(text, one)));
}

/** "95 ft long but the last 20 ft of that is the garage, so call it 75". */
const CALL_IT =
  /\blast (?:\w+ )?(\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|foot|feet)\b[^.;]{0,120}?\b(?:so )?call it (?:about )?(\d+(?:\.\d+)?)\b/i;
function asCalled(text: string, one: SizeSaid): SizeSaid {
  const found = CALL_IT.exec(text);
  if (!found || one.depthM === null) return one;
  const unit = /^m/i.test(found[2]!) ? 1 : FOOT_M,
    [last, called] = [Number(found[1]) * unit, Number(found[3]) * unit];
  return Math.abs(one.depthM - last - called) > 0.1 * one.depthM
    ? one
    : {
        ...one,
        depthM: Math.round(called * 100) / 100,
        isOwn: true,
        isWhole: true as const,
        quote: `${one.quote} … ${found[0].slice(-MOST_QUOTED)}`,
      };
}

/** "13 m long and 5.1 wide but only the first 9 m is ours", "we only want to do the first 10 m". */
const OURS =
  /\bonly the (?:first|near(?:est)?|front|bottom|lower) (\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|foot|feet) (?:of (?:it|that) )?(?:is|are|belongs? to|'s) (?:ours|mine|us|me)\b|\bonly (?:(?:really )?(?:want(?:ing)?|need|going|plan(?:ning)?) (?:to (?:do|design|change|tackle|touch|work on) )?)?the (?:first|near(?:est)?|front|top) (\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|foot|feet)\b/i;
function asOurs(text: string, one: SizeSaid): SizeSaid {
  const found = OURS.exec(text);
  if (!found) return one;
  const [length, unit] = [found[1] ?? found[3], (found[2] ?? found[4])!];
  const metres = Number(length) * (/^m/i.test(unit) ? 1 : FOOT_M);
  // of two sides of which nobody said more it is the longer that is cut
  const [short, long] = one.sidesM ? [Math.min(...one.sidesM), Math.max(...one.sidesM)] : [0, 0];
  if (one.depthM === null && long > metres && short <= metres)
    return asOurs(text, { ...one, widthM: short, depthM: long, sidesM: null });
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
