/** At most three questions, those whose answers would change the designs most. */
import type { Question } from '../model/brief.ts';
import { FEATURE_NAMES } from '../features/names.ts';
import { COMPASS_NAMES } from '../model/compass.ts';
import { isSure } from '../model/reading.ts';
import { isHere } from '../reading/things.ts';
import { type Asked, change, clashes, type Given, named } from './clash-questions.ts';
import { WISHES } from './concepts.ts';
import { areaText, metresText } from './plot-problems.ts';
import { extentOf } from './plot-shape.ts';

const MOST = 3;
/** Less sure than this is a guess of ours, and asking would only puzzle. */
const WORTH_ASKING = 0.3;
/** Read without knowing which thing it is. */
const NAMELESS: ReadonlySet<string> = new Set(['other', 'unnamed', 'plants', 'flowers']);

export function chooseQuestions(given: Given): Question[] {
  const all = [
    ...clashes(given),
    ...size(given),
    ...uncertain(given),
    ...meant(given),
    ...facing(given),
    ...budget(given),
    ...wayIn(given),
    ...undecided(given),
    ...who(given),
  ];
  const seen = new Set<string>(given.answered);
  return all
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ worth: _worth, ...question }) => question);
}

function size({ brief, plot }: Given): Asked[] {
  if (plot.otherM2 !== null) {
    const now = brief.areaM2.value;
    return [
      {
        id: 'which-size',
        worth: 9,
        text: 'Which size is right?',
        why: 'Your words and the form differ.',
        answers: [now, plot.otherM2].map((m2) => ({
          label: areaText(m2),
          corrections: { areaM2: Math.round(m2 * 100) / 100 },
        })),
      },
    ];
  }
  if (plot.isGuessed) {
    const sizes =
      brief.position.value === 'front' ||
      brief.position.value === 'courtyard' ||
      brief.position.value === 'roof'
        ? [
            [3, 4],
            [5, 6],
            [8, 8],
            [12, 10],
          ]
        : [
            [5, 6],
            [6, 12],
            [10, 15],
            [12, 25],
            [20, 40],
          ];
    return [
      {
        id: 'size',
        worth: 9.5,
        text: 'Roughly how big is the garden?',
        why: 'Everything is measured from it. You can give the exact size below.',
        answers: sizes.map(([w, d]) => ({
          label: `about ${w} × ${d} m`,
          corrections: { widthM: w!, depthM: d! },
        })),
      },
    ];
  }
  const { widthM, depthM } = extentOf(brief.shape.value);
  if (plot.isProportionGuessed && Math.abs(widthM - depthM) > 0.6) {
    const [short, long] = [Math.min(widthM, depthM), Math.max(widthM, depthM)];
    return [
      {
        id: 'which-side',
        worth: long / short > 1.35 ? 5.5 : 2.5,
        text: 'Which side runs along the house?',
        why: `We have drawn ${metresText(widthM)} m along it.`,
        answers: [short, long].map((side) => ({
          label: `about ${metresText(Math.round(side * 10) / 10)} m`,
          corrections: { widthM: side, depthM: side === short ? long : short },
        })),
      },
    ];
  }
  return [];
}

const DENIED =
  /(?:\b(?:no|not|never|without|nothing|neither|nor|hate|loathe|scare|rid of|against|instead of|rather than|don'?t|doesn'?t|can'?t|won'?t|isn'?t)\b)/i;
/** Of the sentence, what stands before a place in the text: at most six words. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 60), at)
    .replace(/’/g, "'")
    .split(/[.;:!?\n]/)
    .at(-1)!
    .split(' ')
    .slice(-7)
    .join(' ');

/** Things read with half a certainty: what they are is asked, and nothing is printed of them. */
function uncertain({ reading, things }: Given): Asked[] {
  return reading.mentions.flatMap((m): Asked[] => {
    const isThing = m.kind === 'feature' || m.kind === 'plant' || m.kind === 'boundary';
    if (!isThing || !isHere(m) || isSure(m) || m.certainty < WORTH_ASKING) return [];
    const isSame = (other: { kind: string; concept: string }) =>
      other.kind === m.kind && other.concept === m.concept;
    // who says that he does not want it has answered
    if (DENIED.test(clauseBefore(reading.text, m.start))) return [];
    if (NAMELESS.has(m.concept) || things.some(isSame) || reading.mentions.find(isSame) !== m)
      return [];
    const first = m.kind === 'feature' ? WISHES[m.concept]?.features[0] : undefined;
    // Which seat is meant, their own words say better.
    const feature = first === 'seat' ? undefined : first;
    const isFate = ['stands', 'keep', 'going', 'gone', 'undecided'].includes(m.status);
    const worth =
      (isFate ? (m.status === 'keep' || m.status === 'going' ? 5 : 2.5) : 4.5) *
      (0.5 + m.certainty);
    return [
      {
        id: `mention-${m.id}`,
        worth,
        text: isFate
          ? `${named(m)}: does it stay or go?`
          : feature
            ? `Would you like ${FEATURE_NAMES[feature].phrase}?`
            : `${named(m)}: is that something you would like?`,
        why: feature
          ? `You write ${named(m)}, and we were not sure how you meant it.`
          : 'We were not sure how you meant it.',
        answers: isFate
          ? [
              { label: 'It stays', corrections: change(m, 'keep') },
              { label: 'It goes', corrections: change(m, 'going') },
              { label: 'It isn’t there', corrections: change(m, 'not-so') },
            ]
          : [
              { label: 'Yes, please', corrections: change(m, 'wanted') },
              { label: 'No', corrections: change(m, 'refused') },
              { label: 'It’s there already', corrections: change(m, 'keep') },
            ],
      },
    ];
  });
}

/** A wish that goes by no name that we know: nothing is drawn of it until it is said. */
function meant({ brief }: Given): Asked[] {
  return brief.wishes.flatMap((wish): Asked[] =>
    wish.held === 'unsure' &&
    wish.feature &&
    !brief.wanted.some(({ value }) => value === wish.feature)
      ? [
          {
            id: `meant-${wish.mention}`,
            worth: 4.5,
            text: `By “${wish.quote}”, do you mean ${FEATURE_NAMES[wish.feature].phrase}?`,
            why: 'We were not sure, so it is not drawn until you say.',
            answers: [
              { label: 'Yes', corrections: { add: [wish.feature] } },
              { label: 'No', corrections: { mentions: { [wish.mention]: 'not-so' } } },
            ],
          },
        ]
      : [],
  );
}

function facing({ brief }: Given): Asked[] {
  if (brief.facing.source.kind !== 'assumed') return [];
  return [
    {
      id: 'facing',
      worth: 6,
      text: 'When is the sun in the garden, with the house behind you?',
      why: 'Sun decides where you sit and what will grow.',
      answers: (
        [
          ['Straight ahead at midday', 'S'],
          ['In the morning', 'E'],
          ['From afternoon to evening', 'W'],
          ['Behind the house at midday', 'N'],
        ] as const
      ).map(([label, point]) => ({
        label: `${label} (faces ${COMPASS_NAMES[point]})`,
        corrections: { facing: point },
      })),
    },
  ];
}

/** Gardens behind houses alone: paths, bins and what the work costs hang on it. */
function wayIn({ brief }: Given): Asked[] {
  const known = brief.surroundings?.waysIn;
  if (brief.position.value !== 'back' || (known && known.source.kind !== 'assumed')) return [];
  return [
    {
      id: 'way-in',
      worth: 4,
      text: 'How does one get into the garden from outside?',
      why: 'The paths start there, and what is carried in costs less.',
      answers: [
        { label: 'A side way on the left', corrections: { wayIn: 'side-left' } },
        { label: 'A side way on the right', corrections: { wayIn: 'side-right' } },
        { label: 'A gate at the end', corrections: { wayIn: 'rear' } },
        { label: 'Only through the house', corrections: { wayIn: 'house' } },
      ],
    },
  ];
}

function budget({ brief }: Given): Asked[] {
  if (brief.budgetPence) return [];
  const usual = Math.max(2, Math.round((brief.areaM2.value * 150) / 1000));
  const sums = [usual, usual * 2, usual * 4].map((k) => k * 1000);
  return [
    {
      id: 'budget',
      worth: brief.circumstances.some((c) => c.kind === 'money') ? 5.2 : 3.5,
      text: 'What would you like to spend, about?',
      why: 'The first design keeps to it.',
      answers: sums.map((pounds) => ({
        label: `£${pounds.toLocaleString('en-GB')}`,
        corrections: { budgetPounds: pounds },
      })),
    },
  ];
}

function undecided({ things }: Given): Asked[] {
  return things
    .filter((thing) => thing.status === 'undecided')
    .map(({ by, concept }) => ({
      id: `undecided-${concept}`,
      worth: 5,
      text: `${named(by)}: stay or go?`,
      why: 'You were in two minds; until you say, it stays.',
      answers: [
        { label: 'It stays', corrections: change(by, 'keep') },
        { label: 'It goes', corrections: change(by, 'going') },
      ],
    }));
}

function who({ brief, reading }: Given): Asked[] {
  if (
    reading.mentions.some((m) => m.kind === 'person' || m.kind === 'animal') ||
    brief.household.children.source.kind === 'entered'
  )
    return [];
  return [
    {
      id: 'who',
      worth: 3,
      text: 'Who uses the garden?',
      why: 'Plants and water are chosen for those who live with them.',
      answers: [
        { label: 'Grown-ups', corrections: { children: false } },
        { label: 'Children', corrections: { children: true } },
        { label: 'A toddler', corrections: { toddler: true } },
        { label: 'Grown-ups and a dog', corrections: { children: false, dog: true } },
      ],
    },
  ];
}
