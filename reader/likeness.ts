/** A plot's size likened to what everybody knows: "half a tennis court", "six fence panels wide". */
import type { LikenessSaid } from '#engine/model/ground-said.ts';
import { NUMBER_WORDS } from '#engine/model/number-words.ts';

/** Square metres of each; of one thing, or of one for each that is counted. */
const AREAS: readonly (readonly [RegExp, number])[] = [
  [/tennis courts?/, 261],
  [/badminton courts?/, 82],
  [/squash courts?/, 62],
  [/netball courts?/, 465],
  [/double garages?/, 30],
  [/(?:single )?garages?/, 15],
  [/(?:car )?parking (?:spaces?|bays?)/, 11.5],
  [/allotments?/, 250],
  [/double beds?/, 2.7],
  [/single beds?/, 1.8],
  [/(?:small )?living rooms?/, 20],
  [/snooker tables?/, 6.6],
];
/** Metres of each. */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/cricket pitch(?:es)?/, 20.1],
  [/(?:double[- ]decker )?bus(?:es)?/, 11],
  [/(?:fence )?panels?/, 1.83],
];
const COUNT = String.raw`\d{1,2}(?:\.\d)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half a|half an|a quarter of a|a third of a|one and a half|one and a bit`;
const LIKE = String.raw`(?:size of|big as|bigger than|smaller than|large as|larger than|footprint of|area of|about|roughly|maybe|say|around|like)`;
/** What stands or is wished for is no measure. */
const A_THING =
  /\b(?:want|wants|like a|would like|need|enough for|for a|room for|stays?|keep|our|the old|lawn|there'?s|has|have|build)\s+(?:\w+\s+){0,2}$/i;

const numberOf = (words: string): number => {
  const word = words.toLowerCase();
  if (word.startsWith('half')) return 0.5;
  if (/quarter/.test(word)) return 0.25;
  if (/third/.test(word)) return 1 / 3;
  if (word.startsWith('one and a')) return 1.5;
  if (/^an?$/.test(word)) return 1;
  return NUMBER_WORDS[word] ?? Number(word);
};

function lengthIn(text: string, which: string): { metres: number; quote: string } | null {
  for (const [pattern, metres] of LENGTHS) {
    const found = new RegExp(
      String.raw`\b(${COUNT}) (?:and a (?:half|bit) )?(?:${pattern.source})(?:'s? length| lengths?)?,? (?:or so )?(?:${which})\b`,
      'i',
    ).exec(text);
    const count = found && numberOf(found[1]!);
    if (found && count && count > 0)
      return { metres: Math.round(count * metres * 10) / 10, quote: found[0] };
  }
  return null;
}

/** Null where no size is likened to anything. */
export function likenessIn(raw: string): LikenessSaid | null {
  const text = raw.replace(/[’‘]/g, "'");
  const width = lengthIn(text, 'wide|across|in width'),
    depth = lengthIn(text, 'long|deep|in length|back');
  if (width || depth)
    return {
      areaM2: null,
      widthM: width?.metres ?? null,
      depthM: depth?.metres ?? null,
      quote: [width?.quote, depth?.quote].filter(Boolean).join(' … '),
    };
  for (const [pattern, m2] of AREAS) {
    const found = new RegExp(
      String.raw`(?:\b${LIKE} )?(?:the size of )?\b(${COUNT}) (?:${pattern.source})\b`,
      'i',
    ).exec(text);
    if (!found) continue;
    const isLikened =
      new RegExp(String.raw`\b${LIKE}\b|half|quarter|third`, 'i').test(found[0]) ||
      /\b(?:how big|size|big)\b[^.]{0,40}$/i.test(
        text.slice(Math.max(0, found.index - 50), found.index),
      );
    if (!isLikened || A_THING.test(text.slice(Math.max(0, found.index - 30), found.index)))
      continue;
    // "a bed the size of a double garage" is no garden
    if (
      /\b(?:shed|studio|pond|patio|bed|tree|dahlias?|hydrangea|area|room|garage|bush|building)\b[^.;]{0,16}$/i.test(
        text.slice(Math.max(0, found.index - 36), found.index),
      )
    )
      continue;
    return {
      areaM2: Math.round(numberOf(found[1]!) * m2),
      widthM: null,
      depthM: null,
      quote: found[0].trim(),
    };
  }
  return null;
}
