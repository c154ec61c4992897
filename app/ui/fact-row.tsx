import type { BriefFact } from '#contracts/design.ts';
import { capitalise } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';

/** One thing understood, with where it came from: a row of a definition list; `className` lays it out. */
export function FactRow({
  fact,
  className,
  labelClassName = '',
}: {
  fact: Omit<BriefFact, 'correction'>;
  className: string;
  labelClassName?: string;
}) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b ${className}`}>
      <dt className={`small text-ink-soft ${labelClassName}`}>{fact.label}</dt>
      <dd>
        <span className="font-medium">{capitalise(fact.value)}</span>
        <span className="small block text-ink-soft">{describeSource(fact)}</span>
      </dd>
      <dd>
        <Badge tone={SOURCE_MARKS[fact.source].tone}>{SOURCE_MARKS[fact.source].label}</Badge>
      </dd>
    </div>
  );
}

const SOURCE_MARKS = {
  entered: { label: 'Entered', tone: 'plain' },
  read: { label: 'Read', tone: 'leaf' },
  assumed: { label: 'Assumed', tone: 'amber' },
} as const;

/** Where a fact came from, as a sentence. A public design never quotes its maker's words. */
function describeSource(fact: Pick<BriefFact, 'source' | 'detail'>): string {
  if (fact.source === 'entered') return 'Entered in the form';
  if (fact.source === 'assumed') return `Assumed: ${fact.detail}`;
  return fact.detail === 'the description' ? 'Read from the description' : `Read: “${fact.detail}”`;
}
