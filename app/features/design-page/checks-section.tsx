import { Badge, type Tone } from '#app/ui/badge.tsx';
import type { StillDesign } from './page-design.ts';
import { Section } from './section.tsx';

const ORDER = ['warning', 'advice', 'info'] as const;
const LOOKS: Record<(typeof ORDER)[number], { label: string; tone: Tone }> = {
  warning: { label: 'Look at this', tone: 'danger' },
  advice: { label: 'Advice', tone: 'amber' },
  info: { label: 'Good to know', tone: 'plain' },
};

/** Planning, safety and good sense, checked on the plan. */
export function ChecksSection({ design }: { design: StillDesign }) {
  const labels = new Map(design.areas.map((area) => [area.id, area.label]));
  const checks = design.checks.toSorted(
    (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
  );
  return (
    <Section
      id="checks"
      title="Checks"
      lede="Points of planning and safety in England, in general terms. Your council and a survey have the last word."
      isLong
    >
      {checks.length === 0 ? (
        <p className="text-ink-soft">Nothing on this plan needs a warning.</p>
      ) : null}
      <ul className="grid gap-x-12 border-t md:grid-cols-2 md:border-t-0">
        {checks.map((check) => (
          <li key={check.id} className="border-b py-5 md:border-t md:border-b-0">
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={LOOKS[check.severity].tone}>{LOOKS[check.severity].label}</Badge>
              {check.areaId && labels.has(check.areaId) ? (
                <span className="small text-ink-soft">{labels.get(check.areaId)}</span>
              ) : null}
            </div>
            <h3 className="mt-2.5 font-medium">{check.title}</h3>
            <p className="mt-1 text-ink-soft">{check.text}</p>
            <p className="fine mt-2 text-ink-faint">{check.basis}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
