/** Ground along an edge on which nothing may be built: an easement, somebody's right of way, a sewer and its strip. */
import type { StripSaid } from '#engine/model/reading.ts';
import { figuresOf } from './figures.ts';

const LENGTH = String.raw`\b(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|eight|ten|a|a couple of) ?(?:m\b|metres?|meters?|ft\b|feet|foot|yards?)`;
const RIGHT =
  /\b(?:easements?|wayleaves?|sewers?|water main|gas main|pipeline|access strip|right of way|no[- ]build)\b/gi;
const FORBIDS =
  /\b(?:can'?t|cannot|can not|not|nothing|mustn'?t|must not|no|may not|isn'?t allowed|don'?t own)\b[^.]{0,40}\b(?:build|built|buildings?|dig|plant|planted|roots?|structures?|ours|touch)\b|\bnot ours\b/i;
/** "The last 1.9 metres is not ours". */
const LAST = new RegExp(String.raw`\b(?:last|far|end|bottom|back|rear) (${LENGTH})`, 'i');
/** Characters to each side in which the depth stands. */
const NEAR = 60;

const SIDES: readonly (readonly [RegExp, StripSaid['side']])[] = [
  [/\b(?:back|rear|bottom|end|last|far|behind)\b/i, 'back'],
  [/\bleft\b/i, 'left'],
  [/\bright\b(?! of way)/i, 'right'],
];

/** Null where none is told of. Depth in metres. */
export function stripIn(text: string): StripSaid | null {
  const sentences = text.split(/(?<=[.!?\n])\s+/);
  for (const [i, sentence] of sentences.entries()) {
    const plain = sentence.replace(/[’‘]/g, "'");
    const rights = [...plain.matchAll(RIGHT)],
      right = rights[0];
    const last = LAST.exec(plain);
    const around = `${plain} ${(sentences[i + 1] ?? '').replace(/[’‘]/g, "'")}`;
    if (!right && !(last && FORBIDS.test(around))) continue;
    if (right && !FORBIDS.test(around) && !/easement|wayleave|no[- ]build/i.test(plain)) continue;
    const near = plain.slice(
      Math.max(0, (right?.index ?? 0) - NEAR),
      (rights.at(-1)?.index ?? 0) + 12 + NEAR,
    );
    const length = last?.[1] ?? new RegExp(LENGTH, 'i').exec(near)?.[0];
    const metres = length ? figuresOf(length).metres[0] : undefined;
    if (metres === undefined || metres < 0.3 || metres > 30) continue;
    const side =
      SIDES.find(([pattern]) => pattern.test(plain))?.[1] ??
      SIDES.find(([pattern]) => pattern.test(sentences[i - 1] ?? ''))?.[1] ??
      'back';
    return {
      side,
      metres,
      quote: (right ? near : sentence).trim().slice(0, 120),
    };
  }
  return null;
}
