/** What planting keeps away from: things that stand in beds, and fire, water, glass and crops below a crown. */
import { breakFlights } from '../levels/breaks.ts';
import { gatesOf } from '../site/gates.ts';
import { AIR_BEFORE_MM, AIR_MM } from '../site/unit.ts';
import { COVER_MM, isBarredToTrees } from '../site/limits.ts';
import { isInZone, isOver, zonesBarring, zonesOf } from '../site/zones.ts';
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { FURNISHINGS } from '../features/features.ts';
import { SAT_ON } from '../features/sat-on.ts';
import type { Furnishing, TreeSpot } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { hasThorns, isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { BarredZone } from '../model/barred.ts';
import type { PlantPlacement, PlantRole } from '../model/planting.ts';
import { keepsHalf } from './colour-halves.ts';
import { standsFlood } from './exposure.ts';
import { isSpiky } from './filters.ts';
import { type Job, heightOf, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { ROOTS } from './roots.ts';
import { keepsSight } from './sight-lines.ts';
import { distanceToThing } from './thing-distance.ts';
import { openCrown } from './tree-limits.ts';

/** Between a plant's stem and a lamp, butt or feeder, so that it can be reached and is not overgrown at once. */
export const CLEAR_MM = 200;
/** Between a crown and a fire pit or hot tub: sparks below, leaves above. */
export const CROWN_CLEAR_MM = 1000;
/** Between the leaves of what pricks or burns and where people walk, and its distance from play. */
export const CLEAR_OF_LEAF_MM = 50,
  FROM_PLAY_MM = 1500;
/** And of what has thorns, spines or burning sap and was not asked for by name: out of the reach of a hand; from a gate, of who comes in with bags. */
export const OUT_OF_REACH_MM = 350,
  FROM_GATE_MM = 900;
/** Between a stem and ground that is left free, so that leaves do not fill it. */
const FROM_ZONE_MM = 300;
/** How far a climber tied to its support stands out from it. */
const CLIMBER_REACH_MM = 400;
/** How far a crown may reach over the boundary, mm. */
const OVER_FENCE_MM = 300;
/** A tree smaller than this is no tree. */
const LEAST_CROWN_MM = 700;

/** Things with a foot in a bed. */
export function thingsInBeds(job: Job): Furnishing[] {
  return job.layout.furnishings.filter(
    (thing) =>
      !FURNISHINGS[thing.kind].isAmongPlants &&
      job.layout.areas.some(
        (area) =>
          area.kind === 'bed' &&
          (area.id === thing.areaId ||
            contains(area.region, Math.round(thing.x), Math.round(thing.y))),
      ),
  );
}

/** A climbing frame, a bunker or a sculpture that stays: nothing is planted in its ground. */
const keptThings = ({ site }: Job): Parameters<typeof distanceToThing>[0][] => [
  ...site.existing
    .filter(({ kind }) => kind === 'other')
    .map(({ x, y, radiusMm, boxMm }) => ({
      x,
      y,
      widthMm: boxMm?.[0] ?? 2 * radiusMm,
      depthMm: boxMm?.[1] ?? 2 * radiusMm,
      turnDeg: 0,
      round: !boxMm,
    })),
  // a cover is lifted, and its frame is not hidden
  ...(site.covers ?? []).map(({ x, y }) => ({
    x,
    y,
    widthMm: COVER_MM,
    depthMm: COVER_MM,
    turnDeg: 0,
    round: false,
  })),
  ...(site.unit
    ? [
        {
          x: site.unit.x,
          y: site.unit.y + AIR_BEFORE_MM / 2,
          widthMm: site.unit.widthMm + 2 * AIR_MM,
          depthMm: site.unit.depthMm + AIR_BEFORE_MM,
          turnDeg: 0,
          round: false,
        },
      ]
    : []),
  // steps in the walls of the site
  ...breakFlights(site).map(({ foot, head, widthMm }) => ({
    x: foot[0],
    y: (foot[1] + head[1]) / 2,
    widthMm,
    depthMm: Math.abs(head[1] - foot[1]),
    turnDeg: 0,
    round: false,
  })),
];

/** Takes the ground about lamps, butts, feeders and what stays out of the beds' cells, before anything is planted. */
export function keepOff(job: Job): void {
  const kept = keptThings(job),
    things = [...thingsInBeds(job), ...kept],
    { grid } = job.ground;
  // what climbs a fence has no cell of a bed
  for (const { x, y, widthMm, depthMm } of kept) {
    // a long box is a row of rounds
    const [short, long] = [Math.min(widthMm, depthMm), Math.max(widthMm, depthMm)],
      n = Math.max(1, Math.ceil((1.6 * long) / short));
    for (let i = 0; i < n; i++) {
      const along = n === 1 ? 0 : ((long - short) * i) / (n - 1) - (long - short) / 2;
      job.index.add(
        x + (widthMm >= depthMm ? along : 0),
        y + (widthMm >= depthMm ? 0 : along),
        short / 2,
      );
    }
  }
  const zones = zonesBarring(job.site, 'planting');
  if (!things.length && !zones.length) return;
  const clear = (k: number) =>
    things.every((thing) => distanceToThing(thing, grid.x(k), grid.y(k)) >= CLEAR_MM) &&
    !zones.some((zone) => isInZone(zone, grid.x(k), grid.y(k), FROM_ZONE_MM));
  for (const bed of [...job.beds, ...job.groves]) bed.cells = bed.cells.filter(clear);
}
/** Takes out what was set too near all the same, or into a flood: bulbs, climbers and clipped domes are not placed by the cells. */
export function clearAway(job: Job): void {
  const { grid } = job.ground;
  job.placements = job.placements.filter(
    (one) =>
      one.existing ||
      AMONG_FLOODS.has(one.role) ||
      job.rootsAt[grid.index(one.x, one.y)] !== ROOTS.flood ||
      standsFlood(job.byId.get(one.plantId)!),
  );
  for (const zone of zonesOf(job.site))
    job.placements = job.placements.filter(
      (one) => one.existing || mayGrow(zone, one) || !isInZone(zone, one.x, one.y),
    );
  const things = [...thingsInBeds(job), ...keptThings(job)];
  if (things.length)
    job.placements = job.placements.filter(
      (one) =>
        one.existing ||
        one.role === 'tree' ||
        one.role === 'screening' ||
        one.role === 'hedge' ||
        one.role === 'pot' ||
        things.every((thing) => distanceToThing(thing, one.x, one.y) >= CLEAR_MM),
    );
}

/** True of what is low enough for a zone that bars nothing else. */
const mayGrow = (zone: BarredZone, { heightMm, role }: PlantPlacement): boolean =>
  !zone.bars.includes('planting') &&
  !isOver(zone, heightMm) &&
  !(role === 'climber' && zone.bars.includes('footholds'));

/** A fig that was asked for stands where there is room for it, with a warning: it is pruned in gloves, and burns nobody who passes. */
const isAskedFruit = ({ helped }: Job, plant: Plant): boolean =>
  plant.category === 'fruit' && helped.has(plant.id) && !hasThorns(plant);

/** Soft-tipped swords that were asked for, where no child's eyes are at their height. */
const isAskedSword = ({ helped, rules }: Job, plant: Plant): boolean =>
  helped.has(plant.id) && isSpiky(plant) && plant.contact.grade !== 'high' && !rules.noSpikes;

const isBySeats = ({ layout }: Job, x: Mm, y: Mm, reach: Mm): boolean =>
  layout.furnishings.some(
    (thing) => SAT_ON.has(thing.kind) && distanceToThing(thing, x, y) < reach,
  );
/** Between a seat and what bees come to, where a sting is feared. */
const FROM_BEES_MM = 2000;
/** A hedge is of one kind from end to end, and pots are carried off. */
const AMONG_FLOODS: ReadonlySet<PlantRole> = new Set<PlantRole>(['hedge', 'pot']);

/** True within so far of a seat, wherever it stands, or of a gate. */
const isByPeople = (job: Job, x: Mm, y: Mm, reach: Mm): boolean =>
  isBySeats(job, x, y, reach) ||
  gatesOf(job.site).some(
    ({ inside }) => apart2(inside[0], inside[1], x, y) < (reach + FROM_GATE_MM) ** 2,
  );

/** True where a zone that is kept low has nothing taller in it. */
const isLowEnough = ({ ground: { most, grid } }: Job, plant: Plant, x: Mm, y: Mm): boolean =>
  !most || heightOf(plant) <= (most[grid.index(x, y)] ?? Infinity);

/** Where children play, what has thorns and was asked for stands in the half by the house, where it is seen and no ball is fetched from it. */
const isWherePlayed = ({ layout, site, beds }: Job, y: Mm): boolean => {
  const middle = bounds([[site.boundary]]).y1 / 2;
  return (
    y > middle &&
    layout.areas.some(({ kind }) => kind === 'lawn' || kind === 'play') &&
    beds.some(({ area, conditions }) => conditions.areaM2 >= 1 && bounds(area.region).y0 < middle)
  );
};

/** True where nothing is taller than may stand there or hides the street, and thorns, spines, leaves that end in a point and burning sap keep their distance: no leaf reaches a path, seat or play area; from children the lawn as well. */
export function isKeptClear(job: Job, plant: Plant, x: Mm, y: Mm): boolean {
  if (
    !isLowEnough(job, plant, x, y) ||
    !keepsSight(job.mouths, plant, x, y) ||
    !keepsHalf(job, plant, x, y)
  )
    return false;
  if (job.rules.beesAway && plant.wildlife.includes('bees') && isBySeats(job, x, y, FROM_BEES_MM))
    return false;
  if (job.rules.childrenTold && hasThorns(plant) && isWherePlayed(job, y)) return false;
  if (
    isAskedSword(job, plant) ||
    isAskedFruit(job, plant) ||
    (!isKeptBack(plant) && !isSpiky(plant))
  )
    return true;
  const { grid, walked, play, front } = job.ground,
    k = grid.index(x, y),
    reach = plant.layer === 'climber' ? CLIMBER_REACH_MM : radiusOf(plant);
  // the raster tells a distance to within a cell, and a slanting one a little long
  const least = (far: number) => far * 0.93 - grid.cell * 0.75;
  const clear = isKeptBack(plant) && !job.helped.has(plant.id) ? OUT_OF_REACH_MM : CLEAR_OF_LEAF_MM;
  if (k < 0 || least(walked[k]!) < reach + clear || least(play[k]!) < reach + FROM_PLAY_MM)
    return false;
  if (isKeptBack(plant) && isByPeople(job, x, y, reach + clear)) return false;
  return (
    !job.rules.noThorns ||
    !isKeptBack(plant) ||
    front[k]! >= Math.max(500, radiusOf(plant)) + (job.brief.household.toddler.value ? 150 : 0)
  );
}

/** The spots whose crown can be kept clear of fire, hot tub, greenhouse and vegetables, each with the largest crown that is. */
export function clearSpots(job: Job, spots: readonly TreeSpot[] = job.layout.trees): TreeSpot[] {
  const hot = job.layout.furnishings.filter((thing) => FURNISHINGS[thing.kind].keepsCrownsOff);
  const glass = job.layout.areas.filter(
    (area) => area.kind === 'greenhouse' || area.kind === 'vegetable',
  );
  return spots.flatMap((spot) => {
    if (isBarredToTrees(job.site, spot.x, spot.y)) return [];
    // a crown of ten years keeps to its own side of the fence
    let most = Math.min(
      spot.role === 'orchard' ? spot.maxCrownMm : openCrown(job, spot),
      distanceToEdge([[job.site.boundary]], Math.round(spot.x), Math.round(spot.y)) + OVER_FENCE_MM,
    );
    for (const thing of hot)
      most = Math.min(most, distanceToThing(thing, spot.x, spot.y) - CROWN_CLEAR_MM);
    // an orchard tree may stand beside the vegetables it shares the plot with, not over them
    for (const area of glass) {
      const box = bounds(area.region);
      if (
        spot.x < box.x0 - most ||
        spot.x > box.x1 + most ||
        spot.y < box.y0 - most ||
        spot.y > box.y1 + most
      )
        continue;
      most = Math.min(
        most,
        contains(area.region, spot.x, spot.y) ? 0 : distanceToEdge(area.region, spot.x, spot.y),
      );
    }
    return most < LEAST_CROWN_MM
      ? []
      : [
          most < spot.maxCrownMm
            ? { ...spot, maxCrownMm: Math.floor(most), maxHeightMm: spot.maxHeightMm }
            : spot,
        ];
  });
}
