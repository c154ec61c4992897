/** Who the garden is for: children and their ages, animals, people who find walking or bending hard, seats. */
import type { Corrections, Fact, Household, ProjectType } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { WATER_AGE, type WaterRisk } from '../model/water-risk.ts';
import { readSeats } from './seats.ts';
import { assumed, entered, read, sure, surest } from './select.ts';

/** Years under which open water is a danger and plants are eaten. */
const SMALL = 5;
const GROWN = 18;
/** "A family from Poland" and "14 years in Ealing" tell of no child. */
const OF_A_CHILD =
  /\b(?:\d{1,2}[- ]?(?:wks?|mths?|yrs?|yo|y)(?:[- ]?olds?)?|child\w*|kid\w*|sons?|daughters?|boys?|girls?|lads?|lass(?:es)?|bairns?|weans?|toddlers?|bab(?:y|ies)|grand\w*|teen\w*|twins?|triplets|small one|little (?:one|un)s?|young family|(?:young|old|eld)est|nephews?|nieces?|sisters?|brothers?|pupils?|nursery|newborn|under[- ]?(?:\d+|five|six|ten)s?|(?:he|she|they|one|now|age|aged|is|are|im|i'm|hes|shes)['’]?s? (?:is |are |of )?(?:\d{1,2}|\w+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:weeks?|months?|mths?|years?|yrs?|y)[- ]?olds?|years?|months?|coming|\d{1,2} and \d{1,2})\b/i;
/** Read so surely, it is believed in whatever words. */
const BY_OTHER_WORDS = 0.74;
const lives = (m: Mention): boolean => m.status !== 'refused' && m.status !== 'gone';

/** Conditions and limits told in words of their own that make steps, slopes and loose floors hard. */
const HARD_TO_WALK =
  /\b(?:steps?|stairs?|walk\w*|balance|falls?|fell|sticks?|frame|crutch\w*|hips?|legs?|feet|ms|multiple sclerosis|stroke|parkinson\w*|arthriti\w*|mobility|breath\w*|unsteady|bend\w*|kneel\w*)\b/i;
/** Years from which the garden is made for somebody who may trip. */
const FRAIL_FROM = 75;

export type People = {
  household: Household;
  /** Years of the youngest child, when told. */
  youngest: Fact<number> | null;
};

/** A neighbour's baby, the months of a contract, and a grown daughter who says so are no children of the garden's. */
const OTHERS = /\b(?:neighbou?rs?|next[- ]door|contract|tenancy|lease)\b[^.;!?\n]{0,40}$/i;
const TERM = /^[^.;!?\n]{0,20}\b(?:contract|tenancy|lease)\b/i;
const GROWN_UP =
  /^(?:[- ]in[- ]law)?,? (?:has been|have been|says?|said|thinks?|reckons?|is paying|wants (?:me|us)|would like (?:me|us)|pays|paid|bought|drives|works|is showing|helps?|lives?|drives?|comes (?:round|over))\b/i;
/** "My daughter has been on at me": a son or a daughter of no age, and nothing in the sentence of what a child does. */
const BARE_SON =
  /^(?:(?:my|our|his|her|the|their|a|one|eldest|oldest|two) )*(?:sons?|daughters?)(?:[- ]in[- ]law)?$/i;
const OF_CHILDHOOD =
  /\b(?:years? old|aged?|school\w*|nursery|play\w*|kick\w*|footballs?|swing\w*|trampolin\w*|slides?|climb\w*|toys?|bedtime|homework|little|small|young\w*|bab(?:y|ies)|toddlers?|teen\w*|months?|autis\w*|\d{1,2})\b/i;
const sentenceOf = ({ start, end }: Mention, text: string): string =>
  `${text
    .slice(0, start)
    .split(/[.;!?\n]/)
    .at(-1)!}${text.slice(start, end)}${text.slice(end).split(/[.;!?\n]/)[0]!}`;
function isElsewhere(m: Mention, text: string): boolean {
  const { start, end, ages, quote } = m;
  return (
    OTHERS.test(text.slice(Math.max(0, start - 60), start)) ||
    TERM.test(text.slice(end)) ||
    (!ages?.length &&
      (GROWN_UP.test(text.slice(end, end + 30)) ||
        // "my son is paying", read as one
        GROWN_UP.test(quote.replace(/^.*?\b(?:sons?|daughters?)\b/i, '')) ||
        (BARE_SON.test(quote.trim()) && !OF_CHILDHOOD.test(sentenceOf(m, text)))))
  );
}

export function readPeople(
  reading: Reading,
  corrections: Corrections,
  type: ProjectType,
  areaM2: number,
): People {
  const people = sure(reading, 'person').filter(lives);
  const young = people.filter(
    (m) =>
      ['child', 'toddler', 'baby', 'grandchild', 'teen'].includes(m.concept) &&
      (m.certainty >= BY_OTHER_WORDS || OF_A_CHILD.test(m.quote)) &&
      !isElsewhere(m, reading.text),
  );
  // an age that was said tells more than the word beside it
  const isSmall = (m: Mention) =>
    m.ages?.length
      ? m.ages.some((age) => age < SMALL)
      : m.concept === 'toddler' || m.concept === 'baby';
  const small = young.find(isSmall) ?? null;
  const child = surest(young.filter((m) => !m.ages?.length || m.ages.some((age) => age < GROWN)));
  const flag = (
    by: Mention | null | undefined,
    otherwise: boolean,
    reason: string,
  ): Fact<boolean> => (by ? read(true, by) : assumed(otherwise, reason));
  const animal = (kind: string) =>
    surest(
      sure(reading, 'animal', kind).filter(
        (m) =>
          lives(m) &&
          (m.status === 'stands' ||
            m.status === 'fact' ||
            m.status === 'keep' ||
            m.status === 'wanted'),
      ),
    );
  const said = (quote: string): Fact<boolean> => ({ value: true, source: { kind: 'read', quote } }),
    littleOnes = reading.said?.littleOnes,
    horse = reading.said?.horse,
    ramp = reading.said?.ramp,
    kneeRoom = reading.said?.kneeRoom;
  const health = (...concepts: string[]) => surest(sure(reading, 'health', ...concepts));
  const wheelchair = health('wheelchair');
  const openWater = readOpenWater(young, health('dementia'), health('pregnant'));
  const household: Household = {
    seatsFor: readSeats(
      reading,
      type,
      areaM2,
      young.filter(({ concept }) => concept !== 'grandchild'),
    ),
    toddler:
      !small && littleOnes ? said(littleOnes) : flag(small, false, 'no small child was mentioned'),
    children:
      !small && !child && (littleOnes ?? reading.said?.kids)
        ? said((littleOnes ?? reading.said?.kids)!)
        : flag(small ?? child, false, 'no children were mentioned'),
    dog: flag(animal('dog'), false, 'no dog was mentioned'),
    cat: flag(animal('cat'), false, 'no cat was mentioned'),
    ...(horse ? { horse: said(horse) } : {}),
    wheelchair: flag(wheelchair, false, 'no wheelchair was mentioned'),
    ...(kneeRoom ? { kneeRoom: said(kneeRoom) } : {}),
    ...(ramp
      ? { rampOneIn: { value: ramp.oneIn, source: { kind: 'read', quote: ramp.quote } } }
      : {}),
    ...(openWater
      ? { openWater }
      : littleOnes
        ? { openWater: { value: 'child' as const, source: said(littleOnes).source } }
        : {}),
    hayFever: flag(health('hayfever', 'asthma'), false, 'no hay fever was mentioned'),
    easyAccess: flag(
      wheelchair ??
        health('backpain', 'knees', 'weakgrip', 'sight', 'dementia', 'tired') ??
        surest([
          ...sure(reading, 'person', 'disabled'),
          ...sure(reading, 'feature', 'ramp').filter((m) => m.status === 'wanted'),
          ...sure(reading, 'feature', 'steps').filter((m) => m.status === 'refused'),
          ...sure(reading, 'health', 'other').filter((m) => HARD_TO_WALK.test(m.quote)),
          ...sure(reading, 'person', 'elderly').filter((m) =>
            m.ages?.some((age) => age >= FRAIL_FROM),
          ),
        ]),
      false,
      'nobody was said to find walking or bending hard',
    ),
  };
  return {
    household: correctedHousehold(household, corrections),
    youngest: youngestOf(young),
  };
}

/** "Who's 2 and visits", "Nell (4)", "18 months": years that stand in the words of a child alone. */
const FEW_YEARS =
  /(?:\b(?:is|are|who[\u2019']?s|he[\u2019']?s|she[\u2019']?s|aged?|nearly|just|turned|now) |\()(?:[1-5]|one|two|three|four|five)\b(?! (?:of|to|more|have)\b)|\b(?:[1-5]|one|two|three|four|five)[- ]?(?:yrs?|years?|yo)\b|\b\d{1,2}[- ]?(?:months?|mths?|weeks?|wks?)\b/i;

/** Every child under six who lives here, comes or is on the way, and whoever may lose their way. */
function readOpenWater(
  young: readonly Mention[],
  confused: Mention | null | undefined,
  pregnant: Mention | null | undefined,
): Fact<WaterRisk> | null {
  const child =
    young.find(({ concept, ages, quote }) =>
      ages?.length
        ? ages.some((age) => age < WATER_AGE)
        : concept === 'toddler' || concept === 'baby' || FEW_YEARS.test(quote),
    ) ?? pregnant;
  if (child) return read('child', child);
  return confused ? read('confused', confused) : null;
}

function youngestOf(young: readonly Mention[]): Fact<number> | null {
  const least = (m: Mention): number => Math.min(...(m.ages ?? []).filter((age) => age < GROWN));
  const by = young.reduce<Mention | null>((a, b) => (a && least(a) <= least(b) ? a : b), null);
  return by && Number.isFinite(least(by)) ? read(least(by), by) : null;
}

function correctedHousehold(household: Household, corrections: Corrections): Household {
  const out = { ...household };
  for (const key of ['toddler', 'children', 'dog', 'cat', 'wheelchair'] as const) {
    const value = corrections[key];
    if (value !== undefined) out[key] = entered(value);
  }
  if (corrections.toddler === false && out.openWater?.value === 'child') delete out.openWater;
  // a small child is a child, and who has no children has no small one
  if (corrections.toddler === true && corrections.children === undefined)
    out.children = entered(true);
  if (corrections.children === false && corrections.toddler === undefined && out.toddler.value)
    out.toddler = entered(false);
  if (corrections.wheelchair === true) out.easyAccess = entered(true);
  const seats = corrections.seatsFor;
  if (seats !== undefined && Number.isFinite(seats) && seats >= 1)
    out.seatsFor = entered(Math.min(40, Math.round(seats)));
  return out;
}
