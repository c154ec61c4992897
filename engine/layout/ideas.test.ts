import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { generatedSites } from '#tests/support/generated-sites.ts';
import { area, bounds } from '../geometry/region.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { isTableAway } from './ideas.ts';
import { layOut } from './lay-out.ts';

const weights = designWeights.layout;
const LONG = process.env.LONG === '1';

test('three designs hold two ideas at least, and a table away from the house stands on a floor of its own', () => {
  const roomy = generatedSites(30, 5).filter(
    ({ site, brief }) =>
      area([[site.boundary]]) > 90e6 &&
      // on deeper plots every table stands near the kitchen
      bounds([[site.boundary]]).y1 < 21_000 &&
      // and on shallow ones it stands at the house
      bounds([[site.boundary]]).y1 > 8_000 &&
      !brief.household.easyAccess.value &&
      !brief.refused.some(({ value }) => value === 'dining'),
  );
  let away = 0;
  // The fourth is the one that is laid out soonest: the first takes four times as long.
  for (const { name, site, brief } of LONG ? roomy : roomy.slice(3, 4)) {
    const { layouts } = layOut({ weights, site, brief, sun: siteSun(site), seed: 3 });
    const unkept = !site.existing.some((thing) => thing.kind === 'patio');
    if (unkept && site.position === 'back')
      expect(new Set(layouts.map((layout) => layout.idea)).size, name).toBeGreaterThan(1);
    for (const layout of layouts) {
      const floor = layout.areas.find(isTableAway),
        table = layout.furnishings.find(({ kind }) => kind === 'dining-set');
      expect(floor !== undefined, name).toBe(layout.idea === 'end' || layout.idea === 'court');
      if (!floor) continue;
      away++;
      expect(table?.areaId, name).toBe(floor.id);
    }
  }
  expect(away).toBeGreaterThan(0);
});

test('no design under the floor of quality is shown: what no plan holds gives way, and that is said', () => {
  const { site, brief } = generatedSites(200, 8).find(
    ({ site: one }) => area([[one.boundary]]) < 26e6 && one.position === 'back',
  )!;
  const wanted = (
    ['dining', 'shed', 'greenhouse', 'pond', 'trampoline', 'hottub', 'firepit', 'veg2'] as const
  ).map((value) => ({ value, source: { kind: 'read' as const, quote: value } }));
  const { layouts, problems } = layOut({
    weights,
    site,
    brief: { ...brief, wanted, refused: [] },
    sun: siteSun(site),
    seed: 3,
  });
  for (const layout of layouts) {
    expect(layout.score).toBeGreaterThanOrEqual(weights.leastScore);
    expect(layout.unplaced.length).toBeGreaterThan(0);
  }
  expect(problems.some(({ code }) => code === 'does-not-fit')).toBe(true);
});
