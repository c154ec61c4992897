import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Scene } from '#engine/scene/scene.ts';
import { buildPieces, shotOf } from '../build.ts';
import { regionOf, ringOf } from '../core/frame.ts';
import type { Piece } from '../core/piece.ts';
import { inRegion, inRing } from '../core/polygons.ts';
import { sunOf } from '../sun.ts';
import { sampleScene } from '../test-support/gardens.ts';
import { project, type Shot } from './shot.ts';

/** The gate draws the first of each list; the long run all. */
const sampled = (slugs: readonly string[], count: number) =>
  process.env.LONG === '1' ? slugs : slugs.slice(0, count);

const W = 240,
  H = 150;

/** Draws the level faces of pieces to a grid, nearest first, as a graphics card would. */
function draw(pieces: Piece[], shot: Shot): (string | null)[] {
  const ids: (string | null)[] = Array.from({ length: W * H }, () => null),
    depths = new Float64Array(W * H).fill(Infinity);
  for (const { mesh, finish } of pieces)
    for (let t = 0; t < mesh.index.length; t += 3) {
      const p = [0, 1, 2].map((k) => {
        const i = mesh.index[t + k]! * 3,
          v = new Vector3(mesh.position[i], mesh.position[i + 1], mesh.position[i + 2])
            .applyMatrix4(shot.camera.matrixWorldInverse)
            .applyMatrix4(shot.camera.projectionMatrix);
        return [((v.x + 1) / 2) * W, ((1 - v.y) / 2) * H, v.z] as const;
      });
      const [a, b, c] = p as [
          readonly [number, number, number],
          readonly [number, number, number],
          readonly [number, number, number],
        ],
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(area) < 1e-9) continue;
      for (
        let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
        y <= Math.min(H - 1, Math.max(a[1], b[1], c[1]));
        y++
      )
        for (
          let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
          x <= Math.min(W - 1, Math.max(a[0], b[0], c[0]));
          x++
        ) {
          const px = x + 0.5,
            py = y + 0.5,
            u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area,
            v = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area,
            w = 1 - u - v;
          if (u < 0 || v < 0 || w < 0) continue;
          const z = u * a[2] + v * b[2] + w * c[2];
          if (z < depths[y * W + x]!) {
            depths[y * W + x] = z;
            ids[y * W + x] = finish;
          }
        }
    }
  return ids;
}
/** Where a pixel's ray meets the ground of the plan. */
function planPoint(shot: Shot, x: number, y: number): { x: number; y: number } {
  const eye = shot.camera.position,
    far = new Vector3(((x + 0.5) / W) * 2 - 1, 1 - ((y + 0.5) / H) * 2, 0.5)
      .applyMatrix4(shot.camera.projectionMatrixInverse)
      .applyMatrix4(shot.camera.matrixWorld),
    d = far.sub(eye),
    t = -eye.y / d.y;
  return { x: eye.x + d.x * t, y: -(eye.z + d.z * t) };
}
const KINDS: Record<string, string> = {
  turf: 'turf',
  soil: 'soil',
  gravel: 'gravel',
  bark: 'bark-mulch',
  hardstanding: 'concrete-paving',
};
function disagreement(scene: Scene): number {
  const shot = shotOf(scene, 'aerial', sunOf(scene, 6, 16), W / H);
  project(shot, W, H);
  const pieces = buildPieces(scene, shot, { month: 6, year: 10 }, H, 0.1).pieces.filter(
      (p) =>
        p.group === 'surface' &&
        p.finish !== 'foliage' &&
        p.finish !== 'plain' &&
        p.finish !== 'stone',
    ),
    drawn = draw(pieces, shot),
    ring = ringOf(scene.plot);
  const surfaces = scene.surfaces.map((s) => ({
    finish: KINDS[s.material] ?? s.material,
    region: regionOf(s.region),
  }));
  let wrong = 0,
    seen = 0;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const p = planPoint(shot, x, y);
      if (!inRing(p.x, p.y, ring)) continue;
      const expected = surfaces.find((s) => inRegion(p.x, p.y, s.region))?.finish;
      if (!expected) continue;
      seen++;
      if (drawn[y * W + x] !== expected) wrong++;
    }
  expect(seen).toBeGreaterThan(2000);
  return wrong / seen;
}
test.each(sampled(['l-shape-guildford', 'family-romford', 'long-thin-walthamstow'], 1))(
  'the picture of %s agrees with its plan',
  (slug) => {
    expect(disagreement(sampleScene(slug))).toBeLessThan(0.02);
  },
);
test('a mirrored garden would be found out', () => {
  const scene = sampleScene('family-romford'),
    mirrored = {
      ...scene,
      surfaces: scene.surfaces.map((s) => ({
        ...s,
        region: s.region.map((polygon) =>
          polygon.map((r) => r.map(([x, y]) => [scene.bounds.x1 - x, y] as const)),
        ),
      })),
    };
  const shot = shotOf(scene, 'aerial', sunOf(scene, 6, 16), W / H);
  project(shot, W, H);
  const pieces = buildPieces(mirrored, shot, { month: 6, year: 10 }, H, 0.1).pieces.filter(
      (p) =>
        p.group === 'surface' &&
        p.finish !== 'foliage' &&
        p.finish !== 'plain' &&
        p.finish !== 'stone',
    ),
    drawn = draw(pieces, shot),
    ring = ringOf(scene.plot),
    surfaces = scene.surfaces.map((s) => ({
      finish: KINDS[s.material] ?? s.material,
      region: regionOf(s.region),
    }));
  let wrong = 0,
    seen = 0;
  for (let i = 0; i < W * H; i++) {
    const p = planPoint(shot, i % W, Math.floor(i / W));
    if (!inRing(p.x, p.y, ring)) continue;
    seen++;
    if (drawn[i] !== surfaces.find((s) => inRegion(p.x, p.y, s.region))?.finish) wrong++;
  }
  expect(wrong / seen).toBeGreaterThan(0.1);
});
test.each(
  sampled(
    [
      'courtyard-hackney',
      'l-shape-guildford',
      'long-thin-walthamstow',
      'low-maintenance-bromley',
      'luxury-weybridge',
    ],
    2,
  ),
)('every corner of %s is on the sheet, and the plot fills it', (slug) => {
  const scene = sampleScene(slug),
    shot = shotOf(scene, 'aerial', sunOf(scene, 6, 16), 1.6);
  project(shot, 1600, 1000);
  let x0 = 1,
    x1 = -1,
    y0 = 1,
    y1 = -1;
  for (const [x, y] of ringOf(scene.plot)) {
    const p = new Vector3(x, 0, -y).project(shot.camera);
    x0 = Math.min(x0, p.x);
    x1 = Math.max(x1, p.x);
    y0 = Math.min(y0, p.y);
    y1 = Math.max(y1, p.y);
  }
  expect(Math.min(x0, y0)).toBeGreaterThan(-0.97);
  expect(Math.max(x1, y1)).toBeLessThan(0.97);
  expect(Math.max(x1 - x0, y1 - y0)).toBeGreaterThan(1.1);
});
test('views from and towards the house stand clear of things and look level', () => {
  for (const slug of sampled(['family-romford', 'courtyard-hackney', 'modern-richmond'], 2))
    for (const camera of ['eye', 'house', 'upstairs'] as const) {
      const scene = sampleScene(slug),
        { position, matrixWorld } = shotOf(scene, camera, sunOf(scene, 6, 16), 1.6).camera;
      for (const t of scene.things)
        expect(Math.hypot(t.x / 1000 - position.x, t.y / 1000 + position.z)).toBeGreaterThan(
          Math.min(t.widthMm, t.depthMm) / 2000,
        );
      expect(Math.abs(matrixWorld.elements[9]!)).toBeLessThan(1e-6);
    }
});
