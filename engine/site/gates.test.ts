/** Where gates stand, by what was said of the way in. */
import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Corrections } from '../model/brief.ts';
import type { Site } from '../model/site.ts';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { contains } from '../geometry/region.ts';
import { gatesOf } from './gates.ts';
import { makeSite } from './make-site.ts';

const place = placeOf(null).place!;
const siteOf = (marked: string, corrections: Corrections = {}): Site =>
  makeSite(readBrief({ ...markedInput(marked), corrections }, place), place);
const WIDE = '{10m wide by 14m deep|measure:plot|fact}',
  NARROW = '{5m wide by 14m deep|measure:plot|fact}';

test('a way past the house comes in beside it and takes a metre off its wall', () => {
  const { edges, house, access } = siteOf(`${WIDE} with {a side gate|access:side_way|fact left}`);
  expect(edges[0]).toMatchObject({ kind: 'gate', from: [0, 0], to: [1000, 0] });
  expect(edges[0]).not.toHaveProperty('isAssumed');
  expect(house).toMatchObject({ x0: 1000, x1: 10000 });
  expect(access).toEqual({ way: 'side' });
});

test('a gate at the end stands by the corner that was said', () => {
  const [gate] = gatesOf(siteOf(`${WIDE} with {a gate|feature:gate|stands back-left}`));
  expect(gate!.edge).toMatchObject({ leadsTo: 'rear-way', from: [1300, 14000], to: [300, 14000] });
  expect(gate!.inside).toEqual([800, 13500]);
});

test('with nothing said a wide plot has a gate to be confirmed, and a narrow one none', () => {
  const [gate] = gatesOf(siteOf(WIDE));
  expect(gate!.edge).toMatchObject({ leadsTo: 'side-way', isAssumed: true });
  expect(gatesOf(siteOf(NARROW))).toEqual([]);
  expect(siteOf(NARROW).access).toBeUndefined();
});

test('everything through the house means no gate', () => {
  const site = siteOf(`${WIDE}, all {through the house|access:through_house|fact}`);
  expect(gatesOf(site)).toEqual([]);
  expect(site.access).toEqual({ way: 'through-house' });
});

test('a front garden is entered from the street', () => {
  const site = siteOf(`{front garden|place:front|fact} ${WIDE}`);
  const [gate] = gatesOf(site);
  // nobody spoke of a wall along the street, so that none stands there, nor a gate in it
  expect(gate!.edge).toMatchObject({ leadsTo: 'street', heightMm: 0 });
  expect(site.edges.filter(({ kind }) => kind === 'open')).toHaveLength(2);
  expect(site.access).toEqual({ way: 'front' });
});

test('an answer wins over the words', () => {
  const words = `${WIDE}, all {through the house|access:through_house|fact}`;
  const [gate] = gatesOf(siteOf(words, { wayIn: 'side-right' }));
  expect(gate!.edge).toMatchObject({ from: [9000, 0], to: [10000, 0] });
});

test('a gate opens onto the plot', () => {
  for (const wayIn of ['side-left', 'side-right', 'rear'] as const) {
    const site = siteOf(NARROW, { wayIn });
    const [gate] = gatesOf(site);
    expect(contains([[site.boundary]], ...gate!.inside), wayIn).toBe(true);
  }
});
