import { expect, test } from 'vitest';
import { edgesIn } from './edges-said.ts';
import { isPaced } from './figures.ts';
import { rearGateIn } from './gates-said.ts';
import { servicesIn } from './services-said.ts';

test.each([
  [
    '225mm public sewer crosses diagonally, easement 3m either side.',
    { what: 'sewer', course: 'diagonal', from: null, clearM: 3 },
  ],
  [
    'Overhead BT + electric cable from pole at back right corner to the house.',
    { what: 'overhead line', course: null, from: 'back-right', clearM: null },
  ],
  [
    'LV overhead line crosses the far corner, about 5 m up.',
    { what: 'overhead line', course: 'corner', from: null, clearM: null },
  ],
  ['Gas main comes in on left.', { what: 'gas main', course: 'left', from: null, clearM: null }],
  [
    'Shared drain along LH boundary 600 deep don’t pile.',
    { what: 'drain', course: 'left', from: null, clearM: null },
  ],
])('%s', (text, expected) => expect(servicesIn(text)).toMatchObject([expected]));

test.each(['Need armoured cable run before the lawn goes in.', 'The sewer backed up twice.'])(
  'no pipe to draw: %s',
  (text) => expect(servicesIn(text)).toEqual([]),
);

test('sides that are not alike are told apart, whatever unit stands once', () => {
  expect(
    edgesIn('Rear garden 13.2m wide (at house) x 19m (left boundary) / 16.5m (right).'),
  ).toMatchObject({ houseM: 13.2, leftM: 19, rightM: 16.5 });
  expect(edgesIn('Garden 24ft wide and 50ft long on the left, 44 on the right.')).toMatchObject({
    leftM: 15.24,
    rightM: 13.411,
  });
  expect(edgesIn('Neighbours on the right are 1.2m lower than us.')).toBeNull();
});

test('gates at the far end, and none that is wished for or shut', () => {
  expect(
    rearGateIn('theres a alley at the back with double gates so access is sweet'),
  ).toMatchObject({
    side: null,
    isDouble: true,
  });
  expect(rearGateIn('The gate to the alley is in the far left corner.')).toMatchObject({
    side: 'left',
  });
  expect(
    rearGateIn('There’s a gate to the jitty at the bottom which I want blocked up.'),
  ).toBeNull();
  expect(rearGateIn('We would like a rear gate.')).toBeNull();
});

test('a garden that was walked is paced', () => {
  expect(isPaced('I paced it, about 7 of my steps by 5')).toBe(true);
  expect(isPaced('11 paces long, 6 wide, my paces')).toBe(true);
  expect(isPaced('There are two steps up to the lawn, and 6 steps down')).toBe(false);
});
