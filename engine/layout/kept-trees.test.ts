import { expect, test } from 'vitest';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design } from '#tests/support/plots.ts';

test('no new tree stands on a shrub or a playhouse that stays', () => {
  const existing = [
    { kind: 'shrub', name: 'lilac', x: 2500, y: 9000, radiusMm: 1200, heightMm: 2500 },
    { kind: 'other', name: 'playhouse', x: 7500, y: 10500, radiusMm: 900, heightMm: 1900 },
  ] as const;
  const site = plainSite(box(10_000, 13_000), {
    doorX: 4000,
    existing: existing.map((thing, i) => ({ ...thing, id: `thing-${i + 1}`, evergreen: false })),
  });
  const { layouts } = design({ wanted: wanting('dining', 'lawn') }, site);
  for (const { trees } of layouts)
    for (const { x, y } of trees)
      for (const thing of existing)
        expect(Math.hypot(thing.x - x, thing.y - y)).toBeGreaterThanOrEqual(thing.radiusMm + 450);
});
