import { expect, test } from 'vitest';
import { look } from './features.ts';
import { listedThings } from './listed-things.ts';
import { thingsHere } from './stands-here.ts';
import { spared } from './stays-said.ts';
import { wordsOf } from './words.ts';

function here(text: string) {
  const seen = look(wordsOf(text)),
    { words } = seen.words;
  const known = listedThings(seen, 0, words.length).map(({ from, to }) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
  }));
  return thingsHere(text, known);
}
/** As part of a letter: in a few words alone what is named with a place is wished for. */
const LETTER = ` ${'Nobody comes here much these days, as you can imagine. '.repeat(11)}`;
/** "loft@right!": where it stands, and whether it was said to stay. */
const told = (text: string) =>
  here(text + LETTER).map(
    ({ name, place, point, isKept }) => `${name}@${place ?? point}${isKept ? '!' : ''}`,
  );

test.each([
  // by its place, whatever it is called
  ['There’s a kiln in the far left corner.', ['kiln@back-left']],
  [
    'The boiler flue, left of the door at about face height, breathes on you.',
    ['boiler flue@house-left'],
  ],
  ['It contains: a drain cover, dead centre obviously.', ['drain cover@middle']],
  ['A fig in the far corner that was there in 1911.', ['fig@corner']],
  ['There’s a well. Yes really, near enough the middle.', ['well@middle']],
  ['Two beehives, currently halfway along the south-east fence.', ['beehives@SE']],
  ['On the left going up is a garage then a shed.', ['garage@left', 'shed@left']],
  // a place that comes after other words of it
  ['Bar’s staying (shed with a hatch, back right, my brother built it).', ['Bar@back-right!']],
  ['The shed is his, bottom right, and no one moves it.', ['shed@back-right!']],
  // kept in so many words
  ['Not to be touched: the rose bed.', ['rose bed@null!']],
  ['The plum tree by the garage has had its day but leave it.', ['plum tree@null!']],
  ['I would retain the quince.', ['quince@null!']],
  ['There’s a tiled path down the right. It’s cracked and I love it.', ['tiled path@right!']],
  ['Patio’s 3 x 2 and fine.', ['Patio@null!']],
  ['Mr Adeyemi has dug the far right corner for twenty years.', ['vegetable plot@back-right!']],
])('it is here: %s', (text, expected) => expect(told(text)).toEqual(expected));

test.each([
  'I’d like a shed in the far corner.',
  'Could we have a kiln in the far left corner?',
  'The last chap drew a silver birch at the back.',
  'There used to be a pond in the middle.',
  'We had an aviary at the end.',
  'There’s a pond right outside the house and that’s being filled in.',
  'Shed at the back, coming down.',
  'Want: a workshop 4 x 3 at the top.',
  'Next door’s garage is on the left.',
  'The trees at the back are the council’s.',
  'The bike lives in the hall.',
  'Do we keep the slab or take it out?',
  'Keep the noise down at the far end.',
  'The lawn is at the back.',
  'I am in two minds about the hedge.',
  'Leave me a yard at the end.',
])('nothing is here: %s', (text) => expect(told(text)).toEqual([]));

test('sizes belong to what they stand behind', () => {
  expect(
    here(`Loft is on the right hand side, 12 foot by 6, and it isn’t moving.${LETTER}`)[0]!.sizeM,
  ).toEqual([3.658, 1.829]);
  expect(
    here(`My brother’s dinghy, eleven feet of it, is along the right hand fence.${LETTER}`)[0]!
      .sizeM,
  ).toEqual([3.353]);
  // without a unit they are metres where the text measures in metres
  expect(
    here(`It is 12 m long. There’s a caravan behind the garage, 5 x 2.5.${LETTER}`)[0]!.sizeM,
  ).toEqual([5, 2.5]);
});

test('in a few words a thing with a size is a wish', () => {
  expect(here('Shed 8 x 6 ft at the back, lawn, apple tree.')).toEqual([]);
  expect(here('There’s a shed at the back. We want a lawn.').map(({ name }) => name)).toEqual([
    'shed',
  ]);
});

test('what stays is what the word is said of, and not what stands beside it', () => {
  expect(
    told('A bench under the old apple tree which stays.').map((one) => one.split('@')[0]),
  ).not.toContain('bench');
  expect(told('Graham would like a shed for his motorbike and to be left alone.')).toEqual([]);
});

test('a long list on one side, and a long figure, are read at once', () => {
  const list = `On the left is ${'a fig then a rose and '.repeat(16)}a bed that my wife dug with a seat.`;
  const begun = performance.now();
  here(list);
  here(`There is a shed ${'1'.repeat(40)} or so on the left.`);
  here(`There is a shed ${'5 m '.repeat(24)}or so on the left.`);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('a sentence that only begins to spare something spares nothing', () => {
  // "stays" and "cannot" are the last words that are looked at, and what follows takes them back
  for (const next of [
    'It is what my grandfather made with his own two hands so it real stays clear of leaves.',
    'It is what my grandfather made with his own hands, and it real cannot be opened.',
    'It is what my grandfather made with his own two hands and it is fine for a rabbit.',
  ])
    expect(spared(next), next).toBe(false);
});

test('what is to stay clear, or dry, is not said to stay', () => {
  expect(told('The path round the side stays clear of bins.')).toEqual([]);
  expect(told('The old loft at the back remains open in summer.')).toEqual(['old loft@back']);
  expect(told('The old loft at the back stays.')).toEqual(['old loft@back!']);
});
