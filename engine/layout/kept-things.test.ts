import { expect, test } from 'vitest';
import { area, bounds, distanceToEdge } from '../geometry/region.ts';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design } from '#tests/support/plots.ts';

test('existing things that are kept keep their ground', () => {
  const site = plainSite(box(11000, 15000), {
    doorX: 4000,
    existing: [
      {
        id: 'apple',
        kind: 'tree',
        name: 'old apple tree',
        x: 8500,
        y: 9000,
        radiusMm: 1800,
        heightMm: 4500,
        evergreen: false,
      },
      {
        id: 'shed',
        kind: 'shed',
        name: 'the shed',
        x: 1500,
        y: 13500,
        radiusMm: 1100,
        heightMm: 2300,
        evergreen: false,
      },
      {
        id: 'pond',
        kind: 'pond',
        name: 'small pond',
        x: 3000,
        y: 8000,
        radiusMm: 1000,
        heightMm: 0,
        evergreen: false,
      },
    ],
  });
  for (const layout of design({ wanted: wanting('dining', 'lawn', 'seat', 'shed') }, site)
    .layouts) {
    const shed = layout.areas.filter((a) => a.kind === 'shed'),
      pond = layout.areas.filter((a) => a.kind === 'pond');
    expect(shed.map((a) => a.id)).toEqual(['kept-shed']);
    expect(area(shed[0]!.region) / 1e6).toBeCloseTo(4.84, 1);
    expect(pond.map((a) => a.id)).toEqual(['kept-pond']);
    const beneath = layout.areas.find(
      (a) =>
        ['terrace', 'path', 'seat', 'shed', 'lawn'].includes(a.kind) &&
        a.region.some((p) => {
          const b = bounds([p]);
          return b.x0 < 8400 && b.x1 > 8600 && b.y0 < 8900 && b.y1 > 9100 && a.kind !== 'lawn';
        }),
    );
    expect(beneath?.kind ?? 'bed').not.toBe('terrace');
  }
});

test('a kept patio at the door is the terrace', () => {
  const site = plainSite(box(10000, 14000), {
    doorX: 4000,
    existing: [
      {
        id: 'patio',
        kind: 'patio',
        name: 'the patio',
        x: 4000,
        y: 1800,
        radiusMm: 1800,
        heightMm: 0,
        evergreen: false,
      },
    ],
  });
  for (const layout of design({}, site).layouts) {
    expect(layout.areas.find((a) => a.id === 'terrace')!.label).toBe('The patio');
    expect(layout.areas.find((a) => a.id === 'terrace')!.material).toBe('none');
  }
});

test('something kept in front of the door does not shut it', () => {
  const site = plainSite(box(8000, 10000), {
    doorX: 4000,
    existing: [
      {
        id: 'shed',
        kind: 'shed',
        name: 'old shed',
        x: 4000,
        y: 900,
        radiusMm: 1000,
        heightMm: 2000,
        evergreen: false,
      },
    ],
  });
  for (const layout of design({}, site).layouts)
    expect(
      distanceToEdge(layout.areas.find((a) => a.id === 'terrace')!.region, 4000, 0),
    ).toBeLessThan(10);
});
