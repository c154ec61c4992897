/** Edges that hold lawns and gravel where they meet planting: a mowing edge of brick or setts in gardens that have them, else a line of steel. */
import type { Scene } from '#engine/scene/scene.ts';
import { regionOf, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Piece } from '../core/piece.ts';
import { inRegion, ringArea } from '../core/polygons.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';

const HELD: ReadonlySet<string> = new Set([
    'turf',
    'play-turf',
    'gravel',
    'self-binding-gravel',
    'bark',
    'rubber-mulch',
  ]),
  LOOSE: ReadonlySet<string> = new Set(['soil', 'meadow-seed', 'bark']);
const STEEL = rgb('#5c5347'),
  TIMBER = rgb('#8a7355'),
  BRICKS = ['#8d6552', '#9b7059', '#7d5646', '#a47d66'],
  SETTS = ['#86817a', '#77736d', '#938c82'];
export type Edging = 'brick' | 'sett' | 'steel';
/** Width of the made edge in metres, taken from the held side; steel is too thin to count. */
export const EDGING_WIDTH: Record<Edging, number> = { brick: 0.102, sett: 0.1, steel: 0 };
export function edgingOf(scene: Scene): Edging {
  const has = (material: string) => scene.surfaces.some((s) => s.material === material);
  return has('clay-paver') ? 'brick' : has('setts') ? 'sett' : 'steel';
}
type Stretch = { a: Xy; b: Xy };
/** Stretches of the rims of held ground that have planting, meadow or bark on their far side; the held ground lies to their left. */
export function edgedStretches(
  scene: Scene,
): { material: string; edging?: Scene['surfaces'][number]['edging']; stretches: Stretch[] }[] {
  const loose = scene.surfaces
    .filter((s) => LOOSE.has(s.material))
    .map((s) => ({ id: s.id, region: regionOf(s.region) }));
  return scene.surfaces
    .filter((s) => HELD.has(s.material))
    .map((surface) => ({
      material: surface.material,
      ...(surface.edging ? { edging: surface.edging } : {}),
      stretches: regionOf(surface.region).flatMap((polygon) =>
        polygon.flatMap((ring, hole) => {
          const way = ringArea(ring) > 0 === (hole === 0) ? ring : [...ring].reverse();
          return way.flatMap((a, i): Stretch[] => {
            const b = way[(i + 1) % way.length]!,
              l = Math.hypot(b[0] - a[0], b[1] - a[1]);
            if (l < 0.004) return [];
            // a long side may meet planting for only part of its way
            const n = Math.max(1, Math.ceil(l / 0.3)),
              at = (t: number): Xy => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
            return Array.from({ length: n }, (_, k) => ({
              a: at(k / n),
              b: at((k + 1) / n),
              mid: at((k + 0.5) / n),
            })).filter(({ mid }) =>
              loose.some(
                (s) =>
                  s.id !== surface.id &&
                  inRegion(
                    mid[0] + ((b[1] - a[1]) / l) * 0.06,
                    mid[1] - ((b[0] - a[0]) / l) * 0.06,
                    s.region,
                  ),
              ),
            );
          });
        }),
      ),
    }));
}
/** Stretches that run on from one another, as lines. */
function chains(stretches: readonly Stretch[]): Xy[][] {
  const lines: Xy[][] = [];
  for (const { a, b } of stretches) {
    const last = lines[lines.length - 1],
      end = last?.[last.length - 1];
    if (last && end && Math.hypot(end[0] - a[0], end[1] - a[1]) < 0.001) last.push(b);
    else lines.push([a, b]);
  }
  return lines;
}
function units(
  kit: Kit,
  line: readonly Xy[],
  unit: number,
  width: number,
  tones: readonly string[],
): void {
  let left = unit / 2,
    count = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!,
      b = line[i]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]),
      turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
    for (; left < l; left += unit, count++) {
      kit.at(
        a[0] + ((b[0] - a[0]) * left) / l,
        a[1] + ((b[1] - a[1]) * left) / l,
        0,
        (turn * 180) / Math.PI,
      );
      kit.box(
        'stone',
        kit.vary(rgb(tones[Math.floor(kit.random() * tones.length)]!), 0.08),
        0,
        width / 2,
        -0.03 + 0.002 * (count % 2),
        unit - 0.006,
        width - 0.004,
        0.08,
        { casts: false },
      );
    }
    left -= l;
  }
}
export function buildEdgings(scene: Scene): Piece[] {
  const kit = new Kit('line', seededRandom(29)),
    usual = edgingOf(scene);
  for (const { material, stretches, edging: chosen } of edgedStretches(scene)) {
    if (chosen === 'cut-edge') continue;
    const edging = chosen === 'brick-edging' ? 'brick' : chosen ? 'steel' : usual,
      isTimber = chosen === 'timber-edging';
    const lawn = material === 'turf' || material === 'play-turf';
    for (const line of chains(stretches)) {
      if (edging === 'brick') units(kit, line, 0.22, EDGING_WIDTH.brick, BRICKS);
      else if (edging === 'sett' && lawn) units(kit, line, 0.105, EDGING_WIDTH.sett, SETTS);
      else
        for (let i = 1; i < line.length; i++) {
          const a = line[i - 1]!,
            b = line[i]!,
            l = Math.hypot(b[0] - a[0], b[1] - a[1]);
          kit.at(a[0], a[1], 0, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
          kit.box(
            isTimber ? 'wood' : 'metal',
            isTimber ? TIMBER : STEEL,
            l / 2,
            0,
            -0.032,
            l + 0.004,
            isTimber ? 0.025 : 0.005,
            0.08,
            { casts: false },
          );
        }
    }
  }
  kit.at();
  return kit.pieces().map((piece): Piece => ({ ...piece, id: `edging-${piece.id}` }));
}
