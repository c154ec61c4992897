/** Summed-area tables over the raster: is this rectangle of cells free? */
import type { Grid } from '../geometry/grid.ts';

export class FreeGround {
  private readonly sums: Int32Array;
  private readonly stride: number;
  private readonly grid: Grid;

  /** Counts every cell whose mask value is not 0. */
  constructor(grid: Grid, mask: Uint8Array) {
    const { columns, rows } = grid;
    this.grid = grid;
    this.stride = columns + 1;
    const sums = new Int32Array((columns + 1) * (rows + 1));
    for (let j = 0; j < rows; j++)
      for (let i = 0, run = 0; i < columns; i++) {
        if (mask[j * columns + i]) run++;
        sums[(j + 1) * this.stride + i + 1] = sums[j * this.stride + i + 1]! + run;
      }
    this.sums = sums;
  }
  /** Cells taken in columns i0..i1-1 and rows j0..j1-1. */
  taken(i0: number, j0: number, i1: number, j1: number): number {
    const { sums, stride } = this;
    return (
      sums[j1 * stride + i1]! -
      sums[j0 * stride + i1]! -
      sums[j1 * stride + i0]! +
      sums[j0 * stride + i0]!
    );
  }
  /** True when no taken cell has its middle in the box (mm) and the box lies on the grid. */
  boxFree(x0: number, y0: number, x1: number, y1: number): boolean {
    const g = this.grid,
      c = g.cell;
    const i0 = Math.floor((x0 - g.x0) / c + 0.001),
      j0 = Math.floor((y0 - g.y0) / c + 0.001);
    const i1 = Math.ceil((x1 - g.x0) / c - 0.001),
      j1 = Math.ceil((y1 - g.y0) / c - 0.001);
    return (
      i0 >= 0 && j0 >= 0 && i1 <= g.columns && j1 <= g.rows && this.taken(i0, j0, i1, j1) === 0
    );
  }
}
