import { FactRow } from '#app/ui/fact-row.tsx';
import type { StillDesign } from './page-design.ts';
import { Section } from './section.tsx';

/** What the design was made from. */
export function FactsSection({ facts }: { facts: StillDesign['facts'] }) {
  return (
    <Section
      id="facts"
      title="What we understood"
      lede="The facts this design is based on, and where each came from."
      isLong
    >
      <dl className="grid gap-x-12 border-t md:grid-cols-2 md:border-t-0">
        {facts.map((fact) => (
          <FactRow
            key={fact.id}
            fact={fact}
            className="items-start py-3.5 md:border-t md:border-b-0"
            labelClassName="col-span-2"
          />
        ))}
      </dl>
    </Section>
  );
}
