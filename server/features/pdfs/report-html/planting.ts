import { numberedLabels } from '#contracts/area-labels.ts';
import { capital, countOf, decimal, MONTH_NAMES, squareMetres } from './format.ts';
import { html, type Markup, raw } from './markup.ts';
import type { PlantMonths, ReportInput } from './report-input.ts';

const SUN_WORDS = { 'full-sun': 'full sun', 'partial-sun': 'sun for part of the day', shade: 'shade' } as const;
const GROUPS: readonly (readonly [title: string, categories: readonly string[]])[] = [
  ['Trees and hedges', ['tree', 'hedging']], ['Shrubs and climbers', ['shrub', 'climber']],
  ['Perennials, grasses and ferns', ['perennial', 'grass', 'fern', 'groundcover', 'aquatic']],
  ['Bulbs and annuals', ['bulb', 'annual']], ['To eat', ['vegetable', 'fruit', 'herb']],
];

/** What to order: every plant of the plan, by kind, with its number on the plan. */
export function writePlantingList({ design: { schedule, figures } }: ReportInput): Markup {
  const known = new Set(GROUPS.flatMap(([, categories]) => categories));
  const groups = [...GROUPS, ['Others', [...new Set(schedule.map((line) => line.category))].filter((one) => !known.has(one))] as const];
  return html`<section class="section new-page"><h2>Planting list</h2>
<p class="lede">${countOf(figures.plantCount, 'plant')} of ${countOf(figures.plantKinds, 'kind')}, counted on the plan. The key is the number in the discs of the drawing; sizes are those of the plants in ten years.</p>
<table><thead><tr><th class="n" style="width:6mm">Key</th><th style="width:50mm">Plant</th><th class="n">Count</th><th>Pot</th><th class="n">Apart</th><th class="n">High × wide</th><th style="width:80mm">Why</th></tr></thead>
${groups.map(([title, categories]) => {
    const lines = schedule.filter((line) => categories.includes(line.category));
    return lines.length ? html`<tbody><tr class="group"><td colspan="7">${title}</td></tr>${lines.map((line) => html`<tr><td class="n">${line.key}</td>
<td><span class="latin">${line.latinName}</span><br><span class="soft">${line.commonName}</span></td><td class="n b">${line.count}</td><td>${line.potSize}</td><td class="n">${line.spacingCm} cm</td><td class="n">${decimal(line.heightM)} × ${decimal(line.spreadM)} m</td><td class="fine soft">${line.why}</td></tr>`)}</tbody>` : '';
  })}
<tbody><tr class="sum"><td></td><td>Together</td><td class="n">${figures.plantCount}</td><td colspan="4"></td></tr></tbody></table></section>`;
}

/** What each bed is like, with the figures its plants were chosen by. */
export function writeBeds({ design, beds }: ReportInput): Markup {
  if (!beds.length) return html``;
  const labels = new Map(numberedLabels(design.areas.map((area) => area.label)).map((label, index) => [design.areas[index]!.id, label]));
  const keysOf = (areaId: string) => design.schedule.filter((line) => line.areaIds.includes(areaId)).map((line) => line.key).join(', ');
  return html`<section class="section"><h2>The beds</h2><table><thead><tr><th style="width:32mm">Bed</th><th class="n">Area</th><th class="n">Sun a day</th><th>Light</th><th>Soil</th><th style="width:58mm">Keys of its plants</th></tr></thead><tbody>
${beds.map((bed) => html`<tr><td class="b">${labels.get(bed.areaId) ?? bed.areaId}</td><td class="n">${squareMetres(bed.areaM2)}</td><td class="n">${decimal(bed.sunHours)} h</td>
<td>${capital(SUN_WORDS[bed.sunClass])}${bed.parts && bed.parts.length > 1 ? html`<br><span class="fine soft">${bed.parts.map((part) => `${squareMetres(part.areaM2)} ${SUN_WORDS[part.sunClass]}`).join('; ')}</span>` : ''}</td><td>${capital(bed.moisture)}</td><td class="fine soft">${keysOf(bed.areaId)}</td></tr>`)}
</tbody></table><p class="fine soft" style="margin-top:2mm">Hours of direct sun are the mean of April to September, computed from the sun’s path over this plot, its house, fences and trees.</p></section>`;
}

/** A year of the garden: how many kinds are worth looking at, and which flower when. */
export function writeYear({ design: { interestByMonth, schedule }, months }: ReportInput): Markup {
  const most = Math.max(1, ...interestByMonth);
  const seen = new Set<string>();
  const lines = schedule.filter((line) => {
    const known = months.get(line.plantId);
    if (!known || seen.has(line.plantId) || (!known.flower.length && !known.other.length)) return false;
    seen.add(line.plantId);
    return true;
  }).toSorted((a, b) => firstMonth(months.get(a.plantId)!) - firstMonth(months.get(b.plantId)!));
  return html`<section class="section keep"><h2>A year of interest</h2><p class="lede">Kinds with flower, leaf, berry or stem worth looking at, month by month.</p>
<div class="bars">${interestByMonth.map((count) => html`<div${count === most ? html` class="most"` : ''}>${count}<i style="height:${Math.max(1, (count / most) * 82).toFixed(1)}%"></i></div>`)}</div>
<div class="bars" style="height:auto;padding-top:1mm">${MONTH_NAMES.map((name) => html`<div>${name.slice(0, 3)}</div>`)}</div>
${lines.length ? html`<h3>What flowers when</h3><table class="year"><thead><tr><th>Plant</th>${MONTH_NAMES.map((name) => html`<th>${name.charAt(0)}</th>`)}</tr></thead><tbody>
${lines.map((line) => html`<tr><td>${line.key}&ensp;${line.commonName}</td>${MONTH_NAMES.map((_name, index) => html`<td>${monthCell(months.get(line.plantId)!, index + 1)}</td>`)}</tr>`)}
</tbody></table><p class="fine soft" style="margin-top:2.5mm"><span class="swatch" style="background:#8a6fb0"></span>in flower, in its colour <span class="swatch" style="background:#93a086;height:.7mm"></span>berries, seed heads, stems or autumn leaf <span class="swatch" style="background:#b9c3a4;height:.3mm"></span>evergreen leaf</p>` : ''}</section>`;
}

/** January to December from the first flower after winter; plants without flowers stand last. */
const firstMonth = ({ flower }: PlantMonths): number => (flower.length ? Math.min(...flower) : 13);
const HEX = /^#[0-9a-fA-F]{6}$/;

function monthCell({ flower, flowerHex, other, evergreen }: PlantMonths, month: number): Markup {
  if (flower.includes(month)) return raw(`<span class="chip" style="background:${flowerHex && HEX.test(flowerHex) ? flowerHex : '#8a6fb0'}"></span>`);
  if (other.includes(month)) return raw('<span class="other"></span>');
  return raw(evergreen ? '<span class="leafy"></span>' : '');
}
