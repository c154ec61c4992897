/** Every plant of the scene and none other, as instances of a few drawn twins a kind. */
import type { Scene, SceneInstance, SceneSpecies } from '#engine/scene/scene.ts';
import { ringOf, type Xy } from '../core/frame.ts';
import type { Memory } from '../core/memory.ts';
import type { Instances, Piece } from '../core/piece.ts';
import { seededRandom, seedFrom } from '../maths/random.ts';
import { ALONG_A_LINE, drawPlant, TREES } from './draw-plant.ts';
import { lookOf } from './look.ts';
import { type Stand, CARPETS, type Line, standsOf, endsHedge, END, linesOf } from './placing.ts';

export type GrowthYears = 1 | 3 | 5 | 10;

/** Pixels that a thing of a size at a plan place covers in the picture; Infinity for full detail. */
export type PixelsOf = (x: number, y: number, sizeM: number) => number;

export type PlantingOptions = {
  month: number;
  year: GrowthYears;
  pixelsOf: PixelsOf;
  detail: number;
  /** False where the house is not shown: what grows on its wall is then left out with it. */
  withHouse: boolean;
  /** Of the plants that were drawn already. */
  memory: Pick<Memory, 'recall'>;
};

const LEVELS = [6, 2.5, 1, 0.55, 0.3, 0.16, 0.08];

const median = (list: number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0.3;

function instancesOf(
  stands: Stand[],
  base: { r: number; h: number; across: number },
  flat: boolean,
  form: SceneSpecies['form'],
): Instances {
  const matrices = new Float32Array(stands.length * 16),
    colours = new Float32Array(stands.length * 3);
  stands.forEach((s, i) => {
    const random = seededRandom(seedFrom(`${s.instance.x}:${s.instance.y}`)),
      wobble = flat ? 1 : 0.93 + 0.14 * random(),
      taller = flat ? 1 : 0.93 + 0.14 * random(),
      a = (s.turnDeg * Math.PI) / 180,
      c = Math.cos(a),
      n = Math.sin(a);
    // neighbours touch: planting reads as one, with no earth between
    const over = form === 'mat' ? 1.28 : CARPETS.has(form) ? 1.14 : 1;
    const sx = (s.along / base.r) * wobble * over,
      sy = (s.high / base.h) * taller,
      sz =
        form === 'climber' || form === 'trained-fruit'
          ? 1
          : (s.across / base.across) * wobble * over;
    matrices.set(
      [c * sx, 0, -n * sx, 0, 0, sy, 0, 0, n * sz, 0, c * sz, 0, s.x, s.foot, -s.y, 1],
      i * 16,
    );
    // one hedge is of one green
    const k = 1 + s.instance.tint * (form === 'hedge' ? 0.03 : 0.1),
      t = (random() - 0.5) * (form === 'hedge' ? 0.03 : 0.12);
    colours.set([k * (1 + t), k, k * (1 - t)], i * 3);
  });
  return { count: stands.length, matrices, colours };
}

function levelOf(form: SceneSpecies['form'], s: Stand, options: PlantingOptions): number {
  const tree = TREES.has(form),
    pixels = options.pixelsOf(s.x, s.y, Math.max(s.high, s.along * 2)),
    wanted = Math.min(tree ? 2.5 : 6, pixels / (tree ? 400 : 95)) * options.detail;
  let level = tree ? 1 : 0;
  while (level + 1 < LEVELS.length && LEVELS[level + 1]! >= wanted) level++;
  return tree ? Math.min(level, 5) : level;
}

function piecesOf(
  ring: Xy[],
  species: SceneSpecies,
  options: PlantingOptions,
  lines: Line[],
  hedges: SceneInstance[],
): Piece[] {
  const stands = standsOf(ring, species, options, lines, hedges),
    groups = new Map<string, Stand[]>();
  if (!stands.length) return [];
  const tree = TREES.has(species.form),
    flat = ALONG_A_LINE.has(species.form),
    twins = Math.min(3, stands.length);
  stands.forEach((s, i) => {
    const key = `${levelOf(species.form, s, options)}|${species.form === 'hedge' && endsHedge(s, hedges) ? END : i % twins}`,
      list = groups.get(key);
    if (list) list.push(s);
    else groups.set(key, [s]);
  });
  const middle = (list: Stand[]) => ({
      r: median(list.map((s) => s.along)),
      h: median(list.map((s) => s.high)),
      across: median(list.map((s) => s.across)),
    }),
    base = middle(stands);
  return [...groups].flatMap(([key, list]): Piece[] => {
    const [level, twin] = key.split('|').map(Number) as [number, number],
      own = tree ? middle(list) : base;
    const size = { ...own, isEnd: twin === END },
      drawnAs = [
        species.plantId,
        species.form,
        options.month,
        level,
        twin,
        size.r,
        size.h,
        size.across,
      ];
    const { leaves, wood } = options.memory.recall(`plant ${drawnAs.join('|')}`, () =>
        drawPlant(lookOf(species, size, options.month, LEVELS[level]!, twin)),
      ),
      instances = instancesOf(list, own, flat, species.form),
      id = `${species.plantId}|${species.form}`;
    const made: Piece[] = [
      {
        group: 'plant',
        id,
        finish: 'foliage',
        mesh: leaves,
        instances,
        castsShadow: species.form !== 'aquatic',
      },
    ];
    if (wood.index.length)
      made.push({
        group: 'plant',
        id: `${id}|wood`,
        finish: 'bark',
        mesh: wood,
        instances,
        castsShadow: true,
      });
    return made;
  });
}

export function buildPlanting(scene: Scene, options: PlantingOptions): Piece[] {
  const ring = ringOf(scene.plot),
    lines = linesOf(scene),
    hedges = scene.species.filter((s) => s.form === 'hedge').flatMap((s) => s.instances);
  return scene.species.flatMap((species) => piecesOf(ring, species, options, lines, hedges));
}
