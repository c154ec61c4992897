/** Where plants stand, hashed by place, so that a new one is tested against its neighbours only. */
import type { Mm } from '../model/shapes.ts';

/** Square of the distance between two points, mm²: cheaper than the distance, and the same on every engine. */
export const apart2 = (ax: Mm, ay: Mm, bx: Mm, by: Mm): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

const CELL = 700;

export class PlantIndex {
  readonly #cells = new Map<number, number[]>();
  readonly #large: number[] = [];

  #key(i: number, j: number): number {
    return (i + 4096) * 16384 + (j + 4096);
  }
  /** Remembers a plant by the ground it is given (its foot, mm). */
  add(x: Mm, y: Mm, footMm: Mm): void {
    if (footMm > CELL) {
      this.#large.push(x, y, footMm);
      return;
    }
    const key = this.#key(Math.floor(x / CELL), Math.floor(y / CELL));
    const cell = this.#cells.get(key);
    if (cell) cell.push(x, y, footMm);
    else this.#cells.set(key, [x, y, footMm]);
  }
  /** True when no plant's foot, shrunk by `tightness`, meets a new one's. */
  isFree(x: Mm, y: Mm, footMm: Mm, tightness = 1): boolean {
    if (this.#meets(this.#large, x, y, footMm, tightness)) return false;
    const reach = Math.ceil(((footMm + CELL) * tightness) / CELL);
    const ci = Math.floor(x / CELL),
      cj = Math.floor(y / CELL);
    for (let i = ci - reach; i <= ci + reach; i++)
      for (let j = cj - reach; j <= cj + reach; j++) {
        const cell = this.#cells.get(this.#key(i, j));
        if (cell && this.#meets(cell, x, y, footMm, tightness)) return false;
      }
    return true;
  }
  #meets(list: readonly number[], x: Mm, y: Mm, footMm: Mm, tightness: number): boolean {
    for (let k = 0; k < list.length; k += 3) {
      const dx = list[k]! - x,
        dy = list[k + 1]! - y,
        need = (list[k + 2]! + footMm) * tightness;
      if (dx * dx + dy * dy < need * need - 1) return true;
    }
    return false;
  }
}
