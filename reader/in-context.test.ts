import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import { isSure } from '#engine/model/reading.ts';

const read = (text: string): string[] =>
  readDescription(text)
    .mentions.filter(isSure)
    .map(({ kind, concept, status }) => `${kind}:${concept}:${status}`);

test('what somebody else wanted or has is no wish', () => {
  expect(read('The last woman wanted to put in a rill. I said no.')).not.toContain(
    'feature:water:wanted',
  );
  expect(read('Next door have put in a pond. We want a pond too.')).toContain(
    'feature:pond:wanted',
  );
});

test('what is to come another day is not drawn now', () => {
  expect(read('We want a lawn. Hot tub one day, ignore for now.')).toEqual(['feature:lawn:wanted']);
});

test('a thing’s size is not the plot’s', () => {
  expect(read('The patio is 6 metres by 4 straight across the back.')).toContain(
    'measure:thing:fact',
  );
  expect(read('The garden is 6 metres by 4.')).toContain('measure:plot:fact');
});

test('a clay oven says nothing of the soil', () => {
  expect(read('There is a clay oven at the end.').join()).not.toMatch(/soil/);
  expect(read('It is heavy clay.')).toContain('soil:clay:fact');
});

test('a list under a heading of its own line follows the heading', () => {
  const mentions = read('NOT WANTED\n- Composite decking. A pergola with a motor in it.\n- A pond');
  expect(mentions).toEqual(
    expect.arrayContaining(['feature:deck:refused', 'feature:pergola:refused']),
  );
  expect(mentions.filter((one) => one.endsWith(':wanted'))).toEqual([]);
});

test('a hedge that the neighbours cut down is gone', () => {
  const { mentions } = readDescription(
    "Neighbour cut down the big hedge between us and now we're totally exposed along the left.",
  );
  expect(mentions.find(({ concept }) => concept === 'hedge')?.status).toMatch(/^(?:gone|others)$/);
});

test('there being a thing is no wish to keep it, and a ground floor is no roof', () => {
  const { mentions } = readDescription(
    "I live on the ground floor. There is a path down the middle made of old slabs which have lifted and I can't get past the shed.",
  );
  expect(mentions.find(({ start }) => start > 20 && start < 50)).toMatchObject({
    concept: 'path',
    status: 'stands',
  });
  expect(mentions.some(({ concept }) => concept === 'roof')).toBe(false);
});

test('"not loads of" refuses nothing, and who cannot do steps is not given any', () => {
  const of = (text: string) =>
    readDescription(text)
      .mentions.filter((m) => isSure(m) && (m.status === 'refused' || m.status === 'wanted'))
      .map(({ concept, status }) => `${concept} ${status}`);
  const liked = of('I like Japanese gardens, calm, not loads of flowers. 4.8m by 9m.');
  expect(liked).toContain('japanese wanted');
  expect(liked.join()).not.toContain('flowers');
  expect(of("Somewhere for the greyhound, she can't do steps. 8x8m, chalk.")).toContain(
    'steps refused',
  );
});

test("what grows in a neighbour's garden is theirs, and what was tried is over", () => {
  const of = (text: string, concept: string) =>
    readDescription(text).mentions.find((m) => m.concept === concept)?.status;
  expect(of('9 x 14m, clay. Large eucalyptus in neighbours garden back left.', 'eucalyptus')).toBe(
    'others',
  );
  expect(of("9 x 14m, clay. Willow on the left boundary (neighbour's).", 'willow')).toBe('others');
  expect(of('9 x 14m, clay. Tried a soakaway, didnt work.', 'drainage')).toBe('past');
});

test('what is said of another thing is none itself', () => {
  const wished = (text: string) =>
    readDescription(text)
      .mentions.filter((m) => isSure(m) && m.status === 'wanted')
      .map(({ concept }) => concept);
  expect(
    wished(
      '12m x 9m. A big terrace outside the kitchen, needs to be nearer 6. Flowers round the edge.',
    ),
  ).not.toContain('dining');
  expect(wished('14m x 20m, very shady. A still pool to reflect the trees, an oak bench.')).toEqual(
    expect.arrayContaining(['pond']),
  );
  expect(
    wished('4m by 9m. An old brick loo at the back that I want to keep as a shed. A bench.'),
  ).not.toContain('shed');
  expect(wished('12m x 9m, fences with gravel board at the bottom, big slabs.')).not.toContain(
    'gravel',
  );
});

test('a fate that is read as part of the name is its fate', () => {
  const of = (text: string) =>
    readDescription(text)
      .mentions.filter(({ kind }) => kind === 'feature')
      .map(({ concept, status }) => `${concept} ${status}`);
  expect(
    of(
      "1930s semi, garden's 28 foot wide and about 65 long. Veg patch at the bottom can go, not had a spade in it since the knee. Shed's alright.",
    ),
  ).toEqual(['veg going', 'shed keep']);
});

test('a flat roof that one has a door onto is a roof, and one that is next door is none', () => {
  const places = (text: string) =>
    readDescription(text).mentions.flatMap((m) =>
      m.kind === 'place' && isSure(m) ? [m.concept] : [],
    );
  expect(
    places('It is the flat roof of the extension below us, with a door onto it, 7 m by 4 m.'),
  ).toContain('roof');
  expect(
    places('There is a flat roof extension next door that looks into our garden, 8 m by 10 m.'),
  ).not.toContain('roof');
  expect(
    places('From the flat roof of the kitchen you see the whole garden, which is 7 by 12 m.'),
  ).not.toContain('roof');
});
