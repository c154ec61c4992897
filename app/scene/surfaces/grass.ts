/** Blades that stand on lawns and meadows. */
import type { Scene } from '#engine/scene/scene.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import { metres, regionOf, world } from '../core/frame.ts';
import { boxOf, inRegion, ringArea } from '../core/polygons.ts';
import type { Piece } from '../core/piece.ts';
import { mix, rgb, shade, times } from '../maths/colour.ts';
import { fractalNoise } from '../maths/noise.ts';
import { seededRandom } from '../maths/random.ts';
import { unit } from '../maths/vector.ts';
import { grainFrame, lawnTint } from './surfaces.ts';

const DARK = rgb('#426b29'), LIGHT = rgb('#6d9a42'), HAY = rgb('#b7a763'), MEADOW = rgb('#6f8a3e'), MEADOW_DARK = rgb('#3f5a26');
/** Blades over all lawns of a picture at full detail. */
const LAWN_BLADES = 80000, MEADOW_BLADES = 60000;

type Patch = { rings: [number, number][][][]; area: number; stripe: (x: number, y: number) => number };
function patchesOf(scene: Scene, materials: string[]): Patch[] {
  return scene.surfaces.filter((s) => materials.includes(s.material)).map((s) => {
    const rings = regionOf(s.region), frame = grainFrame(s), box = boxOf(rings.map((p) => p[0]!.map(([x, y]) => frame(x, y)))), along = box.x1 >= box.y1;
    return { rings, area: rings.reduce((sum, p) => sum + Math.abs(ringArea(p[0]!)) - p.slice(1).reduce((t, h) => t + Math.abs(ringArea(h)), 0), 0), stripe: (x, y) => { const [u, v] = frame(x, y); return Math.sin(((along ? v : u) * Math.PI) / 0.55); } };
  });
}
type BladeSize = { low: number; high: number; width: number };
function scatter(b: MeshBuilder, patch: Patch, wanted: number, seed: number, share: (x: number, y: number) => number, size: BladeSize, skip: (x: number, y: number) => boolean, colour: (x: number, y: number, k: number) => { foot: readonly [number, number, number]; tip: readonly [number, number, number] }): void {
  const random = seededRandom(seed), box = boxOf(patch.rings.map((p) => p[0]!));
  for (let tries = 0, made = 0; tries < wanted * 5 && made < wanted; tries++) {
    const x = box.x0 + (box.x1 - box.x0) * random(), y = box.y0 + (box.y1 - box.y0) * random();
    if (random() > share(x, y) || !inRegion(x, y, patch.rings) || skip(x, y)) continue;
    made++;
    const a = random() * 6.2831853, h = size.low + (size.high - size.low) * random() * random(), w = size.width * (0.7 + 0.6 * random()), sx = Math.cos(a) * w, sy = Math.sin(a) * w, lx = (random() - 0.5) * h * 0.9, ly = (random() - 0.5) * h * 0.9, n = unit([lx * 6, 1, -ly * 6]), c = colour(x, y, random());
    b.triangle(b.vertex(world(x - sx, y - sy, -0.004), n, c.foot), b.vertex(world(x + sx, y + sy, -0.004), n, c.foot), b.vertex(world(x + lx, y + ly, h), n, c.tip));
  }
}
/** detail scales the number of blades; month changes tall grass; eye is the plan place of a viewer on the ground. */
export function buildGrass(scene: Scene, detail: number, month: number, eye: { x: number; y: number } | null): Piece[] {
  // before the lens every blade shows; further off the mown ground is enough
  const share = eye ? (x: number, y: number) => { const d = Math.hypot(x - eye.x, y - eye.y); return d < 4 ? 1 : Math.pow(4 / d, 1.7); } : () => 1;
  const lawn = new MeshBuilder(), meadow = new MeshBuilder(), lawns = patchesOf(scene, ['turf', 'play-turf']), meadows = patchesOf(scene, ['meadow-seed']);
  const stones = scene.stones.map((s) => ({ x: metres(s.x), y: metres(s.y), w: metres(s.widthMm) / 2 + 0.01, d: metres(s.depthMm) / 2 + 0.01, c: Math.cos((s.turnDeg * Math.PI) / 180), s: Math.sin((s.turnDeg * Math.PI) / 180) }));
  const onStone = (x: number, y: number) => stones.some((s) => { const dx = x - s.x, dy = y - s.y; return Math.abs(dx * s.c + dy * s.s) < s.w && Math.abs(-dx * s.s + dy * s.c) < s.d; });
  const total = lawns.reduce((t, p) => t + p.area, 0) || 1, density = Math.min(1500, (LAWN_BLADES * detail) / total), tint = lawnTint(month), wide = eye ? 0.85 : Math.min(2.4, Math.max(1, Math.sqrt(1100 / density)));
  lawns.forEach((patch, i) => scatter(lawn, patch, Math.round(patch.area * density), 900 + i, share, { low: 0.018, high: 0.05, width: 0.005 * wide }, onStone, (x, y, k) => {
    const c = shade(mix(DARK, LIGHT, 0.3 + 0.34 * Math.max(-1, Math.min(1, patch.stripe(x, y) * 2)) * 0.5 + 0.17 + 0.3 * (fractalNoise(x * 1.1, y * 1.1) - 0.5)), 0.72 + 0.5 * k);
    return { foot: times(shade(c, 0.7), tint), tip: times(shade(c, 1.25), tint) };
  }));
  const wild = meadows.reduce((t, p) => t + p.area, 0) || 1, thick = Math.min(700, (MEADOW_BLADES * detail) / wild), tall = month >= 5 && month <= 8 ? 1 : month === 9 || month === 4 ? 0.5 : 0.24, hay = month >= 7 && month <= 9 ? 0.62 : month === 6 ? 0.34 : 0.14, broad = Math.min(2.2, Math.max(1, Math.sqrt(500 / thick)));
  meadows.forEach((patch, i) => scatter(meadow, patch, Math.round(patch.area * thick), 1700 + i, share, { low: 0.1 * tall + 0.03, high: 0.62 * tall + 0.06, width: 0.0075 * broad }, onStone, (x, y, k) => {
    const patchy = fractalNoise(x * 0.7 + 9, y * 0.7), c = mix(MEADOW, HAY, Math.max(0, Math.min(1, hay * (0.4 + 1.2 * patchy) * (0.5 + k))));
    return { foot: shade(mix(MEADOW_DARK, c, 0.3), 0.75), tip: shade(c, 0.85 + 0.4 * k) };
  }));
  const piece = (b: MeshBuilder, id: string): Piece[] => (b.triangles ? [{ group: 'surface', id, finish: 'foliage', mesh: b.done(), instances: null, castsShadow: false }] : []);
  return [...piece(lawn, 'lawn-blades'), ...piece(meadow, 'meadow-blades')];
}
