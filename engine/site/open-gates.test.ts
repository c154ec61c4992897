import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { readBrief } from '../brief/read-brief.ts';
import { gatesOf } from './gates.ts';
import { makeSite } from './make-site.ts';
import type { ExistingThing } from '../model/site.ts';
import { withOpenGates } from './open-gates.ts';

const place = placeOf(null).place!;
const siteOf = (description: string) =>
  makeSite(
    readBrief(withReading({ description, projectType: 'family', preferences: [] }), place),
    place,
  );
const BARE = 'The garden is 9 m wide and 14 m long. A lawn and a patio please.';
/** A bed that stands close before a gate. */
const bedBefore = ([x, y]: readonly [number, number]): ExistingThing => ({
  id: 'kept-1',
  kind: 'other',
  name: 'raised bed',
  x,
  y: y + 900,
  radiusMm: 1500,
  heightMm: 500,
  evergreen: false,
  boxMm: [3000, 1500],
});

test('a tank of unknown side leaves the way in free', () => {
  const site = siteOf(
    'The garden is 17 m wide and 30 m long. A bigger patio, and hide the oil tank.',
  );
  const [gate] = gatesOf(site);
  expect(site.unit?.what).toBe('tank');
  expect(Math.abs(gate!.inside[0] - site.unit!.x)).toBeGreaterThan(4000);
});

test('an assumed gate that what stands there shuts is none, and the boundary goes on', () => {
  const site = siteOf(BARE);
  const [gate] = gatesOf(site);
  expect(gate?.edge.isAssumed).toBe(true);
  const shut = withOpenGates({ ...site, existing: [bedBefore(gate!.inside)] });
  expect(gatesOf(shut)).toEqual([]);
  expect(shut.edges).toHaveLength(site.edges.length);
  expect(shut.access).toEqual({ way: 'through-house', isAssumed: true });
});

test('a gate that is come to stays', () => {
  const site = siteOf(BARE);
  expect(withOpenGates(site)).toBe(site);
});

test('a gate that is the first edge takes the boundary of the last one, where the house comes after it', () => {
  const site = siteOf(BARE);
  const [gate] = gatesOf(site);
  const at = site.edges.indexOf(gate!.edge);
  const inTurn = [...site.edges.slice(at), ...site.edges.slice(0, at)];
  const edges = inTurn.map((edge, i) => {
    if (i === 1) return { ...edge, kind: 'house' as const };
    return i === inTurn.length - 1 ? { ...edge, kind: 'wall' as const, heightMm: 2100 } : edge;
  });
  const shut = withOpenGates({ ...site, edges, existing: [bedBefore(gate!.inside)] });
  expect(shut.edges[0]).toMatchObject({ kind: 'wall', heightMm: 2100 });
});
