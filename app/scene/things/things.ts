/** Every furnishing of the scene, by kind. */
import type { FurnishingKind } from '#engine/model/layout.ts';
import type { Scene, SceneThing } from '#engine/scene/scene.ts';
import { metres } from '../core/frame.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import { PaintedKit } from '../core/painted-kit.ts';
import type { Piece } from '../core/piece.ts';
import { mix, rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';
import { add, type Vec3 } from '../maths/vector.ts';
import { floretBall, stalk } from '../plants/flower-parts.ts';
import { mound } from '../plants/leafy-masses.ts';
import { dens } from './dens.ts';
import { diningSet } from './dining.ts';
import { drawKept } from './kept.ts';
import { covers } from './covers.ts';
import { arbour, canopy, pergola } from './overhead.ts';
import { basins } from './basins.ts';
import { evenings } from './fire-and-water.ts';
import { greenhouse } from './greenhouse.ts';
import { barbecue } from './barbecue.ts';
import { outdoorKitchen } from './kitchen.ts';
import { loungeSet } from './lounge.ts';
import { climbingFrame, logSteps, sandpit, swing, trampoline } from './play.ts';
import { pots } from './pots.ts';
import { rooms } from './rooms.ts';
import { seats } from './seats.ts';
import { runs } from './runs.ts';
import { sheds } from './sheds.ts';
import { smallThings } from './small-things.ts';
import { storage } from './storage.ts';
import { stones } from './stones.ts';
import type { DrawThing } from './thing.ts';

/** Each furnishing's form: the compiler asks for one that is missing. */
const DRAW: Record<FurnishingKind, DrawThing> = {
  ...seats,
  ...covers,
  ...dens,
  ...evenings,
  ...rooms,
  ...runs,
  ...sheds,
  ...storage,
  ...pots,
  ...basins,
  ...stones,
  ...smallThings,
  'dining-set': diningSet,
  'lounge-set': loungeSet,
  pergola,
  canopy,
  arbour,
  greenhouse,
  'outdoor-kitchen': outdoorKitchen,
  barbecue,
  swing,
  'climbing-frame': climbingFrame,
  sandpit,
  trampoline,
  'log-steps': logSteps,
};
const POSY = ['#d98a9a', '#f2e9dc', '#8a79c9'];

function posy(b: MeshBuilder, at: Vec3): void {
  const random = seededRandom(44);
  for (let k = 0; k < 24; k++) {
    const a = random() * 6.28,
      r = 0.13 * Math.sqrt(random()),
      tip = add(at, [Math.cos(a) * r, 0.1 + 0.12 * random(), Math.sin(a) * r]),
      tone = rgb(POSY[k % 3]!);
    stalk(b, at, tip, 0.003, 0.002, 3, rgb('#4f7038'), rgb('#6c8c4a'));
    floretBall(b, random, tip, 0.026, 14, 0.026, 0.02, mix(tone, [0.1, 0.05, 0.1], 0.25), tone);
  }
  mound(b, random, {
    r: 0.12,
    h: 0.13,
    count: 60,
    leafLength: 0.06,
    leafWidth: 0.026,
    dark: rgb('#2f5225'),
    light: rgb('#6f9448'),
    depth: 0.5,
    foot: at[1] - 0.02,
    cx: at[0],
    cz: at[2],
  });
}
/** Stains of timber as they weather in a year. */
const PAINTS: Record<NonNullable<SceneThing['colour']>, string> = {
  black: '#2b2a28',
  grey: '#7f817e',
  green: '#3c4a3d',
  blue: '#5d6c76',
  white: '#e4dfd3',
};

export function buildThings(scene: Scene): Piece[] {
  const kit = new PaintedKit('thing', seededRandom(53)),
    cut = new MeshBuilder();
  kit.bevel = 0.004;
  for (const source of scene.things) {
    kit.at(metres(source.x), metres(source.y), metres(source.baseMm), source.turnDeg);
    kit.paint = source.colour ? rgb(PAINTS[source.colour]) : null;
    DRAW[source.kind]({
      kit,
      w: metres(source.widthMm),
      d: metres(source.depthMm),
      high: metres(source.heightMm),
      round: source.round,
      seats: source.seats,
      source,
      flowers: (at) => posy(cut, kit.point(at[0], at[1], at[2])),
    });
  }
  kit.paint = null;
  for (const kept of scene.kept) drawKept(kit, cut, kept);
  const leaves: Piece[] = cut.triangles
    ? [
        {
          group: 'thing',
          id: 'cut-flowers',
          finish: 'foliage',
          mesh: cut.done(),
          instances: null,
          castsShadow: true,
        },
      ]
    : [];
  return [...kit.pieces(), ...leaves];
}
