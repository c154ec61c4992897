/** Ground of a garden that stays as it lies, while the rest of the plot is laid out round it. */
import type { FeatureId, GroundFeatureId } from '../features/names.ts';
import { GROUND_FEATURES } from '../features/features.ts';
import { area as areaOf, bounds, mirrorX } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import type { Area } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { type DoorTurn, mirrorDoor } from './doors.ts';
import { type Ask, BUILDINGS, type KeptGround, middle, type Part } from './plan-types.ts';

export type HeldGround = {
  area: Pick<Area, 'id' | 'kind' | 'feature' | 'label' | 'region'>;
  /** Of the building on it. */
  door?: DoorTurn;
};
export type Around = {
  held: readonly HeldGround[];
  /** Ground that the garden has now, held or not. */
  present: readonly GroundFeatureId[];
  /** The garden's table stands away from the house. */
  eatsAway: boolean;
  /** Wishes whose ground was taken out by hand: they are not put back. */
  gone: ReadonlySet<FeatureId>;
};

/** So much beside a building or water that stays is given to nothing else but planting and ways. */
const BESIDE_MM = 300,
  BESIDE_WATER_MM = 400;

export function heldGround({ area, door }: HeldGround): KeptGround {
  const { id, kind, feature, label, region } = area,
    box = bounds(region),
    [x, y] = middle(box);
  const beside = BUILDINGS.has(kind)
    ? BESIDE_MM
    : kind === 'pond' || kind === 'water'
      ? BESIDE_WATER_MM
      : 0;
  return {
    id: partIdOf(area),
    kind,
    feature,
    name: label,
    region,
    blocked: beside ? offset(region, beside) : region,
    x,
    y,
    radiusMm: Math.round(Math.sqrt(areaOf(region) / Math.PI)),
    heightMm: 0,
    tree: false,
    held: door === undefined ? { areaId: id } : { areaId: id, door },
  };
}

/** The layout knows its one terrace, lawn and court of gravel by name; the rest shall meet no new ground of its name. */
const partIdOf = ({ id }: Pick<Area, 'id'>): string =>
  id === 'terrace' || id === 'lawn' || id === 'gravel' ? id : `held-${id}`;

/** The open middle of the garden, where that stays. */
export const isHeldOpen = ({ held, id }: Pick<Part, 'held' | 'id'>): boolean =>
  !!held && (id === 'lawn' || id === 'gravel');

export const mirrorHeld = (held: readonly HeldGround[], middleX: Mm): HeldGround[] =>
  held.map(({ area, door }) => ({
    area: { ...area, region: mirrorX(area.region, middleX) },
    ...(door === undefined ? {} : { door: mirrorDoor(door) }),
  }));

/** What is left to ask of the plot: what stays is no wish any more, and what a hand put in or took out is. */
export function askAround(ask: Ask, { held, present, gone, eatsAway }: Around): Ask {
  const areas = held.map(({ area }) => area);
  const isThere = (id: string): boolean =>
    areas.some(
      (area) =>
        area.feature === id || (id === 'seat' && area.kind === 'seat' && area.feature !== 'dining'),
    );
  const isLeft = ({ id }: { id: string }) => !isThere(id) && !gone.has(id as FeatureId);
  const known = new Set([...ask.items, ...ask.later].map(({ id }) => id));
  const added = present
    .filter((id) => !known.has(id) && isLeft({ id }) && GROUND_FEATURES.includes(id))
    .map((id) => ({ id, asked: true, tier: 3 as const }));
  const hasLawn = areas.some(({ kind }) => kind === 'lawn'),
    hasTable = areas.find(({ feature }) => feature === 'dining');
  return {
    ...ask,
    items: [...ask.items.filter(isLeft), ...added],
    later: ask.later.filter(isLeft),
    ...(hasLawn ? { lawn: true, lawnTier: 3 as const } : gone.has('lawn') ? { lawn: false } : {}),
    ...(hasTable
      ? { heldTable: hasTable.kind === 'terrace' ? ('house' as const) : ('away' as const) }
      : eatsAway && areas.some(({ kind }) => kind === 'terrace')
        ? { heldTable: 'landing' as const }
        : {}),
  };
}
