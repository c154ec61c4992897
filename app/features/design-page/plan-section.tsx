import { Tabs, type Tab } from '#app/ui/tabs.tsx';
import type { PageDesign } from './page-design.ts';
import { PlanViewer } from './plan-viewer.tsx';
import { Section } from './section.tsx';

/** The plan as a drawing, with hours of sun, and as a picture; and the sheets to print to scale. */
export function PlanSection({ design }: { design: PageDesign }) {
  const tabs: Tab[] = [
    {
      id: 'plan',
      label: 'Plan',
      content: (
        <PlanViewer
          src={`${design.planUrl}?view=plain`}
          alt={`Plan of ${design.title}`}
          mark={design.conceptMark}
        />
      ),
    },
    {
      id: 'sheet',
      label: 'Numbered sheet',
      content: (
        <>
          <PlanViewer
            src={`${design.planUrl}?view=sheet&paper=a3`}
            alt={`Sheet of ${design.title} with the key numbers of its plants`}
            mark={design.conceptMark}
          />
          <p className="small mt-3 text-ink-soft">The numbers are the keys of the planting list.</p>
        </>
      ),
    },
    {
      id: 'sun',
      label: 'Hours of sun',
      content: (
        <>
          <PlanViewer
            src={`${design.planUrl}?view=sun`}
            alt={`Hours of direct sun in ${design.title}`}
            mark={design.conceptMark}
          />
          <p className="small mt-3 text-ink-soft">
            Mean hours of direct sun a day from April to September, with the shadows of house,
            boundary, structures and trees.
          </p>
        </>
      ),
    },
    {
      id: 'picture',
      label: 'Coloured',
      content: (
        <PlanViewer
          src={`${design.planUrl}?view=picture`}
          alt={`${design.title} as a picture, seen from above`}
          mark={design.conceptMark}
        />
      ),
    },
  ];
  return (
    <Section id="plan" title="Plan" lede="Drawn to scale from the measured model.">
      <Tabs label="Views of the garden" tabs={tabs} />
      <p className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="text-ink-soft">Print to scale:</span>
        <SheetLink href={`${design.planUrl}?view=sheet&paper=a4`}>A4 sheet</SheetLink>
        <SheetLink href={`${design.planUrl}?view=sheet&paper=a3`}>A3 sheet</SheetLink>
        <span className="small text-ink-soft">Print at 100%, without fitting to the page.</span>
      </p>
    </Section>
  );
}

function SheetLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-8 items-center font-medium text-clay"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
