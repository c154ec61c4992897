/** No sentence of a design says what its finished plan does not hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { DesignSet, GardenDesign } from '#engine/model/garden.ts';
import { withReading } from '#server/reader.ts';
import { heldClaims } from '#tests/support/claims.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

const designSet = (brief: BriefInput, seed: number): DesignSet =>
  designGarden({
    weights: designWeights,
    brief,
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed,
  });
const designsOf = (brief: BriefInput, seed: number): GardenDesign[] =>
  designSet(brief, seed).designs;

/** Every untrue sentence, and how many were held against their plans. */
function heldAll(designs: readonly GardenDesign[]): { made: number; untrue: string[] } {
  const all = designs.map(heldClaims);
  return {
    made: all.reduce((sum, { made }) => sum + made, 0),
    untrue: all.flatMap(({ untrue }) => untrue.map(({ claim, text }) => `${claim}: ${text}`)),
  };
}

const SIZES = ['3 m by 4 m', '5 m by 6 m', '6 m by 18 m', '11 m by 9 m', '16 m by 32 m'];
const WANTS = [
  '{a lawn|feature:lawn|wanted} and {a patio|feature:patio|wanted}',
  '{a place to eat|feature:dining|wanted} and {gravel|feature:gravel|wanted}',
  '{a meadow|feature:meadow|wanted} and {somewhere to sit|feature:seat|wanted}',
  '{vegetable beds|feature:veg|wanted} and {a shed|feature:shed|wanted}',
  '{a fire pit|feature:firepit|wanted} and {a pergola|feature:pergola|wanted}',
  '{a bench|feature:bench|wanted}',
];
const TYPES = ['family', 'modern', 'wildlife', 'edible', 'lowmaint', 'luxury'] as const;
const CASES = SIZES.flatMap((size, i) =>
  WANTS.map((wants, k) => ({
    text: `{${size}|measure:plot|fact}. ${['Level.', 'It rises away from the house by 2 m.', 'Overlooked from behind.'][(i + k) % 3]} We want ${wants}.`,
    projectType: TYPES[(i + 2 * k) % TYPES.length]!,
    seed: 1 + i * 31 + k * 7,
  })),
);

test('of generated gardens nothing is said that is not there', () => {
  const held = heldAll(
    sampled(CASES, 3).flatMap(({ text, projectType, seed }) =>
      designsOf(markedInput(text, { projectType, preferences: ['seating'] }), seed),
    ),
  );
  expect(held.untrue).toEqual([]);
  expect(held.made).toBeGreaterThan(60);
}, 240_000);

const LETTERS = readdirSync('corpus/briefs').flatMap((file) =>
  (JSON.parse(readFileSync(`corpus/briefs/${file}`, 'utf8')) as { text: string }[]).slice(0, 3),
);

test('of gardens that people write about nothing is said that is not there', () => {
  const held = heldAll(
    sampled(LETTERS, 5).flatMap(({ text }, i) =>
      designsOf(
        withReading({
          description: text,
          projectType: TYPES[i % TYPES.length]!,
          preferences: ['seating'],
        }),
        i + 1,
      ),
    ),
  );
  expect(held.untrue).toEqual([]);
  expect(held.made).toBeGreaterThan(20);
}, 240_000);

const setOf = (description: string): DesignSet =>
  designSet(withReading({ description, projectType: 'family', preferences: [] }), 3);

test('a tank that is to be hidden is answered by its screen, and is no wish that nothing was drawn for', () => {
  const { brief, designs, problems } = setOf(
    'Garden 17 m by 30 m. Want bigger patio + pergola, hide oil tank (delivery hose still has to reach), shed moved out the middle.',
  );
  for (const { outcomes = [], model } of designs) {
    const tank = outcomes.find(({ quote }) => /tank/.test(quote));
    const isScreened = model.layout.screens.some(({ why }) => /tank/.test(why));
    expect(tank?.result).toBe(isScreened ? 'met' : 'partly');
  }
  expect(designs.length).toBeGreaterThan(0);
  expect(problems.map(({ message }) => message).join(' ')).not.toMatch(/tank/);
  // what is asked for in the same breath is drawn all the same
  expect(brief.wanted.map(({ value }) => value)).toEqual(expect.arrayContaining(['pergola']));
});

test('no question asks what a refusal would be in the garden', () => {
  const { brief } = setOf(
    'Garden 7 m by 9 m. I work nights and i sleep at the back so nothing that trickles or tinkles please. Flower beds would be lovely.',
  );
  expect(brief.refusals?.join(' ')).toMatch(/trickles/);
  expect(brief.questions.map(({ text }) => text).join(' ')).not.toMatch(/trickles/);
});
