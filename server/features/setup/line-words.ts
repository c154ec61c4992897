/** What the lines of "Getting ready" share. */
import type { SetupLine } from '#contracts/admin-setup.ts';
import type { SetupFacts } from './facts.ts';

export type Draft = Omit<SetupLine, 'group'>;

export const settings = (section: string) => `/admin/settings?section=${section}`;
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** A section whose first values may well be right: it is done once the owner has saved it. */
export const confirmed = (
  { saved }: SetupFacts,
  line: Omit<Draft, 'state' | 'isNeeded'> & { section: string },
): Draft => {
  const { section, ...rest } = line;
  return { ...rest, state: saved.has(section) ? 'done' : 'sample', isNeeded: true };
};
