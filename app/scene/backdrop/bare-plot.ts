/** The plot before anything is done: boundary, house and what is to stay, on rough worn grass with a few old slabs by the door. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf, world, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { boxOf, inRing, ringArea } from '../core/polygons.ts';
import { mix, rgb, shade } from '../maths/colour.ts';
import { fractalNoise } from '../maths/noise.ts';
import { seededRandom } from '../maths/random.ts';
import { unit } from '../maths/vector.ts';

const SLAB = 0.6,
  TUFTS = 26000,
  GREEN = rgb('#66793c'),
  STRAW = rgb('#a89a63'),
  FOOT = rgb('#454c28'),
  CONCRETE = rgb('#a39b8d');

/** The scene without the design: only kept plants, kept things, the boundary and the house. */
export function bareScene(scene: Scene): Scene {
  const species = scene.species
    .map((s) => ({ ...s, instances: s.instances.filter((p) => p.existing) }))
    .filter((s) => s.instances.length > 0);
  return {
    ...scene,
    species,
    surfaces: [],
    water: [],
    things: [],
    stones: [],
    lines: scene.lines.filter((l) => l.where === 'boundary'),
  };
}
/** Old slabs before the door, as many as lie wholly within the plot; some have sunk a little. */
function slabs(scene: Scene, kit: Kit, ring: Xy[]): (x: number, y: number) => boolean {
  const door = metres(scene.house.doorX),
    box = boxOf([ring]),
    wide = Math.min(4.8, (metres(scene.house.x1) - metres(scene.house.x0)) * 0.7),
    columns = Math.max(2, Math.floor(wide / SLAB)),
    rows = Math.max(2, Math.min(4, Math.floor((box.y1 * 0.22) / SLAB))),
    x0 = Math.min(
      Math.max(door - (columns * SLAB) / 2, box.x0 + 0.1),
      box.x1 - columns * SLAB - 0.1,
    ),
    laid = new Set<string>();
  kit.at();
  for (let i = 0; i < columns; i++)
    for (let k = 0; k < rows; k++) {
      const x = x0 + (i + 0.5) * SLAB,
        y = 0.06 + (k + 0.5) * SLAB;
      if (
        ![-1, 1].every((a) =>
          [-1, 1].every((b) => inRing(x + a * SLAB * 0.5, y + b * SLAB * 0.5, ring)),
        )
      )
        continue;
      laid.add(`${i}:${k}`);
      kit.box(
        'stone',
        kit.vary(CONCRETE, 0.11),
        x,
        y,
        -0.016 - 0.014 * kit.random(),
        SLAB - 0.018,
        SLAB - 0.018,
        0.06,
        { turnDeg: (kit.random() - 0.5) * 1.6, tipDeg: (kit.random() - 0.5) * 0.9 },
      );
    }
  return (x, y) => laid.has(`${Math.floor((x - x0) / SLAB)}:${Math.floor((y - 0.06) / SLAB)}`);
}
/** Worn ground: bare where feet go, long where they do not. `eye` is the viewer's plan place. */
export function buildBarePlot(
  scene: Scene,
  detail: number,
  month: number,
  eye: { x: number; y: number },
): Piece[] {
  const kit = new Kit('surface', seededRandom(171)),
    ring = ringOf(scene.plot),
    box = boxOf([ring]),
    random = seededRandom(172),
    tufts = new MeshBuilder();
  const onSlab = slabs(scene, kit, ring),
    dull = month >= 11 || month <= 3 ? 0.78 : 1,
    dry = month >= 6 && month <= 9 ? 0.2 : 0,
    area = Math.abs(ringArea(ring)),
    wanted = Math.min(area * 420, TUFTS * 2) * detail;
  kit.flat('worn-grass', shade(rgb('#6b7440'), dull), [ring], -0.03);
  for (let tries = 0, made = 0; tries < wanted * 4 && made < wanted; tries++) {
    const x = box.x0 + (box.x1 - box.x0) * random(),
      y = box.y0 + (box.y1 - box.y0) * random(),
      worn = fractalNoise(x * 0.55 + 40, y * 0.55 + 11),
      far = Math.hypot(x - eye.x, y - eye.y);
    if (
      !inRing(x, y, ring) ||
      onSlab(x, y) ||
      random() > (far < 5 ? 1 : Math.pow(5 / far, 1.2)) ||
      random() > (worn - 0.3) * 3.2
    )
      continue;
    made++;
    const edge = worn > 0.58 ? 1.8 : 1,
      h = (0.03 + 0.13 * random() * random()) * edge,
      w = 0.006 + 0.004 * random(),
      a = random() * 6.2831853,
      sx = Math.cos(a) * w,
      sy = Math.sin(a) * w,
      lx = (random() - 0.5) * h,
      ly = (random() - 0.5) * h,
      n = unit([lx * 4, 1, -ly * 4]),
      c = shade(
        mix(GREEN, STRAW, Math.min(1, 0.5 * random() + dry + 0.3 * (0.6 - worn))),
        (0.7 + 0.5 * random()) * dull,
      );
    tufts.triangle(
      tufts.vertex(world(x - sx, y - sy, -0.035), n, FOOT),
      tufts.vertex(world(x + sx, y + sy, -0.035), n, FOOT),
      tufts.vertex(world(x + lx, y + ly, h), n, c),
    );
  }
  const grass: Piece[] = tufts.triangles
    ? [
        {
          group: 'surface',
          id: 'worn-blades',
          finish: 'foliage',
          mesh: tufts.done(),
          instances: null,
          castsShadow: false,
        },
      ]
    : [];
  return [...kit.pieces(), ...grass];
}
