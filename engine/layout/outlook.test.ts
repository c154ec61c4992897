/** A side that is open to a field. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';

test('one who sits at an open side looks out over it, and no tree stands before it', () => {
  const closed = plainSite(box(10_000, 15_000)),
    site = {
      ...closed,
      edges: closed.edges.map((edge) =>
        edge.from[1] === 15_000 && edge.to[1] === 15_000
          ? { ...edge, kind: 'open' as const, heightMm: 0 }
          : edge,
      ),
    };
  expect(site.edges.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  const { layouts } = layOut({
    weights: designWeights.layout,
    site,
    brief: plainBrief({ wanted: wanting('seat', 'lawn') }),
    sun: siteSun(site),
    seed: 3,
  });
  const benches = layouts.flatMap(({ furnishings }) =>
    furnishings.filter(({ kind }) => kind === 'bench'),
  );
  expect(benches.length).toBeGreaterThan(2);
  // a front is the local -y side: at a turn of 180 it looks down the garden
  for (const { turnDeg } of benches) expect(Math.abs(turnDeg - 180)).toBeLessThanOrEqual(45);
  for (const { trees } of layouts) for (const { y } of trees) expect(y).toBeLessThanOrEqual(11_000);
});
