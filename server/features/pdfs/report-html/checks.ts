import type { BriefFact } from '#contracts/design.ts';
import type { z } from 'zod';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';

const ORDER = ['warning', 'advice', 'info'] as const;
const TONES: Record<(typeof ORDER)[number], string> = {
  warning: 'Look at this',
  advice: 'Advice',
  info: 'To know',
};

type Fact = z.infer<typeof BriefFact>;

/** What is to be looked at on site first. */
const SOURCES: readonly (readonly [
  source: Fact['source'],
  title: string,
  of: (detail: string) => string,
])[] = [
  ['assumed', 'Assumed: confirm on site', (detail) => detail],
  [
    'read',
    'Read from the description',
    (detail) => (detail === 'the description' ? '' : `“${detail}”`),
  ],
  ['entered', 'Entered in the form', () => ''],
];

/** What planning, safety and good sense say of the plan, and what must be confirmed on site. */
export function writeChecks({ design, firm }: Pick<ReportInput, 'design' | 'firm'>): Markup {
  const checks = design.checks.toSorted(
    (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
  );
  const groups = SOURCES.map(([source, title, of]) => ({
    title,
    of,
    facts: design.facts.filter((fact) => fact.source === source),
  })).filter(({ facts }) => facts.length);
  return html`<section class="section">
      <h2>Checks</h2>
      <p class="lede">
        Points of planning and safety in England, in general terms. Your council and a survey on
        site have the last word.
      </p>
      <div class="three fine">
        ${checks.map(
          (check) =>
            html`<div class="check">
              <p>
                <span class="tone ${check.severity}">${TONES[check.severity]}</span>
                <span class="b">${check.title}</span>
              </p>
              <p class="soft">${check.text} (${check.basis})</p>
            </div>`,
        )}
      </div>
    </section>
    ${
      groups.length
        ? html`<section class="section">
            <h2>What this design rests on</h2>
            <p class="lede">
              What was assumed, read from the description, or entered. Confirm on site whatever was
              assumed, above all the measurements.
            </p>
            <div class="three fine">
              ${groups.map(({ title, of, facts }, index) => html`<h3${index === 0 ? html` class="first"` : ''}>${title}</h3>${facts.map((fact) => html`<p class="fact">${fact.label}: <span class="b">${fact.value}</span>${of(fact.detail) ? html` <span class="soft">– ${of(fact.detail)}</span>` : ''}</p>`)}`)}${writeClosing(firm)}
            </div>
          </section>`
        : writeClosing(firm)
    }`;
}

export function writeClosing(firm: ReportInput['firm']): Markup {
  return html`<div class="closing fine">
    <p>
      <span class="b">${firm.firmName}</span>
      <span class="soft">${[...firm.address, firm.phone, firm.email].join(' · ')}</span>
    </p>
    <p class="soft">
      This report is an AI concept drawn from a measured model, not a completed project and not a
      quotation. Services under the ground, levels and boundaries must be checked on site before any
      work is ordered.
    </p>
  </div>`;
}
