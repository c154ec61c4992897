import { capitalise, countOf, decimal, pounds, squareMetres } from '#engine/model/format.ts';
import { NOT_FOOD } from '#engine/model/hazards.ts';
import { numberedLabels } from '#contracts/area-labels.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { html, type Markup } from './markup.ts';
import { plantPrices } from './plant-prices.ts';
import type { ReportInput } from './report-input.ts';

const SUN_WORDS = {
  'full-sun': 'full sun',
  'partial-sun': 'sun for part of the day',
  shade: 'shade',
} as const;
const GROUPS: readonly (readonly [title: string, categories: readonly string[]])[] = [
  ['Trees and hedges', ['tree', 'hedging']],
  ['Shrubs and climbers', ['shrub', 'climber']],
  ['Perennials, grasses and ferns', ['perennial', 'grass', 'fern', 'groundcover', 'aquatic']],
  ['Bulbs and annuals', ['bulb', 'annual']],
  ['To eat', ['vegetable', 'fruit', 'herb']],
];
/** Longer lists leave the reasons to the site and keep to a page. */
const KINDS_WITH_REASONS = 20;

/** What to order: every plant of the plan, by kind, with its number on the plan. */
export function writePlantingList(
  { design, beds }: Pick<ReportInput, 'design' | 'beds'>,
  { hasBeds }: { hasBeds: boolean },
): Markup {
  const { schedule, figures, quantities } = design;
  const known = new Set(GROUPS.flatMap(([, categories]) => categories));
  const groups = [
    ...GROUPS,
    [
      'Others',
      [...new Set(schedule.map((line) => line.category))].filter((one) => !known.has(one)),
    ] as const,
  ];
  const prices = plantPrices(design);
  const net = quantities
    .filter((line) => prices.lineIds.has(line.id))
    .reduce((sum, line) => sum + line.total, 0);
  const hasReasons = schedule.length <= KINDS_WITH_REASONS;
  const writeLine = (line: DesignDetail['schedule'][number]) => {
    const price = prices.byPlant.get(line.plantId);
    return html`<tr>
      <td class="n">${line.key}</td>
      <td>
        <span class="latin">${line.latinName}</span><br /><span class="b">${line.commonName}</span
        >${hasReasons ? html`<br /><span class="soft">${line.why}</span>` : ''}
      </td>
      <td class="n b">${line.count}</td>
      <td>${line.potSize}</td>
      <td class="n soft">
        ${line.spacingCm} cm<br />${decimal(line.heightM)} × ${decimal(line.spreadM)} m
      </td>
      <td class="n">${price === undefined ? '' : pounds(price)}</td>
    </tr>`;
  };
  return html`<section class="section">
    <div class="begin">
      <h2>Planting list</h2>
      <p class="lede">
        ${countOf(figures.plantCount, 'plant')} of ${countOf(figures.plantKinds, 'kind')}, counted
        on the plan. The key is the number in the discs of the drawing; height × width are those in
        ten years. Each line is priced planted,
        ${design.costing.vat > 0 ? 'net of VAT and' : 'before'} contingency.
      </p>
    </div>
    <div class="columns">
      <table class="dense fixed">
        <thead>
          <tr>
            <th class="n" style="width:5.6mm">Key</th>
            <th>Plant</th>
            <th class="n" style="width:8.2mm">Count</th>
            <th style="width:9.8mm">Size</th>
            <th class="n" style="width:14.2mm">Apart<br />h × w</th>
            <th class="n" style="width:10mm">Line</th>
          </tr>
        </thead>
        ${groups.map(([title, categories]) => {
          const lines = schedule.filter((line) => categories.includes(line.category));
          return lines.length
            ? html`<tbody>
                <tr class="group">
                  <td colspan="6">${title}</td>
                </tr>
                ${lines.map(writeLine)}
              </tbody>`
            : '';
        })}
        <tbody>
          <tr class="sum">
            <td></td>
            <td>Together</td>
            <td class="n">${figures.plantCount}</td>
            <td></td>
            <td></td>
            <td class="n">${net > 0 ? pounds(net) : ''}</td>
          </tr>
        </tbody>
      </table>
    </div>
    ${writeHazards(schedule)} ${hasBeds ? writeBeds({ design, beds }) : ''}
  </section>`;
}

/** Who is endangered and what to wear, each said once with the keys of its plants; what is merely no food is told on the site. */
function writeHazards(schedule: DesignDetail['schedule']): Markup {
  const keys = new Map<string, number[]>();
  for (const { hazard, key } of schedule)
    for (const said of hazard?.match(/[^.]+\./g) ?? [])
      if (!said.startsWith(NOT_FOOD))
        keys.set(said.trim(), [...(keys.get(said.trim()) ?? []), key]);
  if (!keys.size) return html``;
  const said = [...keys].map(
    ([sentence, plants]) => `${sentence.slice(0, -1)} (${plants.join(', ')})`,
  );
  return html`<p class="fine" style="margin-top:1.6mm">
    <span class="b">Take care, by key:</span> ${said.join('; ')}.
  </p>`;
}

/** What each bed is like, with the figures its plants were chosen by. */
export function writeBeds({ design, beds }: Pick<ReportInput, 'design' | 'beds'>): Markup {
  if (!beds.length) return html``;
  const labels = new Map(
    numberedLabels(design.areas.map((area) => area.label)).map((label, index) => [
      design.areas[index]!.id,
      label,
    ]),
  );
  const keysOf = (areaId: string) =>
    design.schedule
      .filter((line) => line.areaIds.includes(areaId))
      .map((line) => line.key)
      .join(', ');
  return html`<h3>The beds</h3>
    <table class="dense">
      <thead>
        <tr>
          <th>Bed</th>
          <th class="n">Area</th>
          <th class="n">Sun a day</th>
          <th>Light</th>
          <th>Soil</th>
          <th>Keys of its plants</th>
        </tr>
      </thead>
      <tbody>
        ${beds.map(
          (bed) =>
            html`<tr>
              <td class="b" style="width:28mm">${labels.get(bed.areaId) ?? bed.areaId}</td>
              <td class="n">${squareMetres(bed.areaM2)}</td>
              <td class="n">${decimal(bed.sunHours)} h</td>
              <td style="width:60mm">
                ${capitalise(SUN_WORDS[bed.sunClass])}${bed.parts && bed.parts.length > 1 ? html`<br /><span class="soft">${bed.parts.map((part) => `${squareMetres(part.areaM2)} ${SUN_WORDS[part.sunClass]}`).join('; ')}</span>` : ''}
              </td>
              <td>${capitalise(bed.moisture)}</td>
              <td class="soft">${keysOf(bed.areaId)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="fine soft" style="margin-top:1.6mm">
      Hours of direct sun are the mean of April to September, computed from the sun’s path over this
      plot, its house, fences and trees.
    </p>`;
}
