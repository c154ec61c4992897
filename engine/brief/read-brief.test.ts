import { expect, test } from 'vitest';
import { markedInput } from '../../tests/support/marked-reading.ts';
import type { BriefInput } from '../model/brief.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
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
/** The description is read by hand: see tests/support/marked-reading.ts. */
const read = (marked: string, more: Partial<BriefInput> = {}) =>
  readBrief(markedInput(marked, more), place);
const codes = (marked: string, more: Partial<BriefInput> = {}) =>
  read(marked, more).problems.map((p) => p.code);
const sizeOf = (marked: string, more: Partial<BriefInput> = {}) => {
  const { widthM, depthM } = extentOf(read(marked, more).shape.value);
  return [Math.round(widthM * 100) / 100, Math.round(depthM * 100) / 100];
};
const wanted = (marked: string, more: Partial<BriefInput> = {}) =>
  read(marked, more).wanted.map((fact) => fact.value);

test('area and perimeter fix the sides, the garden deeper than wide', () => {
  expect(sizeOf('A garden', { areaM2: 96, perimeterM: 40 })).toEqual([8, 12]);
});
test('a perimeter shorter than a square needs is refused in plain words', () => {
  const problem = read('A garden', { areaM2: 100, perimeterM: 30 }).problems.find(
    (p) => p.code === 'perimeter-impossible',
  );
  expect(problem).toMatchObject({ severity: 'error', field: 'perimeter' });
});
test('an area of 0 is none that was given', () => {
  expect(codes('A garden of {8m x 12m|measure:plot|fact}', { areaM2: 0 })).not.toContain(
    'plot-size',
  );
});
test('an area and a perimeter that only just belong to a rectangle give its sides', () => {
  expect(sidesOf(100, 40)).toEqual([10, 10]);
});
test.each([
  ['{9.1 m long by 4.85 m wide|measure:plot|fact}', [4.85, 9.1]],
  ['{14.5 metres across and only 6 deep|measure:plot|fact}', [14.5, 6]],
  ['{30ft x 70ft|measure:plot|fact}', [9.14, 21.34]],
  ['{9m wide|measure:plot|fact} and about {22m|measure:plot|fact} down to the railway', [9, 22]],
])('%s is the plot', (marked, size) => {
  expect(sizeOf(`The garden is ${marked}.`)).toEqual(size);
});
test('a shed’s size, a neighbour’s plot and half of the garden are not the plot', () => {
  const brief = read(
    'A {8x6|measure:thing|fact} shed, a corner of {3m x 4m|measure:plotpart|fact}, and next door have {20m x 30m|measure:plot|others}.',
  );
  expect(brief.shape.source.kind).toBe('assumed');
  expect(brief.questions[0]?.id).toBe('size');
});
test('two lengths of the words that make the area of the form are the sides of the plot', () => {
  const brief = read(
    'The side return is in, so {6m|measure:plotpart|fact}, and then {about 13m long|measure:plot|fact}. The shed is {3m by 2m|measure:thing|fact}.',
    { areaM2: 78, perimeterM: 38 },
  );
  expect(brief.shape.value).toMatchObject({ widthMm: 6000, depthMm: 13_000 });
  expect(brief.questions.map(({ id }) => id)).not.toContain('which-size');
});

test('what was measured in words beats a total that was typed, and both are named and asked about', () => {
  const brief = read('The garden is {30ft by 60ft|measure:plot|fact}.', { areaM2: 600 });
  expect(brief.areaM2.value).toBeCloseTo(167.2, 0);
  expect(brief.problems.find((p) => p.code === 'size-differs')?.message).toMatch(/600 m²/);
  expect(brief.questions.map((q) => q.id)).toContain('which-size');
});
test('a plot that narrows is drawn narrowing', () => {
  const { shape } = read(
    'It is {12m long|measure:plot|fact}, {6m at the house narrowing to 4|measure:plot|fact}',
  );
  expect(shape.value.kind).toBe('polygon');
});
test('the size problem shows acres as well', () => {
  expect(
    read('a garden of {2.25 acres|measure:plot|fact}').problems.find((p) => p.code === 'plot-size')
      ?.message,
  ).toContain('9,105 m² (2.25 acres)');
});
test.each([[12], [2500]])('a plot of exactly %d m² is designed', (areaM2) =>
  expect(codes('a garden', { areaM2 })).not.toContain('plot-size'),
);

test('a thing that stands is no wish, and a thing that goes is neither kept nor wished for', () => {
  const brief = read(
    'There is {an old shed|feature:shed|stands}, {a pond|feature:pond|going} being filled in, and next door have {a hot tub|feature:hottub|others}.',
    { areaM2: 120 },
  );
  const values = brief.wanted.filter((f) => f.source.kind === 'read').map((f) => f.value);
  expect(values).toEqual([]);
  expect(brief.keep.map((k) => k.kind)).toEqual(['shed']);
  expect(brief.removals?.map((r) => r.kind)).toEqual(['pond']);
});
test('an old one that goes for a new one is taken away and wished for', () => {
  const brief = read(
    '{The shed|feature:shed|going} is rotten and we need {a bigger one|feature:shed|wanted}.',
  );
  expect(brief.wanted.map((f) => f.value)).toContain('shed');
  expect(brief.removals?.map((r) => r.name)).toEqual(['shed']);
});
test('wanted and refused in one text is asked about, and left out until then', () => {
  const brief = read(
    'We want {a pond|feature:pond|wanted}. No {pond|feature:pond|refused} though.',
    { areaM2: 150 },
  );
  expect(brief.wanted.map((f) => f.value)).not.toContain('pond');
  const question = brief.questions.find((q) => q.id === 'clash-pond')!;
  const yes = read('We want {a pond|feature:pond|wanted}. No {pond|feature:pond|refused} though.', {
    areaM2: 150,
    corrections: { ...question.answers[0]!.corrections, answered: [question.id] },
  });
  expect(yes.wanted.map((f) => f.value)).toContain('pond');
  expect(yes.questions.map((q) => q.id)).not.toContain('clash-pond');
});
test('a pond and a baby are asked about first, and there is no open water until then', () => {
  const brief = read(
    '{A pond|feature:pond|wanted} would be lovely. We have {a baby|person:baby|fact}.',
    { areaM2: 150 },
  );
  expect(brief.wanted.map((f) => f.value)).toContain('water');
  expect(brief.wanted.map((f) => f.value)).not.toContain('pond');
  expect(brief.questions[0]?.id).toBe('pond-safety');
});
test('no more than three questions are asked, and none twice', () => {
  const all = read('A garden');
  expect(all.questions.length).toBeLessThanOrEqual(3);
  expect(all.questions.length).toBeGreaterThan(0);
  const again = read('A garden', { corrections: { answered: all.questions.map((q) => q.id) } });
  for (const { id } of again.questions) expect(all.questions.map((q) => q.id)).not.toContain(id);
});
test('every wish is kept to be answered, drawn or not', () => {
  const brief = read(
    'We want {a lawn|feature:lawn|wanted}, {roses|plant:rose|wanted}, {a brook|feature:stream|wanted} and maybe {a sauna|feature:sauna|perhaps}.',
  );
  expect(brief.wishes.map((w) => [w.feature, w.plant, w.strength])).toEqual([
    ['lawn', null, 'like'],
    [null, 'rose', 'like'],
    [null, null, 'like'],
    ['sauna', null, 'perhaps'],
  ]);
});
test('problems, access and rules are facts with what they do', () => {
  const brief = read(
    '{Waterlogged|drainage:wet|fact} and {everything has to come through the house|access:through_house|fact}; the oak has {a TPO|rule:tpo|fact}.',
  );
  expect(brief.wet.value).toBe(true);
  expect(brief.circumstances.map((c) => c.concept)).toEqual(['wet', 'through_house', 'tpo']);
  for (const { effect } of brief.circumstances) expect(effect).toMatch(/\.$/);
});
test('facing belongs to the garden, not to one of its borders', () => {
  expect(read('the {border faces south|orientation:S|fact}').facing.source.kind).toBe('assumed');
  expect(read('the garden {faces north east|orientation:NE|fact}').facing.value).toBe('NE');
});

test('corrections win over everything, as entered', () => {
  const brief = read(
    '{12m x 8m|measure:plot|fact}, {north-facing|orientation:N|fact}, {clay|soil:clay|fact}, {toddler|person:toddler|fact}, {dog|animal:dog|stands}, {table for 6|feature:dining|wanted}, no {pond|feature:pond|refused}, {a shed|feature:shed|wanted}, {£20k|money:budget|fact}',
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
test('a mention that is put right is what the visitor says it is', () => {
  const marked = 'There is {a pond|feature:pond|wanted} at the end.';
  const [mention] = read(marked).wishes;
  const brief = read(marked, {
    areaM2: 200,
    corrections: { mentions: { [mention!.mention]: 'going' } },
  });
  expect(brief.wanted.map((f) => f.value)).not.toContain('pond');
  expect(brief.removals?.[0]?.source).toEqual({ kind: 'entered', field: 'corrections' });
});
test('a corrected size takes back what was said of the size', () => {
  expect(
    codes('a garden of {5 acres|measure:plot|fact}', { corrections: { areaM2: 200 } }),
  ).not.toContain('plot-size');
});
test('a ticked preference that the text refuses is said', () => {
  const brief = read('A garden with no {play area|feature:play|refused} please', {
    preferences: ['play'],
  });
  expect(brief.problems.map((p) => p.code)).toContain('preference-refused');
  expect(brief.wanted.map((f) => f.value)).not.toContain('play');
});
test('a toddler gets a fountain, not a pond, from the water preference', () => {
  const values = wanted('A garden for our {toddler|person:toddler|fact}', {
    projectType: 'wildlife',
    preferences: ['waterfeature'],
    areaM2: 120,
  });
  expect(values).toContain('water');
  expect(values).not.toContain('pond');
});
test('a lawn comes with a family garden of 60 m² and not with one of 30 m²', () => {
  const lawn = (areaM2: number) => wanted('a garden', { areaM2 }).includes('lawn');
  expect([lawn(30), lawn(60)]).toEqual([false, true]);
});
test('what the type brings is marked assumed, with a reason', () => {
  for (const projectType of PROJECT_TYPES)
    for (const areaM2 of [20, 60, 150, 600]) {
      const facts = read('a garden', { projectType, areaM2 }).wanted;
      expect(facts.length, `${projectType} ${areaM2}`).toBeGreaterThan(0);
      for (const { source } of facts)
        expect(source.kind === 'assumed' && source.because.length > 10).toBe(true);
    }
});
test('the wish lists of the six types differ', () => {
  const lists = PROJECT_TYPES.map((projectType) =>
    wanted('a garden', { projectType, areaM2: 150 }).join(),
  );
  expect(new Set(lists).size).toBe(PROJECT_TYPES.length);
});
test('soil is the zone’s until the text says otherwise', () => {
  expect(read('a garden').soil).toMatchObject({
    value: 'clay',
    source: { kind: 'assumed', because: 'typical for RM3: Heavy clay (London Clay)' },
  });
  expect(makeSite(read('a garden on {chalky soil|soil:chalk|fact}'), place).soil).toMatchObject({
    texture: 'chalk',
    from: 'brief',
  });
});
test('a text in another language is designed from the form, and that is said', () => {
  const input = markedInput('un jardin', { areaM2: 80 });
  const brief = readBrief({ ...input, reading: { ...input.reading!, isEnglish: false } }, place);
  expect(brief.problems.map((p) => p.code)).toContain('not-english');
  expect(brief.areaM2.value).toBe(80);
});
