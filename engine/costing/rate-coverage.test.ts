import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { AREA_KINDS } from '../model/layout.ts';
import type { FurnishingKind, Material } from '../model/layout.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import { BUILD_UPS } from '../quantities/build-ups.ts';
import {
  areaAt,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
  withSite,
} from './fixtures/sample-gardens.ts';
import { makePricer } from './price-lines.ts';
import { price } from '#tests/support/price.ts';

test('everything a garden can hold has a rate in the sample book', () => {
  const base = plainGarden(),
    kinds: FurnishingKind[] = [
      'dining-set',
      'lounge-set',
      'bench',
      'storage-bench',
      'nest-box',
      'goal',
      'stump-seat',
      'den',
      'wall-rack',
      'pergola',
      'canopy',
      'shade-sail',
      'awning',
      'parasol',
      'arbour',
      'fire-pit',
      'hot-tub',
      'outdoor-kitchen',
      'pot',
      'urn',
      'raised-bed',
      'swing',
      'climbing-frame',
      'climbing-wall',
      'sandpit',
      'trampoline',
      'playhouse',
      'log-steps',
      'bird-bath',
      'bird-feeder',
      'bug-hotel',
      'water-butt',
      'fountain',
      'washing-line',
      'hammock',
      'shed',
      'store',
      'greenhouse',
      'polytunnel',
      'animal-run',
      'garden-room',
      'compost-bins',
      'post-light',
      'spike-light',
      'sculpture',
      'sunlounger',
      'boulder',
    ];
  const furnishings = kinds.flatMap((kind) => [
    furnishingAt(`${kind}-small`, kind, 'lawn', { widthMm: 1200, depthMm: 900 }),
    furnishingAt(`${kind}-large`, kind, 'lawn', { widthMm: 4000, depthMm: 3000, colour: 'black' }),
  ]);
  const screens = (['hedge', 'trellis', 'slatted-screen', 'low-wall', 'raised-edge'] as const).map(
    (kind, i) => ({
      id: `screen-${i}`,
      kind,
      line: [
        [1000, 4000 + i * 500],
        [6000, 4000 + i * 500],
      ] as [number, number][],
      heightMm: 900,
      thicknessMm: 100,
      openings: [],
      why: '',
    }),
  );
  const materials = Object.keys(BUILD_UPS) as Material[],
    floors = [...materials, 'soil' as const, 'none' as const];
  const areas = Array.from({ length: 54 }, (_, i) =>
    areaAt(
      `area-${i}`,
      AREA_KINDS[i % AREA_KINDS.length]!,
      floors[(i + Math.floor(i / 18)) % floors.length]!,
      [
        (i % 9) * 2000,
        Math.floor(i / 9) * 2000,
        (i % 9) * 2000 + 2000,
        Math.floor(i / 9) * 2000 + 2000,
      ],
      i > 27 ? { feature: 'formalpond' } : {},
    ),
  );
  for (const position of ['back', 'roof'] as const)
    for (const texture of ['clay', 'loam', 'sandy', 'chalk'] as const)
      for (const projectType of PROJECT_TYPES) {
        const model = {
          ...withSite(
            withLayout(base, {
              areas,
              furnishings,
              screens,
              stones: [{ x: 1, y: 1, widthMm: 400, depthMm: 400, turnDeg: 0, areaId: 'area-2' }],
            }),
            { position, soil: { ...base.site.soil, texture } },
          ),
          projectType,
        };
        const c = price(model);
        expect(Object.values(c.areaKindsPence).reduce((a, b) => a + b, 0)).toBe(c.totalPence);
        expect(c.totalPence).toBeGreaterThan(0);
      }
});

test('a rate book with a hole is refused by name', () => {
  const rates = {
    ...sampleRateBook,
    rates: sampleRateBook.rates.filter((rate) => rate.key !== 'turf'),
  };
  expect(() => price(plainGarden(), sampleBrief(), rates)).toThrow('no rate "turf"');
  expect(() => makePricer({ ...sampleRateBook, plantPence: {} }).of('plant:shrub:3L')).toThrow(
    'no plant price for "3L"',
  );
});
