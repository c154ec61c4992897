/** What the letter is written for is asked about before what refines, and a sentence becomes a wish by the answer. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { BriefInput } from '../model/brief.ts';
import { MEANT, type MeantAs, meantId, meantIn } from '../reading/meant.ts';
import { notShown } from './not-shown.ts';
import { readBrief } from './read-brief.ts';

const STORY = 'One bit to take a shot from';
const TEXT = `We want {a lawn|feature:lawn|wanted}. ${STORY}.`;

function input(more: Partial<BriefInput> = {}): BriefInput {
  const made = markedInput(TEXT, more);
  const start = made.description.indexOf(STORY);
  const part = { start, end: start + STORY.length, use: 'not-understood' as const, asks: true };
  return { ...made, reading: { ...made.reading!, parts: [part] } };
}
const read = (made: BriefInput) => readBrief(made, placeOf(null).place!);

test('a sentence of asking that was not understood is asked about in its own words', () => {
  const { questions } = read(input());
  const question = questions.find(({ id }) => id.startsWith('sentence-'))!;
  expect(question.text).toContain(STORY);
  expect(question.answers.length).toBeLessThanOrEqual(5);
  const clear = question.answers.find(({ label }) => label === MEANT.ground.label)!;
  const answered = input({ corrections: { ...clear.corrections, answered: [question.id] } });
  const brief = read(answered);
  expect(brief.wanted.map(({ value }) => value)).toContain('clearing');
  expect(brief.wishes.map(({ quote }) => quote)).toContain(STORY);
  expect(notShown(answered.reading!, brief)).toEqual([]);
  expect(brief.questions.map(({ id }) => id)).not.toContain(question.id);
});

test('what its words are most like is offered first, and ground of its own always', () => {
  const made = input();
  const [part] = made.reading!.parts!;
  const asked = {
    ...made,
    reading: {
      ...made.reading!,
      parts: [{ ...part!, like: ['gardenroom', 'workshop', 'raisedbed'] }],
    },
  };
  const labels = read(asked)
    .questions.find(({ id }) => id.startsWith('sentence-'))!
    .answers.map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual([MEANT.room.label, MEANT.food.label]);
  expect(labels).toContain(MEANT.ground.label);
});

const WISHES = (Object.keys(MEANT) as MeantAs[]).filter((as) => MEANT[as].status === 'wanted');
test.each(WISHES)('a sentence may come to %s', (as) => {
  const { description } = input();
  const start = description.indexOf(STORY);
  const id = meantId(as, { start, end: start + STORY.length });
  const { wishes, wanted, problems } = read(
    input({ corrections: { mentions: { [id]: 'wanted' } } }),
  );
  const wish = wishes.find(({ mention }) => mention === id)!;
  expect(wish).toMatchObject({ quote: STORY, held: null, feature: MEANT[as].feature });
  const { feature } = MEANT[as];
  if (feature) expect(wanted.map(({ value }) => value)).toContain(feature);
  expect(problems.map(({ code }) => code)).not.toContain('not-drawn');
  // and is taken back like anything that was read
  const back = read(input({ corrections: { mentions: { [id]: 'not-so' } } }));
  expect(back.wishes.map(({ mention }) => mention)).not.toContain(id);
});

test.each([
  ['thingstays', 'And there’s a brick shed on the left', 'keep', 'brick shed'],
  ['plantstays', 'a low camellia', 'keep', 'low camellia'],
  ['thingstays', 'we have decking right across the top', 'keep', 'decking'],
  ['plantgoes', 'There is a huge ash by the gate', 'removals', 'huge ash'],
  ['thinggoes', 'wonky slabs', 'removals', 'wonky slabs'],
] as const)('a sentence may tell what stands: %s, “%s”', (as, words, list, name) => {
  const made = markedInput(`We want {a lawn|feature:lawn|wanted}. ${words}.`);
  const start = made.description.indexOf(words),
    id = meantId(as, { start, end: start + words.length });
  const brief = read({ ...made, corrections: { mentions: { [id]: MEANT[as].status } } });
  expect((brief[list] ?? []).map((one) => one.name)).toEqual([name]);
  expect(brief.wishes.map(({ mention }) => mention)).not.toContain(id);
  // a wish by that name is none
  const other = read({ ...made, corrections: { mentions: { [id]: 'wanted' } } });
  expect(other[list] ?? []).toEqual([]);
});

test('what is said of a sentence is called by the sentence, whatever it names', () => {
  const words = 'Knackered decking by the door';
  const made = markedInput(`We want {a lawn|feature:lawn|wanted}. ${words}.`);
  const start = made.description.indexOf(words);
  const id = meantId('ground', { start, end: start + words.length });
  const { wishes } = read({ ...made, corrections: { mentions: { [id]: 'wanted' } } });
  expect(wishes.find(({ mention }) => mention === id)?.name).toBe(words.toLowerCase());
});

test('a place that the text does not have makes no wish', () => {
  for (const id of ['meant:seat@900-950', 'meant:nothing@0-5', 'meant:seat@5', 'feature:seat@1']) {
    const { wishes } = read(input({ corrections: { mentions: { [id]: 'wanted' } } }));
    expect(wishes.map(({ mention }) => mention)).not.toContain(id);
  }
  expect(meantIn('meant:constructor@0-5')).toBeNull();
});

test('where no wish was made out, what the garden is for is the first question', () => {
  const brief = read(markedInput('It is {10 m by 8 m|measure:plot|fact} behind a terrace.'));
  expect(brief.questions[0]!.id).toBe('what-for');
  expect(read(markedInput('We want {a pond|feature:pond|wanted}.')).questions[0]!.id).not.toBe(
    'what-for',
  );
});
