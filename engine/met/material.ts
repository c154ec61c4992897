/** Whether a floor is laid in the stone that was named. */
import type { Wish } from '../model/brief.ts';
import type { OnPlan } from '../words/on-plan.ts';

/** What a floor is named by, and the floors that are it. */
const STONES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bporcelain\b/i, 'porcelain', ['porcelain']],
  [/\bsandstone\b|\byork ?stone\b/i, 'sandstone', ['sandstone']],
  [/\bbricks?\b/i, 'brick', ['clay-paver']],
  [/\b(?:setts?|cobbles?)\b/i, 'setts', ['setts']],
  [/\b(?:limestone|slate|granite)\b/i, 'that stone', []],
];
/** True of a word for the stone of a floor. */
export const isStone = (word: string): boolean => STONES.some(([one]) => one.test(word));
/** The floor that was named by its stone, laid in another. */
export function materialShort({ quote, kind }: Wish, found: readonly OnPlan[]): string | null {
  const floors = found.flatMap(({ areas }) => areas).filter(({ kind: of }) => FLOORS.has(of));
  const named = STONES.find(([word]) => word.test(quote));
  if (kind === 'use' || !named || !floors.length) return null;
  return floors.some(({ material }) => named[2].includes(material))
    ? null
    : `It is not laid in ${named[1]} in this design.`;
}
const FLOORS: ReadonlySet<string> = new Set(['terrace', 'seat', 'path']);
