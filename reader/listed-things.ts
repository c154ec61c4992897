/** Things that the lists know by their names. */
import type { Seen } from './features.ts';

/** The features and plants that the lists know in the words `from` to `to`, each with what it is called there. */
export function listedThings(
  { phrases }: Seen,
  from: number,
  to: number,
): { from: number; to: number; kind: string; concept: string }[] {
  const out: { from: number; to: number; kind: string; concept: string }[] = [];
  for (let i = from; i < to; i++) {
    const found = phrases[i];
    const sense = found?.senses.find(({ kind }) => kind === 'feature' || kind === 'plant');
    if (!found || !sense || out.some((one) => one.from === found.from)) continue;
    out.push({ from: found.from, to: found.to, kind: sense.kind, concept: sense.concept });
  }
  return out;
}
