/** At most three questions, those whose answers would change the designs most. */
import type { Brief, Corrections, Question } from '../model/brief.ts';
import { FEATURE_NAMES, isPlural } from '../features/names.ts';
import { COMPASS_NAMES } from '../model/compass.ts';
import { CERTAIN, type Mention, type Reading, type Status } from '../model/reading.ts';
import { isHere, type Thing } from '../reading/things.ts';
import { WISHES } from './concepts.ts';
import type { Plot } from './plot.ts';
import { areaText, metresText } from './plot-problems.ts';
import { extentOf } from './plot-shape.ts';

const MOST = 3;
/** Less sure than this is a guess of ours, and asking would only puzzle. */
const WORTH_ASKING = 0.3;

type Asked = Question & { worth: number };
type Given = {
  brief: Omit<Brief, 'questions'>;
  reading: Reading;
  things: readonly Thing[];
  plot: Plot;
  answered: readonly string[];
};

export function chooseQuestions(given: Given): Question[] {
  const all = [
    ...clashes(given),
    ...size(given),
    ...uncertain(given),
    ...facing(given),
    ...budget(given),
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

const change = (mention: Mention, status: Status | 'not-so'): Corrections => ({
  mentions: { [mention.id]: status },
});
/** Both of two mentions that clash are settled by one answer. */
const changeAll = (mentions: readonly Mention[], status: Status | 'not-so'): Corrections => ({
  mentions: Object.fromEntries(mentions.map((m) => [m.id, status])),
});
/** "the old shed": the visitor's words with one article. */
const named = (m: Mention): string => `“${m.quote.trim()}”`;

function clashes({ things, brief }: Given): Asked[] {
  const out: Asked[] = [];
  for (const { by, clash, mentions, concept } of things) {
    if (!clash) continue;
    const is = new Set([by.status, clash.status]);
    const own = mentions.filter((m) => m.status === by.status || m.status === clash.status);
    const feature = WISHES[concept]?.features[0];
    const what = feature ? FEATURE_NAMES[feature].phrase : named(by);
    if (is.has('wanted') && is.has('refused'))
      out.push({
        id: `clash-${concept}`,
        worth: 8,
        text: `Would you like ${what}?`,
        why: `You write ${named(by)} and ${named(clash)}; until you say, ${feature && isPlural(feature) ? 'they are' : 'it is'} left out.`,
        answers: [
          { label: 'Yes', corrections: changeAll(own, 'wanted') },
          { label: 'No', corrections: changeAll(own, 'refused') },
        ],
      });
    else
      out.push({
        id: `fate-${concept}`,
        worth: 8,
        text: `Does ${named(by)} stay or go?`,
        why: 'We read both in your words; until you say, nothing is taken away.',
        answers: [
          { label: 'It stays', corrections: changeAll(own, 'keep') },
          { label: 'It goes', corrections: changeAll(own, 'going') },
          { label: 'You decide', corrections: changeAll(own, 'undecided') },
        ],
      });
  }
  for (const { by, status, concept } of things) {
    if (status !== 'wanted' || !by.whose) continue;
    out.push({
      id: `whose-${concept}`,
      worth: 5.5,
      text: `${named(by)}: shall we draw it?`,
      why: 'It reads as if you do not all agree; until you say, it is left out.',
      answers: [
        { label: 'Yes', corrections: change(by, 'wanted') },
        { label: 'No', corrections: change(by, 'refused') },
      ],
    });
  }
  const pond = things.find(
    (t) =>
      t.concept === 'pond' &&
      (t.status === 'keep' || t.status === 'wanted' || t.status === 'stands'),
  );
  if (pond && brief.household.toddler.value)
    out.push({
      id: 'pond-safety',
      worth: 10,
      text:
        pond.status === 'wanted'
          ? 'Open water with a small child: what would you like?'
          : 'A pond stands in your garden and a small child lives there. What becomes of it?',
      why: 'Even shallow water is a danger under six; until you say, there is no open water.',
      answers:
        pond.status === 'wanted'
          ? [
              {
                label: 'A pebble fountain for now',
                corrections: { remove: ['pond', 'formalpond'], add: ['water'] },
              },
              { label: 'No water', corrections: { remove: ['pond', 'formalpond', 'water'] } },
            ]
          : [
              { label: 'Fill it in', corrections: change(pond.by, 'going') },
              { label: 'Keep it, with a grille', corrections: change(pond.by, 'keep') },
            ],
    });
  return out;
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

/** Things read with half a certainty: what they are is asked, and nothing is printed of them. */
function uncertain({ reading, things }: Given): Asked[] {
  return reading.mentions.flatMap((m): Asked[] => {
    const isThing = m.kind === 'feature' || m.kind === 'plant' || m.kind === 'boundary';
    if (!isThing || !isHere(m) || m.certainty >= CERTAIN || m.certainty < WORTH_ASKING) return [];
    if (things.some((thing) => thing.kind === m.kind && thing.concept === m.concept)) return [];
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
          : `${named(m)}: is that something you would like?`,
        why: 'We were not sure how you meant it.',
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

function facing({ brief }: Given): Asked[] {
  if (brief.facing.source.kind !== 'assumed') return [];
  return [
    {
      id: 'facing',
      worth: 6,
      text: 'When is the sun in the garden, seen from the back door?',
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
