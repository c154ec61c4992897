/** The report as one document that needs nothing beside itself: words, pictures and logo are in it. */
import { isSpecifiedArea } from '#contracts/area-words.ts';
import { periodIncludes } from '#content/calendar/periods.ts';
import {
  FIELD_LABELS,
  HOUSEHOLD_LABELS,
  INTEREST_LABELS,
  OPTIONS,
  REQUIRED,
  type GardenPreferences,
} from '#content/recommendations/preferences.ts';
import { caveatLine } from '#content/recommendations/reasons.ts';
import type { RecommendedPlant } from '#content/recommendations/recommend.ts';
import { soilAdvice } from '#content/recommendations/soil-advice.ts';
import { tasksOfMonth } from '#content/tasks/monthly-tasks.ts';
import { TASK_CATEGORY_LABELS } from '#content/tasks/seasonal-tasks.ts';
import type { PostcodeResult, SoilResult } from '#contracts/location.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { setQuotes } from '#app/features/calendar/calendar-filters.ts';
import { MONTH_NAMES, lowerFirst, escapeMarkup } from '#engine/model/format.ts';
import { REPORT_STYLES } from './report-styles.ts';

export type ReportPlant = RecommendedPlant & { /** A data URL. */ image: string | null };
export type Report = {
  settings: BusinessSettings | null;
  /** "22 November 2026" */
  date: string;
  /** 1 to 12: the year of tasks begins here. */
  month: number;
  postcode: PostcodeResult | null;
  soil: SoilResult | null;
  preferences: GardenPreferences;
  plants: readonly ReportPlant[];
  /** The site's fonts, Latin subset last; system fonts as fallback. */
  fonts: readonly { family: 'Report Display' | 'Report Sans'; url: string }[] | null;
  /** Data URLs. */
  logo: string | null;
  map: { image: string; alt: string; attribution: string } | null;
};

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
const facts = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`).join('')}</dl>`;
const range = (period: string) => escapeMarkup(period.replace(/\s*-\s*/g, ' to '));

const faces = (fonts: Report['fonts']) =>
  (fonts ?? [])
    .map(
      ({ family, url }) =>
        `@font-face{font-family:'${family}';src:url('${encodeURI(url).replace(/'/g, '%27')}') format('woff2');font-weight:400 700;font-display:swap}`,
    )
    .join('');
/** Quotation marks as they are set. */
const named = (name: string) => escapeMarkup(setQuotes(name));

export const reportStyles = ({ fonts }: Report): string => `${faces(fonts)}${REPORT_STYLES}`;

/** The report without its styles, which its window adopts: see reportStyles. */
export function reportHtml(report: Report): string {
  const firm = report.settings?.firmName ?? 'Garden report';
  const place = report.postcode
    ? `${report.postcode.district} ${report.postcode.postcode}`
    : report.preferences.location;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(`Garden analysis report, ${place}`)}</title></head>
<body>
<aside class="bar" aria-label="Printing"><p>Print it, or choose “Save as PDF” where your browser asks for a printer.</p><button type="button" id="print">Print this report</button></aside>
<main>
<header>
<div class="mast">${report.logo ? `<img class="logo" src="${escapeMarkup(report.logo)}" alt="" height="48">` : ''}<p class="firm">${escapeMarkup(firm)}</p><p class="date">${escapeMarkup(report.date)}</p></div>
<h1>Garden analysis report</h1>
<p class="lede">${escapeMarkup(report.postcode ? `For a garden in ${report.postcode.district}, ${report.postcode.postcode}.` : `For a garden in ${report.preferences.location}.`)} What the soil is like, what to plant in it now, and what to do in each month of the year.</p>
</header>
${placeSection(report)}
${soilSection(report)}
${plantsSection(report)}
${yearSection(report)}
${tasksSection(report)}
${footer(report)}
</main></body></html>`;
}

function placeSection({ map, postcode, preferences }: Report): string {
  const answers = REQUIRED.filter(
    (field) => field !== 'soilType' && (field !== 'location' || !postcode),
  ).map((field) => {
    const options: Record<string, { label: string; hint: string }> = OPTIONS[field];
    const { label = '', hint = '' } = options[preferences[field]] ?? {};
    return [
      FIELD_LABELS[field],
      hint && field !== 'experience' ? `${label} (${lowerFirst(hint)})` : label,
    ] as const;
  });
  const interests = preferences.interests
    .map((interest) => lowerFirst(INTEREST_LABELS[interest]))
    .join(', ');
  const household = preferences.household
    .map((member) => lowerFirst(HOUSEHOLD_LABELS[member]))
    .join(', ');
  return `<section class="place">
<div><h2>Your garden</h2>${facts([...(postcode ? [['Postcode', postcode.postcode] as const, ['District', postcode.district] as const] : []), ...answers, ...(household ? [['Household', household] as const] : []), ...(interests ? [['Wishes', interests] as const] : [])])}
${postcode ? `<p class="note">Location from ${escapeMarkup(postcode.source)}. ${escapeMarkup(postcode.note)}</p>` : ''}</div>
${map ? `<figure><img src="${escapeMarkup(map.image)}" alt="${escapeMarkup(map.alt)}" width="800" height="600"><figcaption>${escapeMarkup(map.attribution)}</figcaption></figure>` : ''}
</section>`;
}

function soilSection({ soil, preferences }: Report): string {
  const kind = preferences.soilType;
  const rows = soil
    ? ([
        ['Soil', soil.soilType],
        ['Drainage', soil.drainage],
        ['pH', soil.pH],
        ['Fertility', soil.fertility],
      ] as const)
    : ([['Soil', OPTIONS.soilType[kind].label]] as const);
  const differs = soil !== null && soil.category !== kind && kind !== 'unknown';
  return `<section><h2>Your soil</h2><div class="two"><div>${facts(rows)}${soil && soil.characteristics.length > 0 ? list(soil.characteristics) : ''}
${soil ? `<p class="note">From ${escapeMarkup(soil.source)}. ${escapeMarkup(soil.note)}</p>` : ''}${differs ? `<p class="note">You told us that yours is ${escapeMarkup(lowerFirst(OPTIONS.soilType[kind].label))}, and the advice follows that.</p>` : ''}</div>
<div><h3>What to do with it</h3>${list(soilAdvice(soil, kind))}</div></div></section>`;
}

function plantsSection({ plants, month }: Report): string {
  const article = ({
    plant,
    matchScore,
    reasons,
    caveats,
    warning,
    time,
    careInstructions,
    image,
  }: ReportPlant) => `<article>
${image ? `<img src="${escapeMarkup(image)}" alt="${escapeMarkup(plant.picture?.alt ?? plant.name)}" width="640" height="640">` : ''}
<div><h3>${named(plant.name)}</h3>${plant.latinName ? `<p class="latin" lang="la">${escapeMarkup(plant.latinName)}</p>` : ''}
<p class="match">Match ${matchScore} of 100. ${reasons.map((reason) => `${escapeMarkup(reason)}.`).join(' ')}</p>
${time ? `<p>When: ${escapeMarkup(time)}.</p>` : ''}
${caveats.length > 0 ? `<p class="note">${escapeMarkup(caveatLine(caveats) ?? '')}</p>` : ''}
${warning ? `<p><b>${escapeMarkup(warning)}</b></p>` : ''}
<p>${escapeMarkup(careInstructions)}</p>
<p class="note">${[plant.sunRequirement, plant.heightM ? `${plant.heightM} m high` : '', plant.spacingCm ? `${plant.spacingCm} cm apart` : ''].filter(Boolean).map(escapeMarkup).join(', ')}</p></div></article>`;
  const part = (heading: string, held: readonly ReportPlant[]) =>
    held.length > 0
      ? `<section class="long"><h2>${escapeMarkup(heading)}</h2><div class="plants">${held.map(article).join('')}</div></section>`
      : '';
  return [
    part(
      `Plants for ${MONTH_NAMES[month - 1] ?? ''}`,
      plants.filter(({ time }) => time === null),
    ),
    part(
      'For later in the year',
      plants.filter(({ time }) => time !== null),
    ),
  ].join('');
}

function yearSection({ plants }: Report): string {
  if (plants.length === 0) return '';
  const head = MONTH_NAMES.map(
    (name) => `<th scope="col"><abbr title="${name}">${name.slice(0, 1)}</abbr></th>`,
  ).join('');
  const rows = plants.map(({ plant }) => {
    const periods = [
      ['Sow', plant.sowingPeriod, 'sow'],
      ['Plant', plant.plantingPeriod, 'plant'],
      ['Harvest', plant.harvestingPeriod, 'harvest'],
    ] as const;
    const cells = MONTH_NAMES.map((_, i) => {
      const held = periods.filter(([, period]) => periodIncludes(period, i + 1));
      return `<td>${held.map(([name, , mark]) => `<i class="${mark}" title="${name}"></i>`).join('')}</td>`;
    }).join('');
    const words = periods
      .filter(([, period]) => period)
      .map(([name, period]) => `${name} ${range(period ?? '')}`)
      .join('. ');
    return `<tr><th scope="row">${named(plant.name)}<span>${words}</span></th>${cells}</tr>`;
  });
  return `<section><h2>Their year</h2><table><thead><tr><th scope="col"><span class="key"><i class="sow"></i>sow <i class="plant"></i>plant <i class="harvest"></i>harvest</span></th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function tasksSection({ month, settings }: Report): string {
  const months = MONTH_NAMES.map((_, i) => ((month - 1 + i) % 12) + 1).map((one) => {
    const tasks = tasksOfMonth(one).map(
      ({ task, category }) =>
        `<li><b>${escapeMarkup(TASK_CATEGORY_LABELS[category])}.</b> ${escapeMarkup(task)}</li>`,
    );
    return `<article><h3>${MONTH_NAMES[one - 1]}</h3><ul>${tasks.join('')}</ul></article>`;
  });
  return `<section class="long leaf"><h2>Twelve months of work</h2><p class="note">For gardens in ${isSpecifiedArea(settings) ? 'London, Essex, Kent and Surrey' : 'the south of England'}. Further north, spring comes two to three weeks later.</p><div class="months">${months.join('')}</div></section>`;
}

function footer({ settings, date }: Report): string {
  const contact = settings
    ? `<p>${escapeMarkup(settings.firmName)}, ${settings.address.map(escapeMarkup).join(', ')}. ${escapeMarkup(settings.phone)}, ${escapeMarkup(settings.email)}</p>`
    : '';
  return `<footer>${contact}<p>Made on ${escapeMarkup(date)} from what you told us and the sources named above. It is a general guide: look at the ground itself before you dig or buy.</p></footer>`;
}
