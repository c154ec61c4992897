import { expect, test } from 'vitest';
import { wallsIn } from './walls.ts';

test('a wall across the slope is where and as high as it is told, by the body too', () => {
  const [wall] = wallsIn(
    "First there's a yard 3m deep, then a dry stone wall shoulder high, with a belly on it, then the bank.",
  );
  expect(wall).toMatchObject({
    where: 'within',
    heightM: 1.3,
    at: { metres: 3 },
    isFailing: true,
  });
  expect(
    wallsIn('There is a waist high stone wall 4m from the house, then the lawn.'),
  ).toMatchObject([{ where: 'within', heightM: 1, at: { metres: 4 } }]);
});
test('"the wall" of a later sentence is the only one that was told of', () => {
  expect(
    wallsIn(
      'There is a waist high wall 3m from the house, then the bank. Roe deer come. We are old. It rains. So do we rebuild the wall first?',
    ),
  ).toHaveLength(1);
});
