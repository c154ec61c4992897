import { expect, test } from 'vitest';
import { drawLocatorMap } from '#server/features/location/locator-map.ts';
import { createLettering } from '#server/features/location/map-lettering.ts';

const romford = { latitudeDeg: 51.583, longitudeDeg: 0.184, place: 'RM1' };
/** Where the mark stands, in pixels. */
const markOf = (svg: string) =>
  /<g transform="translate\(([\d.]+) ([\d.]+)\)"><circle r="15"/.exec(svg)!.slice(1).map(Number);

test('a map is the same every time, whole, and loads nothing', () => {
  const svg = drawLocatorMap(romford);
  expect(svg).toBe(drawLocatorMap(romford));
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="600" viewBox="0 0 800 600"><title>Your location<\/title>.*<\/svg>$/s,
  );
  expect(svg).not.toMatch(/<text|<image|<script|href="(?!#)|NaN|Infinity|undefined/);
  for (const [, id] of svg.matchAll(/href="#(\w+)"/g)) expect(svg).toContain(`id="${id}"`);
  expect(svg.length).toBeLessThan(120_000);
});

test('the place is in the middle of the map, except near the edge of the mapped land', () => {
  expect(markOf(drawLocatorMap(romford))).toEqual([400, 300]);
  const [x, y] = markOf(drawLocatorMap({ latitudeDeg: 51.38, longitudeDeg: 1.5, place: 'CT9' }));
  expect(x).toBeGreaterThan(600);
  expect(y).toBe(300);
});

const country = (latitudeDeg: number, longitudeDeg: number) =>
  markOf(drawLocatorMap({ latitudeDeg, longitudeDeg, place: null }));

test('outside the south-east the whole country is drawn, with north up and east to the right', () => {
  const [edinburgh, cardiff, newcastle] = [
    country(55.95, -3.19),
    country(51.48, -3.18),
    country(54.97, -1.61),
  ];
  expect(edinburgh![1]!).toBeLessThan(cardiff![1]!);
  expect(newcastle![0]!).toBeGreaterThan(edinburgh![0]!);
});

test('a name is written only where there is room for it', () => {
  const lettering = createLettering({ width: 200, height: 100, margin: 5 });
  const name = {
    text: 'Romford',
    face: 'town',
    size: 20,
    x: 100,
    y: 50,
    anchor: 'middle',
    fill: '#000',
    gap: 2,
  } as const;
  expect([
    lettering.write(name),
    lettering.write({ ...name, y: 55 }),
    lettering.write({ ...name, y: 85 }),
    lettering.write({ ...name, x: 10, y: 25 }),
  ]).toEqual([true, false, true, false]);
  lettering.block({ x: 0, y: 0, width: 200, height: 30 });
  expect(lettering.write({ ...name, y: 25 })).toBe(false);
  expect(lettering.outlines().match(/<path/g)?.length).toBe(new Set('Romford').size);
});
