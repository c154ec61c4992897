import { expect, test } from 'vitest';
import { sampleKnowledge } from '#server/features/assistant/ask.fixture.ts';
import { answerLetter } from './letter.ts';

const knowledge = sampleKnowledge();
const answered = (text: string) => answerLetter(text, 11, knowledge);

test('a letter that asks nothing has no questions', () => {
  expect(answered('We want a patio by the house and a lawn. Is lovely in summer.')).toEqual([]);
});

test('"it" is the plant that was named shortly before', () => {
  const text = 'There is a laburnum by the gate, which we like. Is it poisonous? We have a dog.';
  const [question] = answered(text);
  expect(question!.text).toBe('Is it poisonous?');
  expect(text.slice(question!.start, question!.end)).toBe('Is it poisonous?');
  expect(question!.answer).toMatch(/poisonous to people, dogs/);
});

test('without its mark a question about a plant is answered, and no wish is taken for one', () => {
  expect(
    answered('I love olive trees. Can they grow outside, don’t deceive me.')[0]!.answer,
  ).toContain('°C');
  expect(answered('Can we have a pond by the fence.')).toEqual([]);
});

test('what asks at the end of a sentence is asked of what the sentence tells', () => {
  const [question] = answered('My brother brought an olive back from Spain, can it grow outside?');
  expect(question!.answer).toMatch(/^Olive: /);
});

test('two questions of one plant have an answer each', () => {
  const said = answered('Would a hydrangea cope in shade? How tall does it get?');
  expect(said.map(({ answer }) => answer)).toEqual([
    expect.stringContaining('shade'),
    expect.stringContaining(' tall'),
  ]);
});

test('where "it" grows may be asked of the garden', () => {
  const said = answered('There are roses. Is it mad to have it dry and shady?');
  expect(said.every(({ answer }) => !answer?.startsWith('Rose'))).toBe(true);
});

test('what knowledge answers for certain is told in two sentences', () => {
  const [question] = answered('Do you charge for the first visit?');
  expect(question!.answer).toContain('site assessment');
  expect(question!.answer!.split(/[.!?] (?=[A-Z])/).length).toBeLessThanOrEqual(2);
});

test('what nothing answers for certain is named without an answer', () => {
  expect(answered('Is it what I think it is? Would you take the path out first?')).toMatchObject([
    { answer: null },
    { answer: null },
  ]);
});

test('what one answer answers twice stands once', () => {
  const text = 'How do we hide the oil tank? And how would you hide the tank?';
  expect(answered(text)).toHaveLength(1);
});

test('no danger is told of beside a design', () => {
  for (const { answer } of answered('What do I do if my dog ate a lily? Has my toddler eaten yew?'))
    expect(answer ?? '').not.toMatch(/999|ring your vet/i);
});
