/** Who the garden is for: children and their ages, animals, people who find walking or bending hard, seats. */
import type { Corrections, Fact, Household, ProjectType } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { assumed, entered, read, sure, surest } from './select.ts';

/** Years under which open water is a danger and plants are eaten. */
const SMALL = 5;
const GROWN = 18;
const lives = (m: Mention): boolean => m.status !== 'refused' && m.status !== 'gone';

/** The word is enough, whoever owns them and on whichever side of the fence: what it costs is a few plants, what it saves is an animal. */
const HORSES =
  /(?<!\b(?:no|without|clothes|rocking|saw) )\b(?:horses?|pony|ponies|donkeys?)\b(?![’'\s-]*(?:s\s+)?(?:chestnut|manure|muck|radish|tail|hair|shoe|box|power|play))/i;

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

export function readPeople(
  reading: Reading,
  corrections: Corrections,
  type: ProjectType,
  areaM2: number,
): People {
  const people = sure(reading, 'person').filter(lives);
  const young = people.filter((m) =>
    ['child', 'toddler', 'baby', 'grandchild', 'teen'].includes(m.concept),
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
  const horse = HORSES.exec(reading.text);
  const health = (...concepts: string[]) => surest(sure(reading, 'health', ...concepts));
  const wheelchair = health('wheelchair');
  const household: Household = {
    seatsFor: readSeats(reading, type, areaM2),
    toddler: flag(small, false, 'no small child was mentioned'),
    children: flag(small ?? child, false, 'no children were mentioned'),
    dog: flag(animal('dog'), false, 'no dog was mentioned'),
    cat: flag(animal('cat'), false, 'no cat was mentioned'),
    ...(horse ? { horse: { value: true, source: { kind: 'read', quote: horse[0] } } } : {}),
    wheelchair: flag(wheelchair, false, 'no wheelchair was mentioned'),
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

function youngestOf(young: readonly Mention[]): Fact<number> | null {
  const least = (m: Mention): number => Math.min(...(m.ages ?? []).filter((age) => age < GROWN));
  const by = young.reduce<Mention | null>((a, b) => (a && least(a) <= least(b) ? a : b), null);
  return by && Number.isFinite(least(by)) ? read(least(by), by) : null;
}

const SEATED = ['dining', 'lounge', 'seat', 'patio'];
const SEAT_CERTAINTY = 0.45;

/** Seats said of a table first, then guests, then the people there are. */
function readSeats(reading: Reading, type: ProjectType, areaM2: number): Fact<number> {
  // How many sit down is plain where a seat is read at all, even where the seat itself is asked about.
  const tables = reading.mentions.filter(
    (m) =>
      m.kind === 'feature' &&
      SEATED.includes(m.concept) &&
      m.status === 'wanted' &&
      m.certainty >= SEAT_CERTAINTY,
  );
  for (const m of tables) {
    const count = seatsIn(reading, m);
    if (count !== null) return read(count, m);
  }
  const table = SEATS_SAID.exec(reading.text);
  const sitting = table && seatsOf(table[1]!);
  if (sitting) return { value: Math.min(20, sitting), source: { kind: 'read', quote: table[0] } };
  const guests = surest(
    [...sure(reading, 'person', 'visitor'), ...sure(reading, 'use', 'eat', 'party')].filter(
      (m) => (m.count ?? seatsIn(reading, m) ?? 0) >= 3,
    ),
  );
  const count = guests && (guests.count ?? seatsIn(reading, guests));
  if (guests && count) return read(Math.min(20, count), guests);
  const couple = surest(sure(reading, 'person', 'couple'));
  const children = sure(reading, 'person', 'child', 'toddler', 'teen').reduce(
    (most, m) => Math.max(most, m.count ?? 1),
    0,
  );
  if (children)
    return assumed(
      Math.max(4, Math.min(8, 2 + children)),
      'a table for the household you describe',
    );
  if (couple) return assumed(4, 'a table for two of you and two guests');
  const usual = type === 'luxury' ? 8 : type === 'family' ? 6 : 4;
  return assumed(areaM2 < 30 ? Math.min(4, usual) : usual, 'nobody said how many sit down to eat');
}

const SEAT_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  twenty: 20,
};
const seatsOf = (text: string): number => SEAT_WORDS[text.toLowerCase()] ?? Number(text);

/** "dining for 12", where no table was read as one. */
const SEATS_SAID =
  /\b(?:dining|table|seating|room to eat|eat(?:ing)?)(?: table| space| area| set)? for (?:up to |about |around |at least )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|twenty)\b(?! ?(?:m\b|met|ft|feet|foot|cm|hours?|years?|x|by|grand|k\b|dogs?|cars?|bikes?))/i;

/** "a table for six", "seating for 8": the figure in the words of the mention or just after them. */
function seatsIn({ text }: Reading, { start, end }: Mention): number | null {
  const near = text
    .slice(start, end + 40)
    .split(/[.;\n]/)[0]!
    .toLowerCase();
  const found =
    /\b(?:for|seat(?:s|ing)?|of|up to|around|about) (?:up to |about |around |at least )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|twenty)(?: ?(?:-|–|to|or) ?(\d{1,2}))?\b(?! ?(?:m\b|met|ft|feet|foot|cm|hours?|years?|x|by|grand|k\b|dogs?|cars?|bikes?))/.exec(
      near,
    ) ??
    /\b(\d{1,2}|two|four|six|eight|ten|twelve)[ -]?(?:seats?|seater|chairs?|people|of us|guests)\b/.exec(
      near,
    );
  if (!found) return null;
  // "for 10-12": all of them sit down
  const value = seatsOf(found[2] ?? found[1]!);
  return value >= 1 && value <= 30 ? Math.min(20, value) : null;
}

function correctedHousehold(household: Household, corrections: Corrections): Household {
  const out = { ...household };
  for (const key of ['toddler', 'children', 'dog', 'cat', 'wheelchair'] as const) {
    const value = corrections[key];
    if (value !== undefined) out[key] = entered(value);
  }
  // a small child is a child, and who has no children has no small one
  if (corrections.toddler === true && corrections.children === undefined)
    out.children = entered(true);
  if (corrections.children === false && corrections.toddler === undefined && out.toddler.value)
    out.toddler = entered(false);
  if (corrections.wheelchair === true) out.easyAccess = entered(true);
  const seats = corrections.seatsFor;
  if (seats !== undefined && Number.isFinite(seats) && seats >= 1)
    out.seatsFor = entered(Math.min(20, Math.round(seats)));
  return out;
}
