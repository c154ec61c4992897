/** The neighbours' trees, and the haze beyond the plot. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { distanceToRing, inRing } from '../core/polygons.ts';
import { mix, rgb, shade } from '../maths/colour.ts';
import { clamp } from '../maths/noise.ts';
import { seededRandom } from '../maths/random.ts';
import { mound } from '../plants/leafy-masses.ts';
import { stalk } from '../plants/flower-parts.ts';

/** A neighbour's tree crown, made of lumps. */
function crown(
  seed: number,
  dark: string,
  light: string,
  detail: number,
  bare: boolean,
): MeshBuilder {
  // in winter a crown is a haze of twigs
  const random = seededRandom(seed),
    b = new MeshBuilder(),
    k = Math.pow(detail, -0.42),
    wide = bare ? 0.012 : 0.1,
    long = bare ? 0.34 : 0.155;
  for (let i = 0; i < 9; i++) {
    const a = random() * 6.28,
      rr = i ? 1.3 * Math.sqrt(random()) : 0;
    mound(b, random, {
      cx: Math.cos(a) * rr,
      cz: Math.sin(a) * rr,
      foot: i ? 1.2 + 2.2 * random() : 3,
      r: 1 + 0.7 * random(),
      h: 1.7 + random(),
      count: Math.round(1500 * detail),
      leafLength: long * k,
      leafWidth: wide * k,
      dark: rgb(bare ? '#3d342e' : dark),
      light: rgb(bare ? '#8a7b6c' : light),
      lump: 0.3,
      depth: bare ? 0.9 : 0.3,
      puff: 0.7,
      up: bare ? 0.9 : 0.25,
      whole: true,
    });
  }
  stalk(b, [0, 0, 0], [0.1, 3, 0], 0.16, 0.1, 6, rgb('#4a3f35'), rgb('#4a3f35'));
  if (bare)
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4,
        rr = 0.5 + 1.5 * random(),
        top = 3.2 + 2.4 * random();
      stalk(
        b,
        [0.06, 1.6 + random(), 0],
        [Math.cos(a) * rr, top, Math.sin(a) * rr],
        0.06,
        0.012,
        5,
        rgb('#4f443a'),
        rgb('#6d6054'),
      );
    }
  return b;
}
type Spot = {
  x: number;
  y: number;
  sx: number;
  sy: number;
  turn: number;
  colour: readonly [number, number, number];
};
/** Closer than this a neighbour's leaves are drawn small, metres. */
const NEAR = 11,
  FINER = 2,
  REACH = 4;
function instances(spots: Spot[], foot: number): Piece['instances'] {
  const matrices = new Float32Array(spots.length * 16),
    colours = new Float32Array(spots.length * 3);
  spots.forEach((s, i) => {
    const c = Math.cos(s.turn),
      n = Math.sin(s.turn);
    matrices.set(
      [c * s.sx, 0, -n * s.sx, 0, 0, s.sy, 0, 0, n * s.sx, 0, c * s.sx, 0, s.x, foot, -s.y, 1],
      i * 16,
    );
    colours.set(s.colour, i * 3);
  });
  return { count: spots.length, matrices, colours };
}
/** Hedge mounds just over the boundary and crowns further off; nothing of it within the plot. `towards` is 1 away from the house, -1 towards it; what is nearer the eye has finer leaves, and what is not `seen` is left out. */
export function buildNeighbours(
  scene: Scene,
  towards: 1 | -1,
  month: number,
  detail: number,
  eye: { x: number; y: number },
  seen: (x: number, y: number, r: number) => boolean,
): Piece[] {
  const random = seededRandom(61),
    ring = ringOf(scene.plot),
    { x0, x1, y0, y1 } = {
      x0: metres(scene.bounds.x0),
      x1: metres(scene.bounds.x1),
      y0: metres(scene.bounds.y0),
      y1: metres(scene.bounds.y1),
    };
  const outside = (x: number, y: number, clear: number) =>
      !inRing(x, y, ring) && distanceToRing(x, y, ring) >= clear && !isTold(x, y, clear),
    behindHouse = (y: number) => y < 0.5;
  /** Where a neighbour's house or tree that was told of stands. */
  function isTold(x: number, y: number, clear: number): boolean {
    return (scene.around ?? []).some(
      (one) =>
        Math.abs(x - metres(one.x)) < metres(one.widthMm) / 2 + clear / 2 &&
        Math.abs(y - metres(one.y)) < metres(one.depthMm) / 2 + clear / 2,
    );
  }
  const winter = month === 12 || month <= 3;
  const tints =
    month >= 10 && month <= 11
      ? { warm: [1.5, 1.05, 0.6] as const, cool: [1.2, 0.9, 0.6] as const }
      : month === 12 || month <= 3
        ? { warm: [1, 0.86, 0.75] as const, cool: [0.85, 0.85, 0.85] as const }
        : { warm: [1, 0.98, 0.82] as const, cool: [0.86, 1, 1.02] as const };
  const hedges: Spot[] = [],
    trees: [Spot[], Spot[]] = [[], []],
    perimeter = ring.length;
  for (let i = 0; i < perimeter; i++) {
    const a = ring[i]!,
      b = ring[(i + 1) % perimeter]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]),
      nx = (b[1] - a[1]) / (l || 1),
      ny = -(b[0] - a[0]) / (l || 1);
    for (let s = 0.7; s < l; s += 1.6)
      for (const k of [1, -1]) {
        const out = 1.75 + random() * 1.1,
          x = a[0] + ((b[0] - a[0]) * s) / l + nx * out * k,
          y = a[1] + ((b[1] - a[1]) * s) / l + ny * out * k;
        if (!outside(x, y, 1.6) || behindHouse(y)) continue;
        hedges.push({
          x,
          y,
          sx: 0.85 + 0.3 * random(),
          sy: 0.72 + 0.34 * random(),
          turn: random() * 6,
          colour: mix(tints.cool, tints.warm, random()),
        });
      }
  }
  const reach = Math.max(x1 - x0, y1 - y0);
  for (let i = 0; i < 34 + reach; i++) {
    const a = (i / (34 + reach)) * 6.2831853 + random() * 0.2,
      far = 5 + 20 * random() * random() + (i % 3) * 3,
      cx = (x0 + x1) / 2,
      cy = (y0 + y1) / 2,
      dx = Math.cos(a),
      dy = Math.sin(a);
    const edge = Math.min(
        Math.abs(dx) > 1e-3 ? (x1 - x0) / 2 / Math.abs(dx) : 1e9,
        Math.abs(dy) > 1e-3 ? (y1 - y0) / 2 / Math.abs(dy) : 1e9,
      ),
      x = cx + dx * (edge + far),
      y = cy + dy * (edge + far);
    if (!outside(x, y, 4) || behindHouse(y) || (towards < 0 && y < 2)) continue;
    const scale = 0.75 + 0.42 * random() + clamp(far / 50),
      light = 0.8 + 0.35 * random();
    trees[i % 2]!.push({
      x,
      y,
      sx: scale * (1 + 0.3 * random()),
      sy: scale * (0.8 + 0.3 * random()),
      turn: random() * 6,
      colour: shade(mix(tints.warm, tints.cool, random()), light),
    });
  }
  const hedgeAt = (fine: number): MeshBuilder => {
    const b = new MeshBuilder(),
      k = Math.pow(detail * fine, -0.42);
    mound(b, seededRandom(62), {
      r: 1.25,
      h: 2.7,
      count: Math.round(1500 * detail * fine),
      leafLength: 0.12 * k,
      leafWidth: 0.078 * k,
      dark: rgb('#243924'),
      light: rgb('#5a7648'),
      lump: 0.3,
      depth: 0.3,
      puff: 0.7,
    });
    return b;
  };
  const kit = new Kit('backdrop', seededRandom(63));
  kit.flat(
    'mown-grass',
    rgb('#5c7a40'),
    [
      [
        [x0 - 60, y0 - 30],
        [x1 + 60, y0 - 30],
        [x1 + 60, y1 + 70],
        [x0 - 60, y1 + 70],
      ],
    ],
    -0.2,
  );
  // the floor of the house, where the viewer stands
  if (towards > 0)
    kit.flat(
      'porcelain',
      rgb('#b9ae9c'),
      [
        [
          [metres(scene.house.x0) - 4, -12],
          [metres(scene.house.x1) + 4, -12],
          [metres(scene.house.x1) + 4, 0],
          [metres(scene.house.x0) - 4, 0],
        ],
      ],
      -0.006,
    );
  const leafy = (
    id: string,
    make: (fine: number) => MeshBuilder,
    spots: Spot[],
    foot: number,
  ): Piece[] => {
    const close = (spot: Spot) => Math.hypot(spot.x - eye.x, spot.y - eye.y) < NEAR;
    const inView = spots.filter((spot) => seen(spot.x, spot.y, REACH));
    return [
      { name: `${id}-near`, list: inView.filter(close), fine: FINER },
      { name: id, list: inView.filter((spot) => !close(spot)), fine: 1 },
    ].flatMap(({ name, list, fine }): Piece[] =>
      list.length
        ? [
            {
              group: 'backdrop',
              id: name,
              finish: 'foliage',
              mesh: make(fine).done(),
              instances: instances(list, foot),
              castsShadow: false,
            },
          ]
        : [],
    );
  };
  return [
    ...kit.pieces(),
    ...leafy('hedge', hedgeAt, hedges, -0.15),
    ...leafy(
      'crown-a',
      (fine) => crown(7, '#2c422b', '#6c8754', detail * fine, winter),
      trees[0],
      -0.9,
    ),
    ...leafy(
      'crown-b',
      (fine) => crown(8, '#334a31', '#7b925e', detail * fine, winter),
      trees[1],
      -0.9,
    ),
  ];
}
