/** Moving, turning, resizing, copying and removing furnishings. */
import { nameOfFurnishing } from '../features/names.ts';
import { contains, rectangle } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import { boxInside, boxesCollide, discInside, type Footprint } from '../layout/box-fit.ts';
import { BUILDINGS } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing, Layout } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import { distanceToThing } from '../planting/thing-distance.ts';
import type { Outcome } from './apply.ts';
import { boundBecause, sizeRangeOf, tableFor } from './limits.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

const GONE = 'That is no longer in the garden.';
/** No garden holds more. */
export const MOST_THINGS = 300;

export const footprintOf = (thing: Furnishing): Footprint => ({
  x: thing.x,
  y: thing.y,
  width: thing.widthMm,
  depth: thing.depthMm,
  turn: thing.turnDeg,
});
/** True when the whole thing stands on a region. */
export const standsOn = (thing: Furnishing, region: Area['region'], slackMm = 3): boolean =>
  thing.round
    ? discInside(region, thing.x, thing.y, thing.widthMm / 2, slackMm)
    : boxInside(region, footprintOf(thing), slackMm);

const find = ({ layout }: GardenModel, id: string): Furnishing | undefined =>
  layout.furnishings.find((thing) => thing.id === id);
const nameOf = (thing: Furnishing): string => `the ${nameOfFurnishing(thing.kind)}`;

/** The area a point lies in, and on a shared edge the first of them. */
export const areaAt = ({ areas }: Pick<Layout, 'areas'>, x: Mm, y: Mm): Area | null =>
  areas.find((area) => contains(area.region, x, y)) ?? null;

/** Grown in the thing itself: its pot's plants, a raised bed's crop, and what climbs its posts. */
export function plantsOf({ planting }: GardenModel, thing: Furnishing): Set<PlantPlacement> {
  const own = new Set<PlantPlacement>();
  for (const one of planting.placements) {
    if (one.role === 'pot' && one.driftId === `pot-${thing.id}`) own.add(one);
    else if (one.role === 'crop' && thing.kind === 'raised-bed' && isIn(thing, one, 0))
      own.add(one);
    else if (
      one.role === 'climber' &&
      (thing.kind === 'pergola' || thing.kind === 'arbour') &&
      isIn(thing, one, 200)
    )
      own.add(one);
  }
  return own;
}
const isIn = (thing: Furnishing, { x, y }: PlantPlacement, slackMm: Mm): boolean =>
  distanceToThing(thing, x, y) <= slackMm;

function put(model: GardenModel, before: Furnishing, after: Furnishing): Outcome {
  const home = areaAt(model.layout, after.x, after.y);
  if (!home)
    return {
      refused: `There is no garden there: ${nameOf(before)} has to stand within the boundary.`,
    };
  if (home.id !== before.areaId && (BUILDINGS.has(home.kind) || home.kind === 'pond'))
    return { refused: `The ${home.label.toLowerCase()} is there.` };
  const placed = { ...after, areaId: home.id };
  const own = plantsOf(model, before);
  const carry = carrier(before, placed);
  return {
    model: {
      ...model,
      layout: {
        ...model.layout,
        furnishings: model.layout.furnishings.map((thing) => (thing === before ? placed : thing)),
      },
      planting: own.size
        ? {
            ...model.planting,
            placements: model.planting.placements.map((one) =>
              own.has(one) ? carry(model.layout, one) : one,
            ),
          }
        : model.planting,
    },
  };
}

/** Takes a plant along with the thing it grows in: moved, turned and spread as that was. */
function carrier(before: Furnishing, after: Furnishing) {
  const back = radians(-before.turnDeg),
    on = radians(after.turnDeg);
  const across = after.widthMm / before.widthMm,
    along = after.depthMm / before.depthMm;
  return (layout: Layout, one: PlantPlacement): PlantPlacement => {
    const dx = one.x - before.x,
      dy = one.y - before.y;
    const u = (dx * cos(back) - dy * sin(back)) * across,
      v = (dx * sin(back) + dy * cos(back)) * along;
    const x = Math.round(after.x + u * cos(on) - v * sin(on)),
      y = Math.round(after.y + u * sin(on) + v * cos(on));
    const areaId =
      one.role === 'climber' ? (areaAt(layout, x, y)?.id ?? after.areaId) : after.areaId;
    return { ...one, x, y, areaId };
  };
}

export function moveThing(model: GardenModel, { id, x, y }: Of<'move'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  const bound = boundBecause(model, thing);
  if (bound) return { refused: bound };
  if (thing.x === x && thing.y === y) return { model };
  return put(model, thing, { ...thing, x, y });
}

export function turnThing(model: GardenModel, { id, turnDeg }: Of<'turn'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  const bound = boundBecause(model, thing);
  if (bound) return { refused: bound };
  const turned = ((turnDeg % 360) + 360) % 360;
  return turned === thing.turnDeg ? { model } : put(model, thing, { ...thing, turnDeg: turned });
}

export function resizeThing(model: GardenModel, { id, widthMm, depthMm }: Of<'resize'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  const range = sizeRangeOf(thing);
  if (!range || boundBecause(model, thing))
    return { refused: `This ${nameOfFurnishing(thing.kind)} comes in one size.` };
  const within = (value: Mm, side: 0 | 1) =>
    value >= range.least[side] && value <= range.most[side];
  const deep = thing.round ? widthMm : depthMm;
  if (!within(widthMm, 0) || !within(deep, 1))
    return {
      refused: `A ${nameOfFurnishing(thing.kind)} is between ${sizeInWords(range.least)} and ${sizeInWords(range.most)}.`,
    };
  if (widthMm === thing.widthMm && deep === thing.depthMm) return { model };
  return put(model, thing, { ...thing, widthMm, depthMm: deep });
}
const sizeInWords = ([width, depth]: readonly [Mm, Mm]): string =>
  `${(width / 1000).toFixed(2)} × ${(depth / 1000).toFixed(2)} m`;

export function seatThing(model: GardenModel, { id, seats }: Of<'seats'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  const table = tableFor(seats);
  if (thing.kind !== 'dining-set' || !table)
    return { refused: 'A table seats 2, 4, 6, 8, 10, 12, 14 or 16.' };
  if (thing.seats === seats) return { model };
  return put(model, thing, {
    ...thing,
    seats,
    widthMm: table.width,
    depthMm: table.depth,
    round: table.round,
  });
}

export function deleteThing(model: GardenModel, { id }: Of<'delete'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  const home = model.layout.areas.find((area) => area.id === thing.areaId);
  if (boundBecause(model, thing))
    return {
      refused: `The ${nameOfFurnishing(thing.kind)} goes with its ground: choose “${home!.label}” and remove that.`,
    };
  const bare = withoutThings(model, [thing]);
  if (!home || home.kind !== 'seat' || !isMadeFor(home, thing)) return { model: bare };
  // the floor stays to sit on, and is not called after what is gone
  const seat: Area = {
    ...home,
    feature: 'seat',
    label: 'Seat',
    purpose: 'a place to sit',
    why: [],
  };
  const areas = bare.layout.areas.map((one) => (one === home ? seat : one));
  return { model: { ...bare, layout: { ...bare.layout, areas } } };
}
/** What a seat is named after. */
const isMadeFor = ({ feature }: Area, { kind }: Furnishing): boolean =>
  (feature === 'pergola' && kind === 'pergola') ||
  (feature === 'arbour' && kind === 'arbour') ||
  (feature === 'firepit' && kind === 'fire-pit') ||
  (feature === 'hottub' && kind === 'hot-tub');

/** Without some things and what grows in them. */
export function withoutThings(model: GardenModel, things: readonly Furnishing[]): GardenModel {
  const own = new Set(things.flatMap((thing) => [...plantsOf(model, thing)]));
  return {
    ...model,
    layout: {
      ...model.layout,
      furnishings: model.layout.furnishings.filter((one) => !things.includes(one)),
    },
    planting: own.size
      ? {
          ...model.planting,
          placements: model.planting.placements.filter((one) => !own.has(one)),
        }
      : model.planting,
  };
}

export function duplicateThing(model: GardenModel, { id }: Of<'duplicate'>): Outcome {
  const thing = find(model, id);
  if (!thing) return { refused: GONE };
  if (boundBecause(model, thing))
    return {
      refused: `There is no second piece of ground for another ${nameOfFurnishing(thing.kind)}.`,
    };
  if (model.layout.furnishings.length >= MOST_THINGS)
    return { refused: 'There is no room for more things in one garden.' };
  const copy = { ...thing, id: freeId(model.layout, thing), ...placeBeside(model, thing) };
  const plants = [...plantsOf(model, thing)].map((one): PlantPlacement => ({
    ...one,
    x: one.x + copy.x - thing.x,
    y: one.y + copy.y - thing.y,
    driftId: one.role === 'pot' ? `pot-${copy.id}` : `${one.driftId}-${copy.id}`,
    areaId: one.role === 'climber' ? one.areaId : copy.areaId,
  }));
  return {
    model: {
      ...model,
      layout: { ...model.layout, furnishings: [...model.layout.furnishings, copy] },
      planting: plants.length
        ? { ...model.planting, placements: [...model.planting.placements, ...plants] }
        : model.planting,
    },
  };
}

function freeId({ furnishings }: Layout, thing: Furnishing): string {
  const base = thing.id.replace(/-copy-\d+$/, '');
  for (let n = 1; ; n++) {
    const id = `${base}-copy-${n}`;
    if (!furnishings.some((one) => one.id === id)) return id;
  }
}

/** A free place on the same ground as near as there is one; beside it all the same where there is none. */
function placeBeside(model: GardenModel, thing: Furnishing): { x: Mm; y: Mm } {
  const home = model.layout.areas.find((area) => area.id === thing.areaId);
  const others = model.layout.furnishings;
  const [ux, uy] = [cos(radians(thing.turnDeg)), sin(radians(thing.turnDeg))];
  const at = (u: Mm, v: Mm) => ({
    x: Math.round(thing.x + u * ux - v * uy),
    y: Math.round(thing.y + u * uy + v * ux),
  });
  for (let ring = 1; ring <= 4; ring++) {
    const u = ring * (thing.widthMm + 150),
      v = ring * (thing.depthMm + 150);
    for (const [su, sv] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const place = at(su * u, sv * v),
        copy = { ...thing, ...place };
      if (
        home &&
        standsOn(copy, home.region) &&
        !others.some((one) => boxesCollide(footprintOf(one), footprintOf(copy)))
      )
        return place;
    }
  }
  const near = at(300, 0);
  return home && contains(home.region, near.x, near.y) ? near : { x: thing.x, y: thing.y };
}

/** The ground a thing covers, as a box round it. */
export const boxOfThing = (thing: Furnishing) => {
  const reach = Math.max(thing.widthMm, thing.depthMm) / 2;
  return rectangle(thing.x - reach, thing.y - reach, thing.x + reach, thing.y + reach);
};
