/** Sentences of a description, with straight quotes, as the readers of the ground go through them. */

export type Clause = { text: string; start: number };

/** Split at full stops and lines, not in "1.6 m" or "no. 8". */
export function sentencesIn(text: string): Clause[] {
  const plain = text.replace(/[’‘]/g, "'");
  const out: Clause[] = [];
  let start = 0;
  for (const match of plain.matchAll(/(?<!\b(?:no|approx|ft|in|ca|c))[.!?]+(?=\s|$)|\n+/gi)) {
    const end = match.index + match[0].length;
    out.push({ text: plain.slice(start, end), start });
    start = end;
  }
  if (start < plain.length) out.push({ text: plain.slice(start), start });
  return out
    .map(({ text: own, start: at }) => ({
      text: own.trim(),
      start: at + own.length - own.trimStart().length,
    }))
    .filter((one) => one.text.length > 0);
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** A length as it is written, for patterns. */
export const LENGTH = String.raw`(?:${NUMBER}|a|half a|one|two|three|four|five|six) ?(?:mm|cm|m|mtrs?|metres?|meters?|ft|foot|feet|inch(?:es)?|['"])(?![a-z])(?: \d{1,2} ?(?:in(?:ch(?:es)?)?|")?(?![a-z]))?(?: and a half)?`;
