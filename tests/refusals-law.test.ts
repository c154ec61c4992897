/** Nothing that is refused is drawn, priced or named, and every refusal is told back. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { thingsNamed } from '#engine/brief/named-things.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { designGarden } from '#engine/index.ts';
import { onPlan } from '#engine/words/on-plan.ts';
import { returnBrief } from '#engine/words/return-brief.ts';
import { withReading } from '#server/reader.ts';
import { sampled } from '#tests/support/sampled.ts';

const { place } = placeOf(null);
const inputOf = (description: string) =>
  withReading({ description, projectType: 'family', preferences: ['seating'] });

const written = readdirSync('corpus/briefs').flatMap(
  (file) => JSON.parse(readFileSync(`corpus/briefs/${file}`, 'utf8')) as { text: string }[],
);

test('every refusal in the words of eight writers is told back', () => {
  const lost = written
    .filter((_, i) => i % 4 === 0)
    .flatMap(({ text }) => {
      const input = inputOf(text);
      const said = returnBrief(readBrief(input, place!)).join(' ').toLowerCase();
      return (input.reading?.refusals ?? [])
        .map(({ quote }) => quote.toLowerCase().replaceAll(/["“”]/g, '').replaceAll(/\s+/g, ' '))
        .filter((quote) => !said.includes(quote.split(' ').at(-1)!));
    });
  expect(lost).toEqual([]);
}, 120_000);

const PLAIN =
  'Our back garden is 9 m by 13 m and faces west. We would like borders with shrubs and a path to the far end, and something for bees.';

const REFUSALS = [
  'No pond, no water feature and no gravel.',
  'We do not want a lawn, a pergola or decking.',
  'No pots whatsoever. No lights either.',
  'I do not need a chair, a table or a bench.',
  'NOT WANTED\n- A shed.\n- A trampoline. A fire pit.\n- A hot tub.',
];

test.each(sampled(REFUSALS, 3))(
  'what is refused is on no plan, in no bill and in no name: %s',
  (refusal) => {
    const input = inputOf(`${PLAIN}\n${refusal}`);
    const { brief, designs } = designGarden({
      weights: designWeights,
      brief: input,
      place: place!,
      catalogue,
      rates: sampleRateBook,
      seed: 7,
    });
    expect(designs.length).toBeGreaterThan(0);
    expect(brief.refusals?.length).toBeGreaterThan(1);
    for (const { model, words, costing } of designs)
      for (const one of brief.refusals!) {
        for (const { called } of thingsNamed(one))
          expect(onPlan(called.is ?? [], model), one).toEqual([]);
        const word = one.replace(/^an? /, '').replace(/s$/, '').toLowerCase();
        const names = new RegExp(`\\b${word}s?\\b`, 'i');
        expect(words.title, one).not.toMatch(names);
        const billed = costing.lines.filter(({ description }) =>
          description.toLowerCase().startsWith(word),
        );
        expect(billed, one).toEqual([]);
      }
  },
  120_000,
);

test('beside one thing in a text of some length no table, water or tree of ours is asked for', () => {
  const text =
    'The garden is 8 m by 12 m and faces south. I have lived here on my own for a long while and I read a great deal. What I should like is somewhere to read in the afternoon, out of the wind, and nothing else in the world matters to me half as much as that does.';
  const { wanted } = readBrief(inputOf(text), place!);
  expect(wanted.map(({ value }) => value)).toContain('seat');
  for (const feature of ['dining', 'lounge', 'water', 'pergola', 'play', 'shed'])
    expect(wanted.map(({ value }) => value)).not.toContain(feature);
});

test('"the rest can be grass" asks for a lawn, and "all of that stays" keeps what was told of', () => {
  const grass = readBrief(
    inputOf('10 m by 8 m. A bench at the back. The rest of it can be grass.'),
    place!,
  );
  expect(grass.wanted.find(({ value }) => value === 'lawn')?.source.kind).toBe('read');
  const kept = readBrief(
    inputOf(
      'The garden is 6 m by 13 m. There is a fig against the right wall, a patio by the door and a greenhouse at the end.\n\nAll of that stays. I mean it.',
    ),
    place!,
  );
  expect(kept.keep.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fig on the wall', 'patio', 'greenhouse']),
  );
  expect(kept.wanted.map(({ value }) => value)).not.toContain('dining');
});

test('bark that is refused is laid nowhere, however little money there is', () => {
  const { designs } = designGarden({
    weights: designWeights,
    brief: inputOf(
      `${PLAIN}\nA swing for the children, and £4,000 in all. No bark, the dog eats it.`,
    ),
    place: place!,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
  });
  for (const { model } of designs)
    expect(model.layout.areas.map(({ material }) => material)).not.toContain('bark');
});
