import {
  capitalise,
  countOf,
  decimal,
  percent,
  squareMetres,
  wholeNumber,
} from '#engine/model/format.ts';
import { numberedLabels } from '#contracts/area-labels.ts';
import type { Design } from '#contracts/design.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { html, type Markup } from './markup.ts';
import { pictureFigure, textList } from './parts.ts';
import type { ReportPictures } from './report-input.ts';

/** What materials are called on paper. */
const MATERIALS: Record<string, string> = {
  'clay-paver': 'clay pavers',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber deck',
  'concrete-paving': 'concrete paving',
  'meadow-seed': 'meadow',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  soil: 'planted',
  none: '',
};
const materialName = (material: string): string =>
  MATERIALS[material] ?? material.replaceAll('-', ' ');

const OPENING_LENGTH = 170;

/** The first sentences, set large, and what follows. */
export function splitOpening(text: string): [opening: string, rest: string] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let opening = sentences[0] ?? '';
  let used = 1;
  while (used < sentences.length && opening.length + sentences[used]!.length < OPENING_LENGTH)
    opening += ` ${sentences[used++]}`;
  return [opening, sentences.slice(used).join(' ')];
}

/** The idea, the figures beside it, and what each part of the ground is for. */
export function writeConcept({
  design,
  pictures,
}: {
  design: DesignDetail;
  pictures: Pick<ReportPictures, 'idea'>;
}): Markup {
  const [opening, rest] = splitOpening(design.concept);
  return html`<section class="section new-page">
    <h2>The idea</h2>
    <div class="wide-narrow">
      <div>
        <p class="opening">${opening}</p>
        ${rest ? html`<p style="margin-top:3.4mm;font-size:8.8pt;line-height:1.5">${rest}</p>` : ''}
        ${pictures.idea ? pictureFigure(pictures.idea, design.conceptMark, 'height:62mm;margin-top:4mm') : ''}
        <h3>Main feature</h3>
        <p>${design.mainFeature}</p>
        ${
          design.figures.leftOut.length
            ? html`<h3>Left out, and why</h3>
                ${textList(design.figures.leftOut)}`
            : ''
        }
      </div>
      <div>
        <dl class="facts">
          ${figureRows(design).map(
            ([label, value]) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
        <h3>Sustainability: ${decimal(design.sustainability.rating)} of 5</h3>
        <p class="soft">${design.sustainability.explanation}</p>
      </div>
    </div>
    ${writeAreas(design)}${writeMaterials(design.materials)}
  </section>`;
}

function figureRows({ figures }: DesignDetail): [string, string][] {
  return [
    ['Plot', squareMetres(figures.plotM2)],
    ['Terrace and seats', squareMetres(figures.terraceM2)],
    ['Lawn and meadow', figures.lawnM2 > 0 ? squareMetres(figures.lawnM2) : 'None'],
    ['Planting', squareMetres(figures.plantingM2)],
    ['Paths and gravel', figures.pathM2 > 0 ? squareMetres(figures.pathM2) : 'None'],
    ['Water', figures.waterM2 > 0 ? squareMetres(figures.waterM2) : 'None'],
    ['Hard ground', percent(figures.hardShare)],
    ['Lets rain through', percent(figures.permeableShare)],
    ['Sun on the terrace', `${decimal(figures.terraceSunHours)} h a day`],
    ['Evening sun, best seat', `${decimal(figures.bestSeatEveningHours)} h`],
    ['Plants', `${wholeNumber(figures.plantCount)} of ${countOf(figures.plantKinds, 'kind')}`],
    ['Months of interest', `${figures.monthsOfInterest} of 12`],
    ['Upkeep', `${wholeNumber(figures.upkeepHoursPerYear)} h a year`],
    ['Time to build', `${countOf(figures.teamDays, 'day')}, team of two`],
  ];
}

/** What the garden is made of, and where. */
export function writeMaterials(materials: Design['materials']): Markup {
  if (!materials.length) return html``;
  return html`<h3>Materials</h3>
    <div class="three fine">
      ${materials.map((one) => html`<p class="item" style="padding-bottom:1mm"><span class="b">${one.name}</span>${one.application ? html` <span class="soft">${one.application}</span>` : ''}</p>`)}
    </div>`;
}

/** What it is made of and how much sun falls on it. */
const describeGround = (area: DesignDetail['areas'][number]) =>
  [
    capitalise(materialName(area.material)),
    area.sunHours === null ? '' : `${decimal(area.sunHours)} h of sun`,
  ]
    .filter(Boolean)
    .join(', ');

/** Every part of the ground but the beds, which have a table of their own. */
function writeAreas({ areas }: DesignDetail): Markup {
  const labels = numberedLabels(areas.map((area) => area.label));
  const shown = areas
    .map((area, index) => ({ area, label: labels[index]! }))
    .filter(({ area }) => area.kind !== 'bed' && area.kind !== 'margin');
  if (!shown.length) return html``;
  return html`<h3>The parts of the garden</h3>
    <div class="columns fine">
      ${shown.map(
        ({ area, label }) =>
          html`<div class="part">
            <p><span class="b">${label}</span><span class="b">${squareMetres(area.m2)}</span></p>
            <p class="soft">
              ${[describeGround(area), capitalise(area.purpose)].filter(Boolean).join('. ')}
            </p>
          </div>`,
      )}
    </div>`;
}
