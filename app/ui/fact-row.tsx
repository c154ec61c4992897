import type { BriefFact } from '#contracts/design.ts';
import { describeSource, SOURCE_MARKS } from '#app/lib/fact-source.ts';
import { capital } from '#app/lib/format.ts';
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
        <span className="font-medium">{capital(fact.value)}</span>
        <span className="small block text-ink-soft">{describeSource(fact)}</span>
      </dd>
      <dd>
        <Badge tone={SOURCE_MARKS[fact.source].tone}>{SOURCE_MARKS[fact.source].label}</Badge>
      </dd>
    </div>
  );
}
