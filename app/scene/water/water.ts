/** Ponds, pools and bowls: edge, sides, and a surface that mirrors. */
import type { Scene, SceneWater } from '#engine/scene/scene.ts';
import { metres, regionOf, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Piece } from '../core/piece.ts';
import { boxOf, inRegion } from '../core/polygons.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';

const COPING = rgb('#c2ae8e'),
  LINER = rgb('#1c2521'),
  MUD = rgb('#2f3327');

/** Cut stones along the rim between the wet ring and the outer ring, one a length of about 600 mm. */
function copingStones(kit: Kit, wet: Xy[], level: number, width: number): void {
  for (let i = 0; i < wet.length; i++) {
    const a = wet[i]!,
      b = wet[(i + 1) % wet.length]!,
      length = Math.hypot(b[0] - a[0], b[1] - a[1]),
      n = Math.max(1, Math.round(length / 0.7));
    if (length < 0.05) continue;
    kit.at(a[0], a[1], 0, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    const start = -width,
      each = (length + 2 * width) / n;
    for (let k = 0; k < n; k++)
      kit.box(
        'stone',
        kit.vary(COPING, 0.06),
        start + (k + 0.5) * each,
        -width / 2 + 0.02,
        level + 0.03,
        each - 0.007,
        width + 0.03,
        0.07,
      );
  }
  kit.at();
}
function pebbles(kit: Kit, water: SceneWater): void {
  const outer = regionOf(water.edgeRegion),
    wet = regionOf(water.region),
    box = boxOf(outer.map((p) => p[0]!)),
    { random } = kit,
    area = (box.x1 - box.x0) * (box.y1 - box.y0),
    tones = ['#b9ab93', '#9c9182', '#cfc3ad', '#857c70'];
  kit.at();
  for (let i = 0; i < Math.min(900, area * 60); i++) {
    const x = box.x0 + (box.x1 - box.x0) * random(),
      y = box.y0 + (box.y1 - box.y0) * random(),
      r = 0.025 + 0.055 * random() * random();
    if (!inRegion(x, y, outer) || inRegion(x, y, wet)) continue;
    kit.ball(
      'stone',
      kit.vary(rgb(tones[i % 4]!), 0.12),
      x,
      y,
      0.0,
      r * (1 + 0.4 * random()),
      r,
      r * 0.6,
      7,
    );
  }
}
export function buildWater(scene: Scene): { pieces: Piece[]; levelM: number | null } {
  const kit = new Kit('water', seededRandom(37));
  let levelM: number | null = null;
  for (const water of scene.water) {
    const level = water.kind === 'bowl' ? -0.03 : metres(water.levelMm),
      outer = regionOf(water.edgeRegion),
      wet = regionOf(water.region);
    kit.at();
    for (const polygon of outer) {
      // the ground about the water, with the water's shape left open
      kit.flat(
        water.edge === 'stone' ? 'stone' : 'pebbles',
        water.edge === 'stone' ? rgb('#8b8577') : rgb('#a89b86'),
        [polygon[0]!, ...wet.map((p) => [...p[0]!].reverse())],
        -0.012,
      );
      kit.skirt('plain', LINER, polygon, -0.2, -0.012);
    }
    if (
      water.kind === 'bowl' &&
      scene.things.some((t) => t.kind === 'fountain' && t.areaId === water.id)
    ) {
      for (const polygon of wet) kit.flat('pebbles', rgb('#a89b86'), polygon, -0.012);
      pebbles(kit, { ...water, region: [] });
      continue;
    }
    for (const polygon of wet) {
      kit.skirt(
        'plain',
        water.edge === 'stone' ? LINER : MUD,
        polygon,
        level - metres(water.depthMm),
        0,
      );
      kit.flat('water', rgb('#16302e'), polygon, level);
      if (water.edge === 'stone') copingStones(kit, polygon[0]!, 0, 0.24);
    }
    if (water.edge === 'pebbles') pebbles(kit, water);
    if (levelM === null || water.kind !== 'bowl') levelM = level;
  }
  return { pieces: kit.pieces(), levelM };
}
