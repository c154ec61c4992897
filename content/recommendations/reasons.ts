/** What speaks for a plant, what speaks against it, and when its time is. */
import { joinList, MONTH_NAMES } from '#engine/model/format.ts';
import { periodIncludes, periodMonths } from '#content/calendar/periods.ts';
import { seasonOfMonth } from '#content/tasks/seasonal-tasks.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { GardenPreferences } from './preferences.ts';
import { SEASON_MONTHS, SUN_WORDS, type Site, type Term } from './score.ts';

export const MAX_REASONS = 3;

/** Whether a plant can be sown or planted in a month. */
export const isTimely = (plant: CalendarPlant, month: number): boolean =>
  periodIncludes(plant.plantingPeriod, month) || periodIncludes(plant.sowingPeriod, month);

/** Months from this one to the first of a period; none where no month can be read in it. */
const monthsUntil = (period: string, month: number): number =>
  Math.min(...periodMonths(period).map((one) => (one - month + 12) % 12));

/**
 * "sow March to May and plant May to June next year": what comes first from this month on stands first, and the year is named
 * where nothing comes before it ends.
 */
export function timeOf({ sowingPeriod, plantingPeriod }: CalendarPlant, month: number): string {
  const tasks =
    sowingPeriod === plantingPeriod
      ? ([['sow or plant', plantingPeriod]] as const)
      : ([
          ['sow', sowingPeriod],
          ['plant', plantingPeriod],
        ] as const);
  const told = tasks
    .flatMap(([task, period]) =>
      period?.trim()
        ? [
            {
              words: `${task} ${period.trim().replace(/\s*[-–—]\s*/, ' to ')}`,
              wait: monthsUntil(period, month),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.wait - b.wait || 0);
  const wait = told[0]?.wait ?? Infinity;
  const isNextYear = Number.isFinite(wait) && month + wait > 12;
  return `${joinList(told.map(({ words }) => words))}${isNextYear ? ' next year' : ''}`;
}

/** Whether no month of this season is still to come in which the plant is planted. */
const hasPassed = (plant: CalendarPlant, month: number): boolean => {
  const months = SEASON_MONTHS[seasonOfMonth(month)];
  return !months
    .slice(months.indexOf(month))
    .some((one) => periodIncludes(plant.plantingPeriod, one));
};

/**
 * Up to three reasons, the telling ones first: that it can be sown this month tells most, that a plant suits a mixed garden
 * or is planted in another month of the season tells little.
 */
export function reasonsOf(
  terms: readonly Term[],
  plant: CalendarPlant,
  preferences: GardenPreferences,
  site: Site,
): string[] {
  const { month } = site;
  const isSownNow =
    !periodIncludes(plant.plantingPeriod, month) && periodIncludes(plant.sowingPeriod, month);
  const isVague = (term: Term) =>
    (term === 'gardenType' && preferences.gardenType === 'mixed') ||
    (term === 'season' && hasPassed(plant, month));
  const told = isSownNow ? terms.filter((term) => term !== 'season') : terms;
  return [
    ...(isSownNow ? [`${MONTH_NAMES[month - 1]} is a month to sow it`] : []),
    ...[...told.filter((term) => !isVague(term)), ...told.filter(isVague)].map((term) =>
      reasonFor(term, plant, preferences, site),
    ),
  ].slice(0, MAX_REASONS);
}

function reasonFor(
  term: Term,
  plant: CalendarPlant,
  preferences: GardenPreferences,
  { month }: Site,
): string {
  switch (term) {
    case 'season':
      if (periodIncludes(plant.plantingPeriod, month))
        return `${MONTH_NAMES[month - 1]} is a month to plant it`;
      return hasPassed(plant, month)
        ? `Planted in ${seasonOfMonth(month)}, as a rule`
        : `Planted later this ${seasonOfMonth(month)}: ${plant.plantingPeriod}`;
    case 'sun':
      return preferences.sunExposure === 'shade'
        ? 'Content in the shade you have'
        : `Wants the ${preferences.sunExposure === 'full-sun' ? 'full sun' : 'half day of sun'} you have`;
    case 'claySoil':
      return 'Grows well in clay';
    case 'moisture':
      return 'Likes ground that stays moist, as yours does';
    case 'gardenType':
      return preferences.gardenType === 'mixed'
        ? 'At home in a mixed garden'
        : `Belongs with your ${preferences.gardenType}`;
    case 'experience':
      return plant.difficulty === 'beginner' ? 'Easy to grow' : 'Within your experience';
    case 'london':
      return 'Does well in London gardens';
  }
}

/** Metres of height, and centimetres between plants, from which one fills a small garden of up to 50 m². */
const LARGE_HEIGHT_M = 4;
const LARGE_SPACING_CM = 300;

/** What does not fit this garden: sun, soil and room, each part without a stop. What is not known of the plant or the garden is passed over. */
export function caveatsOf(
  plant: CalendarPlant,
  { sunExposure, soilType, gardenSize }: GardenPreferences,
): string[] {
  const said: string[] = [];
  if (plant.sunRequirement !== SUN_WORDS[sunExposure]) {
    const halfDay =
      sunExposure === 'shade' ? 'it wants half a day of sun' : 'it is happier with some shade';
    said.push(
      { 'Full Sun': 'it wants full sun', 'Partial Sun': halfDay, Shade: 'it prefers shade' }[
        plant.sunRequirement
      ],
    );
  }
  if (soilType !== 'unknown' && plant.soils.length > 0 && !plant.soils.includes(soilType)) {
    said.push(
      `it grows better in ${plant.soils.map((soil) => (soil === 'sandy' ? 'sand' : soil)).join(' or ')} than in ${soilType === 'sandy' ? 'sand' : soilType}`,
    );
  }
  const { heightM, spacingCm } = plant;
  if (
    gardenSize === 'small' &&
    ((heightM ?? 0) >= LARGE_HEIGHT_M || (spacingCm ?? 0) >= LARGE_SPACING_CM)
  ) {
    const sizes = [
      heightM ? `${heightM} m high` : '',
      spacingCm && spacingCm >= 100 ? `${Number((spacingCm / 100).toFixed(1))} m across` : '',
    ]
      .filter(Boolean)
      .join(' and ');
    said.push(`it is large for a small garden, ${sizes} when grown`);
  }
  return said;
}

/** "But: it wants full sun, and it is large for a small garden.": what does not fit, in one line; null where all does. */
export function caveatLine(caveats: readonly string[]): string | null {
  if (caveats.length === 0) return null;
  const [last, ...before] = caveats.toReversed();
  return `But: ${before.length > 0 ? `${before.toReversed().join(', ')}, and ${last}` : last}.`;
}
