import { useId, useState } from 'react';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { BuilderSheets } from './builder-sheets.tsx';
import type { PageDesign } from './page-design.ts';
import { PlanViewer } from './plan-viewer.tsx';
import { Section } from './section.tsx';

type View = { label: string; query: string; alt: (title: string) => string; note?: string };
const VIEWS = {
  plan: { label: 'Plan', query: 'view=plain', alt: (title) => `Plan of ${title}` },
  sheet: {
    label: 'Numbered sheet',
    query: 'view=sheet&paper=a3',
    alt: (title) => `Sheet of ${title} with the key numbers of its plants`,
    note: 'The numbers are the keys of the planting list.',
  },
  sun: {
    label: 'Hours of sun',
    query: 'view=sun',
    alt: (title) => `Hours of direct sun in ${title}`,
    note: 'Average hours of direct sun a day from April to September, with the shadows of the house, boundaries, structures and trees.',
  },
  picture: {
    label: 'Coloured',
    query: 'view=picture',
    alt: (title) => `${title} as a picture, seen from above`,
  },
} as const satisfies Record<string, View>;
type ViewId = keyof typeof VIEWS;
const TABS = (Object.keys(VIEWS) as ViewId[]).map((id) => ({ id, label: VIEWS[id].label }));

/** The plan as a drawing, with hours of sun, and as a picture; and the sheets to print to scale. */
export function PlanSection({ design }: { design: PageDesign }) {
  const panelId = useId();
  const [active, setActive] = useState<ViewId>('plan');
  const view: View = VIEWS[active];
  return (
    <Section id="plan" title="Plan" lede="Drawn to scale from the measured model.">
      <ViewTabs
        label="Views of the garden"
        tabs={TABS}
        active={active}
        panelId={panelId}
        onChange={setActive}
        className="no-print gap-x-7 border-b [&>button]:-mb-px"
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${active}`} className="pt-5">
        <PlanViewer
          key={active}
          src={`${design.planUrl}?${view.query}`}
          alt={view.alt(design.title)}
          mark={design.conceptMark}
        />
        {view.note ? <p className="small mt-3 text-ink-soft">{view.note}</p> : null}
      </div>
      <p className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="text-ink-soft">Print to scale:</span>
        <SheetLink href={`${design.planUrl}?view=sheet&paper=a4`}>A4 sheet</SheetLink>
        <SheetLink href={`${design.planUrl}?view=sheet&paper=a3`}>A3 sheet</SheetLink>
        <span className="small text-ink-soft">Print at 100%, without fitting to the page.</span>
      </p>
      <BuilderSheets design={design} />
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
