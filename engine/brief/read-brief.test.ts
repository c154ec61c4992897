import { expect, test } from 'vitest';
import { goldenBriefs } from '../../tests/fixtures/briefs/golden-briefs.ts';
import { costGrowth } from '../../tests/support/processor-cost.ts';
import { seededRandom } from '../geometry/random.ts';
import { ringArea } from '../geometry/region.ts';
import type { BriefInput } from '../model/brief.ts';
import { FEATURES, PROJECT_TYPES } from '../model/brief.ts';
import type { Place } from '../model/site.ts';
import { makeSite } from '../site/make-site.ts';
import { extentOf, sidesOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

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
const read = (description: string, more: Partial<BriefInput> = {}) =>
  readBrief({ description, projectType: 'family', preferences: [], ...more }, place);
const codes = (description: string, more: Partial<BriefInput> = {}) =>
  read(description, more).problems.map((p) => p.code);

test('area and perimeter fix the sides, the garden deeper than wide', () => {
  const { widthM, depthM } = extentOf(
    read('A garden with a lawn', { areaM2: 96, perimeterM: 40 }).shape.value,
  );
  expect([widthM, depthM]).toEqual([8, 12]);
});
test('area and perimeter of a wide, shallow garden put the long side along the house', () => {
  const { widthM, depthM } = extentOf(
    read('A wide and shallow garden', { areaM2: 98, perimeterM: 42 }).shape.value,
  );
  expect([widthM, depthM]).toEqual([14, 7]);
});
test('the text settles which side is which', () => {
  const { widthM } = extentOf(
    read('The garden is 12 m wide', { areaM2: 96, perimeterM: 40 }).shape.value,
  );
  expect(widthM).toBe(12);
});
test('a perimeter shorter than a square needs is refused in plain words', () => {
  const brief = read('A garden with a lawn', { areaM2: 100, perimeterM: 30 });
  const problem = brief.problems.find((p) => p.code === 'perimeter-impossible');
  expect(problem).toMatchObject({ severity: 'error', field: 'perimeter' });
  expect(problem?.message).toContain('40 m');
});
test('the roots of area and perimeter multiply and add up to what was given', () => {
  for (let i = 1; i < 60; i++) {
    const sides = sidesOf(i * 7.3, 4.4 * Math.sqrt(i * 7.3));
    expect(sides).not.toBeNull();
    expect(sides![0] * sides![1]).toBeCloseTo(i * 7.3, 8);
    expect(2 * (sides![0] + sides![1])).toBeCloseTo(4.4 * Math.sqrt(i * 7.3), 8);
  }
  expect(sidesOf(100, 39)).toBeNull();
});
test('a field that contradicts the text wins, and both sizes are named', () => {
  const brief = read('Our garden is 12m x 8m', { areaM2: 150 });
  expect(brief.areaM2.value).toBeCloseTo(150, 1);
  expect(brief.problems.find((p) => p.code === 'size-differs')?.message).toMatch(/96 m².*150 m²/);
});
test('a field that agrees with the text leaves the sides of the text', () => {
  const brief = read('Our garden is 12m x 8m', { areaM2: 96 });
  expect(extentOf(brief.shape.value)).toEqual({ widthM: 8, depthM: 12 });
  expect(brief.problems.filter((p) => p.code === 'size-differs')).toEqual([]);
});
test.each([
  ['a garden of 2.25 acres', {}, 'plot-size'],
  ['a garden', { areaM2: 9 }, 'plot-size'],
  ['a garden', { areaM2: 2501 }, 'plot-size'],
  ['a garden', { areaM2: 1e9 }, 'plot-size'],
  ['a garden', { areaM2: 0 }, 'area-invalid'],
  ['a garden', { areaM2: -3 }, 'area-invalid'],
  ['a garden', { areaM2: Number.NaN }, 'area-invalid'],
  ['a garden', { perimeterM: -3 }, 'perimeter-invalid'],
  ['a garden', { areaM2: Infinity }, 'area-invalid'],
  ['a garden', { areaM2: 100, perimeterM: 200 }, 'plot-narrow'],
  ['the garden is 2m x 2m', {}, 'plot-size'],
  ['', {}, 'not-a-garden'],
  ['   \n ', {}, 'not-a-garden'],
] as [string, Partial<BriefInput>, string][])('“%s” with %o says %s', (description, more, code) => {
  const problem = read(description, more).problems.find((p) => p.code === code);
  expect(problem?.severity).toBe('error');
  expect(problem?.message).not.toMatch(/undefined|NaN|Infinity/);
});
test('the size problem shows acres as well', () => {
  expect(
    read('a garden of 2.25 acres').problems.find((p) => p.code === 'plot-size')?.message,
  ).toContain('9,105 m² (2.25 acres)');
});
test.each([[12], [2500]])('a plot of exactly %d m² is designed', (areaM2) =>
  expect(codes('a garden', { areaM2 })).not.toContain('plot-size'),
);

test('corrections win over everything, as entered', () => {
  const brief = read(
    '12m x 8m, north-facing, clay, toddler, dog, table for 6, no pond, a shed, £20k',
    {
      corrections: {
        widthM: 9,
        depthM: 14,
        facing: 'E',
        soil: 'sandy',
        budgetPounds: 30000,
        toddler: false,
        dog: false,
        cat: true,
        wheelchair: true,
        seatsFor: 10,
        add: ['pond'],
        remove: ['shed', 'lawn'],
      },
    },
  );
  expect(extentOf(brief.shape.value)).toEqual({ widthM: 9, depthM: 14 });
  expect(brief.shape.source).toEqual({ kind: 'entered', field: 'corrections' });
  expect([brief.facing.value, brief.soil?.value, brief.budgetPence?.value]).toEqual([
    'E',
    'sandy',
    3_000_000,
  ]);
  expect([
    brief.household.toddler.value,
    brief.household.dog.value,
    brief.household.cat.value,
    brief.household.wheelchair.value,
    brief.household.easyAccess.value,
    brief.household.seatsFor.value,
  ]).toEqual([false, false, true, true, true, 10]);
  expect(brief.wanted.find((f) => f.value === 'pond')?.source.kind).toBe('entered');
  expect(brief.refused.map((f) => f.value)).toEqual(expect.arrayContaining(['shed', 'lawn']));
  expect(brief.wanted.map((f) => f.value)).not.toContain('shed');
});
test('a corrected width keeps an L an L', () => {
  const brief = read(
    'L-shaped garden, 10m x 6m behind the house and 5m x 4m to the side on the right',
    { corrections: { widthM: 12 } },
  );
  expect(brief.shape.value.kind).toBe('l-shape');
  expect(extentOf(brief.shape.value).widthM).toBe(12);
});
test('a corrected size takes back what was said of the size', () => {
  expect(codes('a garden of 5 acres', { corrections: { areaM2: 200 } })).not.toContain('plot-size');
});

test('a ticked preference that the text refuses is said', () => {
  const brief = read('A garden with no play area please, the kids have left home', {
    preferences: ['play'],
  });
  expect(brief.problems.map((p) => p.code)).toContain('preference-refused');
  expect(brief.wanted.map((f) => f.value)).not.toContain('play');
});
test('a toddler gets a fountain, not a pond, from the water preference', () => {
  const wanted = read('A garden for our toddler', {
    projectType: 'wildlife',
    preferences: ['waterfeature'],
    areaM2: 120,
  }).wanted.map((f) => f.value);
  expect(wanted).toContain('water');
  expect(wanted).not.toContain('pond');
});
test('a lawn comes with a family garden of 60 m² and not with one of 30 m²', () => {
  const lawn = (areaM2: number) =>
    read('a garden', { areaM2 }).wanted.some((f) => f.value === 'lawn');
  expect([lawn(30), lawn(60)]).toEqual([false, true]);
});
test('what the type brings is marked assumed, with a reason', () => {
  for (const projectType of PROJECT_TYPES)
    for (const areaM2 of [20, 60, 150, 600]) {
      const { wanted } = read('a garden', { projectType, areaM2 });
      expect(wanted.length, `${projectType} ${areaM2}`).toBeGreaterThan(0);
      for (const { source } of wanted)
        expect(source.kind === 'assumed' && source.because.length > 10).toBe(true);
    }
});
test('the wish lists of the six types differ', () => {
  const lists = PROJECT_TYPES.map((projectType) =>
    read('a garden', { projectType, areaM2: 150 })
      .wanted.map((f) => f.value)
      .join(),
  );
  expect(new Set(lists).size).toBe(PROJECT_TYPES.length);
});
test('soil is the zone’s until the text says otherwise', () => {
  expect(read('a garden').soil).toMatchObject({
    value: 'clay',
    source: { kind: 'assumed', because: 'typical for RM3: Heavy clay (London Clay)' },
  });
  expect(makeSite(read('a garden on chalky soil'), place).soil).toMatchObject({
    texture: 'chalk',
    from: 'brief',
  });
});

/** Laws that hold for any input at all. */
function checkLaws(input: BriefInput): void {
  const brief = readBrief(input, place);
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
    for (let i = 0; i < (process.env['LONG'] === '1' ? 200 : 6); i++) {
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
  for (let i = 0; i < (process.env['LONG'] === '1' ? 20_000 : 500); i++) {
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
test('12,000 hostile characters are read at no more than twelve times the cost of 3,000', () => {
  for (const piece of [
    'a ',
    'no ',
    '12 x ',
    '12m ',
    'not very ',
    'the garden is ',
    '£1,000 to ',
    'aaaaaaaaaa',
    '1,1',
    '((((',
    'left right ',
    'soil ',
    'ages 3 and ',
    'sloping and ',
    'small small ',
    '- ',
    "don't want a lawn, ",
    'sun ',
    'table ',
    'area ',
    'seats for ',
    'kids 2 and ',
    'our youngest is ',
    'plus 5k ',
    'w 9m d ',
    'left 5 ',
    'the shed is fine ',
    '1 or ',
    'dining x',
    'across the back ',
    'pond pond please ',
    'no sun until ',
    'I am eighty ',
    'keep: ',
    '20ish ',
    'hedge (',
  ]) {
    expect(
      costGrowth(
        (description) => readBrief({ description, projectType: 'family', preferences: [] }, place),
        piece,
        12_000,
      ),
      piece,
    ).toBeLessThan(12);
  }
});
test('only the first 20,000 characters are read, and that is said', () => {
  expect(codes(`a garden with a lawn. ${'We like flowers. '.repeat(2000)}`)).toContain(
    'description-long',
  );
});
test('the same brief gives the same bytes', () => {
  const input = goldenBriefs[0]!.input;
  expect(JSON.stringify(readBrief(input, place))).toBe(JSON.stringify(readBrief(input, place)));
});
