import { expect, test } from 'vitest';
import type { Scene } from '#engine/scene/scene.ts';
import { shotOf } from '../build.ts';
import { goodHour, sunOf } from '../sun.ts';
import { sampleScene } from '../test-support/gardens.ts';
import { FROM_THE_HOUSE, scoreOf, sharesOf } from './composition.ts';
import { fieldOf, SEEN, standable } from './field.ts';
import { sketchView, type Place } from './sketch-view.ts';

/** The place of a shot, as the sketches know it. */
function placeOf(scene: Scene, camera: 'eye' | 'house' | 'upstairs', month = 6): Place {
  const { camera: lens, shift } = shotOf(scene, camera, sunOf(scene, month, 13), 1.6),
    [x, y, z] = lens.position.toArray(),
    e = lens.matrixWorld.elements;
  return { x, y: -z, eye: y, heading: Math.atan2(e[10]!, -e[8]!), fov: lens.fov, horizon: -shift };
}
/** The gate looks at the first two; the long run at all. */
const LOOKED = [
  'family-romford',
  'courtyard-hackney',
  'long-thin-walthamstow',
  'luxury-weybridge',
].slice(0, process.env.LONG === '1' ? 4 : 2);

test.each(LOOKED)(
  'the view of %s from the terrace is of the garden, with nothing before the lens',
  (slug) => {
    const scene = sampleScene(slug),
      shares = sharesOf(sketchView(fieldOf(scene, false), placeOf(scene, 'eye'), 1.6, 64, 40));
    // what climbs a courtyard's walls is reckoned as wall in part
    expect(shares.planting).toBeGreaterThan(slug.startsWith('courtyard') ? 0.15 : 0.3);
    expect(shares.close).toBeLessThan(0.1);
    expect(shares.paving + shares.floor).toBeLessThan(0.36);
    expect(shares.sky).toBeLessThan(0.27);
  },
);
test('a view with something to look at beats the same view without, and a cut chair spoils it', () => {
  const place: Place = { x: 0, y: 0, eye: 1.6, heading: Math.PI / 2, fov: 45, horizon: 0 },
    ground = { screens: [], groundAt: () => SEEN.lawn, ring: [], worth: [0, 1] },
    seat = { y: 6, r: 0.6, low: 0, high: 1, leafy: false, seen: SEEN.focal, subject: 1 };
  const score = (solids: Parameters<typeof sketchView>[0]['solids']) =>
    scoreOf(sketchView({ ...ground, solids }, place, 1.6, 64, 40), FROM_THE_HOUSE);
  expect(score([{ ...seat, x: 1.1 }])).toBeGreaterThan(score([]) + 0.2);
  expect(score([{ ...seat, x: 1.1, y: 2.2 }])).toBeLessThan(score([]));
});
test('the seasons are seen from one place', () => {
  const scene = sampleScene('family-romford');
  expect(placeOf(scene, 'eye', 1)).toEqual(placeOf(scene, 'eye', 6));
});
test('a sketch sees a thing where it stands, and the nearer of two', () => {
  const solid = { r: 0.5, low: 0, high: 2, leafy: false },
    field = {
      solids: [
        { ...solid, x: 0, y: 6, seen: SEEN.thing },
        { ...solid, x: 0, y: 3, seen: SEEN.flower },
        { ...solid, x: 2.4, y: 6, seen: SEEN.water },
      ],
      screens: [],
      groundAt: () => SEEN.lawn,
      ring: [],
    };
  const view = sketchView(
      field,
      { x: 0, y: 0, eye: 1.6, heading: Math.PI / 2, fov: 45, horizon: 0 },
      1.6,
      64,
      40,
    ),
    row = view.seen.slice(20 * 64, 21 * 64);
  expect(row[32]).toBe(SEEN.flower);
  expect(row.includes(SEEN.thing)).toBe(false);
  // +x of the plan is to the right when one looks away from the house
  expect(row.indexOf(SEEN.water)).toBeGreaterThan(36);
});
test('no camera is placed in a bed, in the water or in a chair', () => {
  const scene = sampleScene('family-romford'),
    field = fieldOf(scene, false),
    thing = scene.things.find((t) => t.kind === 'dining-set' || t.kind === 'lounge-set')!;
  expect(standable(field, thing.x / 1000, thing.y / 1000, 0.3)).toBe(false);
  expect(standable(field, -3, 5, 0.3)).toBe(false);
  const grounds = new Set<number>();
  for (let y = 0.3; y < 20; y += 0.4)
    for (let x = 0.3; x < 12; x += 0.4)
      if (standable(field, x, y, 0.1)) grounds.add(field.groundAt(x, y));
  expect(grounds.has(SEEN.lawn)).toBe(true);
  expect(grounds.has(SEEN.planting) || grounds.has(SEEN.water)).toBe(false);
});
test('the house is photographed with the sun on its front, where the sun comes there at all', () => {
  const scene = { ...sampleScene('family-romford') };
  for (const bearingDeg of [90, 135, 180, 225, 270]) {
    const turned: Scene = { ...scene, sun: { ...scene.sun, bearingDeg } },
      { direction } = sunOf(turned, 6, goodHour(turned, true, 6));
    // the front looks along +y, which is minus z
    expect(-direction[2]).toBeGreaterThan(0.1);
  }
});
