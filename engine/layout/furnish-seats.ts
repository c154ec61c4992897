/** Second seats and second rooms: each has something to sit on or to look at. */
import { area as areaOf, bounds, distanceToEdge, largest } from '../geometry/region.ts';
import { addBench, seatAll } from './benches.ts';
import { placeToLie } from './furnish-needed.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import { addStumps } from './furnish-games.ts';
import { addStorageBench } from './storage-bench.ts';
import type { Placed, RoomTheme } from './plan-types.ts';
import type { BareArea, Laid } from './stages.ts';

const FIRE_BENCH: Thing = { kind: 'bench', width: 1200, depth: 450, height: 450, seats: 2 };

export function furnishSeat(
  furnisher: Furnisher,
  area: BareArea,
  garden: Laid,
  placed?: Placed,
): void {
  const box = bounds(area.region),
    [w, d] = [box.x1 - box.x0, box.y1 - box.y0],
    [mx, my] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  switch (area.feature) {
    case 'pergola': {
      addPergola(furnisher, area, garden.ask.roofed ? 'canopy' : 'pergola', placed);
      if (
        !(
          w * d > 9e6 &&
          garden.ask.lounge &&
          !furnisher.has('lounge-set') &&
          furnisher.fit(area, {
            kind: 'lounge-set',
            width: 2200,
            depth: 1900,
            height: 700,
            seats: 4,
          })
        )
      )
        addBench(furnisher, area, garden);
      seatAll(furnisher, area, garden);
      return;
    }
    case 'arbour':
      for (const width of [1800, 1500, 1200])
        if (
          furnisher.fit(
            area,
            { kind: 'arbour', width, depth: 800, height: 2200, seats: 2 },
            { turns: [0, 90, 270], prefer: (x, y) => y - Math.abs(x - mx) },
          )
        )
          return;
      return;
    case 'firepit':
      for (const size of w > 3300 ? [1000, 800, 700] : [800, 700, 600])
        if (
          furnisher.put(
            area,
            { kind: 'fire-pit', width: size, depth: size, height: 400, round: true },
            mx,
            my,
            0,
            { clear: 350 },
          )
        )
          break;
      addRing(furnisher, area, mx, my);
      return;
    case 'hottub':
      for (const size of [2100, 1900, 1600])
        if (
          furnisher.fit(
            area,
            { kind: 'hot-tub', width: size, depth: size, height: 900 },
            { turns: [0], prefer: (_x, y) => y },
          )
        )
          break;
      furnisher.fit(
        area,
        { kind: 'pot', width: 450, depth: 450, height: 600, round: true },
        { prefer: (x, y) => -distanceToEdge(area.region, x, y), inWay: 'never' },
      );
      return;
    default:
      if (garden.ask.needs.seat?.isLainOn && placeToLie(furnisher, area, garden.ask)) return;
      if (
        garden.ask.wants.has('stumps') &&
        !furnisher.has('stump-seat') &&
        addStumps(furnisher, area, garden.ask.stumps)
      )
        return;
      if (
        garden.ask.wants.has('storagebench') &&
        !furnisher.has('storage-bench') &&
        addStorageBench(furnisher, area, garden)
      )
        return;
      if (
        (garden.ask.shadedSeat || garden.ask.seenFromAbove) &&
        !furnisher.has('pergola') &&
        !furnisher.has('canopy') &&
        !furnisher.has('arbour') &&
        addCover(furnisher, area, garden, placed)
      )
        return;
      if (
        !(
          garden.ask.lounge &&
          !furnisher.has('lounge-set') &&
          Math.min(w, d) >= 2700 &&
          furnisher.fit(area, {
            kind: 'lounge-set',
            width: 2200,
            depth: 1900,
            height: 700,
            seats: 4,
          })
        )
      )
        addBench(furnisher, area, garden);
      seatAll(furnisher, area, garden);
      if (garden.ask.type !== 'lowmaint')
        furnisher.fit(
          area,
          { kind: 'pot', width: 400, depth: 400, height: 500, round: true },
          { prefer: (x, y) => y - distanceToEdge(area.region, x, y) * 2, inWay: 'never' },
        );
  }
}

/** More than these close the ring. */
const FIRE_BENCHES = 3;
const ASKEW_MM = 200;
/** Benches on three sides of a fire, each facing it, and none where one walks in. */
function addRing(furnisher: Furnisher, area: BareArea, mx: number, my: number): void {
  // opposite the fire or not at all: one that is pushed aside sits askew
  const onAxis = (off: number, along: number) => (Math.abs(off) > ASKEW_MM ? -Infinity : along);
  const sides: [number, (x: number, y: number) => number][] = [
    [0, (x, y) => onAxis(x - mx, y)],
    [90, (x, y) => onAxis(y - my, -x)],
    [270, (x, y) => onAxis(y - my, x)],
    [180, (x, y) => onAxis(x - mx, -y)],
  ];
  let benches = 0;
  for (const [turn, prefer] of sides)
    if (
      benches < FIRE_BENCHES &&
      furnisher.fit(area, FIRE_BENCH, {
        turns: [turn],
        prefer,
        inWay: benches ? 'never' : 'slim',
        isInRing: true,
      })
    )
      benches++;
}

/** Posts stand on the pad's corners: the frame is the pad, or the largest box left of it. Things under it are free to stand. */
function addPergola(
  furnisher: Furnisher,
  area: BareArea,
  kind: 'pergola' | 'canopy',
  placed?: Placed,
): void {
  if (
    placed &&
    furnisher.putOver(
      area,
      { kind, width: placed.width, depth: placed.height, height: 2400 },
      placed.x + placed.width / 2,
      placed.y + placed.height / 2,
    )
  )
    return;
  const box = bounds(area.region);
  for (const inset of [0, 100, 200, 400, 600]) {
    const width = box.x1 - box.x0 - 2 * inset,
      depth = box.y1 - box.y0 - 2 * inset;
    if (width < 1800 || depth < 1800) break;
    if (
      furnisher.putOver(
        area,
        { kind, width, depth, height: 2400 },
        (box.x0 + box.x1) / 2,
        (box.y0 + box.y1) / 2,
      )
    )
      return;
  }
  furnisher.fitOver(area, { kind, width: 2000, depth: 2000, height: 2400 });
}

const LEAST_ROOF_MM = 2400,
  /** So many sit under an arbour at most. */
  UNDER_ARBOUR = 3;
/** Shade, or what nobody sees into from above, or more people than an arbour holds: a roof over the bench where the floor has room for its posts, else an arbour. True when somebody sits under it. */
function addCover(
  furnisher: Furnisher,
  area: BareArea,
  garden: Laid,
  placed: Placed | undefined,
): boolean {
  const box = bounds(area.region),
    mx = (box.x0 + box.x1) / 2,
    { ask } = garden;
  const mayRoof = (ask.seenFromAbove || ask.sitters > UNDER_ARBOUR) && !ask.refused.has('pergola');
  if (mayRoof && Math.min(box.x1 - box.x0, box.y1 - box.y0) >= LEAST_ROOF_MM) {
    const kind = ask.roofed ? 'canopy' : 'pergola';
    addPergola(furnisher, area, kind, placed);
    if (furnisher.has(kind)) {
      addBench(furnisher, area, garden);
      seatAll(furnisher, area, garden);
      return true;
    }
  }
  return [1500, 1200].some((width) =>
    furnisher.fit(
      area,
      { kind: 'arbour', width, depth: 800, height: 2200, seats: 2 },
      { turns: [0, 90, 270], prefer: (x, y) => y - Math.abs(x - mx) },
    ),
  );
}

/** A bench for each 150 m², two at least: more are never sat on. */
const enoughBenches = (furnisher: Furnisher, garden: Laid): boolean =>
  furnisher.things.filter((thing) => thing.kind === 'bench').length >=
  Math.max(2, Math.min(5, Math.floor(garden.frame.area / 150e6)));

/** Second rooms have a purpose in every case. */
export function furnishSecondRoom(
  furnisher: Furnisher,
  area: BareArea,
  theme: RoomTheme,
  garden: Laid,
): void {
  // where something was named long grass is planting, and no second place to sit
  if (garden.ask.isNamed && theme !== 'bench-glade') return;
  for (const piece of area.region) {
    const room: BareArea = { ...area, region: largest([piece]) },
      box = bounds(room.region);
    const mx = (box.x0 + box.x1) / 2,
      my = (box.y0 + box.y1) / 2,
      big = areaOf(room.region) > 9e6;
    switch (theme) {
      case 'gravel-garden':
        if (!garden.ask.front) addBench(furnisher, room, garden);
        for (let i = 0; i < 3; i++)
          furnisher.fit(
            room,
            {
              kind: i ? 'boulder' : 'pot',
              width: i ? 700 : 500,
              depth: i ? 500 : 500,
              height: i ? 400 : 650,
              round: !i,
            },
            { prefer: (x, y) => y * 0.3 - Math.abs(x - mx) * (i - 1), inWay: 'never' },
          );
        break;
      case 'bench-glade':
        addBench(furnisher, room, garden);
        furnisher.fit(room, {
          kind: 'bird-bath',
          width: 500,
          depth: 500,
          height: 800,
          round: true,
        });
        break;
      case 'bird-glade':
        if (
          !furnisher.put(
            room,
            { kind: 'bird-bath', width: 500, depth: 500, height: 800, round: true },
            mx,
            my,
          )
        )
          furnisher.fit(room, {
            kind: 'bird-bath',
            width: 500,
            depth: 500,
            height: 800,
            round: true,
          });
        addBench(furnisher, room, garden);
        break;
      case 'meadow':
        if (garden.ask.type === 'family')
          furnisher.fit(room, { kind: 'log-steps', width: 2000, depth: 400, height: 300 });
        else if (enoughBenches(furnisher, garden)) break;
        else addBench(furnisher, room, garden);
        break;
      case 'fruit':
        if (big && !enoughBenches(furnisher, garden)) addBench(furnisher, room, garden);
    }
  }
}
