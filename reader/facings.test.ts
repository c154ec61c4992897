import { expect, test } from 'vitest';
import { readDescription } from '../server/reader.ts';

const compassIn = (text: string) =>
  readDescription(`Our garden is at the back of a house in Romford. ${text}`)
    .mentions.filter((m) => m.kind === 'orientation')
    .map((m) => m.compass && `${m.compass.of} ${m.compass.point}`);

test.each([
  ['The garden is 12m by 8m. Rear faces NNE.', 'garden NE'],
  ['Garden 10m x 6m. Back of house faces 220 degrees.', 'garden SW'],
  ['Garden 10m x 6m, fence all round, looks south west.', 'garden SW'],
  ['Garden 10m x 6m with the house at the north end.', 'garden S'],
  ['Garden 10m x 6m. South facing with a wall on the left.', 'garden S'],
  ['Garden 10m x 6m. The left side, which faces north, is mossy.', 'side N'],
  ['Garden 10m x 6m. We want climbers on the south facing wall.', 'side S'],
  ['Garden 10m x 6m, falling half a metre away from the house to the west.', 'garden W'],
  // a thing that faces is no garden
  ['Garden 10m x 6m. Would like a bit to sit with a beer facing west.', 'other W'],
  ['Garden 10m x 6m. One raised planter near the back door facing east.', 'other E'],
  ['Garden 10m x 6m. The loft is down the end facing back to the house, facing south.', 'garden N'],
])('%s', (text, expected) => {
  expect(compassIn(text)).toContain(expected);
});
