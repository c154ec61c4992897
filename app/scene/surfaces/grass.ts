/** Blades that stand on lawns and meadows. */
import type { Scene } from '#engine/scene/scene.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import { metres, regionOf, world } from '../core/frame.ts';
import { boxOf, inRegion, nearest, ringArea } from '../core/polygons.ts';
import type { Piece } from '../core/piece.ts';
import { mix, rgb, shade, times } from '../maths/colour.ts';
import { fractalNoise } from '../maths/noise.ts';
import { seededRandom } from '../maths/random.ts';
import { unit } from '../maths/vector.ts';
import { edgedStretches, EDGING_WIDTH, edgingOf } from './edgings.ts';
import { grainFrame, lawnTint } from './surfaces.ts';

const DARK = rgb('#3f6428'),
  LIGHT = rgb('#5c803e'),
  HAY = rgb('#a39a68'),
  MEADOW = rgb('#62803c'),
  MEADOW_BLUE = rgb('#5b7a52'),
  MEADOW_DARK = rgb('#36502a');
/** Blades over all lawns of a picture at full detail. */
const LAWN_BLADES = 80000,
  MEADOW_BLADES = 60000;

type Patch = {
  rings: [number, number][][][];
  area: number;
  stripe: (x: number, y: number) => number;
};
function patchesOf(scene: Scene, materials: string[]): Patch[] {
  return scene.surfaces
    .filter((s) => materials.includes(s.material))
    .map((s) => {
      const rings = regionOf(s.region),
        frame = grainFrame(s),
        box = boxOf(rings.map((p) => p[0]!.map(([x, y]) => frame(x, y)))),
        along = box.x1 >= box.y1;
      return {
        rings,
        area: rings.reduce(
          (sum, p) =>
            sum +
            Math.abs(ringArea(p[0]!)) -
            p.slice(1).reduce((t, h) => t + Math.abs(ringArea(h)), 0),
          0,
        ),
        stripe: (x, y) => {
          const [u, v] = frame(x, y);
          return Math.sin(((along ? v : u) * Math.PI) / 0.55);
        },
      };
    });
}
type BladeSize = { low: number; high: number; width: number };
function scatter(
  b: MeshBuilder,
  patch: Patch,
  wanted: number,
  seed: number,
  share: (x: number, y: number) => number,
  size: BladeSize,
  skip: (x: number, y: number) => boolean,
  colour: (
    x: number,
    y: number,
    k: number,
  ) => { foot: readonly [number, number, number]; tip: readonly [number, number, number] },
): void {
  const random = seededRandom(seed),
    box = boxOf(patch.rings.map((p) => p[0]!));
  for (let tries = 0, made = 0; tries < wanted * 5 && made < wanted; tries++) {
    const x = box.x0 + (box.x1 - box.x0) * random(),
      y = box.y0 + (box.y1 - box.y0) * random();
    if (random() > share(x, y) || !inRegion(x, y, patch.rings) || skip(x, y)) continue;
    made++;
    const a = random() * 6.2831853,
      h = size.low + (size.high - size.low) * random() * random(),
      w = size.width * (0.7 + 0.6 * random()),
      sx = Math.cos(a) * w,
      sy = Math.sin(a) * w,
      lx = (random() - 0.5) * h * 0.9,
      ly = (random() - 0.5) * h * 0.9,
      n = unit([lx * 6, 1, -ly * 6]),
      c = colour(x, y, random());
    b.triangle(
      b.vertex(world(x - sx, y - sy, -0.004), n, c.foot),
      b.vertex(world(x + sx, y + sy, -0.004), n, c.foot),
      b.vertex(world(x + lx, y + ly, h), n, c.tip),
    );
  }
}
/** What opens in a sown meadow: heads of a colour on thin stems, in drifts. Diameter and height in metres. */
const MEADOW_HEADS: {
  months: readonly number[];
  petal: string;
  eye: string;
  wide: number;
  high: number;
  part: number;
}[] = [
  { months: [4, 5], petal: '#e3cf62', eye: '#d9bd45', wide: 0.03, high: 0.2, part: 1 },
  { months: [4, 5], petal: '#c9b6d8', eye: '#b7a2cb', wide: 0.026, high: 0.26, part: 0.7 },
  { months: [5, 6, 7], petal: '#dedccb', eye: '#d8ae3a', wide: 0.044, high: 0.46, part: 1.2 },
  { months: [5, 6, 7], petal: '#d9bd3f', eye: '#c6a52e', wide: 0.026, high: 0.4, part: 0.7 },
  { months: [6, 7, 8, 9], petal: '#8a5f9e', eye: '#6f4683', wide: 0.032, high: 0.5, part: 0.9 },
  { months: [6, 7, 8], petal: '#8f9fd0', eye: '#7f8cc0', wide: 0.036, high: 0.44, part: 0.7 },
  { months: [7, 8, 9], petal: '#e6e2d0', eye: '#d5d0b8', wide: 0.06, high: 0.54, part: 0.6 },
];
function meadowFlowers(
  b: MeshBuilder,
  patch: Patch,
  wanted: number,
  seed: number,
  month: number,
  tall: number,
  skip: (x: number, y: number) => boolean,
  share: (x: number, y: number) => number,
): void {
  const heads = MEADOW_HEADS.filter((head) => head.months.includes(month)),
    random = seededRandom(seed),
    box = boxOf(patch.rings.map((p) => p[0]!));
  if (!heads.length) return;
  for (let tries = 0, made = 0; tries < wanted * 6 && made < wanted; tries++) {
    const x = box.x0 + (box.x1 - box.x0) * random(),
      y = box.y0 + (box.y1 - box.y0) * random(),
      pick = Math.floor(random() * heads.length),
      head = heads[pick]!;
    // each kind keeps to its own drifts, and thins to scattered heads between them
    if (
      random() >
        head.part *
          Math.max(0.1, (fractalNoise(x * 0.55 + pick * 37, y * 0.55 - pick * 19) - 0.42) * 4) ||
      random() > Math.sqrt(share(x, y)) ||
      !inRegion(x, y, patch.rings) ||
      skip(x, y)
    )
      continue;
    made++;
    const high = head.high * tall * (0.75 + 0.5 * random()),
      lx = (random() - 0.5) * 0.12,
      ly = (random() - 0.5) * 0.12,
      r = (head.wide / 2) * (0.85 + 0.5 * random()),
      petal = shade(rgb(head.petal), 0.85 + 0.25 * random()),
      eye = rgb(head.eye),
      n = unit([lx * 2, 1, -ly * 2]),
      stem = shade(MEADOW, 0.7);
    b.triangle(
      b.vertex(world(x - 0.003, y, 0), n, stem),
      b.vertex(world(x + 0.003, y, 0), n, stem),
      b.vertex(world(x + lx, y + ly, high), n, stem),
    );
    const turn = random() * 6.28,
      tip = (k: number) =>
        b.vertex(
          world(
            x + lx + Math.cos(turn + k * 1.0472) * r,
            y + ly + Math.sin(turn + k * 1.0472) * r,
            high,
          ),
          n,
          petal,
        ),
      centre = b.vertex(world(x + lx, y + ly, high + 0.006), n, eye),
      rim = [0, 1, 2, 3, 4, 5].map(tip);
    for (let k = 0; k < 6; k++) b.triangle(centre, rim[k]!, rim[(k + 1) % 6]!);
  }
}
/** detail scales the number of blades; month changes tall grass; eye is the plan place of a viewer on the ground. */
export function buildGrass(
  scene: Scene,
  detail: number,
  month: number,
  eye: { x: number; y: number } | null,
): Piece[] {
  // before the lens every blade shows; further off the mown ground is enough
  const share = eye
    ? (x: number, y: number) => {
        const d = Math.hypot(x - eye.x, y - eye.y);
        return d < 4 ? 1 : Math.pow(4 / d, 1.7);
      }
    : () => 1;
  const lawn = new MeshBuilder(),
    meadow = new MeshBuilder(),
    lawns = patchesOf(scene, ['turf', 'play-turf']),
    meadows = patchesOf(scene, ['meadow-seed']);
  const stones = scene.stones.map((s) => ({
    x: metres(s.x),
    y: metres(s.y),
    w: metres(s.widthMm) / 2 + 0.01,
    d: metres(s.depthMm) / 2 + 0.01,
    c: Math.cos((s.turnDeg * Math.PI) / 180),
    s: Math.sin((s.turnDeg * Math.PI) / 180),
  }));
  const width = EDGING_WIDTH[edgingOf(scene)],
    rims = width ? edgedStretches(scene).flatMap((e) => e.stretches) : [];
  const onStone = (x: number, y: number) =>
    rims.some(
      ({ a, b }) =>
        Math.min(a[0], b[0]) - width < x &&
        x < Math.max(a[0], b[0]) + width &&
        Math.min(a[1], b[1]) - width < y &&
        y < Math.max(a[1], b[1]) + width &&
        nearest(x, y, a, b).distance < width,
    ) ||
    stones.some((s) => {
      const dx = x - s.x,
        dy = y - s.y;
      return Math.abs(dx * s.c + dy * s.s) < s.w && Math.abs(-dx * s.s + dy * s.c) < s.d;
    });
  const total = lawns.reduce((t, p) => t + p.area, 0) || 1,
    density = Math.min(1500, (LAWN_BLADES * detail) / total),
    tint = lawnTint(month),
    wide = eye ? 0.85 : Math.min(2.4, Math.max(1, Math.sqrt(1100 / density)));
  lawns.forEach((patch, i) =>
    scatter(
      lawn,
      patch,
      Math.round(patch.area * density),
      900 + i,
      share,
      { low: 0.018, high: 0.05, width: 0.005 * wide },
      onStone,
      (x, y, k) => {
        const c = shade(
          mix(
            DARK,
            LIGHT,
            0.3 +
              0.26 * Math.max(-1, Math.min(1, patch.stripe(x, y) * 2)) * 0.5 +
              0.17 +
              0.3 * (fractalNoise(x * 1.1, y * 1.1) - 0.5),
          ),
          0.72 + 0.5 * k,
        );
        return { foot: times(shade(c, 0.7), tint), tip: times(shade(c, 1.14), tint) };
      },
    ),
  );
  const wild = meadows.reduce((t, p) => t + p.area, 0) || 1,
    thick = Math.min(700, (MEADOW_BLADES * detail) / wild),
    tall = month >= 5 && month <= 8 ? 1 : month === 9 || month === 4 ? 0.5 : 0.24,
    hay = month >= 7 && month <= 9 ? 0.6 : month === 6 ? 0.26 : 0.12,
    broad = Math.min(2.2, Math.max(1, Math.sqrt(500 / thick)));
  meadows.forEach((patch, i) => {
    scatter(
      meadow,
      patch,
      Math.round(patch.area * thick),
      1700 + i,
      share,
      { low: 0.08 * tall + 0.03, high: 0.62 * tall + 0.06, width: 0.0065 * broad },
      onStone,
      (x, y, k) => {
        // drifts of finer, bluer fescue among the greener and the ripening grasses
        const patchy = fractalNoise(x * 0.7 + 9, y * 0.7),
          blue = fractalNoise(x * 0.9 - 40, y * 0.9 + 13),
          green = mix(MEADOW, MEADOW_BLUE, Math.max(0, Math.min(1, (blue - 0.4) * 4))),
          c = mix(
            green,
            HAY,
            Math.max(0, Math.min(1, hay * (0.2 + 1.5 * patchy) * (0.4 + 1.2 * k))),
          );
        return { foot: shade(mix(MEADOW_DARK, c, 0.25), 0.62), tip: shade(c, 0.74 + 0.42 * k) };
      },
    );
    meadowFlowers(
      meadow,
      patch,
      Math.round(Math.min(5200, patch.area * 30) * (0.4 + 0.6 * detail)),
      2300 + i,
      month,
      tall,
      onStone,
      share,
    );
  });
  const piece = (b: MeshBuilder, id: string): Piece[] =>
    b.triangles
      ? [
          {
            group: 'surface',
            id,
            finish: 'foliage',
            mesh: b.done(),
            instances: null,
            castsShadow: false,
          },
        ]
      : [];
  return [...piece(lawn, 'lawn-blades'), ...piece(meadow, 'meadow-blades')];
}
