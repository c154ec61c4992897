/** What a sentence says and the changes do not answer is asked back, and never made. */
import { describe, expect, test } from 'vitest';
import type { SaidAnswer } from '#engine/model/said-change.ts';
import { changesSaid } from '#reader/changes.ts';
import { goldenGardens } from '#tests/support/golden-gardens.ts';
import { answerSaid } from './answer.ts';
import type { SaidGiven } from './answer-types.ts';

const gardens: SaidGiven[] = goldenGardens(3);
const answer = (text: string, given: SaidGiven): SaidAnswer[] =>
  answerSaid(changesSaid(text), given);
const made = (answers: readonly SaidAnswer[]) => answers.flatMap(({ operations }) => operations);

const THINGS = ['terrace', 'lawn', 'path', 'table', 'shed', 'pond', 'pergola', 'bench', 'pots'];

test.each([
  'nobble the {}',
  'make the {} nicer',
  'the {} is a bit of a shame',
  'what do you think of the {}',
  'put the {} back where it was',
  'the {} reminds me of my aunt',
])('“%s” makes nothing, whatever is named', (pattern) => {
  const done = gardens.flatMap((given) =>
    THINGS.flatMap((thing) => {
      const text = pattern.replace('{}', thing);
      return made(answer(text, given)).length ? [text] : [];
    }),
  );
  expect(done).toEqual([]);
});

describe('with a word more that is not answered, what was sure is asked back', () => {
  test.each([
    ['a bench by the lawn', 'four benches and a sundial by the lawn'],
    ['make the terrace 30 cm deeper', 'make the terrace 30 cm deeper by the sundial'],
  ])('%s: %s', (plain, more) => {
    for (const given of gardens) {
      if (!made(answer(plain, given)).length) continue;
      for (const one of answer(more, given))
        if (/sundial/.test(one.quote)) expect(one.operations).toEqual([]);
    }
  });
});

test('what is refused for something that is here names what can be done with it, and each of that can', () => {
  for (const given of gardens) {
    const [one] = answer('nobble the terrace', given);
    expect(one!.result).toBe('refused');
    expect(one!.choices.length).toBeGreaterThan(0);
    for (const { operations } of one!.choices) expect(operations.length).toBeGreaterThan(0);
  }
});

test('so many of a thing are so many, or fewer are offered', () => {
  let added = 0;
  for (const given of gardens) {
    const [one] = answer('two bird baths at the far end', given);
    const all = made([one!]);
    if (all.length) expect(all).toHaveLength(2);
    added += all.length;
  }
  expect(added).toBeGreaterThan(0);
});
