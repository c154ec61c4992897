import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const of = (text: string, status: string) =>
  readDescription(text)
    .mentions.filter((m) => m.kind === 'feature' && m.status === status)
    .map(({ concept }) => concept);

test('a sentence that draws up what is to come wishes for all it names', () => {
  const text =
    "the garden's about 10m wide and 25m long but we only want to do the first 10m or so nearest the house as the rest is a wildlife area with badgers that we're not allowed to touch. so, patio 10m x 4m, replacing the old slabs, with a brick barbecue against the left wall, a pergola on the right side with wisteria, then lawn as far as a low hedge or something to mark where the wild bit starts. faces south east. two adults, one teenager with friends. wood burner / firepit. we have a rabbit hutch to fit in too. clay with flints";
  expect(of(text, 'wanted')).toEqual(
    expect.arrayContaining(['patio', 'bbq', 'pergola', 'lawn', 'hedge']),
  );
});

test('a sentence that tells how things are does not', () => {
  const text =
    'We want something better. So, at the moment there is a patio, a shed and a lawn, and it has a big hedge. It is 10m by 8m and we have lived here for six years now and never done anything with it at all, as you can imagine from the photographs that we took last summer when it was dry and hot and everything had died back, and the year before that was no better than this one was either, so here we are again.';
  expect(of(text, 'wanted')).not.toEqual(expect.arrayContaining(['patio']));
  expect(of(text, 'wanted')).not.toContain('shed');
});

test('whatever is listed after "we would like" is wished for', () => {
  const text =
    "Small holding near Headcorn, but the bit round the house is what I'm asking about: 25m x 15m, to the south of the house, open to the paddock with post and rail on the south side. Wind. Wealden clay, wet. 2 horses will eat anything that hangs over the rail! We'd like a terrace for 8, a low hedge inside the rail that horses can't eat or be poisoned by, a cutting garden, a wood fired hot tub facing the view, rough grass with bulbs. There's an oak in the south west corner. Kids grown up, grandchild on the way. 30k-40k";
  expect(of(text, 'wanted')).toEqual(expect.arrayContaining(['patio', 'hedge', 'hottub']));
});

test('in such a sentence what lives there stays where it is', () => {
  const text =
    'need cheap ideas for side return 1.4m wide 7 long, buggy scooters bins and a hose live there, kitchen looks right at it. shady.';
  expect(of(text, 'wanted')).not.toContain('tap');
});
