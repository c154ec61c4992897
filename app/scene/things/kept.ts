/** Existing things that are kept and are not among the plants, by kind. */
import { risersIn } from '#engine/drawing/kept-steps.ts';
import { isBuilding } from '#engine/site/kept-sizes.ts';
import type { SceneKept, SceneThing } from '#engine/scene/scene.ts';
import { metres, type Xy } from '../core/frame.ts';
import type { Kit } from '../core/kit.ts';
import type { MeshBuilder } from '../core/mesh-builder.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom, seedFrom, type Random } from '../maths/random.ts';
import { add, anyDirection, unit } from '../maths/vector.ts';
import { mound } from '../plants/leafy-masses.ts';
import { greenhouse } from './greenhouse.ts';
import { shed } from './sheds.ts';
import type { Thing } from './thing.ts';

const SLAB = rgb('#9d968a'),
  STONE = rgb('#a39a8a'),
  DARK = '#29441f',
  LIGHT = '#73974a';

/** A building of its own size, its front to the house. */
function asThing(kit: Kit, kept: SceneKept, kind: 'shed' | 'greenhouse'): Thing {
  const wide = kept.boxMm ? metres(kept.boxMm[0]) : metres(kept.radiusMm) * 1.6,
    deep = kept.boxMm ? metres(kept.boxMm[1]) : wide * 0.8,
    source: SceneThing = {
      id: kept.id,
      kind,
      areaId: kept.id,
      x: kept.x,
      y: kept.y,
      baseMm: 0,
      widthMm: wide * 1000,
      depthMm: deep * 1000,
      heightMm: kept.heightMm,
      turnDeg: 0,
      round: false,
      seats: 0,
      material: 'timber',
      structure: true,
    };
  return {
    kit,
    w: wide,
    d: deep,
    high: metres(kept.heightMm),
    round: false,
    seats: 0,
    source,
    flowers: () => {},
  };
}
function tree(
  kit: Kit,
  b: MeshBuilder,
  random: Random,
  x: number,
  y: number,
  r: number,
  h: number,
): void {
  kit.tube(
    'bark',
    rgb('#665548'),
    [0, 0, 0],
    [0.05, 0, h * 0.55],
    Math.max(0.07, h * 0.022),
    h * 0.012,
    9,
    false,
  );
  for (let k = 0; k < 7; k++) {
    const d = unit(add(anyDirection(random), [0, 0.4, 0]));
    mound(b, random, {
      cx: x + d[0] * r * 0.45,
      cz: -y + d[2] * r * 0.45,
      foot: h * (0.36 + (0.12 * k) / 7) + d[1] * h * 0.12,
      r: r * 0.6,
      h: h * 0.42,
      count: 1100,
      leafLength: 0.1,
      leafWidth: 0.06,
      dark: rgb(DARK),
      light: rgb(LIGHT),
      lump: 0.3,
      depth: 0.4,
      whole: true,
    });
  }
}
function disc(r: number, sides: number): Xy[] {
  return Array.from({ length: sides }, (_, k): Xy => [
    Math.cos((k / sides) * 6.2831853) * r,
    Math.sin((k / sides) * 6.2831853) * r,
  ]);
}

export function drawKept(kit: Kit, leaves: MeshBuilder, kept: SceneKept): void {
  const x = metres(kept.x),
    y = metres(kept.y),
    r = metres(kept.radiusMm),
    h = metres(kept.heightMm),
    way = kept.climbsToHouse ? -1 : 1,
    random = seededRandom(seedFrom(kept.id));
  kit.at(x, y, 0);
  if (kept.kind === 'shed') shed(asThing(kit, kept, 'shed'));
  else if (kept.kind === 'greenhouse') greenhouse(asThing(kit, kept, 'greenhouse'));
  else if (kept.kind === 'patio') {
    const [wide, deep] = kept.boxMm?.map(metres) ?? [r * 1.6, r * 1.6],
      n = Math.max(2, Math.round(wide! / 0.6)),
      rows = Math.max(2, Math.round(deep! / 0.6)),
      each = wide! / n,
      row = deep! / rows;
    for (let i = 0; i < n; i++)
      for (let k = 0; k < rows; k++)
        kit.box(
          'stone',
          kit.vary(SLAB, 0.1),
          -wide! / 2 + (i + 0.5) * each,
          -deep! / 2 + (k + 0.5) * row,
          -0.012,
          each - 0.01,
          row - 0.01,
          0.06,
        );
  } else if (kept.kind === 'pond') {
    const [rx, ry] = kept.boxMm?.map((side) => metres(side) / 2) ?? [r, r];
    const water = disc(0.86, 32).map(([u, v]): Xy => [u * rx!, v * ry!]);
    // a little over the ground that it was put into: nothing is dug there in the model
    kit.flat('pane', SLAB, [water], kept.boxMm ? 0.015 : -0.03);
    const stones = Math.max(10, Math.round(r * 16));
    for (let k = 0; k < stones; k++) {
      const a = (k / stones) * 6.2831853;
      kit.ball(
        'stone',
        kit.vary(STONE, 0.12),
        Math.cos(a) * rx! * 0.92,
        Math.sin(a) * ry! * 0.92,
        0,
        0.14 + 0.05 * random(),
        0.13,
        0.06 + 0.03 * random(),
        8,
      );
    }
  } else if (kept.kind === 'wall') {
    const [wide, deep] = kept.boxMm?.map(metres) ?? [r * 2, 0.215];
    kit.box('brick', rgb('#ffffff'), 0, 0, (h - 0.06) / 2, wide!, deep!, h - 0.06);
    kit.box('stone', STONE, 0, 0, h - 0.03, wide! + 0.04, deep! + 0.045, 0.06);
  } else if (kept.kind === 'steps') {
    const [wide, deep] = kept.boxMm?.map(metres) ?? [r * 2, r * 2],
      n = risersIn(kept.heightMm),
      tread = deep! / n;
    for (let i = 0; i < n; i++)
      kit.box(
        'stone',
        kit.vary(SLAB, 0.06),
        0,
        way * (-deep! / 2 + ((i + n) / 2) * tread),
        ((i + 1) * h) / n / 2,
        wide!,
        (n - i) * tread,
        ((i + 1) * h) / n,
      );
  } else if (kept.kind === 'bank') {
    const [wide, deep] = kept.boxMm?.map(metres) ?? [r * 2, r * 2],
      n = Math.max(3, Math.round(h / 0.1));
    for (let i = 0; i < n; i++)
      kit.box(
        'turf',
        rgb('#6f8a4c'),
        0,
        way * (-deep! / 2 + (((i + n) / 2) * deep!) / n),
        ((i + 1) * h) / n / 2,
        wide!,
        ((n - i) * deep!) / n,
        ((i + 1) * h) / n,
      );
  } else if (kept.kind === 'shrub' || kept.kind === 'hedge')
    mound(leaves, random, {
      cx: x,
      cz: -y,
      foot: 0,
      r,
      h,
      count: 1400,
      leafLength: 0.07,
      leafWidth: 0.042,
      dark: rgb(DARK),
      light: rgb(LIGHT),
      lump: 0.2,
      depth: 0.3,
    });
  else if (kept.kind === 'tree') tree(kit, leaves, random, x, y, r, h);
  else if (kept.boxMm && isBuilding(kept.name)) {
    const [wide, deep] = kept.boxMm.map(metres) as [number, number];
    kit.box('brick', rgb('#ffffff'), 0, 0, h / 2, wide, deep, h);
    kit.box('stone', STONE, 0, 0, h + 0.04, wide + 0.2, deep + 0.2, 0.08);
  }
  // beds, paths and covers lie where they lie; of what has no form of ours a low plinth is as large as its ground
  else {
    const [wide, deep] = kept.boxMm?.map(metres) ?? [Math.min(0.8, r), Math.min(0.8, r)],
      high = kept.boxMm ? (h > 0 ? PLINTH_M : LYING_M) : 0.3;
    kit.box('stone', STONE, 0, 0, high / 2, wide!, deep!, high, { bevel: 0.012 });
  }
}
/** So that it is seen to be there, and hides nothing. */
const PLINTH_M = 0.45,
  LYING_M = 0.05;
