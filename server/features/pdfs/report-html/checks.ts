import type { BriefFact } from '#contracts/design.ts';
import type { z } from 'zod';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';

const ORDER = ['warning', 'advice', 'info'] as const;
const TONES: Record<(typeof ORDER)[number], string> = { warning: 'Look at this', advice: 'Advice', info: 'To know' };

function describeSource(fact: z.infer<typeof BriefFact>): string {
  if (fact.source === 'entered') return 'Entered in the form';
  if (fact.source === 'assumed') return `Assumed: ${fact.detail}`;
  return fact.detail === 'the description' ? 'Read from the description' : `Read: “${fact.detail}”`;
}

/** What planning, safety and good sense say of the plan, and what must be confirmed on site. */
export function writeChecks({ design, firm }: ReportInput): Markup {
  const checks = design.checks.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return html`<section class="section"><h2>Checks</h2><p class="lede">Points of planning and safety in England, in general terms. Your council and a survey on site have the last word.</p>
<div class="columns">${checks.map((check) => html`<div class="check"><p><span class="tone ${check.severity}">${TONES[check.severity]}</span></p><p class="b" style="margin-top:1.2mm">${check.title}</p><p class="soft">${check.text}</p><p class="fine soft" style="margin-top:.6mm">${check.basis}</p></div>`)}</div></section>
${design.facts.length ? html`<section class="section"><h2>What this design rests on</h2><p class="lede">What was entered, read from the description, or assumed. Confirm on site whatever was assumed, above all the measurements.</p>
<div class="columns">${design.facts.map((fact) => html`<div class="fact"><p><span class="soft">${fact.label}</span><span class="b">${fact.value}</span></p><p class="fine soft">${describeSource(fact)}</p></div>`)}</div></section>` : ''}
${writeClosing(firm)}`;
}

export function writeClosing(firm: ReportInput['firm']): Markup {
  return html`<div class="closing"><p class="b">${firm.firmName}</p><p class="soft">${firm.address.join(', ')}<br>${firm.phone} · ${firm.email}</p>
<p class="fine soft" style="margin-top:2.5mm">This report is an AI concept drawn from a measured model, not a completed project and not a quotation. Services under the ground, levels and boundaries must be checked on site before any work is ordered.</p></div>`;
}
