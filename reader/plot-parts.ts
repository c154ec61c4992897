/** Plots that are told in parts, one behind the other: as deep together as they are. */
import type { SizeSaid } from '#engine/model/reading.ts';
import type { MeasureSaid } from './measures-said.ts';

/** A shorter part is a step, metres. */
const LEAST_M = 1.4;

/** "16 m from the yard wall to the top fence": the rest, measured from where the part at the house ends. */
const FROM_THE_PART =
  /^ ?(?:or so |about )?from (?:the |our )?(?:(?:back|end|edge) of (?:the |our )?)?(yard|patio|terrace|decking|deck|courtyard|slabs|paving)(?: wall| edge| end)? to (?:the |our )?(?:\w+ )?(?:fence|hedge|wall|boundary|end|bottom|top|back|railway)\b/i;

export function beyondThePart(text: string, measures: readonly MeasureSaid[]): SizeSaid[] {
  for (const rest of measures) {
    const part = FROM_THE_PART.exec(text.slice(rest.end, rest.end + 90))?.[1]?.toLowerCase();
    if (!part || rest.axis === 'h') continue;
    const first = measures.find(
      (m) =>
        m.axis === 'd' &&
        m.metres < rest.metres &&
        Math.abs(m.sentence - rest.sentence) <= 3 &&
        text
          .slice(Math.max(0, m.start - 24), m.end + 20)
          .toLowerCase()
          .includes(part),
    );
    const width = measures.find((m) => m.axis === 'w' && m.sentence === rest.sentence);
    if (!first || !width) continue;
    return [
      {
        widthM: width.metres,
        depthM: Math.round((first.metres + rest.metres) * 100) / 100,
        sidesM: null,
        farWidthM: null,
        tapers: null,
        isOwn: true,
        isSum: true,
        isWhole: true,
        isApproximate: true,
        quote: text.slice(rest.start, width.end).replace(/\s+/g, ' '),
      },
    ];
  }
  return [];
}

/** What lies behind what was told before: "beyond it is lawn, about 12 metres", "another 15 m". */
const BEHIND =
  /\b(?:beyond|behind (?:it|that)|after that|then|followed by|the rest|from there|above (?:it|that)|lower)\b[^.;]*$|\banother[^.;\d]{0,12}$/i;
/** The first of them lies at the house. */
const AT_THE_HOUSE =
  /\b(?:house|kitchen|back door|door|doors|bi-?folds?|extension|conservatory|upper|top)\b/i;
/** So many sentences after the first part the others are told. */
const SOON = 6;
/** Parts of one plot are about as wide as each other. */
const AS_WIDE = 0.2;

/** A part with its sides: which of two lengths is the width where nobody said. */
function sidesOfPart(
  m: MeasureSaid,
  pair: MeasureSaid | null,
  width: number | null,
): { w: number | null; d: number } {
  if (!pair) return m.axis === 'w' ? { w: m.metres, d: 0 } : { w: null, d: m.metres };
  const isTurned =
    m.axis === 'd' || pair.axis === 'w'
      ? true
      : m.axis === 'w' || pair.axis === 'd'
        ? false
        : width !== null
          ? Math.abs(pair.metres - width) < Math.abs(m.metres - width)
          : pair.metres > m.metres;
  return isTurned ? { w: pair.metres, d: m.metres } : { w: m.metres, d: pair.metres };
}

/** Parts of which one lies behind the other: as deep together as they are, and as wide as the widest. */
export function behindOneAnother(text: string, measures: readonly MeasureSaid[]): SizeSaid[] {
  const level = measures.filter((m) => m.axis !== 'h' && m.axis !== 'far' && m.metres >= 1);
  const pairOf = (m: MeasureSaid, at: number): MeasureSaid | null => {
    const next = level[at + 1];
    if (!next || m.isAcross || next.sentence !== m.sentence) return null;
    return next.isAcross || (m.axis !== null && next.axis !== null && next.axis !== m.axis)
      ? next
      : null;
  };
  const from = level.findIndex(
    (m, i) =>
      (m.of === 'part' || (m.of === null && m.axis !== null)) &&
      pairOf(m, i) !== null &&
      AT_THE_HOUSE.test(text.slice(Math.max(0, m.start - 240), m.end + 60)),
  );
  const first = level[from];
  if (!first) return [];
  const pair = pairOf(first, from)!,
    own = sidesOfPart(first, pair, null);
  let width = own.w!,
    depth = own.d,
    end = pair.end,
    count = 0;
  const seen = new Set([first.name]);
  for (let i = from + 2; i < level.length; i++) {
    const m = level[i]!;
    if (m.sentence > first.sentence + SOON) break;
    if (m.isAcross || m.of === 'plot' || m.of === 'thing' || (m.of === 'part' && seen.has(m.name)))
      continue;
    if (m.metres < LEAST_M || !BEHIND.test(text.slice(Math.max(end, m.start - 70), m.start)))
      continue;
    const other = pairOf(m, i),
      part = sidesOfPart(m, other, width);
    if (part.d === 0 || (part.w !== null && Math.abs(part.w - width) > AS_WIDE * width)) continue;
    seen.add(m.name);
    width = Math.max(width, part.w ?? 0);
    depth += part.d;
    end = (other ?? m).end;
    count++;
  }
  if (!count) return [];
  return [
    {
      widthM: width,
      depthM: Math.round(depth * 100) / 100,
      sidesM: null,
      farWidthM: null,
      tapers: null,
      isOwn: false,
      isSum: true,
      isApproximate: true,
      quote: text.slice(first.start, end).replace(/\s+/g, ' ').slice(0, 160),
    },
  ];
}
