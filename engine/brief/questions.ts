/** At most three questions, those whose answers would change the designs most. */
import type { KeptThing, Question } from '../model/brief.ts';
import { phraseOf } from '../features/names.ts';
import { COMPASS_NAMES } from '../model/compass.ts';
import { barredWhereabouts } from './barred-questions.ts';
import { type Asked, change, clashes, type Given, named } from './clash-questions.ts';
import { askedNotRead, whatFor } from './heart-questions.ts';
import { areaText, metresText } from './plot-problems.ts';
import { extentOf } from './plot-shape.ts';
import { standsInTheWay, unsureQuestions } from './unsure-questions.ts';

const MOST = 3;

export function chooseQuestions(given: Given): Question[] {
  const all = [
    ...clashes(given),
    ...whatFor(given),
    ...askedNotRead(given),
    ...size(given),
    ...unsureQuestions(given),
    ...whereabouts(given),
    ...barredWhereabouts(given),
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
  if (plot.isPaced)
    return [
      {
        id: 'paced',
        worth: 8.5,
        text: 'How big is it in metres?',
        why: 'You paced it, and a pace is anything from 0.75 to 0.9 m. We took 0.8 m.',
        answers: [0.75, 0.8, 0.9].map((pace) => {
          const [w, d] = [widthM, depthM].map((side) => Math.round((side / 0.8) * pace * 10) / 10);
          return {
            label: `about ${metresText(w!)} × ${metresText(d!)} m`,
            corrections: { widthM: w!, depthM: d! },
          };
        }),
      },
    ];
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
            text: `By “${wish.quote}”, do you mean ${phraseOf(wish.feature)}?`,
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

/** What is heavy and stays, and of which nobody said where: the plan turns on it. One at a time. */
function whereabouts({ brief }: Given): Asked[] {
  const FIXED: readonly KeptThing['kind'][] = ['shed', 'greenhouse', 'pond', 'other', 'hedge'];
  const lost = brief.keep.filter(({ where, at }) => where === null && at === undefined);
  const thing =
    lost.find(({ kind }) => FIXED.includes(kind)) ?? lost.find(({ kind }) => kind === 'tree');
  if (!thing) return [];
  const isTree = thing.kind === 'tree',
    isHedge = thing.kind === 'hedge';
  const answers = (
    isHedge
      ? [
          ['Along the left', 'left'],
          ['Along the right', 'right'],
          ['Along the far end', 'back'],
        ]
      : [
          ['On the left', 'left'],
          ['On the right', 'right'],
          ['At the far end, left', 'back-left'],
          ['At the far end, right', 'back-right'],
          ['In the middle', 'middle'],
          ['Near the house', 'near-house'],
        ]
  ) as [string, NonNullable<KeptThing['where']>][];
  return [
    {
      id: `where-${thing.name.replace(/[^a-z0-9]+/gi, '-')}`,
      worth: isTree ? 5.6 : 9.3,
      text: `Where does “${thing.name}” stand, seen from the house?`,
      why: 'It stays, and you did not say where: we have drawn it at the likeliest place.',
      answers: answers.map(([label, where]) => ({
        label,
        corrections: { standsAt: { [thing.name]: where } },
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
    .filter((thing) => thing.status === 'undecided' && standsInTheWay(thing.by))
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
    reading.mentions.some(
      (m) => m.kind === 'person' || m.kind === 'animal' || m.concept === 'wheelchair',
    ) ||
    brief.household.children.source.kind === 'entered'
  )
    return [];
  return [
    {
      id: 'who',
      worth: brief.projectType.value === 'family' ? 4.2 : 3,
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
