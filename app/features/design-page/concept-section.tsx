import { countOf, decimal, percent, squareMetres, wholeNumber } from '#engine/model/format.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { PageDesign } from './page-design.ts';
import { Section } from './section.tsx';

const OPENING_LENGTH = 160;

/** The first sentences, large, and what follows. */
export function splitOpening(text: string): [opening: string, rest: string] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let opening = sentences[0] ?? '';
  let used = 1;
  while (
    used < sentences.length &&
    opening.length + (sentences[used]?.length ?? 0) < OPENING_LENGTH
  ) {
    opening += ` ${sentences[used]}`;
    used += 1;
  }
  return [opening, sentences.slice(used).join(' ')];
}

/** The idea in words, and the figures that matter most beside it. */
export function ConceptSection({ design }: { design: PageDesign }) {
  const { figures } = design;
  const [opening, rest] = splitOpening(design.concept);
  const rows = [
    ['Plot', squareMetres(figures.plotM2)],
    ['Terrace', squareMetres(figures.terraceM2)],
    ['Lawn', figures.lawnM2 > 0 ? squareMetres(figures.lawnM2) : 'None'],
    ['Planting', squareMetres(figures.plantingM2)],
    ['Water', figures.waterM2 > 0 ? squareMetres(figures.waterM2) : 'None'],
    ['Paved area', percent(figures.hardShare)],
    ['Rain soaks in', percent(figures.permeableShare)],
    ['Sun on the terrace', `${decimal(figures.terraceSunHours)} hours a day`],
    ['Evening sun at the best seat', `${decimal(figures.bestSeatEveningHours)} hours`],
    ['Plants', `${wholeNumber(figures.plantCount)} of ${countOf(figures.plantKinds, 'kind')}`],
    ['Upkeep', `${wholeNumber(figures.upkeepHoursPerYear)} hours a year`],
  ] as const;
  return (
    <Section id="concept" title="Concept">
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <p className="quote not-italic!">{opening}</p>
          {rest ? <p className="mt-5 max-w-prose text-ink-soft">{rest}</p> : null}
          <dl className="mt-8 grid gap-5 border-t pt-6 sm:grid-cols-2">
            <div>
              <dt className="small text-ink-soft">Main feature</dt>
              <dd className="mt-1 font-medium">{design.mainFeature}</dd>
            </div>
            <div>
              <dt className="small text-ink-soft">Style</dt>
              <dd className="mt-1 font-medium">{design.style}</dd>
            </div>
          </dl>
          {design.problems.length > 0 ? (
            <div className="mt-8 grid gap-3">
              {design.problems.map((problem) => (
                <Notice key={problem.code + problem.message} tone={problem.severity}>
                  {problem.message}
                </Notice>
              ))}
            </div>
          ) : null}
        </div>
        <dl className="figures self-start border-t">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 border-b py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
