/** Views of a person: from the terrace, towards the house, and from the window above. The place is found, not fixed: the most garden with nothing before the lens. */
import { PerspectiveCamera } from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf, xy, type Xy } from '../core/frame.ts';
import { distanceToRing, inRing, nearest } from '../core/polygons.ts';
import type { Sun } from '../sun.ts';
import type { Shot } from './shot.ts';

type Blocker = { x: number; y: number; r: number; high: number; made: boolean };
type Wall = { a: Xy; b: Xy; high: number };
const EYE = 1.72;

function blockersOf(scene: Scene): Blocker[] {
  const plants = scene.species.flatMap((s) => s.instances.filter((p) => s.form !== 'climber' || p.y > 600).map((p): Blocker => {
    const tree = /tree/.test(s.form), h = metres(p.heightMm + p.baseMm);
    return { x: metres(p.x), y: metres(p.y), r: metres(p.radiusMm) * (tree ? 0.55 : 1), high: h, made: p.baseMm > 0 && h > 0.8 };
  }));
  const things = scene.things.map((t): Blocker => ({ x: metres(t.x), y: metres(t.y), r: Math.max(metres(t.widthMm), metres(t.depthMm)) / 2, high: metres(t.heightMm) + (t.kind === 'dining-set' ? 0.3 : 0), made: true }));
  return [...plants.filter((p) => p.high > 0.45), ...things];
}
function wallsOf(scene: Scene): Wall[] {
  const standing = scene.lines.filter((l) => l.heightMm > 900).flatMap((l) => l.line.slice(1).map((p, i): Wall => ({ a: xy(l.line[i]!), b: xy(p), high: metres(l.heightMm) })));
  // the sides of the house hem in a viewer who stands within its doors
  const sides = [scene.house.x0, scene.house.x1].map((x): Wall => ({ a: [metres(x), 0], b: [metres(x), -6], high: 3 }));
  return [...standing, ...sides];
}

function crosses(px: number, py: number, qx: number, qy: number, { a, b }: Wall): number {
  const rx = qx - px, ry = qy - py, sx = b[0] - a[0], sy = b[1] - a[1], k = rx * sy - ry * sx;
  if (Math.abs(k) < 1e-9) return Infinity;
  const t = ((a[0] - px) * sy - (a[1] - py) * sx) / k, u = ((a[0] - px) * ry - (a[1] - py) * rx) / k;
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : Infinity;
}
/** How far one sees from a place, over a fan of rays; near things before the lens count against it. */
function openness(x: number, y: number, headingX: number, headingY: number, halfAngle: number, eye: number, blockers: Blocker[], walls: Wall[], reach: number): number {
  let sum = 0;
  const rays = 15, heading = Math.atan2(headingY, headingX);
  for (let i = 0; i < rays; i++) {
    const a = heading + ((i / (rays - 1)) * 2 - 1) * halfAngle, dx = Math.cos(a), dy = Math.sin(a), qx = x + dx * reach, qy = y + dy * reach, middle = 1 - Math.abs((i / (rays - 1)) * 2 - 1) * 0.35;
    let far = reach, spoilt = 0, leaf = Infinity;
    for (const wall of walls) { const t = crosses(x, y, qx, qy, wall); if (t * reach < far) far = t * reach; }
    for (const b of blockers) {
      const along = (b.x - x) * dx + (b.y - y) * dy, off = Math.abs(-(b.x - x) * dy + (b.y - y) * dx);
      if (along < -b.r || off > b.r) continue;
      const gap = Math.max(0, along - b.r);
      // what stands in the lower part of the frame before the lens, or closes the view at eye height
      if (gap < 2.7 && b.high > eye - gap * 0.36) spoilt = Math.max(spoilt, (2.7 - gap) * (b.high > eye - 0.45 ? 4.5 : 2.6));
      if (!b.made && gap > 1.6) leaf = Math.min(leaf, gap);
      if (b.made && gap < 3.6) spoilt = Math.max(spoilt, (3.6 - gap) * 1.9);
      if (b.high > eye * 0.92 && gap < far) far = gap;
    }
    // planting in the middle ground is what one looks at; bare ground before it is dull
    sum += (Math.min(far, reach) + Math.max(0, 4.2 - leaf * 0.45) - spoilt) * middle;
  }
  return sum / rays;
}
function make(x: number, y: number, high: number, tx: number, ty: number, fov: number, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, 0.08, 400);
  camera.position.set(x, high, -y); camera.lookAt(tx, high, -ty); camera.updateMatrixWorld();
  return camera;
}
type Found = { x: number; y: number; tx: number; ty: number };
function search(scene: Scene, places: Xy[], targets: Xy[], halfAngle: number, eye: number, sun: Sun, slant: number): Found {
  const blockers = blockersOf(scene), walls = wallsOf(scene), reach = Math.min(14, Math.hypot(metres(scene.bounds.x1 - scene.bounds.x0), metres(scene.bounds.y1)) * 1.05);
  let best: Found = { x: places[0]![0], y: places[0]![1], tx: targets[0]![0], ty: targets[0]![1] }, most = -Infinity;
  for (const [x, y] of places) for (const [tx, ty] of targets) {
    const dx = tx - x, dy = ty - y, l = Math.hypot(dx, dy) || 1, facing = (dx * sun.direction[0] + dy * -sun.direction[2]) / (l * Math.hypot(sun.direction[0], sun.direction[2]) || 1);
    const score = openness(x, y, dx, dy, halfAngle, eye, blockers, walls, reach) * (1 - 0.12 * Math.max(0, facing)) * (1 + slant * Math.min(0.5, Math.abs(dx / l)));
    if (score > most) { most = score; best = { x, y, tx, ty }; }
  }
  return best;
}
const share = (a: number, b: number, t: number): number => a + (b - a) * t;

function wallHeight(line: Scene['lines'][number]): number { return metres(line.heightMm); }

export function eyeShot(scene: Scene, sun: Sun, aspect: number): Shot {
  const x0 = metres(scene.bounds.x0), x1 = metres(scene.bounds.x1), y1 = metres(scene.bounds.y1), wide = Math.min(x1, x0 + 24), small = Math.min(x1 - x0, y1) < 7, fov = small ? 48 : 41;
  const ring = ringOf(scene.plot), solid = blockersOf(scene), deep = y1 > 9 ? [-2.4, -1.6, -0.7, 0.7, 1.8, 3] : [-2.6, -1.9, -1.2, -0.6];
  const free = (x: number, y: number) => y < 0 || (inRing(x, y, ring) && distanceToRing(x, y, ring) > 0.5 && !solid.some((b) => Math.hypot(b.x - x, b.y - y) < b.r + 0.5));
  const places = [0.1, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.9].flatMap((t) => deep.map((y): Xy => [share(x0, wide, t), y])).filter(([x, y]) => free(x, y));
  const targets = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92].map((t): Xy => [share(x0, wide, t), Math.min(y1, 16) * 0.72]);
  const at = search(scene, places, targets, (Math.atan(Math.tan((fov * Math.PI) / 360) * aspect) * 0.86), EYE, sun, 0.16);
  return { camera: make(at.x, at.y, EYE, at.tx, at.ty, fov, aspect), shift: -0.28, house: 'none', onPaper: false, haze: 0.011, heightOf: wallHeight };
}
export function upstairsShot(scene: Scene, sun: Sun, aspect: number): Shot {
  const x0 = metres(scene.bounds.x0), x1 = metres(scene.bounds.x1), y1 = metres(scene.bounds.y1);
  const at = search(scene, [0.2, 0.35, 0.5, 0.65, 0.8].map((t): Xy => [share(x0, x1, t), -2.4]), [0.2, 0.4, 0.6, 0.8].map((t): Xy => [share(x0, x1, t), y1 * 0.7]), 0.5, 3.4, sun, 0.1);
  return { camera: make(at.x, at.y, 3.7, at.tx, at.ty, 40, aspect), shift: -0.55, house: 'none', onPaper: false, haze: 0.01, heightOf: wallHeight };
}
export function houseShot(scene: Scene, sun: Sun, aspect: number): Shot {
  const ring = ringOf(scene.plot), blockers = blockersOf(scene).filter((b) => b.high > 0.5), x0 = metres(scene.bounds.x0), x1 = metres(scene.bounds.x1), y1 = metres(scene.bounds.y1), hx0 = metres(scene.house.x0), hx1 = metres(scene.house.x1);
  const places: Xy[] = [];
  for (const t of [0.62, 0.74, 0.86, 0.94]) for (const s of [0.12, 0.25, 0.4, 0.5, 0.6, 0.75, 0.88]) {
    const x = share(x0, x1, s), y = Math.min(y1, 20) * t;
    if (inRing(x, y, ring) && distanceToRing(x, y, ring) > 0.35 && !blockers.some((b) => Math.hypot(b.x - x, b.y - y) < b.r + 0.25) && !scene.lines.some((l) => l.line.slice(1).some((p, i) => nearest(x, y, xy(l.line[i]!), xy(p)).distance < 0.4))) places.push([x, y]);
  }
  if (!places.length) places.push([(x0 + x1) / 2, Math.min(y1, 20) * 0.9]);
  const fov = y1 < 9 ? 54 : 46, at = search(scene, places, [0.25, 0.4, 0.5, 0.6, 0.75].map((t): Xy => [share(hx0, hx1, t), 0]), 0.5, EYE, sun, 0.1);
  return { camera: make(at.x, at.y, EYE, at.tx, at.ty, fov, aspect), shift: 0.02, house: 'whole', onPaper: false, haze: 0.008, heightOf: wallHeight };
}
