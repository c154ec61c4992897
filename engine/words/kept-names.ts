/** Things that stay, as sentences and lists call them: of one name together, with their number. */
import { plural } from './title.ts';

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];

/** "the two oaks", "the shed" of things in the visitor's own words. */
export function keptNames(things: readonly { name: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of things) {
    const own = name.replace(/^(?:the|our|my|an?) /i, '');
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) =>
    n > 1 ? `the ${NUMBERS[n] ?? String(n)} ${plural(name)}` : `the ${name}`,
  );
}
