/** A raster over a region: one value a cell, scan-filled from polygons. */
import type { Mm, Polygon, Region } from '../model/shapes.ts';
import { bounds } from './region.ts';

export class Grid {
  readonly x0: Mm;
  readonly y0: Mm;
  readonly cell: Mm;
  readonly columns: number;
  readonly rows: number;

  /** A grid of `cell` millimetres over the region's bounding box. */
  constructor(region: Region, cell: Mm) {
    const box = bounds(region);
    this.x0 = box.x0;
    this.y0 = box.y0;
    this.cell = cell;
    this.columns = Math.max(1, Math.ceil((box.x1 - box.x0) / cell));
    this.rows = Math.max(1, Math.ceil((box.y1 - box.y0) / cell));
  }
  get count(): number {
    return this.columns * this.rows;
  }
  x(index: number): number {
    return this.x0 + ((index % this.columns) + 0.5) * this.cell;
  }
  y(index: number): number {
    return this.y0 + (Math.floor(index / this.columns) + 0.5) * this.cell;
  }
  /** Index of the cell that holds the point, or -1 outside the grid. */
  index(x: number, y: number): number {
    const i = Math.floor((x - this.x0) / this.cell),
      j = Math.floor((y - this.y0) / this.cell);
    return i < 0 || j < 0 || i >= this.columns || j >= this.rows ? -1 : j * this.columns + i;
  }
  /** Calls `visit` with every cell whose centre lies in the region (even-odd by polygon). */
  each(region: Region, visit: (index: number) => void): void {
    this.spans(region, (first, last) => {
      for (let index = first; index <= last; index++) visit(index);
    });
  }
  /** The same cells, as the first and the last of each run of them in a row. */
  spans(region: Region, visit: (first: number, last: number) => void): void {
    for (const polygon of region) {
      const box = bounds([polygon]);
      const from = Math.max(0, Math.floor((box.y0 - this.y0) / this.cell));
      const to = Math.min(this.rows - 1, Math.floor((box.y1 - this.y0) / this.cell));
      const lines = this.#crossings(polygon, from, to);
      for (let j = from; j <= to; j++) {
        const crossings = lines[j - from];
        if (!crossings) continue;
        crossings.sort((p, q) => p - q);
        for (let q = 0; q + 1 < crossings.length; q += 2) {
          const first = Math.max(0, Math.ceil((crossings[q]! - this.x0) / this.cell - 0.5));
          const last = Math.min(
            this.columns - 1,
            Math.floor((crossings[q + 1]! - this.x0) / this.cell - 0.5),
          );
          if (first <= last) visit(j * this.columns + first, j * this.columns + last);
        }
      }
    }
  }
  /** Where the polygon's edges cross the middle of each row from `from` to `to`; nothing for a row that none crosses. */
  #crossings(polygon: Polygon, from: number, to: number): (number[] | undefined)[] {
    const lines: (number[] | undefined)[] = [];
    for (const ring of polygon)
      for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
        const a = ring[i]!,
          b = ring[k]!;
        const ax = a[0],
          ay = a[1],
          bx = b[0],
          by = b[1];
        // A row to spare at both ends; the comparison below decides.
        const low = Math.floor((Math.min(ay, by) - this.y0) / this.cell) - 1;
        const high = Math.floor((Math.max(ay, by) - this.y0) / this.cell) + 1;
        for (let j = Math.max(from, low); j <= to && j <= high; j++) {
          const y = this.y0 + (j + 0.5) * this.cell;
          if (ay > y !== by > y)
            (lines[j - from] ??= []).push(((bx - ax) * (y - ay)) / (by - ay) + ax);
        }
      }
    return lines;
  }
  /** Fills a mask with a value over the region. */
  fill(region: Region, value = 1, into: Uint8Array = new Uint8Array(this.count)): Uint8Array {
    this.each(region, (index) => {
      into[index] = value;
    });
    return into;
  }
}

/** Two-pass chamfer distance in mm to the nearest unset cell of a mask; outside the grid counts as unset. */
export const chamferDistance = (grid: Grid, mask: Uint8Array): Float64Array =>
  chamferFrom(
    grid,
    mask.map((value) => (value ? 0 : 1)),
    0,
  );

/** Two-pass chamfer distance in mm to the nearest set cell of `source`; `edge` is that of the ground beyond the grid. */
export function chamferFrom(grid: Grid, source: Uint8Array, edge: Mm): Float64Array {
  const { columns, rows, cell } = grid,
    wide = columns + 2,
    diagonal = cell * 1.41;
  // a rim of one cell spares asking at every cell whether it lies at the edge
  const out = new Float64Array(wide * (rows + 2)).fill(edge);
  for (let j = 0; j < rows; j++)
    for (let i = 0, k = (j + 1) * wide + 1; i < columns; i++, k++)
      out[k] = source[j * columns + i]
        ? 0
        : Math.min(
            FAR_MM,
            out[k - 1]! + cell,
            out[k - wide]! + cell,
            out[k - wide - 1]! + diagonal,
            out[k - wide + 1]! + diagonal,
          );
  for (let j = rows; j > 0; j--)
    for (let k = j * wide + columns; k > j * wide; k--)
      if (out[k])
        out[k] = Math.min(
          out[k]!,
          out[k + 1]! + cell,
          out[k + wide]! + cell,
          out[k + wide + 1]! + diagonal,
          out[k + wide - 1]! + diagonal,
        );
  const inside = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    inside.set(out.subarray((j + 1) * wide + 1, (j + 1) * wide + 1 + columns), j * columns);
  return inside;
}
/** Further than anything. */
export const FAR_MM = 1e9;
