import { expect, test } from 'vitest';
import { hardGroundM2 } from './hard-ground.ts';

test('concrete that is to come up is half the plot until it is measured', () => {
  for (const words of [
    'We want to take up the concrete and have gravel.',
    'please rip out all the old slabs',
    'Getting rid of the ugly crazy paving',
    'remove the existing patio',
  ])
    expect(hardGroundM2(words, 54, false), words).toBe(27);
});

test('paving that is wanted, kept or not spoken of is not broken out', () => {
  for (const words of [
    'A new patio, please.',
    'We would like paving by the door and concrete edges.',
    'Take out the hedge.',
    'A path that takes us to the patio.',
    'Could we take the patio further out?',
  ])
    expect(hardGroundM2(words, 54, false), words).toBe(0);
  expect(hardGroundM2('Take up the concrete but keep the patio.', 54, true)).toBe(0);
});
