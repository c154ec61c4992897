import { countOf, decimal, longDate, percent, pounds, unitLabel } from './format.ts';
import { html, type Markup } from './markup.ts';
import { textList } from './parts.ts';
import type { ReportInput } from './report-input.ts';

const PARTS = [['materials', 'Materials', '#a04b29'], ['plants', 'Plants', '#4c6b3c'], ['labor', 'Labour', '#8a8c7c']] as const;

/** What it costs, what would change that, and in which order it can be built and paid for. */
export function writeCost({ design: { costing, costBreakdown }, firm }: ReportInput): Markup {
  const share = (key: 'materials' | 'plants' | 'labor') => costBreakdown[key] / Math.max(1, costBreakdown.total);
  return html`<section class="section new-page tight"><h2>Cost</h2><div class="two"><div>
<p class="total">${pounds(costing.total)}</p>
<p class="soft" style="margin-top:3mm">Including VAT at ${percent(costing.vatRate)}, at prices of ${longDate(costing.priceDate)} from the rate book of ${firm.firmName}. About ${pounds(costing.perM2)} per m² of plot.</p>
<p style="margin-top:3mm;font-size:10.5pt">Likely between <span class="b">${pounds(costing.range.low)}</span> and <span class="b">${pounds(costing.range.high)}</span>.</p>
${costing.range.narrowedBy.length ? html`<p class="soft" style="margin:3mm 0 1.5mm">What would narrow it:</p>${textList(costing.range.narrowedBy)}` : ''}
</div><div><div class="split">${PARTS.map(([key, , colour]) => html`<span style="background:${colour};width:${(share(key) * 100).toFixed(2)}%"></span>`)}</div>
<dl class="facts" style="border-top:0">${PARTS.map(([key, label]) => html`<div><dt>${label}, ${percent(share(key))}</dt><dd>${pounds(costBreakdown[key])}</dd></div>`)}
<div><dt>Net of VAT and contingency</dt><dd>${pounds(costing.net)}</dd></div><div><dt>Contingency</dt><dd>${pounds(costing.contingency)}</dd></div><div><dt>VAT</dt><dd>${pounds(costing.vat)}</dd></div><div><dt class="b">Total</dt><dd>${pounds(costing.total)}</dd></div></dl>
<p class="fine soft" style="margin-top:2mm">Materials, plants and labour are each shown with their VAT and share of contingency.</p></div></div>
<h3>Phases</h3><table><thead><tr><th style="width:34mm">Phase</th><th>What is done</th><th class="n">Days</th><th class="n">Including VAT</th></tr></thead><tbody>
${costing.phases.map((phase) => html`<tr><td class="b">${phase.title}</td><td class="fine soft">${phase.what.join('; ')}</td><td class="n">${decimal(phase.days)}</td><td class="n b">${pounds(phase.total)}</td></tr>`)}
<tr class="sum"><td>Together</td><td>${countOf(costing.teamDays, 'day')} for a team of two</td><td class="n">${decimal(costing.teamDays)}</td><td class="n">${pounds(costing.total)}</td></tr></tbody></table>
${costing.swaps.length ? html`<h3>What would save money</h3><table><tbody>${costing.swaps.map((swap) => html`<tr><td class="b" style="width:52mm">${swap.title}</td><td class="fine soft">${swap.detail}</td><td class="n b">−${pounds(swap.saves)}</td></tr>`)}</tbody></table>` : ''}
<div class="two fine"><div><h3>The price includes</h3>${textList(costing.includes)}</div><div><h3>It leaves out</h3>${textList(costing.excludes)}</div></div></section>`;
}

const FORMULA_LENGTH = 150;

/** Long sums are whole in the list that the site hands out as a file. */
function cutAtWord(text: string): string {
  return text.length <= FORMULA_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', FORMULA_LENGTH))} …`;
}

/** The bill: every line measured from the plan, by phase. Prices net of VAT and contingency, as a landscaper prices. */
export function writeQuantities({ design: { quantities, costing } }: ReportInput): Markup {
  const phases = costing.phases.map(({ phase, title }) => ({ phase, title, lines: quantities.filter((line) => line.phase === phase) })).filter(({ lines }) => lines.length);
  return html`<section class="section"><h2>Quantities</h2><p class="lede">Taken off the plan, with the allowance for waste. Prices of lines are net of VAT and contingency.</p>
<table><thead><tr><th style="width:86mm">Item and what it was measured from</th><th class="n">Net</th><th class="n">Waste</th><th class="n">To buy</th><th class="n">Materials</th><th class="n">Labour</th><th class="n">Line</th></tr></thead>
${phases.map(({ phase, title, lines }) => html`<tbody><tr class="group"><td colspan="6">${title}</td><td class="n" style="font:600 7.5pt 'DM Sans',sans-serif;vertical-align:bottom">${pounds(lines.reduce((sum, line) => sum + line.total, 0))}</td></tr>
${lines.map((line) => html`<tr><td><span class="b">${line.description}</span>${phase === 'planting' && line.unit === 'no' ? '' : html` <span class="fine soft">${cutAtWord(line.source.formula)}</span>`}</td><td class="n">${decimal(line.net, 2)} ${unitLabel(line.unit)}</td><td class="n">${line.waste > 0 ? percent(line.waste) : '–'}</td><td class="n b">${decimal(line.gross, 2)} ${unitLabel(line.unit)}</td><td class="n">${pounds(line.materials)}</td><td class="n">${pounds(line.labour)}</td><td class="n">${pounds(line.total)}</td></tr>`)}</tbody>`)}
<tbody><tr class="sum"><td colspan="6">Net, before contingency and VAT</td><td class="n">${pounds(costing.net)}</td></tr></tbody></table></section>`;
}
