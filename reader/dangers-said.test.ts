/** What harms or is the law's is told, in whatever words people say it. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { readDescription } from '#server/reader.ts';

const told = (text: string): string[] => {
  const reading = readDescription(text);
  const brief = readBrief(
    { description: text, projectType: 'family', preferences: [], reading },
    placeOf(null).place!,
  );
  return brief.circumstances.map(({ kind, concept }) => `${kind}:${concept}`);
};

test.each([
  [
    'Our garden is 8m by 12m. Something like bamboo stems has come up by the shed, heart shape leaves, it went like a train in May.',
    'problem:maybe_knotweed',
  ],
  ['There is Japanese knotweed along the railway fence. We want a lawn.', 'problem:knotweed'],
  ['We want a patio. There is a badger sett under the back fence.', 'problem:badgers'],
  [
    'The old flint wall at the front is bulging over the pavement. We want roses.',
    'problem:leaning_wall',
  ],
  ['We want a table outside. My husband is on oxygen all day.', 'health:oxygen'],
  ['The garden goes down to the Thames and floods. A bench would be lovely.', 'rule:main_river'],
  ['We want a vegetable bed. The dogs are all buried under the medlar.', 'problem:graves'],
])('%s', (text, danger) => {
  expect(told(text)).toContain(danger);
});

test.each([
  'We want a bench leaning against the wall, and a pond with oxygenating plants.',
  'There is no knotweed, thank goodness. We want a lawn and a shed of 8m by 6m.',
  'We used to love badgers. A table for six please.',
  'They buried rubble in the corner. We want a lawn.',
])('no danger: %s', (text) => {
  const dangers = /knotweed|badgers|leaning_wall|oxygen|main_river|graves/;
  expect(told(text).filter((one) => dangers.test(one))).toEqual([]);
});

test('a garden over a car park is on a roof, and where there is no earth nothing is dug', () => {
  const brief = (text: string) =>
    readBrief(
      {
        description: text,
        projectType: 'modern',
        preferences: [],
        reading: readDescription(text),
      },
      placeOf(null).place!,
    );
  const podium = brief(
    'Courtyard, 5.0 by 5.5 m, on top of a car park. The agent allows 350 kg per sq m. A table for two, please.',
  );
  expect(podium.position.value).toBe('roof');
  expect(podium.noDigging?.value).toBe(true);
  expect(
    brief('A yard of 3.8m by 2.1m in Deptford. No earth anywhere. One chair in the sun.').noDigging
      ?.value,
  ).toBe(true);
});
