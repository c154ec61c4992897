import { expect, test } from 'vitest';
import { rectangle } from '../geometry/region.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { ScreenGround } from './screen-ground.ts';
import type { Part } from './plan-types.ts';
import type { Planted } from './stages.ts';

const part = (kind: AreaKind, region: Region): Part => ({ id: kind, kind, feature: null, region });

test('a screen is open before two ways that lie side by side', () => {
  const parts = [
      part('bed', rectangle(0, 0, 3000, 1000)),
      part('path', rectangle(3000, 0, 3600, 1000)),
      part('bed', rectangle(3600, 0, 3750, 1000)),
      part('gravel', rectangle(3750, 0, 4550, 1000)),
      part('bed', rectangle(4550, 0, 8000, 1000)),
    ],
    ground = new ScreenGround({ parts, trees: [], frame: { kept: [] } } as unknown as Planted);
  const [screen] = ground.along(
    [
      [0, 500],
      [8000, 500],
    ],
    { kind: 'trellis', heightMm: 1800, thicknessMm: 50, why: '' },
  );
  expect(screen!.openings).toHaveLength(1);
  expect(screen!.openings[0]!.fromMm).toBeLessThanOrEqual(3000);
  expect(screen!.openings[0]!.toMm).toBeGreaterThanOrEqual(4550);
});
