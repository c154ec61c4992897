import { expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

const ask = createAsk();

test('each of two questions is answered, the second under its own words', () => {
  const said = ask('do you come out to Brentwood and what is the charge for a visit').response;
  expect(said).toMatch(/^Yes, we come to Brentwood/);
  expect(said).toContain('“what is the charge for a visit”');
  expect(said).toContain('£150');
});

test('a part that says only "it" is asked of what the message is about', () => {
  const said = ask('is it japanese knotweed by the shed and do i have to tell the buyer').response;
  expect(said).toContain('TA6');
});

test('what a plant’s row says of what is asked stands before its card', () => {
  const said = ask('how tall does photinia red robin get, and is it evergreen').response;
  expect(said).toMatch(/^Photinia 'Red Robin' grows about [\d.]+ m tall.* It is evergreen\./);
  expect(ask('why does my agapanthus not flower, it is in a big pot').response).not.toMatch(
    / m tall/,
  );
});

test('one question has one answer', () => {
  expect(ask('is it worth adding sand to clay').response).not.toContain('“');
});

test('where somebody is in danger nothing else is said', () => {
  const said = ask('my toddler has eaten yew berries, and when do you prune roses');
  expect(said.emergency).toBe('999');
  expect(said.response).not.toContain('“');
});
