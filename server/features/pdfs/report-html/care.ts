import { capitalise, decimal, wholeNumber } from '#engine/model/format.ts';
import type { Design } from '#contracts/design.ts';
import { html, type Markup } from './markup.ts';
import { textList } from './parts.ts';

type CareInput = Pick<Design, 'plants' | 'seasonalMaintenance' | 'implementationTips'> & {
  upkeep: { hoursPerYear: number; items: { task: string; hours: number }[] } | null;
};

/** The planting list gives the botanical name as well: "Lupinus 'The Governor' (Lupin)" is "Lupin" here. */
const shortName = (name: string): string => /^.{3,} \(([^()]{3,})\)$/.exec(name)?.[1] ?? name;

/** How to set about building, what to do season by season, and plant by plant. */
export function writeCare({
  plants,
  seasonalMaintenance,
  implementationTips,
  upkeep,
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
      ${
        seasons.length
          ? html`<h3>Through the seasons</h3>
              ${seasons.map(
                ([season, tasks]) =>
                  html`<div style="padding-bottom:1.4mm">
                    <p class="label" style="margin-bottom:.8mm">${capitalise(season)}</p>
                    ${textList(tasks)}
                  </div>`,
              )}`
          : ''
      }
      ${
        plants.length
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
