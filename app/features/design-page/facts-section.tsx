import type { DesignDetail } from '#contracts/design.ts';
import { describeSource, SOURCE_MARKS } from '#app/lib/fact-source.ts';
import { capital } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from './section.tsx';

/** What the design was made from. */
export function FactsSection({ facts }: { facts: DesignDetail['facts'] }) {
  return (
    <Section id="facts" title="What we understood" lede="The facts this design stands on, and where each came from." isLong>
      <dl className="grid gap-x-12 border-t md:grid-cols-2 md:border-t-0">
        {facts.map((fact) => (
          <div key={fact.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b py-3.5 md:border-t md:border-b-0">
            <dt className="small col-span-2 text-ink-soft">{fact.label}</dt>
            <dd>
              <span className="font-medium">{capital(fact.value)}</span>
              <span className="small block text-ink-soft">{describeSource(fact)}</span>
            </dd>
            <dd>
              <Badge tone={SOURCE_MARKS[fact.source].tone}>{SOURCE_MARKS[fact.source].label}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
