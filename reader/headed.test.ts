import { expect, test } from 'vitest';
import { isSure } from '#engine/model/reading.ts';
import { readDescription } from '#server/reader.ts';

const HOME = 'Our garden is at the back of a house in Romford, 10m by 12m.';
const sureOf = (text: string) =>
  readDescription(`${HOME} ${text}`)
    .mentions.filter(isSure)
    .map(({ concept, status }) => `${concept}:${status}`);

test('what stands under a word that tells its fate has that fate', () => {
  expect(
    sureOf("Existing and staying: magnolia, a mature acer and a pond. I'd like a pergola."),
  ).toEqual(expect.arrayContaining(['magnolia:keep', 'acer:keep', 'pond:keep', 'pergola:wanted']));
  expect(sureOf('What we have: one enormous cherry laurel and a shed.')).toContain('laurel:keep');
  expect(sureOf('Goes: decking, shed. Want: lawn, pond.')).toEqual(
    expect.arrayContaining(['deck:going', 'shed:going', 'lawn:wanted', 'pond:wanted']),
  );
});

test('an item with a story of its own keeps it, and what says only where is no item', () => {
  const said = sureOf('Want: a pond by the greenhouse, no lawn, a bench.');
  expect(said).not.toContain('greenhouse:wanted');
  expect(said).not.toContain('lawn:wanted');
});

test('a sentence without a verb goes on with the list before it', () => {
  const said = sureOf('We want vegetables in rows, dill and beetroot. Two trees of sour cherry.');
  expect(said).toContain('cherry:wanted');
});

test('one thing named again counts once', () => {
  const { mentions } = readDescription(
    `${HOME} There are two oaks at the rear with a Preservation Order, they stay. Something light on the ground under the oaks.`,
  );
  expect(mentions.filter(({ concept }) => concept === 'oak')).toHaveLength(1);
});
