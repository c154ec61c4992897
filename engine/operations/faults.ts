/** What is not right about a plan that was changed by hand, each where it is and in plain words. Nothing is moved for it. */
import { openingsOf } from '../drawing/house.ts';
import { FURNISHINGS } from '../features/features.ts';
import { feetOf } from '../layout/feet.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { area as areaOf, contains } from '../geometry/region.ts';
import { tryIntersect } from '../geometry/trial.ts';
import { polygon } from '../geometry/region.ts';
import { boxesCollide, cornersOf, type Footprint } from '../layout/box-fit.ts';
import { unreachedRooms } from '../layout/reach.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import type { TreeLock } from '../model/operation.ts';
import type { Point } from '../model/shapes.ts';
import { gatesOf } from '../site/gates.ts';
import { standingFaults } from './plot/standing-faults.ts';
import { zoneFaults } from './plot/zone-faults.ts';
import { footprintOf, standsOn } from './things.ts';
import { treeFaults } from './tree-places.ts';

export type Fault = {
  /** The same fault of the same things has the same id. */
  id: string;
  /** Of furnishings or areas. */
  about: readonly string[];
  at: Point;
  text: string;
  /** The tree that it is about. */
  tree?: TreeLock;
};

/** A hand's breadth over the edge of a floor is seen by nobody. */
export const OVER_MM = 60;
const GROUND = ['bed', 'pond', 'water'];

export function findFaults(model: GardenModel): Fault[] {
  return [...thingFaults(model), ...wayFaults(model)];
}

/** Of single things: quick, without looking for ways. */
export const thingFaults = (model: GardenModel): Fault[] => [
  ...groundFaults(model),
  ...meetings(model),
  ...doorFaults(model),
  ...gateFaults(model),
  ...zoneFaults(model),
  ...standingFaults(model),
  ...treeFaults(model),
];

/** As people call it. */
export const nameOfThing = ({ kind }: Pick<Furnishing, 'kind'>): string =>
  kind === 'dining-set' ? 'table' : kind === 'lounge-set' ? 'lounge' : nameOfFurnishing(kind);
const the = (thing: Furnishing): string => `the ${nameOfThing(thing)}`;
const The = (thing: Furnishing): string => `The ${nameOfThing(thing)}`;

function groundFaults({ layout }: GardenModel): Fault[] {
  return layout.furnishings.flatMap((thing): Fault[] => {
    const home = layout.areas.find((area) => area.id === thing.areaId);
    if (!home) return [];
    const at: Point = [thing.x, thing.y];
    const isSmall = Math.max(thing.widthMm, thing.depthMm) <= 700;
    if (
      GROUND.includes(home.kind) &&
      !FURNISHINGS[thing.kind].isAmongPlants &&
      !isSmall &&
      !(home.kind === 'water')
    )
      return [
        {
          id: `ground ${thing.id}`,
          about: [thing.id],
          at,
          text:
            home.kind === 'bed'
              ? `${The(thing)} stands among the plants of a bed. Put it on a floor, or make the floor larger.`
              : `${The(thing)} stands in the water.`,
        },
      ];
    return standsOn(thing, home.region, OVER_MM) || FURNISHINGS[thing.kind].isAmongPlants
      ? []
      : [
          {
            id: `over ${thing.id}`,
            about: [thing.id],
            at,
            text: `${The(thing)} stands over the edge of its ground (${home.label}).`,
          },
        ];
  });
}

const isOverhead = ({ kind }: Furnishing): boolean => FURNISHINGS[kind].isOverhead === true;

function meetings({ layout }: GardenModel): Fault[] {
  const faults: Fault[] = [];
  // what is overhead meets what is overhead
  const solid = layout.furnishings;
  const boxes = solid.map(footprintOf);
  for (let i = 0; i < solid.length; i++)
    for (let j = i + 1; j < solid.length; j++) {
      const [a, b] = [solid[i]!, solid[j]!];
      if (
        isOverhead(a) !== isOverhead(b) ||
        !boxesCollide(boxes[i]!, boxes[j]!) ||
        shareGround(a, b) < 0.01
      )
        continue;
      faults.push({
        id: `meet ${a.id} ${b.id}`,
        about: [a.id, b.id],
        at: [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)],
        text: `${The(a)} and ${the(b)} stand on the same ground.`,
      });
    }
  return faults;
}
/** m² that two things share; round ones by their circles. */
function shareGround(a: Furnishing, b: Furnishing): number {
  if (a.round && b.round) {
    const apart = Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
    return apart < (a.widthMm + b.widthMm) / 2 - 10 ? 1 : 0;
  }
  return (
    areaOf(tryIntersect(polygon(cornersOf(footprintOf(a))), polygon(cornersOf(footprintOf(b))))) /
    1e6
  );
}

function doorFaults({ layout, site }: GardenModel): Fault[] {
  const faults: Fault[] = [];
  const stops: { name: string; id: string; box: Footprint; own: string | null }[] = openingsOf(site)
    .filter(({ door }) => door)
    .map(({ x0, x1 }, n) => ({
      name: n === 0 ? 'the door of the house' : 'another door of the house',
      id: n === 0 ? 'house' : `house-${x0}`,
      own: null,
      box: { x: (x0 + x1) / 2, y: 500, width: x1 - x0 + 600, depth: 1000, turn: 0 },
    }));
  for (const thing of layout.furnishings) {
    const front = FURNISHINGS[thing.kind].door ? FRONTS[thing.turnDeg] : undefined;
    if (!front) continue;
    const out = (thing.depthMm + 1000) / 2;
    stops.push({
      name: `the door of ${the(thing)}`,
      id: thing.id,
      own: thing.id,
      box: {
        x: thing.x + front[0] * out,
        y: thing.y + front[1] * out,
        width: 1000,
        depth: 1000,
        turn: 0,
      },
    });
  }
  for (const stop of stops)
    for (const thing of layout.furnishings) {
      if (thing.id === stop.own) continue;
      const feet = FURNISHINGS[thing.kind].isOverhead
        ? feetOf(thing.kind, footprintOf(thing)).map(([x, y]) => ({
            x,
            y,
            width: 0,
            depth: 0,
            turn: 0,
          }))
        : [footprintOf(thing)];
      if (feet.some((foot) => boxesCollide(foot, stop.box)))
        faults.push({
          id: `door ${stop.id} ${thing.id}`,
          about: [thing.id],
          at: [thing.x, thing.y],
          text: `${The(thing)} stands before ${stop.name}.`,
        });
    }
  return faults;
}
/** A building's door is in the middle of its local -y side. */
const FRONTS: Record<number, readonly [number, number]> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

function gateFaults({ layout, site }: GardenModel): Fault[] {
  const faults: Fault[] = [];
  for (const gate of gatesOf(site))
    for (const thing of layout.furnishings)
      if (
        !FURNISHINGS[thing.kind].isOverhead &&
        (contains(gate.landing, thing.x, thing.y) ||
          areaOf(tryIntersect(polygon(cornersOf(footprintOf(thing))), gate.landing)) > 20_000)
      )
        faults.push({
          id: `gate ${gate.id} ${thing.id}`,
          about: [thing.id],
          at: [thing.x, thing.y],
          text: `${The(thing)} stands before the gate, which could not open.`,
        });
  return faults;
}

function wayFaults({ layout, site }: GardenModel): Fault[] {
  const faults: Fault[] = [];
  const parts = layout.areas.map(({ id, kind, feature, region }) => ({
    id,
    kind,
    feature,
    region,
  }));
  for (const id of unreachedRooms(parts, site)) {
    const area = layout.areas.find((one) => one.id === id);
    const first = area?.region[0]?.[0]?.[0];
    faults.push({
      id: `way ${id}`,
      about: area ? [id] : [],
      at: first ?? [site.doorX, 300],
      text: area
        ? `No way of 600 mm leads to ${area.label.toLowerCase()} any more.`
        : id === 'door'
          ? 'The door of the house is shut in.'
          : 'No way leads to the gate any more.',
    });
  }
  return faults;
}

/** Those that the garden did not have as it was designed. */
export function newFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  const known = new Set(before.map((fault) => fault.id));
  return after.filter((fault) => !known.has(fault.id));
}
