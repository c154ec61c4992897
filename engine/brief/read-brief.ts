/** A brief from what was read, the form and the corrections: facts, each with where it came from. */
import type { Brief, BriefInput, Fact, Problem } from '../model/brief.ts';
import type { Place } from '../model/site.ts';
import { joinList } from '../model/format.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { withChanges } from '../reading/changes.ts';
import { isSure, joinThings } from '../reading/things.ts';
import { withKeptEdges } from './boundary.ts';
import { withoutBarring } from './barred.ts';
import { readBudget, sumOfThrift } from './budget.ts';
import { isRented, readCircumstances, TAKEN_ALONG } from './circumstances.ts';
import { facingProblem, handsProblem, readFacing } from './facing.ts';
import { readGround, readPosition } from './ground.ts';
import { readPeople } from './household.ts';
import { asksLeft } from './not-shown.ts';
import { withOpenSides } from './plot-near-house.ts';
import { readPlot } from './plot.ts';
import { extentOf } from './plot-shape.ts';
import { chooseQuestions } from './questions.ts';
import { asMeant, refusalsTold } from './refusals-told.ts';
import { assumed, entered, read, sure, surest } from './select.ts';
import { settleSeats } from './seats.ts';
import { settleWishes } from './settle-wishes.ts';
import { isLowBudget } from './usual-wishes.ts';
import { isLawnThere, lawnsAsked } from './lawn-there.ts';
import { readStanding } from './standing.ts';
import { readTaste } from './taste.ts';
import { shadesTable } from './told-by.ts';
import { readRows, rowProblems } from './rows.ts';
import { groundAsked } from './ground-asked.ts';
import { readWishes, type TextWishes } from './wishes.ts';

/** Nothing was read: the form alone is known. */
const unread = (description: string): Reading => ({
  text: description,
  reader: 'none',
  isEnglish: true,
  isGarden: true,
  mentions: [],
});

const MOST_CHARACTERS = 20_000;

function readUpkeep(reading: Reading): Fact<number> | null {
  const by = surest(sure(reading, 'time', 'upkeep_hours').filter((m) => m.range));
  if (by?.range) return read(by.range[1], by);
  const low = surest(sure(reading, 'time', 'upkeep_low').filter((m) => m.status !== 'refused'));
  return low ? read(1, low) : null;
}

/** "The York stone floor", "the old quarry tiles": no patio beside other ground. */
const OLD_FLOOR =
  /\b(?:york ?stone|quarry tiles?|(?:old|original|victorian|encaustic) (?:\w+ )?(?:tiles?|flags|flagstones|setts|bricks|floor)|(?:stone|tiled|brick) floor)\b/i;
const isOldFloor = ({ quote }: Mention): boolean => OLD_FLOOR.test(quote);

/** A roof, or words that rule digging out. */
function readNoDigging(
  reading: Reading,
  position: Brief['position']['value'],
): Fact<boolean> | null {
  if (position === 'roof')
    return assumed(true, 'a roof has no ground to dig, so everything grows in planters');
  const rented = reading.mentions.find((m) => isRented(m, reading));
  // who rents and asks for beds in the ground has them
  const digs = reading.mentions.some(
    (m) =>
      isSure(m) &&
      m.status === 'wanted' &&
      ['bed', 'veg', 'lawn', 'orchard', 'tree', 'hedge', 'pond', 'meadow'].includes(m.concept),
  );
  if (rented && (!digs || TAKEN_ALONG.test(reading.text))) return read(true, rented);
  // of a courtyard the old floor that stays is the whole ground
  const floor =
    position === 'courtyard' && !digs
      ? surest(
          sure(reading, 'feature', 'patio').filter((m) => m.status === 'keep' && isOldFloor(m)),
        )
      : null;
  const none = surest(sure(reading, 'soil', 'none')) ?? floor;
  return none ? read(true, none) : null;
}

function readParking(reading: Reading): Fact<boolean> | null {
  const by = surest(
    sure(reading, 'feature', 'parking', 'drive').filter(
      // what somebody else of the household would like is asked about
      (m) => (m.status === 'wanted' && !m.whose) || m.status === 'keep',
    ),
  );
  return by ? read(true, by) : null;
}

/** A lawn that is there and is not to go. */
function readGrass(reading: Reading): Fact<boolean> | null {
  const by = surest(
    sure(reading, 'feature', 'lawn').filter((m) => m.status === 'stands' || m.status === 'keep'),
  );
  if (by) return read(true, by);
  // who chips from the lawn has one
  const used = reading.said?.onGrass;
  // what is laid with plastic grows none
  const laid = surest(
    sure(reading, 'feature', 'artificialgrass').filter((m) =>
      /^(?:stands|going|gone|past)$/.test(m.status),
    ),
  );
  if (laid && !used) return { value: false, source: { kind: 'read', quote: laid.quote } };
  const isGone = reading.mentions.some(
    (m) => m.concept === 'lawn' && /^(?:refused|going|gone)$/.test(m.status),
  );
  return used && !isGone ? { value: true, source: { kind: 'read', quote: used } } : null;
}

/**
 * Settles a brief. Corrections win over the words, what was measured and wished in words wins over the form's ticks, and those
 * over what is usual. Pure; never throws on any reading: what cannot be used is left out or said in `problems`.
 */
export function readBrief(given: BriefInput, place: Place): Brief {
  if (given.settled) return given.settled;
  const input = asMeant(given);
  const description = String(input.description ?? '');
  const corrections = input.corrections ?? {};
  const reading = withoutBarring(
    withChanges(input.reading ?? unread(description), corrections.mentions ?? {}),
  );
  const things = joinThings(reading.mentions);
  const position = readPosition(reading);
  const text = readWishes(reading, things);
  const plot = readPlot(input, reading, position.value, groundAsked(text.wanted));
  const areaM2 = plot.areaM2.value;
  const { household, youngest } = readPeople(reading, corrections, input.projectType, areaM2);
  const facing = readFacing(reading, corrections, position.value);
  const ground = readGround(reading, place, corrections, {
    position: position.value,
    facing,
    ...extentOf(plot.shape.value),
  });
  const taste = readTaste(reading, things);
  const { keep, removals } = readStanding(things, reading, corrections.standsAt ?? {}, {
    position: position.value,
    facing: facing.value,
    areaM2,
  });
  const sides = withOpenSides(withKeptEdges(ground.surroundings.sides ?? [], keep), plot.goesOn);
  const sum = readBudget(reading, input);
  const thrift = sum.fact ? sum.below : sumOfThrift(reading, areaM2),
    sumPence = (thrift ?? sum.fact)?.value ?? null;
  const noDigging = readNoDigging(reading, position.value);
  const grass = readGrass(reading),
    refusals = refusalsTold(reading, corrections);
  const settled = settleWishes({
    input,
    text,
    areaM2,
    position: position.value,
    household,
    corrections,
    keep,
    overlooked: ground.overlooked,
    youngest: youngest?.value ?? null,
    budgetPence: sumPence,
    noDigging,
    hasGrass: grass?.value === true,
    spared: reading.said?.spared ?? [],
    refusals,
    isPart: reading.ground?.part !== undefined,
  });
  const seatsFor = settleSeats(
    household.seatsFor,
    isLowBudget(sumPence, areaM2),
    settled.wanted.some((w) => w.value === 'dining'),
    areaM2,
  );
  const parking = readParking(reading);
  const rows = readRows(
    reading,
    text.wishes,
    (ground.surroundings.lookers ?? []).map(({ value }) => value.side),
  );
  const brief: Omit<Brief, 'questions'> = {
    description,
    projectType: entered(input.projectType, 'projectType'),
    preferences: [...(input.preferences ?? [])],
    shape: plot.shape,
    areaM2: plot.areaM2,
    position,
    facing,
    postcode: input.postcode?.trim()
      ? entered(
          place.postcode ?? place.outcode ?? input.postcode.trim().toUpperCase().slice(0, 12),
          'postcode',
        )
      : null,
    ...ground,
    ...(sides.length ? { surroundings: { ...ground.surroundings, sides } } : {}),
    household: { ...household, seatsFor },
    ...(youngest ? { youngestChild: youngest } : {}),
    wanted: settled.wanted,
    refused: settled.refused,
    ...(refusals.length ? { refusals } : {}),
    keep,
    ...(removals.length ? { removals } : {}),
    budgetPence: sum.fact,
    ...(thrift ? { thriftPence: thrift } : {}),
    ...(sum.isMost ? { isBudgetMost: true as const } : {}),
    upkeepHoursPerWeek: readUpkeep(reading),
    ...taste,
    ...(parking ? { parking } : {}),
    ...(grass ? { hasGrass: grass } : {}),
    ...(noDigging ? { noDigging } : {}),
    ...(corrections.byHand?.length ? { byHand: corrections.byHand } : {}),
    ...(reading.ground?.seenFromAbove ? { seenFromAbove: reading.ground.seenFromAbove } : {}),
    wishes: text.wishes,
    ...(rows.length ? { rows } : {}),
    circumstances: readCircumstances(reading),
    ...(reading.said ? { said: reading.said } : {}),
    // old decking is unscrewed, not broken out: it is priced as a removal, and so is paving beside a lawn
    breaksFloor:
      (!grass?.value &&
        !lawnsAsked(text).some(isLawnThere) &&
        removals.some((r) => r.kind === 'patio' && !/\bdeck/i.test(r.name))) ||
      sure(reading, 'material', 'concrete').some((m) => m.status === 'going'),
    shadesTable: shadesTable(reading),
    problems: [
      ...subjectProblems(reading, description),
      ...plot.problems,
      ...settled.problems,
      ...sum.problems,
      ...wishProblems(text),
      ...rowProblems(rows),
      // of what was made out from the sun the return brief tells
      ...handsProblem(position.value, ground.surroundings),
      ...facingProblem(reading, corrections.facing !== undefined || reading.sun !== undefined),
    ],
  };
  const told = { ...brief, problems: [...asksLeft(reading, brief), ...brief.problems] };
  return {
    ...told,
    questions: chooseQuestions({
      brief: told,
      reading,
      things,
      plot,
      answered: corrections.answered ?? [],
    }),
  };
}

function subjectProblems(reading: Reading, description: string): Problem[] {
  const out: Problem[] = [];
  const say = (code: string, severity: Problem['severity'], message: string) =>
    out.push({ code, severity, field: 'designDescription', message });
  if (!description.trim())
    say(
      'not-a-garden',
      'error',
      'There is nothing in the description yet. Tell us about your garden: how big it is, which way it faces and what you would like in it.',
    );
  else if (!reading.isGarden)
    say(
      'not-a-garden',
      'error',
      'Gardens are all we draw, and we could not find one in these words. If there is a garden, a yard or a terrace to it, tell us how big it is, which way it faces and what you would like in it, for example “12 m by 8 m, south-facing, a patio for six, a lawn and a shed”.',
    );
  if (!reading.isEnglish)
    say(
      'not-english',
      'warning',
      'We can read descriptions in English only. These designs come from the form alone; a few words in English, or the questions below, will make them yours.',
    );
  if (description.length > MOST_CHARACTERS)
    say(
      'description-long',
      'note',
      'Your description is very long, so only its first 20,000 characters were read.',
    );
  return out;
}

function wishProblems({ notDrawn, outside }: TextWishes): Problem[] {
  const out: Problem[] = [];
  const names = [...new Set(notDrawn)];
  const many = names.length > 1;
  if (names.length)
    out.push({
      code: 'not-drawn',
      severity: 'note',
      field: 'designDescription',
      message: `You also mention ${joinList(names, 'and')}. The designs do not show ${many ? 'these' : 'it'} yet; we will plan ${many ? 'them' : 'it'} with you at the visit.`,
    });
  const notes = [...new Set(outside)];
  if (notes.length)
    out.push({
      code: 'outside-our-work',
      severity: 'note',
      field: 'designDescription',
      message: `${notes.join('. ')}. Tell us where ${notes.length > 1 ? 'they stand or will stand' : 'it stands or will stand'} and we will design round ${notes.length > 1 ? 'them' : 'it'}.`,
    });
  return out;
}
