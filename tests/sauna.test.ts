/** The sauna, as proof that one definition makes a feature: asked for it is drawn, priced, checked and named; else it is nowhere. */
import { withReading } from '#server/reader.ts';
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { checkGarden } from '#engine/checks/check-garden.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { goldenBriefs } from './fixtures/briefs/golden-briefs.ts';
import { unseenBriefs } from './fixtures/briefs/unseen-briefs.ts';

const PLOT = 'A garden 12 m wide and 14 m deep behind the house, with a lawn and a table for four.';
const input = (more: Partial<BriefInput>): BriefInput => ({
  description: PLOT,
  projectType: 'modern',
  preferences: [],
  ...more,
});
const place = placeOf(null).place!;
const design = (brief: BriefInput) =>
  designGarden({
    brief: withReading(brief),
    place,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  });

let ticked: ReturnType<typeof design> | null = null;
const withSauna = () => (ticked ??= design(input({ corrections: { add: ['sauna'] } })));

test('a sauna asked for in words is drawn, priced, checked and named in all three designs', () => {
  const { brief, designs } = design(
    markedInput(`${PLOT} We would love {a sauna|feature:sauna|wanted}.`, input({})),
  );
  expect(brief.wanted.find((fact) => fact.value === 'sauna')?.source.kind).toBe('read');
  for (const { model, quantities, costing, checks, words } of designs) {
    const sauna = model.layout.furnishings.find((one) => one.kind === 'sauna')!;
    expect(model.layout.areas.find((one) => one.id === sauna.areaId)?.label).toBe('Sauna');
    const plan = toSvg(drawPlan({ model, catalogue, view: 'sheet', title: words.title }));
    expect(plan).toContain(`data-thing="${sauna.id}"`);
    expect(quantities.map((line) => line.rateKey)).toEqual(
      expect.arrayContaining(['building-base', expect.stringMatching(/^sauna-(small|large)$/)]),
    );
    expect(costing.includes.join(' ')).toContain('the sauna');
    expect(checks.find((check) => check.id === 'electricity')?.text).toContain('the sauna');
    expect(checks.filter((check) => check.id.startsWith('outbuilding-height'))).toEqual([]);
    expect(words.materials.map((one) => one.name)).toContain('Barrel sauna');
  }
});

test('a sauna ticked among the features is drawn, and one taken away again is not', () => {
  const kinds = ({ designs }: ReturnType<typeof design>) =>
    designs.flatMap(({ model }) => model.layout.furnishings.map((one) => one.kind));
  expect(kinds(withSauna())).toContain('sauna');
  expect(
    kinds(
      design(input({ description: `${PLOT} A sauna too.`, corrections: { remove: ['sauna'] } })),
    ),
  ).not.toContain('sauna');
});

test('a sauna over 2.5 m high within 2 m of a boundary is said to need permission', () => {
  const { brief, designs } = withSauna();
  const model = structuredClone(designs[0]!.model);
  for (const one of model.layout.furnishings) if (one.kind === 'sauna') one.heightMm = 2700;
  expect(checkGarden({ model, brief, catalogue }).map((check) => check.title)).toContain(
    'The sauna is high for its place',
  );
});

test('no brief that does not speak of a sauna asks for one', () => {
  const others = [...goldenBriefs, ...unseenBriefs].filter(
    (one) => !/sauna/i.test(one.input.description),
  );
  expect(others.length).toBeGreaterThan(50);
  for (const one of others)
    expect(
      readBrief(withReading(one.input), place).wanted.map((fact) => fact.value),
      one.id,
    ).not.toContain('sauna');
});
