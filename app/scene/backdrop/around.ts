/** Neighbours' houses, outbuildings and trees as they were told of: built at eye height, and as card beside the model on paper. */
import type { Scene, SceneAround } from '#engine/scene/scene.ts';
import type { Shot } from '../cameras/shot.ts';
import { metres } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom, seedFrom } from '../maths/random.ts';
import { mound } from '../plants/leafy-masses.ts';
import { drawKept } from '../things/kept.ts';

const BRICK = rgb('#ece0d4'),
  SLATE = rgb('#5f6266'),
  BOARD = rgb('#8b7c69'),
  SASH = rgb('#dcd8ce'),
  PANE = rgb('#56646c'),
  CARD = rgb('#e9e3d6');
/** Where the sheet of paper lies under the model, metres. */
const SHEET = -0.42;
/** Of what would hide the model only its ground plan is laid, metres high. */
const PLINTH = 0.25;
const PITCH = Math.tan((34 * Math.PI) / 180);
const STOREY = 2.7;

/** In the light of the picture, as it would be seen from the garden. */
export function buildAround(scene: Scene, month: number): Piece[] {
  const kit = new Kit('backdrop', seededRandom(67)),
    leaves = new MeshBuilder();
  for (const [i, one] of (scene.around ?? []).entries()) {
    kit.at(metres(one.x), metres(one.y), 0);
    if (one.as === 'house') house(kit, one, scene);
    else if (one.as === 'outbuilding') outbuilding(kit, one);
    else tree(kit, leaves, one, i, month);
  }
  return pieces(kit, leaves);
}

/** As card: what stands between the eye and the model lies flat, so that the garden is seen. */
export function cardAround(scene: Scene, shot: Shot): Piece[] {
  const kit = new Kit('backdrop', seededRandom(68)),
    { bounds } = scene,
    middle = { x: metres(bounds.x0 + bounds.x1) / 2, y: metres(bounds.y0 + bounds.y1) / 2 },
    eye = shot.camera.position;
  for (const one of scene.around ?? []) {
    const x = metres(one.x),
      y = metres(one.y),
      isBefore = (x - middle.x) * (eye.x - middle.x) + (y - middle.y) * (-eye.z - middle.y) > 0,
      high = isBefore ? PLINTH : metres(one.heightMm);
    kit.at(x, y, SHEET);
    const r = metres(one.widthMm) / 2;
    if (one.as !== 'tree')
      kit.box('plain', CARD, 0, 0, high / 2, metres(one.widthMm), metres(one.depthMm), high);
    else if (isBefore) kit.tube('plain', CARD, [0, 0, 0], [0, 0, high], r * 0.7, r * 0.7, 32);
    else {
      kit.tube('plain', CARD, [0, 0, 0], [0, 0, high * 0.5], 0.12, 0.1, 10);
      kit.ball('plain', CARD, 0, 0, high * 0.64, r, r, high * 0.36, 20);
    }
  }
  return pieces(kit);
}

const pieces = (kit: Kit, leaves?: MeshBuilder): Piece[] => [
  ...kit.pieces().map((piece) => ({ ...piece, id: `around-${piece.id}` })),
  ...(leaves?.triangles
    ? [
        {
          group: 'backdrop' as const,
          id: 'around-leaves',
          finish: 'foliage' as const,
          mesh: leaves.done(),
          instances: null,
          castsShadow: true,
        },
      ]
    : []),
];

/** A brick house under a pitched roof, its ridge along its longer side; windows on the sides that look to the garden. */
function house(kit: Kit, one: SceneAround, { bounds }: Scene): void {
  const w = metres(one.widthMm),
    d = metres(one.depthMm),
    top = metres(one.heightMm),
    isAcross = w >= d,
    short = Math.min(w, d),
    rise = Math.min((short / 2) * PITCH, top * 0.4),
    eaves = top - rise,
    slope = Math.hypot(rise, short / 2) + 0.3,
    tip = (Math.atan2(rise, short / 2) * 180) / Math.PI;
  kit.box('brick', BRICK, 0, 0, eaves / 2 - 0.1, w, d, eaves + 0.2);
  for (const side of [-1, 1])
    kit.box(
      'roof',
      SLATE,
      isAcross ? 0 : (side * short) / 4,
      isAcross ? (side * short) / 4 : 0,
      eaves + rise / 2,
      (isAcross ? w : d) + 0.3,
      slope,
      0.12,
      isAcross ? { tipDeg: side < 0 ? tip : -tip } : { tipDeg: side < 0 ? -tip : tip, turnDeg: 90 },
    );
  // the gable, in steps that lie under the roof
  for (let k = 0; k < 8; k++) {
    const wide = short * (1 - (k + 1) / 8.6);
    if (wide > 0.2)
      kit.box(
        'brick',
        BRICK,
        0,
        0,
        eaves + (rise * (k + 0.5)) / 8,
        isAcross ? w - 0.04 : wide,
        isAcross ? wide : d - 0.04,
        rise / 8 + 0.01,
      );
  }
  const isBack = one.y > bounds.y1,
    [across, out] = isBack
      ? ([w, -d / 2] as const)
      : ([d, one.x < bounds.x0 ? w / 2 : -w / 2] as const);
  const count = Math.max(1, Math.floor(across / 2.6)),
    storeys = Math.max(1, Math.floor((eaves + 0.3) / STOREY));
  for (let floor = 0; floor < storeys; floor++)
    for (let k = 0; k < count; k++) {
      const along = ((k + 0.5) / count - 0.5) * across,
        high = floor * STOREY + 1.55,
        face = out + Math.sign(out) * 0.01;
      if (high + 0.65 > eaves) continue;
      const at = (finish: 'plain', colour: typeof PANE, by: number, wide: number, tall: number) =>
        isBack
          ? kit.box(finish, colour, along, face - by, high, wide, 0.04, tall)
          : kit.box(finish, colour, face + Math.sign(out) * by, along, high, 0.04, wide, tall);
      at('plain', PANE, 0, 1.1, 1.3);
      at('plain', SASH, 0.02, 1.1, 0.07);
      at('plain', SASH, 0.02, 0.07, 1.3);
    }
}

function outbuilding(kit: Kit, one: SceneAround): void {
  const w = metres(one.widthMm),
    d = metres(one.depthMm),
    h = metres(one.heightMm);
  kit.box('wood', BOARD, 0, 0, (h - 0.12) / 2, w, d, h - 0.12);
  kit.box('roof', SLATE, 0, 0, h - 0.06, w + 0.24, d + 0.24, 0.1);
}

function tree(kit: Kit, leaves: MeshBuilder, one: SceneAround, n: number, month: number): void {
  const { x, y, heightMm, evergreen } = one;
  if (evergreen || (month > 3 && month < 12))
    return drawKept(kit, leaves, {
      id: `around-${n}`,
      kind: 'tree',
      name: 'tree',
      x,
      y,
      radiusMm: one.widthMm / 2,
      heightMm,
      evergreen,
    });
  // without leaves: a trunk in a haze of twigs
  const h = metres(heightMm),
    r = metres(one.widthMm) / 2,
    random = seededRandom(seedFrom(`around-${n}`));
  kit.tube('bark', rgb('#665548'), [0, 0, 0], [0.05, 0, h * 0.6], h * 0.022, h * 0.012, 9, false);
  mound(leaves, random, {
    cx: metres(x),
    cz: -metres(y),
    foot: h * 0.35,
    r,
    h: h * 0.65,
    count: 1800,
    leafLength: 0.4,
    leafWidth: 0.014,
    dark: rgb('#3d342e'),
    light: rgb('#8a7b6c'),
    lump: 0.3,
    depth: 0.9,
    up: 0.9,
    whole: true,
  });
}
