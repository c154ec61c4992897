/** Ground that is for one thing alone: a small end of a garden holds it, though a tree of unknown place stands there. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { hypot } from '../geometry/trig.ts';
import type { KeptThing } from '../model/brief.ts';
import { placeExisting } from '../site/place-existing.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';

const TREE = { id: 'tree', kind: 'tree', name: 'big tree', where: null } as KeptThing;

test('a trampoline stands in four metres by six, clear of the tree', () => {
  const bare = { ...plainSite(box(4000, 6000), { doorX: 2000 }), isPart: true as const },
    site = { ...bare, existing: placeExisting(bare, [TREE]) },
    brief = plainBrief({ wanted: wanting('trampoline') });
  const { layouts } = layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed: 3,
  });
  const [tree] = site.existing;
  expect(layouts.length).toBe(3);
  for (const { furnishings } of layouts) {
    const mat = furnishings.find(({ kind }) => kind === 'trampoline')!;
    expect(mat.widthMm).toBeGreaterThan(1800);
    expect(hypot(mat.x - tree!.x, mat.y - tree!.y)).toBeGreaterThan(mat.widthMm / 2 + 500);
  }
});

test('a tree that nobody placed is out of the way of a small plot, and usual on a large one', () => {
  const at = (width: number, depth: number) =>
    placeExisting(plainSite(box(width, depth), { doorX: width / 2 }), [TREE])[0]!;
  expect(at(4000, 6000).x / 4000).toBeGreaterThan(0.85);
  expect(at(12_000, 18_000).x / 12_000).toBeLessThan(0.8);
});
