import { expect, test } from 'vitest';
import type { Piece } from '../core/piece.ts';
import { Stage } from './stage.ts';

const leaves = (count: number): Piece => ({
  group: 'plant',
  id: 'sample|mound',
  finish: 'foliage',
  instances: null,
  castsShadow: true,
  mesh: {
    position: new Float32Array(count * 12),
    normal: new Float32Array(count * 12),
    colour: new Float32Array(count * 12).fill(0.2),
    uv: null,
    index: Uint32Array.from(
      { length: count * 6 },
      (_, i) => Math.floor(i / 6) * 4 + [0, 1, 2, 0, 2, 3][i % 6]!,
    ),
  },
});
test('thin copies keep their colours, so that mirrored leaves are not white', () => {
  const stage = new Stage([leaves(40)], { value: 0 }, 4),
    { thin, full } = stage.actors[0]!;
  expect(thin.getIndex()!.count).toBe(full.getIndex()!.count / 4);
  expect(thin.getAttribute('color')).toBe(full.getAttribute('color'));
});
