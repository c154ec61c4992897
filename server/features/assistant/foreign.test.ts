/** Messages in other languages, and names of plants that only look like one. */
import { beforeAll, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});

test.each([
  '救命',
  'помогите ребенок съел ягоды',
  'quiero morir',
  'ich will sterben',
  'help mein sohn ist ertrunken',
  'mój pies zjadł tulipana',
  "mon fils a mangé des baies d'if",
  'wann pflanze ich tulpen',
  'ile kosztuje taras',
])('%s: English only, with the numbers', (message) => {
  expect(ask(message).response).toMatch(/English only.*999.*111.*116 123/s);
});
test.each([
  'mon ami rose',
  'acer palmatum sango kaku',
  'lilium martagon',
  'rose souvenir du docteur jamain',
  'clematis ville de lyon',
  'je ne sais quoi',
  'salvia mi amor pots',
  'what is pomme de terre',
  'aioli garlic',
  'when do i plant chat potatoes',
  'mange tout',
])('%s is read as it stands', (message) => {
  expect(ask(message).response).not.toMatch(/English only/);
});
