import type { BriefFact } from '#contracts/design.ts';

export const SOURCE_MARKS = {
  entered: { label: 'Entered', tone: 'plain' },
  read: { label: 'Read', tone: 'leaf' },
  assumed: { label: 'Assumed', tone: 'amber' },
} as const;

/** Where a fact came from, as a sentence. A public design never quotes its maker's words. */
export function describeSource(fact: Pick<BriefFact, 'source' | 'detail'>): string {
  if (fact.source === 'entered') return 'Entered in the form';
  if (fact.source === 'assumed') return `Assumed: ${fact.detail}`;
  return fact.detail === 'the description' ? 'Read from the description' : `Read: “${fact.detail}”`;
}
