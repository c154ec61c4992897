import { designWeights } from '#content/design/weights.ts';
import { generatedSites, said } from '#tests/support/generated-sites.ts';
import { brokenZones } from '#tests/support/zones.ts';
import { expect, test } from 'vitest';
import { BARRED_KINDS, type Barred, type BarredKind, type BarredPlace } from '../model/barred.ts';
import { seededRandom } from '../geometry/random.ts';
import { area, polygon } from '../geometry/region.ts';
import { subtract } from '../geometry/boolean.ts';
import { placeBarred } from '../site/barred.ts';
import { mirrorSite } from './mirror.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';

const LONG = process.env.LONG === '1';
const COUNT = LONG ? Number(process.env.PLOTS ?? 200) : 4;
const PLACES: readonly (BarredPlace | null)[] = [
  ...(['left', 'right', 'back', 'back-left', 'back-right', 'house', 'middle'] as const),
  null,
];

/** Plots with one or two kinds of ground that has to be left free, told in every manner. */
const barredPlots = (count: number, seed: number, kinds: readonly BarredKind[] = BARRED_KINDS) =>
  generatedSites(count, seed).map(({ name, site, brief }, i) => {
    const random = seededRandom(seed + i);
    const told = Array.from({ length: random.chance(0.3) ? 2 : 1 }, (): Barred => ({
      kind: random.pick(kinds),
      place: random.pick(PLACES),
      widthMm: random.chance(0.5) ? Math.round(random.between(600, 4000)) : null,
      ...(random.chance(0.5) ? { mostMm: Math.round(random.between(500, 2000)) } : {}),
    }));
    const barred = placeBarred(
      site,
      told.map((one) => said(one)),
      site.existing,
    );
    return {
      name: `${name}: ${told.map(({ kind }) => kind).join(', ')}`,
      site: { ...site, barred },
      brief,
    };
  });

/** Sentences for every broken law of the three gardens on a plot. */
const brokenOn = ({ name, site, brief }: ReturnType<typeof barredPlots>[number]): string[] =>
  layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed: 7,
  }).layouts.flatMap((layout) =>
    brokenZones(layout, site).map((law) => `${name} (${layout.language}): ${law}`),
  );

test('every zone lies on its plot, and on the other hand when that is turned over', () => {
  for (const { name, site } of barredPlots(200, 5)) {
    const turned = mirrorSite(site, 0);
    for (const [i, { outline, way }] of site.barred.entries()) {
      expect(area(subtract([[outline]], polygon(site.boundary))), name).toBeLessThan(50_000);
      expect(turned.barred![i]!.way?.length, name).toBe(way?.length);
      expect(area([[turned.barred![i]!.outline]]), name).toBeCloseTo(area([[outline]]), -2);
    }
  }
});

/** Asked for by who lives there: kept low, without trees, run on, left wild. */
const ASKED: readonly BarredKind[] = [
  'low ground',
  'treeless ground',
  'open run',
  'wild ground',
  'foothold strip',
];

test.each([
  ['whatever is barred', BARRED_KINDS],
  ['kept low, run on or left wild', ASKED],
] as const)(
  `nothing barred stands in a zone and every way stays open, ${COUNT} plots: %s`,
  { timeout: 7_200_000 },
  (_, kinds) => {
    const plots = barredPlots(COUNT, Number(process.env.SEED ?? 42), kinds);
    expect(plots.flatMap(brokenOn)).toEqual([]);
  },
);

test('no floor takes a scrap, a rib or a notch of ground where none is laid', () => {
  const plots = barredPlots(36, 7);
  expect([0, 1, 35].flatMap((i) => brokenOn(plots[i]!))).toEqual([]);
});
