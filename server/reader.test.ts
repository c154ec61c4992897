/** The embedded reader on any text at all: laws, determinism, cost, language. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { costGrowth } from '#tests/support/processor-cost.ts';
import { sampled } from '#tests/support/sampled.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { seededRandom } from '#engine/geometry/random.ts';
import { ringArea } from '#engine/geometry/region.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { FEATURES, PROJECT_TYPES } from '#engine/model/brief.ts';
import { isSure } from '#engine/model/reading.ts';
import type { Place } from '#engine/model/site.ts';
import { makeSite } from '#engine/site/make-site.ts';
import { readDescription, withReading } from '#server/reader.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

const place: Place = {
  postcode: 'RM3 9DA',
  outcode: 'RM3',
  district: 'Havering',
  latitudeDeg: 51.6,
  longitudeDeg: 0.2,
  soil: {
    texture: 'clay',
    ph: 6.8,
    drainage: 'poor',
    name: 'Heavy clay (London Clay)',
    from: 'zone',
  },
  climate: {
    zone: 'outer-london',
    name: 'Outer London',
    leastHardiness: 'H4',
    safePlantingOut: '1 May',
    rainMmPerYear: 600,
  },
};

/** Laws that hold for any input at all. */
function checkLaws(input: BriefInput): void {
  const brief = readBrief(withReading(input), place);
  const wanted = brief.wanted.map((f) => f.value),
    refused = new Set(brief.refused.map((f) => f.value));
  expect(wanted.filter((f) => refused.has(f))).toEqual([]);
  expect(new Set(wanted).size).toBe(wanted.length);
  for (const feature of [...wanted, ...refused]) expect(FEATURES).toContain(feature);
  const facts = [
    brief.shape,
    brief.areaM2,
    brief.facing,
    brief.wet,
    brief.slope,
    ...brief.wanted,
    ...brief.refused,
    ...brief.plantsWanted,
    ...brief.colours,
    ...Object.values(brief.household),
  ];
  for (const { source } of facts) {
    if (source.kind === 'read')
      expect(source.quote.length, JSON.stringify(source)).toBeGreaterThan(0);
    if (source.kind === 'assumed') expect(source.because.length).toBeGreaterThan(3);
  }
  for (const problem of brief.problems)
    expect(problem.message).not.toMatch(/undefined|NaN|Infinity|\[object/);
  expect(JSON.parse(JSON.stringify(brief))).toEqual(brief);
  if (brief.problems.some((p) => p.severity === 'error')) return;
  const site = makeSite(brief, place);
  expect(ringArea(site.boundary) / 1e6).toBeCloseTo(brief.areaM2.value, 1);
  expect(site.boundary.flat().every(Number.isInteger)).toBe(true);
  expect(site.house.x1 - site.house.x0).toBeGreaterThan(0);
  expect(site.doorX >= site.house.x0 && site.doorX <= site.house.x1).toBe(true);
}

test('every law holds for the golden briefs, whole, cut short and shuffled', () => {
  const random = seededRandom(7);
  for (const { input } of goldenBriefs) {
    checkLaws(input);
    const words = input.description.split(' ');
    for (let i = 0; i < (process.env['LONG'] === '1' ? 200 : 3); i++) {
      const mutated = words.map((word) =>
        random.chance(0.08)
          ? random.pick(words)
          : random.chance(0.04)
            ? ''
            : random.chance(0.03)
              ? word.slice(1)
              : word,
      );
      checkLaws({
        ...input,
        description: mutated
          .slice(0, 1 + random.index(words.length))
          .join(random.chance(0.1) ? '\n' : ' '),
      });
    }
  }
});
test('random characters, scripts and markup never throw', () => {
  const random = seededRandom(11);
  const pieces = [
    'garden',
    'no',
    '12',
    'm',
    'x',
    '8',
    "'",
    '"',
    '£',
    '-',
    ',',
    '.',
    '(',
    ')',
    'ft',
    'by',
    'keep',
    'the',
    'tree',
    'half',
    'a',
    'quarter',
    'acre',
    '½',
    '🌳',
    'حديقة',
    '花园',
    '<script>',
    "'; DROP TABLE",
    '\n',
    '\t',
    'İ',
    'ß',
    '\u0000',
    '1/2',
    '9999999999',
    '.5',
    '1,2,3',
    'and',
    'or',
    'instead',
    'of',
    'without',
    'want',
    'pond',
    'with',
    'year',
    'old',
    'aged',
    'facing',
    'north',
    'budget',
    'k',
    '{}',
    '%s',
    '\\',
    '$&',
    '\ud800',
  ];
  for (let i = 0; i < (process.env['LONG'] === '1' ? 20_000 : 250); i++) {
    const description = Array.from({ length: random.index(40) }, () => random.pick(pieces)).join(
      random.chance(0.2) ? '' : ' ',
    );
    checkLaws({
      description,
      projectType: random.pick(PROJECT_TYPES),
      preferences: [],
      ...(random.chance(0.2) ? { areaM2: random.between(1, 4000) } : {}),
      ...(random.chance(0.2) ? { perimeterM: random.between(1, 300) } : {}),
    });
  }
});

test('every quote stands in the text where the reading says', () => {
  for (const { input } of goldenBriefs) {
    const { text, mentions } = readDescription(input.description);
    for (const { quote, start, end } of mentions) expect(text.slice(start, end)).toBe(quote);
  }
});
test('the same text gives the same bytes', () => {
  const text = goldenBriefs[0]!.input.description;
  expect(JSON.stringify(readDescription(text))).toBe(JSON.stringify(readDescription(text)));
});
test('12,000 characters are read at no more than ten times the cost of 3,000', () => {
  const pieces = [
    'a ',
    'no ',
    '12 x ',
    'aaaaaaaaaa',
    '((((',
    'pond pond please ',
    '- ',
    "don't want a lawn, ",
    'ages 3 and ',
    '5k ',
    'facing south ',
  ];
  for (const piece of sampled(pieces, 3))
    expect(
      costGrowth((text) => void readDescription(text), piece, 12_000, 10),
      piece,
    ).toBeLessThan(10);
}, 180_000);
test('the files that the reader loads are no more than 3.2 MB', () => {
  const folder = join(findRepositoryRoot(), 'reader');
  const bytes = ['model.bin', 'vectors.bin'].reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes / 2 ** 20).toBeLessThanOrEqual(3.2);
});
test('a text in another language is known as such, a bare list is not', () => {
  expect(
    readDescription(
      'Wir haben einen kleinen Garten hinter dem Haus und möchten gerne eine Terrasse und einen Teich haben',
    ).isEnglish,
  ).toBe(false);
  expect(
    readDescription('Patio, lawn, shed, pond, 10 x 12 m, clay, south facing, two kids, dog')
      .isEnglish,
  ).toBe(true);
});
test('a kitchen, a recipe and a poem are no gardens', () => {
  for (const text of [
    'We are looking for new kitchen units, an oven, a hob, worktops and a fridge freezer in white gloss',
    'Preheat the oven, mix the flour and the sugar with a teaspoon of salt and bake for thirty minutes',
  ])
    expect(readDescription(text).isGarden, text).toBe(false);
  const roof =
    'Door from the kitchen goes out on a flat roof with a railing, 3.6 by 2.2. Two pots went over the edge. Want green.';
  expect(readDescription(roof).isGarden).toBe(true);
});
test.each([
  ['a safe corner for under 5s in the communal garden', true],
  ['a place for my 4yr old’s swing', true],
  ['our grandchildren under 5 visit at weekends', true],
  ['the shed is 3 years old and can stay', false],
  ['keep the 2 year old hedge', false],
])('small children are counted in, ages of things are not: %s', (said, isThere) => {
  const concepts = readDescription(said)
    .mentions.filter(({ kind, status }) => kind === 'person' && status === 'fact')
    .map(({ concept }) => concept);
  expect(concepts.includes('toddler')).toBe(isThere);
});
test.each([
  ['1,200 sq ft out the back. West. Want it architectural.', 'W'],
  ['It is 13m wide and 17m deep. Faces E. We want a boardwalk and a pond.', 'E'],
  ['heavy clay near Thundersley, faces SSW', 'S'],
])('a facing is read from as little as one word: %s', (said, point) => {
  const facing = readDescription(said).mentions.find(({ kind }) => kind === 'orientation')!;
  expect(facing.compass?.point.startsWith(point)).toBe(true);
  expect(isSure(facing)).toBe(true);
});
test.each([
  ['The garden is I should think sixty feet long and thirty wide.', 'dw'],
  ['Back garden 42 ft by 38 ft (wide by long).', 'wd'],
])('which of two lengths is the width: %s', (said, sides) => {
  expect(
    readDescription(said).mentions.find(({ kind, metres }) => metres && kind === 'measure')?.sides,
  ).toBe(sides);
});
test('hay fever is hay fever, however surely something else is guessed', () => {
  expect(
    readDescription('Terrible hayfever (both of us).').mentions.find(
      ({ kind }) => kind === 'health',
    )?.concept,
  ).toBe('hayfever');
});

test('a reading that was kept before people were heard is heard when it is used again', () => {
  const input = {
    description: 'We hate gardening.',
    projectType: 'family' as const,
    preferences: [],
  };
  const { said, ...kept } = readDescription(input.description);
  expect(said).toEqual({ hands: 'none' });
  expect(withReading({ ...input, reading: kept }).reading?.said).toEqual(said);
  const quiet = { ...kept, text: 'A terrace, please.' };
  expect(withReading({ ...input, reading: quiet }).reading).toBe(quiet);
});
