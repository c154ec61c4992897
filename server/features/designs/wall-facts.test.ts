/** Walls, levels and neighbours under "Your garden, as we read it". */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { withReading } from '#server/reader.ts';
import { plotFacts } from './site-facts.ts';

const factsOf = (description: string) =>
  plotFacts(
    readBrief(
      withReading({ description, projectType: 'family', preferences: [] }),
      placeOf(null).place!,
    ),
  ).map(({ label, value }) => `${label}: ${value}`);

test('levels, their walls and the ground beside them stand among the facts', () => {
  const facts = factsOf(
    'On three levels because of the hill and the middle one is held up by a blockwork wall, 1.6m high. It leans. Wall first please. Could it be two lower walls? Neighbours on the right are 1.2m lower than us. Access down the side on the left, about 1m. 14m wide, 26m long.',
  );
  expect(facts).toContain(
    'Levels: 3 levels: two lower new walls up 1.6 m, in place of the one that fails, then a wall up 0.6 m (our guess); the wall first',
  );
  expect(facts).toContain('Ground on the right: 1.2 m lower');
  expect(facts).toContain('Width of the way in: 1 m: a barrow and a micro-digger');
});

test('whose a side is, who looks in and what hums stand among the facts', () => {
  const facts = factsOf(
    '9m by 12m. Fence on the right is ours and falling down, left belongs to no 46. Overlooked by four upstairs windows at the back. The air source unit is on the left and wants hiding.',
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'Boundary on the right: yours, not sound',
      'Boundary on the left: a neighbour’s',
      'They look in: at the end, from upstairs',
      'Heat pump: air source unit on the left, to be screened with air round it',
    ]),
  );
});
