/** The assistant, held against questions as people type them, and against its own tables. */
import { beforeAll, describe, expect, test } from 'vitest';
import { CHAT_STARTERS } from '#content/assistant/chat-words.ts';
import { PLANT_SYNONYMS, UNHELD_PLANTS } from '#content/assistant/synonyms.ts';
import { calendarRows } from '#content/calendar/calendar.ts';
import { COST_SERVICES, EXTRA_SERVICES, GARDEN_SIZES } from '#content/calculator/price-list.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { tips } from '#content/tips/tips.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { ASSISTANT_MESSAGE_LIMIT, type AssistantInput } from '#contracts/assistant.ts';
import { sampleKnowledge } from '#server/features/assistant/ask.fixture.ts';
import { composeAnswer } from '#server/features/assistant/compose.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import { createMender, MOST_MENDED } from '#server/features/assistant/mend.ts';
import { capacityOf } from '#server/features/assistant/price-answers.ts';
import { readQuestion } from '#server/features/assistant/read-question.ts';
import { amountFixtures } from '#server/features/assistant/questions-amounts.fixture.ts';
import {
  allergyFixtures,
  despairFixtures,
  eatAndAcreFixtures,
  firstAidFixtures,
  freshAlarmFixtures,
  lineFixtures,
  reasonFixtures,
} from '#server/features/assistant/questions-alarms.fixture.ts';
import {
  afterwardsFixtures,
  eatenFixtures,
  edibleFixtures,
  emergencyFixtures,
  harmlessFixtures,
} from '#server/features/assistant/questions-dangers.fixture.ts';
import {
  heldBackFixtures,
  secondRoundFixtures,
} from '#server/features/assistant/questions-held-back.fixture.ts';
import {
  firmFixtures,
  monthFixtures,
  plantFixtures,
  poisoningFixtures,
} from '#server/features/assistant/questions-november.fixture.ts';
import { otherFixtures } from '#server/features/assistant/questions-others.fixture.ts';
import {
  questionFixtures,
  type QuestionFixture,
} from '#server/features/assistant/questions.fixture.ts';
import {
  editDistance,
  monthRuns,
  nearestWord,
  normalise,
  singular,
  singularText,
} from '#server/features/assistant/words.ts';

let knowledge: Knowledge;
beforeAll(() => {
  knowledge = sampleKnowledge();
});
const answered = new Map<string, ReturnType<typeof composeAnswer>>();
/** Answers each question once: several tests look at the same answer. */
const ask = ({
  ask: message,
  before = [],
  month = 6,
  soil,
}: Pick<QuestionFixture, 'ask' | 'before' | 'month' | 'soil'>) => {
  const input: AssistantInput = {
    message,
    conversation: before.flatMap((content) => [
      { isUser: true, content },
      { isUser: false, content: '…' },
    ]),
    ...(soil ? { site: { soil } } : {}),
  };
  const key = JSON.stringify([input, month]);
  const answer = answered.get(key) ?? composeAnswer({ input, knowledge, month });
  answered.set(key, answer);
  return answer;
};
const all = [
  ...questionFixtures,
  ...heldBackFixtures,
  ...secondRoundFixtures,
  ...poisoningFixtures,
  ...plantFixtures,
  ...monthFixtures,
  ...firmFixtures,
  ...otherFixtures,
  ...edibleFixtures,
  ...emergencyFixtures,
  ...eatenFixtures,
  ...afterwardsFixtures,
  ...harmlessFixtures,
  ...amountFixtures,
  ...despairFixtures,
  ...firstAidFixtures,
  ...reasonFixtures,
  ...lineFixtures,
  ...allergyFixtures,
  ...eatAndAcreFixtures,
  ...freshAlarmFixtures,
];
const name = (fixture: QuestionFixture) => [...(fixture.before ?? []), fixture.ask].join(' / ');

test.each(all.map((fixture) => [name(fixture), fixture] as const))('%s', (_name, fixture) => {
  const answer = ask(fixture);
  for (const pattern of fixture.says) expect(answer.response).toMatch(pattern);
  if (fixture.not) expect(answer.response).not.toMatch(fixture.not);
  if (fixture.source) expect(answer.sources.map((source) => source.url)).toContain(fixture.source);
});

/** Answers to the fixtures, and to what the answers themselves suggest. */
function answers() {
  const first = all.map(ask);
  return [
    ...first,
    ...first.flatMap((answer) => answer.suggestions.map((suggestion) => ask({ ask: suggestion }))),
  ];
}

describe('nothing is invented', () => {
  test('every sum of money stands in the price list or in the booking facts', () => {
    const known = new Set<number>(
      DEFAULT_APPOINTMENT_KINDS.flatMap((kind) =>
        [...kind.price.matchAll(/£(\d+)/g)].map((match) => Number(match[1])),
      ),
    );
    for (const size of GARDEN_SIZES) {
      for (const service of COST_SERVICES) {
        known.add(service.sizes[size].basePence / 100);
        // With extras a total is a sum of two figures of the list, or of three.
        for (const one of EXTRA_SERVICES)
          for (const two of EXTRA_SERVICES)
            known
              .add((service.sizes[size].basePence + one.sizes[size].pence) / 100)
              .add(
                (service.sizes[size].basePence + one.sizes[size].pence + two.sizes[size].pence) /
                  100,
              );
      }
      for (const extra of EXTRA_SERVICES) known.add(extra.sizes[size].pence / 100);
    }
    const stated = answers().flatMap((answer) =>
      [...answer.response.matchAll(/£([\d,]+)/g)].map((match) =>
        Number(match[1]!.replaceAll(',', '')),
      ),
    );
    expect(stated.length).toBeGreaterThan(40);
    expect(stated.filter((figure) => !known.has(figure))).toEqual([]);
  });
  test('every Latin name and every cultivar stands in the plant tables, or in an article', () => {
    const held = [
      ...catalogue.plants.flatMap((plant) => [
        plant.latinName,
        plant.commonName,
        plant.care,
        plant.notes,
      ]),
      ...calendarRows.flatMap((plant) => [plant.name, plant.latinName, plant.description]),
      ...tips.flatMap((tip) =>
        tip.sections.flatMap((section) =>
          section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
        ),
      ),
    ].join('\n');
    const named = answers()
      .flatMap((answer) => [
        ...[...answer.response.matchAll(/\(([A-Z][a-z]+(?: [x×])? [a-z-]{3,}[^)]*)\)/g)].map(
          (match) => match[1]!,
        ),
        ...[...answer.response.matchAll(/(?<![\p{L}\p{N}])'(\p{Lu}[^'\n]{2,30})'/gu)].map(
          (match) => match[1]!,
        ),
      ])
      .filter((text) => !/^(?:These are|One thing)/.test(text));
    expect(named.length).toBeGreaterThan(200);
    expect([...new Set(named)].filter((text) => !held.includes(text))).toEqual([]);
  });
  test('each plant of a list is one of ours', () => {
    const names = new Set(knowledge.plants.map((plant) => plant.name));
    const listed = all
      .map(ask)
      .filter((answer) => answer.sources.some((source) => source.url === '/garden-recommendations'))
      .flatMap((answer) =>
        [...answer.response.matchAll(/^- (.+?)(?: \([A-Z].*?)?: \d/gm)].map((match) => match[1]!),
      );
    expect(listed.length).toBeGreaterThan(50);
    expect(
      listed.filter((one) => !names.has(one) && ![...names].some((known) => one.startsWith(known))),
    ).toEqual([]);
  });
  test('plants that people ask for and we do not hold are said to be unknown', () => {
    const claimed = [
      'begonia',
      'petunia',
      'gunnera',
      'bougainvillea',
      'orchid',
      'leylandii',
      'eucalyptus',
    ].map((plant) => ask({ ask: `when should I prune my ${plant}?` }).response);
    for (const response of claimed) expect(response).toMatch(/no record of/);
  });
  test('every page pointed to is a page of this site', () => {
    const pages = new Set([
      '/planting-calendar',
      '/ai-design',
      '/garden-recommendations',
      '/cost-calculator',
      '/services',
      '/booking',
      '/about',
      '/gardening-tips',
      '/terms-of-service',
      '/privacy-policy',
      '/complaints',
      '/cancellation',
      '/design-library',
      '/portfolio',
      ...tips.map((tip) => `/gardening-tips/${tip.slug}`),
    ]);
    expect(
      answers()
        .flatMap((answer) => answer.sources.map((source) => source.url))
        .filter((url) => !pages.has(url)),
    ).toEqual([]);
  });
});

test('a suggestion or a starter is a question that is answered', () => {
  const suggestions = new Set([
    ...CHAT_STARTERS,
    ...all
      .flatMap((fixture) => ask(fixture).suggestions)
      .filter((suggestion) => !/^And |^What about /.test(suggestion)),
  ]);
  expect(suggestions.size).toBeGreaterThan(30);
  expect(
    [...suggestions].filter((suggestion) =>
      /don't know that|no record of/.test(ask({ ask: suggestion }).response),
    ),
  ).toEqual([]);
});

test('a suggestion is answered in the conversation it was made in', () => {
  const failed = all.flatMap((fixture) =>
    ask(fixture).suggestions.flatMap((suggestion) => {
      const before = [...(fixture.before ?? []), fixture.ask];
      const { response } = ask({ ...fixture, ask: suggestion, before });
      return /don't know that|no record of|None of our plants|calendar has nothing/.test(response)
        ? [`${before.join(' / ')} / ${suggestion}: ${response.slice(0, 90)}`]
        : [];
    }),
  );
  expect(failed).toEqual([]);
});

describe('the cost of a question', () => {
  test('of one question no more than so many unknown words are looked up, and none twice', () => {
    const looked: string[] = [];
    const mend = createMender(knowledge, (word) => {
      looked.push(word);
      return null;
    });
    const strange = Array.from(
      { length: 80 },
      (_, i) => `q${String.fromCodePoint(97 + (i % 26), 97 + Math.floor(i / 26))}zzk`,
    );
    mend(strange);
    expect(new Set(looked).size).toBe(MOST_MENDED);
    const first = looked.length;
    mend(strange.slice(0, MOST_MENDED));
    expect(looked.length).toBe(first);
  });
  test('a known word is never looked up', () => {
    const looked: string[] = [];
    createMender(knowledge, (word) => {
      looked.push(word);
      return null;
    })('can you build a patio in brighton for my puppy and a pony near the parking'.split(' '));
    expect(looked).toEqual([]);
  });
  test('no more of a turn is read than may be typed at once', () => {
    const late = `${'x '.repeat(ASSISTANT_MESSAGE_LIMIT / 2)} lavender`;
    expect(readQuestion(late, knowledge, 6).soft).not.toContain('lavender');
  });
});

test('what is said of appointments is what the owner offers and whether e-mails leave', () => {
  const kinds = DEFAULT_APPOINTMENT_KINDS.map((kind) =>
    kind.kind === 'site-assessment'
      ? { ...kind, minutes: 60, price: '£95' }
      : kind.kind === 'project-followup'
        ? { ...kind, isOffered: false }
        : kind,
  );
  const own = buildKnowledge({
    catalogue: catalogue.plants,
    calendar: calendarRows,
    services: [],
    settings: sampleBusiness,
    booking: { kinds, isMailed: false },
  });
  const { response } = composeAnswer({
    input: { message: 'how much is a site visit' },
    knowledge: own,
    month: 6,
  });
  expect(response).toMatch(/60 minutes.*£95/);
  expect(response).not.toMatch(/£150|Follow-up|A confirmation comes by e-mail/);
  expect(response).toMatch(/sends no e-mails/);
  expect(
    composeAnswer({ input: { message: 'can i get a quote' }, knowledge: own, month: 6 }).response,
  ).toMatch(/60-minute visit/);
});

test.each([
  ['One garden of 50 to 150 m², with a sketch', 'garden-design', 150],
  ['Front and back, or one garden over 150 m²', 'garden-design', Infinity],
  ['Up to 40 m of fence, one gate and a pergola of 9 m²', 'fencing-structures', 40],
  ['Up to 75 m² laid', 'paving-stonework', 75],
  ['Up to 12 m of trench, 1 m³ soakaway', 'drainage-systems', 12],
] as const)('"%s" covers what it says', (covers, id, capacity) => {
  expect(capacityOf(id, covers)).toBe(capacity);
});

test('hostile and enormous inputs get an answer, and nothing of them comes back', () => {
  for (const message of [
    'a'.repeat(ASSISTANT_MESSAGE_LIMIT),
    'plant '.repeat(330),
    '((((((((((',
    '\\b\\w+$^',
    '💐💐💐',
    'DROP TABLE plants;--',
    '{{constructor.constructor("return process")()}}',
    '…',
    '0'.repeat(500),
    'x y '.repeat(500),
  ]) {
    const answer = ask({ ask: message });
    expect(answer.response.length).toBeGreaterThan(20);
    expect(answer.response).not.toContain('constructor');
  }
});

test('other names of plants lead to plants that are there', () => {
  const lost = Object.values(PLANT_SYNONYMS).filter(
    (meant) => !knowledge.names.has(singularText(normalise(meant.replace(/[()]/g, ' ')))),
  );
  expect(lost).toEqual([]);
});

test('no plant that is held, by its genus, its name or the last word of it, counts as unknown', () => {
  const held = new Set(
    knowledge.plants.flatMap((plant) => {
      const name = singularText(normalise(plant.name.replace(/ '.*'| \(.*\)/g, '')));
      return [
        name,
        name.split(' ').at(-1)!,
        singularText(normalise(plant.latin?.split(' ')[0] ?? '')),
        singularText(normalise(plant.latin?.replace(/ '.*/, '') ?? '')),
      ];
    }),
  );
  expect(UNHELD_PLANTS.filter((unheld) => held.has(singularText(normalise(unheld))))).toEqual([]);
});

describe('words', () => {
  test.each([
    ['tomatoes', 'tomato'],
    ['cherries', 'cherry'],
    ['roses', 'rose'],
    ['irises', 'iris'],
    ['asparagus', 'asparagus'],
    ['grasses', 'grass'],
    ['hostas', 'hosta'],
    ['cosmos', 'cosmos'],
  ])('%s is %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });
  test.each([
    ['lavander', 'lavender'],
    ['corgette', 'courgette'],
    ['hydranga', 'hydrangea'],
    ['brocolli', 'broccoli'],
    ['movie', null],
  ])('%s is read as %s', (typed, meant) => {
    expect(nearestWord(typed, ['lavender', 'courgette', 'hydrangea', 'broccoli', 'olive'])).toBe(
      meant,
    );
  });
  test('a swap of neighbours is one slip', () => {
    expect(editDistance('lavneder', 'lavender', 2)).toBe(1);
    expect(editDistance('abc', 'xyzabc', 2)).toBe(3);
  });
  test('months are told as runs, over the new year too', () => {
    expect(monthRuns([11, 12, 1])).toBe('November to January');
    expect(monthRuns([5, 6, 8])).toBe('May to June and August');
    expect(monthRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('all year');
  });
});
