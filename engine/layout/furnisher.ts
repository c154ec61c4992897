/** Puts furnishings on areas: nothing outside its area, nothing on anything else, the door kept free. */
import type { Area, Furnishing, FurnishingKind } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { bounds } from '../geometry/region.ts';
import { boxesCollide, boxInside, fitBox, type Footprint } from './box-fit.ts';

export type Thing = { kind: FurnishingKind; width: Mm; depth: Mm; height: Mm; round?: boolean; seats?: number };
export type FitOptions = { turns?: readonly number[]; prefer?: (x: Mm, y: Mm, turn: number) => number; clear?: Mm };

export class Furnisher {
  readonly things: Furnishing[] = [];
  /** Ground other things keep off: the things themselves, their clear zones and the door. */
  private readonly taken: Footprint[];

  constructor(doorX: Mm) {
    this.taken = [{ x: doorX, y: 700, width: 1300, depth: 1400, turn: 0 }];
  }
  /** Puts it exactly there, when that is inside the area and free. */
  put(area: Area, thing: Thing, x: Mm, y: Mm, turn = 0, clear = 0): boolean {
    const box = { x: Math.round(x), y: Math.round(y), width: thing.width, depth: thing.depth, turn };
    if (!boxInside(area.region, box) || this.taken.some((other) => boxesCollide(box, other))) return false;
    this.keep(area, thing, box, clear);
    return true;
  }
  /** Puts it at the best free place of the area; `clear` mm round it stay free and inside the area. */
  fit(area: Area, thing: Thing, options: FitOptions = {}): boolean {
    const { clear = 0 } = options, box = bounds(area.region);
    const mx = (box.x0 + box.x1) / 2, my = (box.y0 + box.y1) / 2;
    const prefer = options.prefer ?? ((x: number, y: number) => -Math.abs(x - mx) - Math.abs(y - my));
    const found = fitBox(area.region, thing.width + 2 * clear, thing.depth + 2 * clear, { turns: options.turns ?? (thing.round ? [0] : [0, 90]), taken: this.taken, prefer });
    if (!found) return false;
    this.keep(area, thing, { ...found, width: thing.width, depth: thing.depth }, clear);
    return true;
  }
  /** Something overhead: other things may stand under it. */
  putOver(area: Area, thing: Thing, x: Mm, y: Mm): boolean {
    const box = { x: Math.round(x), y: Math.round(y), width: thing.width, depth: thing.depth, turn: 0 };
    if (!boxInside(area.region, box)) return false;
    this.note(area, thing, box);
    return true;
  }
  fitOver(area: Area, thing: Thing): boolean {
    const found = fitBox(area.region, thing.width, thing.depth, { taken: [], prefer: () => 0 });
    if (found) this.note(area, thing, found);
    return found !== null;
  }
  /** Keeps ground free of later things. */
  reserve(box: Footprint): void {
    this.taken.push(box);
  }
  has(kind: FurnishingKind): boolean {
    return this.things.some((thing) => thing.kind === kind);
  }
  private keep(area: Area, thing: Thing, box: Footprint, clear: Mm): void {
    this.taken.push({ ...box, width: box.width + 2 * clear, depth: box.depth + 2 * clear });
    this.note(area, thing, box);
  }
  private note(area: Area, thing: Thing, box: Footprint): void {
    const count = this.things.filter((other) => other.kind === thing.kind).length + 1;
    this.things.push({
      id: `${thing.kind}-${count}`, kind: thing.kind, areaId: area.id, x: box.x, y: box.y, widthMm: thing.width, depthMm: thing.depth,
      turnDeg: box.turn, heightMm: thing.height, round: thing.round ?? false, ...(thing.seats ? { seats: thing.seats } : {}),
    });
  }
}
