import type { Design } from '#contracts/design.ts';
import { capital, decimal, wholeNumber } from './format.ts';
import { html, type Markup } from './markup.ts';
import { textList } from './parts.ts';

type CareInput = Pick<Design, 'materials' | 'plants' | 'seasonalMaintenance' | 'implementationTips'> & { upkeep: { hoursPerYear: number; items: { task: string; hours: number }[] } | null };

/** Materials, what to do season by season, plant by plant, and how to set about building. */
export function writeCare({ materials, plants, seasonalMaintenance, implementationTips, upkeep }: CareInput): Markup {
  const seasons = Object.entries(seasonalMaintenance).filter(([, tasks]) => tasks.length);
  return html`<section class="section"><h2>Building and care</h2>
${materials.length ? html`<h3 style="margin-top:0">Materials</h3><table><tbody>${materials.map((one) => html`<tr><td class="b" style="width:52mm">${one.name}</td><td class="soft">${one.application}</td></tr>`)}</tbody></table>` : ''}
${implementationTips.length ? html`<h3>Building it</h3>${textList(implementationTips, 'list columns')}` : ''}
${seasons.length ? html`<h3>Through the seasons</h3><div class="columns">${seasons.map(([season, tasks]) => html`<div style="padding-bottom:3mm"><p class="b" style="margin-bottom:1mm">${capital(season)}</p>${textList(tasks)}</div>`)}</div>` : ''}
${upkeep?.items.length ? html`<h3>Upkeep: ${wholeNumber(upkeep.hoursPerYear)} hours a year</h3><div class="columns"><dl class="facts" style="border-top:0;break-inside:auto">${upkeep.items.map((item) => html`<div><dt>${item.task}</dt><dd>${decimal(item.hours)} h</dd></div>`)}</dl></div>` : ''}
${plants.length ? html`<h3>Plant by plant</h3><div class="three">${plants.map((plant) => html`<p style="padding-bottom:2mm"><span class="latin">${plant.name}</span><br><span class="fine soft">${plant.careInstructions}</span></p>`)}</div>` : ''}</section>`;
}
