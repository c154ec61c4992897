/** Every placement of the model as one copy of its symbol, low to high. */
import type { Plant, PlantForm } from '../../model/plant.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import { distanceToSegment } from '../../geometry/region.ts';
import { atan2, degrees, hypot } from '../../geometry/trig.ts';
import { isInPot } from '../../model/in-pot.ts';
import { SHADOW_PER_HEIGHT } from '../frame.ts';
import { define, type Board } from '../board.ts';
import type { GroupItem, Primitive, UseItem } from '../drawing.ts';
import { SHADOW } from '../palette.ts';
import { roughDot, type Xy } from '../path.ts';
import { drawSymbol, formOf, isCanopy, isLinear } from './symbol.ts';

type Kind = {
  plant: Plant | undefined;
  form: PlantForm;
  rMm: number;
  r: number;
  count: number;
  ids: string[];
};
export type PlacedPlants = {
  low: Primitive[];
  canopies: Primitive[];
  canopyShadows: Primitive[];
  groundShadows: Primitive[];
  kinds: Map<string, Kind>;
};

const kindKey = (p: PlantPlacement, form: PlantForm): string =>
  `${p.plantId}|${form}|${p.role === 'hedge' ? p.radiusMm : ''}|${isStanding(p, form) ? 'stands' : ''}`;
/** A crown that was there before. */
const isStanding = ({ existing }: PlantPlacement, form: PlantForm): boolean =>
  existing === true && isCanopy(form);

/** The middle radius of each kind: its symbol is drawn at that, and copies are scaled to their own. */
function kindsOf(board: Board, placements: readonly PlantPlacement[]): Map<string, Kind> {
  const radii = new Map<string, number[]>(),
    kinds = new Map<string, Kind>();
  for (const p of placements) {
    const plant = board.plants.get(p.plantId),
      form = formOf(plant, p),
      key = kindKey(p, form);
    if (!kinds.has(key)) {
      kinds.set(key, { plant, form, rMm: 0, r: 0, count: 0, ids: [] });
      radii.set(key, []);
    }
    radii.get(key)!.push(p.radiusMm);
  }
  let number = 0;
  for (const [key, kind] of kinds) {
    const list = radii.get(key)!.sort((a, b) => a - b);
    kind.count = list.length;
    kind.rMm = list[Math.floor(list.length / 2)]!;
    kind.r = kind.rMm * board.frame.k;
    const wanted = isCanopy(kind.form)
      ? Math.min(2, kind.count)
      : kind.count < 3
        ? 1
        : kind.count < 30 || kind.r < 1.3
          ? 2
          : 3;
    for (let variant = 0; variant < wanted; variant++)
      kind.ids.push(`p${(number * 3 + variant).toString(36)}`);
    number++;
  }
  return kinds;
}
function shadeOf(board: Board, heightMm: number): Xy {
  const reach = Math.min(
    2.2,
    Math.max(0.22, Math.min(heightMm, 1800) * SHADOW_PER_HEIGHT * 0.5 * board.frame.k),
  );
  return [board.frame.shade[0] * reach, board.frame.shade[1] * reach];
}
/** A climber is planted so far from what it climbs, at most. */
const AT_SUPPORT_MM = 700;
/** From the middle of a support to the middle of the growth on it. */
const ON_SUPPORT_MM = 140;

/** Where a climber is drawn, against the wall, fence or trellis that it is planted for, and turned to it (page degrees). */
export function onSupport(
  board: Board,
  { x, y }: Pick<PlantPlacement, 'x' | 'y'>,
): { x: number; y: number; turnDeg: number } {
  const { site, layout } = board.model;
  let best = Infinity,
    angle = 0,
    at: readonly [number, number] = [x, y];
  const lines = [
    ...site.edges
      .filter(({ kind }) => kind !== 'open' && kind !== 'gate')
      .map((edge) => [edge.from, edge.to] as const),
    ...layout.screens.flatMap((screen) =>
      screen.line.slice(1).map((to, i) => [screen.line[i]!, to] as const),
    ),
  ];
  for (const [a, b] of lines) {
    const d = distanceToSegment(x, y, a, b);
    if (d < best) {
      best = d;
      angle = degrees(atan2(b[1] - a[1], b[0] - a[0]));
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]],
        along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1),
        t = Math.max(0, Math.min(1, along));
      at = [a[0] + dx * t, a[1] + dy * t];
    }
  }
  const share = best > AT_SUPPORT_MM ? 1 : best > ON_SUPPORT_MM ? ON_SUPPORT_MM / best : 1;
  return {
    x: at[0] + (x - at[0]) * share,
    y: at[1] + (y - at[1]) * share,
    turnDeg: board.frame.turnOf(angle),
  };
}
/** The fall of a crown's shade on plan: it says how high the tree is, and leaves what lies beside it to be read. */
const CROWN_SHADE_MM = 1600;
const rank = (p: PlantPlacement, form: PlantForm): number =>
  (form === 'bulb' || form === 'globe' ? 1 : 0) + (p.role === 'water' ? -2 : 0);

/** So much of a pot is its soil: what grows in it is drawn within the rim, or there would be a plant that grows in paving. */
const IN_RIM = 0.88;
/** The plants of pots drawn in to the rim, each pot's by the same measure. */
function withinRims({ model: { planting, layout } }: Board): readonly PlantPlacement[] {
  const rims = layout.furnishings
    .filter(({ kind }) => kind === 'pot' || kind === 'urn')
    .flatMap((pot) => {
      const own = planting.placements.filter((plant) => isInPot(plant, pot)),
        reach = Math.max(0, ...own.map((p) => hypot(p.x - pot.x, p.y - pot.y) + p.radiusMm)),
        share = (IN_RIM * Math.min(pot.widthMm, pot.depthMm)) / 2 / reach;
      return share < 1 ? own.map((plant) => [plant, { pot, share }] as const) : [];
    });
  const rimOf = new Map(rims);
  return planting.placements.map((plant) => {
    const rim = rimOf.get(plant);
    if (!rim) return plant;
    const { pot, share } = rim;
    return {
      ...plant,
      x: pot.x + (plant.x - pot.x) * share,
      y: pot.y + (plant.y - pot.y) * share,
      radiusMm: plant.radiusMm * share,
    };
  });
}

export function placePlants(board: Board): PlacedPlants {
  const placements = withinRims(board);
  const kinds = kindsOf(board, placements);
  const rows = placements.map((p, i) => {
    const form = formOf(board.plants.get(p.plantId), p);
    return { p, i, form, kind: kinds.get(kindKey(p, form))! };
  });
  rows.sort(
    (a, b) =>
      rank(a.p, a.form) - rank(b.p, b.form) ||
      a.p.heightMm - b.p.heightMm ||
      (a.p.plantId < b.p.plantId ? -1 : a.p.plantId > b.p.plantId ? 1 : a.i - b.i),
  );
  const low: Primitive[] = [],
    canopies: Primitive[] = [];
  const shadows = new Map<string, string>(),
    crowns = new Map<string, string>();
  const tall = Math.max(0, ...placements.map((p) => p.heightMm));
  for (const { p, i, form, kind } of rows) {
    const variant = i % kind.ids.length,
      symbol = kind.ids[variant]!;
    if (!board.defs.has(symbol))
      define(board, {
        kind: 'symbol',
        id: symbol,
        items: drawSymbol(
          kind.plant,
          form,
          kind.r,
          variant,
          shadeOf(board, p.heightMm),
          isStanding(p, form),
        ),
      });
    const stands = isLinear(form) ? onSupport(board, p) : { ...p, turnDeg: 0 };
    const [x, y] = board.frame.at(stands.x, stands.y);
    const use: UseItem = {
      kind: 'use',
      symbol,
      x,
      y,
      scale: p.radiusMm / kind.rMm,
      turnDeg: stands.turnDeg,
      plantId: p.plantId,
    };
    append(isCanopy(form) ? canopies : low, use, p.plantId);
    const r = p.radiusMm * board.frame.k;
    if (isStanding(p, form)) continue;
    if (isCanopy(form)) {
      const reach = Math.min(
        p.heightMm * SHADOW_PER_HEIGHT * 0.62 * board.frame.k,
        r * 0.5,
        CROWN_SHADE_MM * board.frame.k,
        tall * board.frame.k,
      );
      spot(crowns, r * 1.92, x + board.frame.shade[0] * reach, y + board.frame.shade[1] * reach);
    } else if (!isLinear(form) && p.role !== 'water' && p.heightMm >= 450 && form !== 'bulb') {
      const [sx, sy] = shadeOf(board, p.heightMm);
      spot(shadows, (Math.round(r * 4) / 4 || 0.2) * 1.9, x + sx * 1.3, y + sy * 1.3);
    }
  }
  return { low, canopies, canopyShadows: rounds(crowns), groundShadows: rounds(shadows), kinds };
}
/** Adds a round spot of shade; spots of one width become one path of dots. */
function spot(spots: Map<string, string>, width: number, x: number, y: number): void {
  const key = width.toFixed(2);
  spots.set(key, (spots.get(key) ?? '') + roughDot(x, y));
}
const rounds = (spots: Map<string, string>): Primitive[] =>
  [...spots].map(([width, d]) => ({
    kind: 'path',
    d,
    stroke: SHADOW,
    strokeWidth: Number(width),
    cap: 'round',
  }));
/** Puts a copy into the open group of its plant, or opens one. */
function append(list: Primitive[], use: UseItem, plantId: string): void {
  const last = list[list.length - 1] as GroupItem | undefined;
  if (last?.data?.value === plantId) last.items.push(use);
  else list.push({ kind: 'group', data: { name: 'plant', value: plantId }, items: [use] });
}
