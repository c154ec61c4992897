/** Puts furnishings on areas: inside its area, clear of everything else and of the door. */
import type { Furnishing, FurnishingKind } from '../model/layout.ts';
import { SAT_FROM_FRONT } from '../features/sat-on.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { doorway } from '../site/door.ts';
import { COVER_MM } from '../site/limits.ts';
import { zonesOf } from '../site/zones.ts';
import { zoneInTheWay } from './barred-things.ts';
import type { BarredZone } from '../model/barred.ts';
import { gatesOf, type Gate } from '../site/gates.ts';
import { bounds, contains } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import { boxesCollide, boxInside, discInside, fitBox, type Footprint } from './box-fit.ts';
import { feetOf } from './feet.ts';
import type { BareArea } from './stages.ts';

export type Thing = {
  kind: FurnishingKind;
  width: Mm;
  depth: Mm;
  height: Mm;
  round?: boolean;
  seats?: number;
};
export type FitOptions = {
  turns?: readonly number[];
  prefer?: (x: Mm, y: Mm, turn: number) => number;
  clear?: Mm;
  /** One of a ring about a fire, which is before it. */
  isInRing?: boolean;
  /** How far it may stand in a way where there is no other place. */
  inWay?: InWay;
};
/** 'never': what nobody asked for is left out first. 'slim': so much of the way stays free. 'last': its ground is made for it. */
export type InWay = 'never' | 'slim' | 'last';
/** Where a way cannot be had whole, so much of it stays free, mm. */
const SLIM_WAY_MM = 600;

export class Furnisher {
  readonly things: Furnishing[] = [];
  /** Ground already taken. */
  private readonly standing: Footprint[] = [];
  /** Ground to be left free: clear zones (which may overlap each other) and the door. */
  private readonly clear: Footprint[];
  /** Ground that is walked over: whole ways, the same as slim as they may be, none. */
  private readonly ways: readonly (readonly Footprint[])[];
  private readonly zones: readonly BarredZone[];
  /** Kinds that were refused: none is put anywhere. */
  private readonly refused: ReadonlySet<FurnishingKind>;

  constructor(
    site: Pick<Site, 'boundary' | 'house' | 'doorX' | 'edges' | 'covers' | 'barred' | 'strip'>,
    ways: readonly Footprint[] = [],
    refused: ReadonlySet<FurnishingKind> = new Set(),
  ) {
    this.refused = refused;
    this.zones = zonesOf(site);
    this.clear = [
      doorway(site),
      ...gatesOf(site).map(gateway),
      ...(site.covers ?? []).map(({ x, y }): Footprint => ({
        x,
        y,
        width: COVER_MM,
        depth: COVER_MM,
        turn: 0,
      })),
    ];
    this.ways = ways.length
      ? [ways, ways.map((way) => ({ ...way, depth: Math.min(way.depth, SLIM_WAY_MM) })), []]
      : [[]];
  }
  /** Puts it exactly there, when that is inside the area and free. */
  put(
    area: BareArea,
    thing: Thing,
    x: Mm,
    y: Mm,
    turn = 0,
    { clear = 0, inWay = 'last' }: Pick<FitOptions, 'clear' | 'inWay'> = {},
  ): boolean {
    if (this.refused.has(thing.kind)) return false;
    const box = {
      x: Math.round(x),
      y: Math.round(y),
      width: thing.width,
      depth: thing.depth,
      turn,
    };
    const inside = thing.round
      ? discInside(area.region, box.x, box.y, thing.width / 2)
      : boxInside(area.region, box);
    const ways = this.ways[TRIES[inWay] - 1] ?? [];
    if (
      !inside ||
      !this.isFree(box, clear) ||
      zoneInTheWay(this.zones, thing.kind, box, thing.height) ||
      ways.some((way) => boxesCollide(box, way))
    )
      return false;
    this.keep(area, thing, box, clear);
    return true;
  }
  /** Puts it at the best free place of the area; `clear` mm round it stay free and inside the area. */
  fit(area: BareArea, thing: Thing, options: FitOptions = {}): boolean {
    if (this.refused.has(thing.kind)) return false;
    const { clear = 0, isInRing = false } = options,
      box = bounds(area.region);
    const mx = (box.x0 + box.x1) / 2,
      my = (box.y0 + box.y1) / 2;
    const prefer =
      options.prefer ?? ((x: number, y: number) => -Math.abs(x - mx) - Math.abs(y - my));
    for (const [ways, isRoomy] of this.triesOf(thing, options)) {
      const near = ways.filter((way) => boxesCollide(way, boxOf(area.region)));
      const found = fitBox(area.region, thing.width + 2 * clear, thing.depth + 2 * clear, {
        turns: options.turns ?? (thing.round ? [0] : [0, 90]),
        free: (at) => {
          const stands = { ...at, width: thing.width, depth: thing.depth };
          return (
            this.isFree(stands, clear) &&
            !zoneInTheWay(this.zones, thing.kind, stands, thing.height) &&
            !near.some((way) => boxesCollide(stands, way)) &&
            (!isRoomy || !this.standing.some((other) => boxesCollide(kneesOf(stands), other)))
          );
        },
        prefer,
        round: thing.round ?? false,
      });
      if (found) {
        this.keep(
          area,
          thing,
          { ...found, width: thing.width, depth: thing.depth },
          clear,
          !isInRing,
        );
        return true;
      }
      if (!near.length && !isRoomy) return false;
    }
    return false;
  }
  /** What is sat on has room for knees where any place has it, and stands without rather than not at all. */
  private triesOf(
    thing: Thing,
    { inWay = 'last', isInRing }: FitOptions,
  ): (readonly [readonly Footprint[], boolean])[] {
    const tries = this.ways.slice(0, TRIES[inWay]);
    return (SAT_FROM_FRONT.has(thing.kind) && !isInRing ? [true, false] : [false]).flatMap(
      (isRoomy) => tries.map((ways) => [ways, isRoomy] as const),
    );
  }
  /** Something overhead, its feet clear of the door: other things may go under it. `over`: where they may stand, and what it may hang over. */
  putOver(
    area: BareArea,
    thing: Thing,
    x: Mm,
    y: Mm,
    { turn = 0, over }: { turn?: number; over?: { feet: readonly Region[]; all: Region } } = {},
  ): boolean {
    if (this.refused.has(thing.kind)) return false;
    const box = {
      x: Math.round(x),
      y: Math.round(y),
      width: thing.width,
      depth: thing.depth,
      turn,
    };
    const within = over?.all ?? area.region,
      feet = feetOf(thing.kind, box);
    const isInside = thing.round
      ? discInside(within, box.x, box.y, thing.width / 2)
      : boxInside(within, box);
    if (
      !isInside ||
      (over && !feet.every(([px, py]) => over.feet.some((ground) => contains(ground, px, py)))) ||
      zoneInTheWay(this.zones, thing.kind, box, thing.height) ||
      feet.some(([px, py]) =>
        boxesCollide({ x: px, y: py, width: 0, depth: 0, turn: 0 }, this.clear[0]!),
      )
    )
      return false;
    this.note(area, thing, box);
    return true;
  }
  fitOver(area: BareArea, thing: Thing): boolean {
    const found = fitBox(area.region, thing.width, thing.depth, {
      free: (at) =>
        !zoneInTheWay(
          this.zones,
          thing.kind,
          { ...at, width: thing.width, depth: thing.depth },
          thing.height,
        ),
      prefer: () => 0,
    });
    if (found) this.note(area, thing, found);
    return found !== null;
  }
  /** Keeps ground free of later things. */
  reserve(box: Footprint): void {
    this.clear.push(box);
  }
  private isFree(box: Footprint, clear: Mm): boolean {
    if (
      this.standing.some((other) => boxesCollide(box, other)) ||
      this.clear.some((other) => boxesCollide(box, other))
    )
      return false;
    return !clear || !this.standing.some((other) => boxesCollide(grown(box, clear), other));
  }
  has(kind: FurnishingKind): boolean {
    return this.things.some((thing) => thing.kind === kind);
  }
  private keep(area: BareArea, thing: Thing, box: Footprint, clear: Mm, hasKnees = true): void {
    this.standing.push(box);
    if (clear) this.clear.push(grown(box, clear));
    if (hasKnees && SAT_FROM_FRONT.has(thing.kind)) this.clear.push(kneesOf(box));
    this.note(area, thing, box);
  }
  private note(area: BareArea, thing: Thing, box: Footprint): void {
    const count = this.things.filter((other) => other.kind === thing.kind).length + 1;
    this.things.push({
      id: `${thing.kind}-${count}`,
      kind: thing.kind,
      areaId: area.id,
      x: box.x,
      y: box.y,
      widthMm: thing.width,
      depthMm: thing.depth,
      turnDeg: box.turn,
      heightMm: thing.height,
      round: thing.round ?? false,
      ...(thing.seats ? { seats: thing.seats } : {}),
    });
  }
}

/** Nothing stands so near before what is sat on: one gets up again. */
const KNEES_MM: Mm = 600;
/** Before the front of what is sat on, its local -y side. */
const kneesOf = ({ x, y, width, depth, turn }: Footprint): Footprint => {
  const ahead = (depth + KNEES_MM) / 2 + 1;
  return {
    x: x + sin(radians(turn)) * ahead,
    y: y - cos(radians(turn)) * ahead,
    width,
    depth: KNEES_MM,
    turn,
  };
};

const TRIES: Record<InWay, number> = { never: 1, slim: 2, last: 3 };

/** The box about a gate's landing, whichever way it is turned. */
const gateway = ({ landing }: Gate): Footprint => boxOf(landing);
function boxOf(region: Region): Footprint {
  const { x0, y0, x1, y1 } = bounds(region);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, depth: y1 - y0, turn: 0 };
}
const grown = (box: Footprint, by: Mm): Footprint => ({
  ...box,
  width: box.width + 2 * by,
  depth: box.depth + 2 * by,
});
