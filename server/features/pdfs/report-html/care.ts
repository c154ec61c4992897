import { byMonth, durationWords, monthlyMinutes, NEST_WORDS } from '#engine/model/care-words.ts';
import type { CareLine } from '#engine/model/care.ts';
import { capitalise, decimal, wholeNumber } from '#engine/model/format.ts';
import type { Design } from '#contracts/design.ts';
import { html, type Markup } from './markup.ts';
import { textList } from './parts.ts';

type CareInput = Pick<Design, 'plants' | 'seasonalMaintenance' | 'implementationTips'> & {
  upkeep: { hoursPerYear: number; items: { task: string; hours: number }[] } | null;
  /** Month by month; where there is none, the seasons are printed. */
  care?: readonly CareLine[];
};

/** The planting list gives the botanical name as well: "Lupinus 'The Governor' (Lupin)" is "Lupin" here. */
const shortName = (name: string): string => /^.{3,} \(([^()]{3,})\)$/.exec(name)?.[1] ?? name;

/** How to set about building, what to do month by month, and plant by plant. */
export function writeCare({
  plants,
  seasonalMaintenance,
  implementationTips,
  upkeep,
  care = [],
}: CareInput): Markup {
  const seasons = Object.entries(seasonalMaintenance).filter(([, tasks]) => tasks.length);
  const hasUpkeep = Boolean(upkeep?.items.length);
  if (!plants.length && !seasons.length && !implementationTips.length && !hasUpkeep) return html``;
  return html`<section class="section">
    <h2>Building and care</h2>
    <div class="three fine">
      ${
        implementationTips.length
          ? html`<h3 class="first">Building it</h3>
              ${textList(implementationTips)}`
          : ''
      }
      ${care.length ? writeMonths(care) : seasons.length ? writeSeasons(seasons) : ''}
      ${
        plants.length && !care.length
          ? html`<h3>Plant by plant</h3>
              ${plants.map((plant) => html`<p class="item" style="padding-bottom:1.1mm"><span class="b">${shortName(plant.name)}</span>${plant.careInstructions ? html` <span class="soft">${plant.careInstructions}</span>` : ''}</p>`)}`
          : ''
      }
      ${
        upkeep && hasUpkeep
          ? html`<h3>Upkeep: ${wholeNumber(upkeep.hoursPerYear)} hours a year</h3>
              <dl class="facts" style="border-top:0">
                ${upkeep.items.map(
                  (item) =>
                    html`<div style="padding:.5mm 0">
                      <dt>${item.task}</dt>
                      <dd>${decimal(item.hours)} h</dd>
                    </div>`,
                )}
              </dl>`
          : ''
      }
    </div>
  </section>`;
}

/** What is said once for all lines. */
const FOR_ALL =
  'Every year, where nothing else is said; the time is for all plants of a line together. Before a hedge, a climber or an evergreen is cut from March to August, look for nests, and wait if one is in use.';
const withoutNests = (words: string): string => words.replace(` ${NEST_WORDS}`, '');
/** "45 min; shears": gloves stand in the words. */
function howShort({ often, minutes, times, tools }: CareLine): string {
  const years = often === 'every year' ? '' : `${capitalise(often)}, `;
  const carried = tools.filter((tool) => !/gloves|eye protection/.test(tool));
  return `${years}${durationWords(minutes)}${times > 1 ? ' each' : ''}${carried.length ? `; ${carried.join(', ')}` : ''}`;
}

/** Every plant's own work in its month, and what it takes. */
const writeMonths = (care: readonly CareLine[]): Markup =>
  html`<h3>Through the year</h3>
    <p class="item soft" style="padding-bottom:1mm">${FOR_ALL}</p>
    ${byMonth(care)
      .filter(({ lines }) => lines.length)
      .map(
        ({ name, lines }) =>
          html`<p class="label" style="margin:1.2mm 0 .5mm;break-after:avoid">
              ${name}, about ${durationWords(monthlyMinutes(lines))}
            </p>
            ${lines.map(
              (line) =>
                html`<p class="item" style="padding-bottom:.6mm;line-height:1.28">
                  ${withoutNests(line.words)} <span class="soft">${howShort(line)}.</span>
                </p>`,
            )}`,
      )}`;

const writeSeasons = (seasons: readonly (readonly [string, readonly string[]])[]): Markup =>
  html`<h3>Through the seasons</h3>
    ${seasons.map(
      ([season, tasks]) =>
        html`<div style="padding-bottom:1.4mm">
          <p class="label" style="margin-bottom:.8mm">${capitalise(season)}</p>
          ${textList(tasks)}
        </div>`,
    )}`;
