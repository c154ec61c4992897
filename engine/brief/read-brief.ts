/** Reads what a visitor asked for into facts, each with where it came from. */
import type {
  Brief,
  BriefInput,
  CompassPoint,
  Corrections,
  Fact,
  Household,
  Problem,
} from '../model/brief.ts';
import { COMPASS } from '../model/brief.ts';
import type { Place } from '../model/site.ts';
import { gardenProblems } from './garden-like.ts';
import { readFacing } from './read-facing.ts';
import { readPosition, readGround } from './read-ground.ts';
import { readNoDigging, readParking } from './read-terms.ts';
import { readHousehold } from './read-household.ts';
import { readKeep } from './read-keep.ts';
import { readBudget, readUpkeep } from './read-money.ts';
import { readPlot } from './read-plot.ts';
import { readRemovals } from './read-removals.ts';
import { readTaste } from './read-taste.ts';
import { readWishes } from './read-wishes.ts';
import { readPlotWords, sayings } from './plot-words.ts';
import { isLowBudget, listOf, settleWishes } from './settle-wishes.ts';
import { readStances } from './stances.ts';
import { MOST_CHARACTERS, readText } from './text.ts';

function entered<T>(value: T, field: string): Fact<T> {
  return { value, source: { kind: 'entered', field } };
}

function correctedHousehold(household: Household, corrections: Corrections): Household {
  const out = { ...household };
  for (const key of ['toddler', 'children', 'dog', 'cat', 'wheelchair'] as const) {
    const value = corrections[key];
    if (value !== undefined) out[key] = entered(value, 'corrections');
  }
  // a small child is a child, and who has no children has no small one
  if (corrections.toddler === true && corrections.children === undefined)
    out.children = entered(true, 'corrections');
  if (corrections.children === false && corrections.toddler === undefined && out.toddler.value)
    out.toddler = entered(false, 'corrections');
  if (corrections.wheelchair === true) out.easyAccess = entered(true, 'corrections');
  const seats = corrections.seatsFor;
  if (seats !== undefined && Number.isFinite(seats) && seats >= 1)
    out.seatsFor = entered(Math.min(20, Math.round(seats)), 'corrections');
  return out;
}

function facingOf(read: Fact<CompassPoint> | null, corrections: Corrections): Fact<CompassPoint> {
  if (corrections.facing && COMPASS.includes(corrections.facing))
    return entered(corrections.facing, 'corrections');
  return (
    read ?? {
      value: 'SW',
      source: {
        kind: 'assumed',
        because: 'nobody said which way the garden faces; south-west is a fair middle',
      },
    }
  );
}

/**
 * Reads a brief. Corrections win over form fields, form fields over the text, the text over what is usual. Pure, linear in the
 * text's length, and never throws on any text: what cannot be understood is left out or said in `problems`.
 */
export function readBrief(input: BriefInput, place: Place): Brief {
  const description = String(input.description ?? '');
  const corrections = input.corrections ?? {};
  const text = readText(description);
  const say = sayings(text);
  const stances = readStances(text);
  const words = readPlotWords(text, say);
  const position = readPosition(text, say);
  const plot = readPlot(input, text, words, position.value);
  const m2 = plot.areaM2.value;
  const wishes = readWishes(text, stances);
  const { household: told, youngest } = readHousehold(text, stances, say, input.projectType, m2);
  const household = correctedHousehold(told, corrections);
  const facing = readFacing(text, say, position.value);
  const ground = readGround(text, say, stances, place, corrections);
  const taste = readTaste(text, say, stances);
  const keep = readKeep(text, stances, wishes);
  const removals = readRemovals(text, stances);
  const budget = readBudget(text, say, corrections);
  const parking = readParking(text, say),
    noDigging = readNoDigging(text, say, position.value);
  const upkeep = readUpkeep(text, say);
  // what a preference asks for depends on the plot and the household, so wishes are settled last
  const settled = settleWishes({
    input,
    text: wishes,
    areaM2: m2,
    position: position.value,
    household,
    corrections,
    keep,
    overlooked: ground.overlooked,
    youngest,
    budgetPence: budget.fact?.value ?? null,
    noDigging,
  });

  const problems: Problem[] = [...plot.problems, ...settled.problems, ...budget.problems];
  if (description.length > MOST_CHARACTERS)
    problems.push({
      code: 'description-long',
      severity: 'note',
      message: 'Your description is very long, so only its first 20,000 characters were read.',
      field: 'designDescription',
    });
  if (wishes.notDrawn.length)
    problems.push({
      code: 'not-drawn',
      severity: 'note',
      field: 'designDescription',
      message: `You also mention ${listOf(wishes.notDrawn)}. The designs do not show ${wishes.notDrawn.length > 1 ? 'these' : 'it'} yet; we will plan ${wishes.notDrawn.length > 1 ? 'them' : 'it'} with you at the visit.`,
    });
  const outside = [...new Set(wishes.outside.map((o) => o.note))];
  if (outside.length)
    problems.push({
      code: 'outside-our-work',
      severity: 'note',
      field: 'designDescription',
      message: `${outside.join('. ')}. Tell us where ${outside.length > 1 ? 'they stand or will stand and we will design round them' : 'it stands or will stand and we will design round it'}.`,
    });
  const understood =
    wishes.mentions.length +
    taste.plantsWanted.length +
    taste.styles.length +
    (facing ? 1 : 0) +
    (plot.guessed ? 0 : 1) +
    keep.length +
    ground.said +
    (Object.values(household).some((fact) => fact.source.kind === 'read') ? 1 : 0);
  problems.unshift(...gardenProblems(text, understood));
  if (!facing && !corrections.facing && problems.every((p) => p.code !== 'not-a-garden')) {
    problems.push({
      code: 'facing-assumed',
      severity: 'note',
      message:
        'You did not say which way the garden faces, so we have taken south-west. Stand with your back to the house at midday: the sun is to the south.',
      field: 'designDescription',
    });
  }
  // a table nobody counted seats for is a small one where money is short
  const simple =
    household.seatsFor.source.kind === 'assumed' &&
    !/you describe/.test(household.seatsFor.source.because) &&
    isLowBudget(budget.fact?.value ?? null, m2) &&
    household.seatsFor.value > 4;
  if (simple)
    household.seatsFor = {
      value: 4,
      source: {
        kind: 'assumed',
        because:
          'a table for four keeps nearer to the budget, as nobody said how many sit down to eat',
      },
    };
  const seats =
    household.seatsFor.source.kind === 'assumed' &&
    settled.wanted.every((w) => w.value !== 'dining')
      ? { ...household.seatsFor, value: Math.min(household.seatsFor.value, 4) }
      : household.seatsFor;
  return {
    description,
    projectType: entered(input.projectType, 'projectType'),
    preferences: [...(input.preferences ?? [])],
    shape: plot.shape,
    areaM2: plot.areaM2,
    position,
    facing: facingOf(facing, corrections),
    postcode: input.postcode?.trim()
      ? entered(
          place.postcode ?? place.outcode ?? input.postcode.trim().toUpperCase().slice(0, 12),
          'postcode',
        )
      : null,
    soil: ground.soil,
    ph: ground.ph,
    wet: ground.wet,
    shady: ground.shady,
    overlooked: ground.overlooked,
    slope: ground.slope,
    household: { ...household, seatsFor: seats },
    wanted: settled.wanted,
    refused: settled.refused,
    keep,
    ...(removals.length ? { removals } : {}),
    budgetPence: budget.fact,
    upkeepHoursPerWeek: upkeep,
    colours: taste.colours,
    styles: taste.styles,
    plantsWanted: taste.plantsWanted,
    plantsRefused: taste.plantsRefused,
    seasons: taste.seasons,
    paving: taste.paving,
    pavingRefused: taste.pavingRefused,
    surroundings: ground.surroundings,
    ...(parking ? { parking } : {}),
    ...(noDigging ? { noDigging } : {}),
    problems,
  };
}
