import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import { look } from './features.ts';
import { plainStatus } from './plain.ts';
import { plantName } from './plant-name.ts';
import { wholeSpans } from './spans.ts';
import { wordsOf } from './words.ts';

const see = (text: string) => look(wordsOf(text));
/** The words of a phrase within a text, `to` exclusive. */
function at(text: string, phrase: string) {
  const { words } = wordsOf(text);
  const start = text.indexOf(phrase);
  const from = words.findIndex((word) => word.start >= start);
  const to = words.findLastIndex((word) => word.end <= start + phrase.length) + 1;
  return { from, to };
}

test.each([
  ['We would like a pergola there.', 'a pergola', 'wanted'],
  ['Absolutely no gravel please.', 'no gravel', 'refused'],
  ['I do not want decking.', 'decking', 'refused'],
  ['The shed can go.', 'The shed', 'going'],
  ['Lawn keep but smaller', 'Lawn keep', 'keep'],
  ['Keep the hedge.', 'the hedge', 'keep'],
  ['The washing line needs to stay.', 'washing line', 'keep'],
  ['A summerhouse is not needed.', 'A summerhouse', 'refused'],
  ['There is no path.', 'no path', null],
  ['The shed has a green roof.', 'The shed', null],
])('in “%s” the words beside “%s” say: %s', (text, phrase, status) => {
  const { from, to } = at(text, phrase);
  expect(plainStatus(see(text), from, to)).toBe(status);
});

test.each([
  ['The old shed stays.', ['The'], ['The old shed']],
  ['a gate that sticks', ['a gate that'], ['a gate']],
  ['lavender on it', ['lavender on it'], ['lavender']],
  ['a pergola and a pond', ['a pergola and a pond'], ['a pergola', 'a pond']],
  ['black and white slabs', ['black and white slabs'], ['black and white slabs']],
  ['No, not for us', ['No'], []],
])('in “%s” what is tagged as %j is read as %j', (text, tagged, whole) => {
  const seen = see(text);
  const spans = tagged.map((phrase) => {
    const { from, to } = at(text, phrase);
    return { from, to, kind: 'feature', likely: Array<number>(to - from).fill(0.8) };
  });
  const { words } = seen.words;
  const found = wholeSpans(seen, spans);
  expect(found.map(({ from, to }) => text.slice(words[from]!.start, words[to - 1]!.end))).toEqual(
    whole,
  );
  for (const { from, to, likely } of found) expect(likely).toHaveLength(to - from);
});

test.each([
  ['callaloo', 'callaloo'],
  ['my tomatoes under glass', 'tomatoes'],
  ['a small tree', 'trees'],
  ['something up the wall', 'unnamed'],
  ['colour in it', 'unnamed'],
  ['a lamb ear', 'lamb ear'],
])('“%s” is called %s', (text, name) => {
  const seen = see(text);
  expect(plantName(seen, 0, seen.words.words.length)).toBe(name);
});

test('a tree with its sort before it is of that sort', () => {
  const sorts = (text: string) =>
    readDescription(text)
      .mentions.filter(({ kind }) => kind === 'plant')
      .map(({ concept }) => concept);
  expect(sorts('We want a lemon tree in a pot.')).toContain('lemon');
  expect(sorts('There is a big tree in the middle that stays.')).toContain('trees');
});
