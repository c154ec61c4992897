/** One shortest-path tree over cells and headings, with a price on turning (Dijkstra). */
import { BLOCKED, type RouteGround } from './route-ground.ts';

/** Eight headings counter-clockwise from +x. */
const DX = [1, 1, 0, -1, -1, -1, 0, 1];
const DY = [0, 1, 1, 1, 0, -1, -1, -1];

export type RouteTree = { distance: Float64Array; before: Int32Array };

/** State = cell × 8 + heading. `diagonal` allows 45° legs; `turnCost` is for 45° of turn on ground of cost 1. */
export function searchRoutes(ground: RouteGround, diagonal: boolean, turnCost: number): RouteTree {
  const { grid, cost, start } = ground,
    { columns, rows } = grid;
  const states = grid.count * 8;
  const distance = new Float64Array(states).fill(1e9),
    before = new Int32Array(states).fill(-1);
  const heap = new StateHeap();
  distance[start * 8 + 2] = 0;
  heap.push(0, start * 8 + 2);
  const stride = diagonal ? 1 : 2;
  while (heap.size) {
    const far = heap.topKey(),
      state = heap.pop();
    if (far > distance[state]!) continue;
    const cell = state >> 3,
      heading = state & 7,
      x = cell % columns,
      y = (cell / columns) | 0;
    for (let next = 0; next < 8; next += stride) {
      let turn = next > heading ? next - heading : heading - next;
      if (turn > 4) turn = 8 - turn;
      if (turn > 2) continue;
      const a = x + DX[next]!,
        b = y + DY[next]!;
      if (a < 0 || b < 0 || a >= columns || b >= rows) continue;
      const k = b * columns + a,
        c = cost[k]!;
      if (c === BLOCKED) continue;
      const to = far + c * (next & 1 ? Math.SQRT2 : 1) + turn * turnCost * (c < 0.3 ? 0.3 : c),
        s = k * 8 + next;
      if (to < distance[s]! - 1e-6) {
        distance[s] = to;
        before[s] = state;
        heap.push(to, s);
      }
    }
  }
  return { distance, before };
}

/** Cells from the start to a state, in order. */
export function cellsTo(tree: RouteTree, state: number): number[] {
  const cells: number[] = [];
  for (let s = state; s >= 0; s = tree.before[s]!) cells.push(s >> 3);
  return cells.reverse();
}

/** A binary heap of states by distance; equal distances leave in a fixed order. */
class StateHeap {
  private keys = new Float64Array(4096);
  private states = new Int32Array(4096);
  size = 0;

  topKey(): number {
    return this.keys[0]!;
  }
  push(key: number, state: number): void {
    if (this.size === this.keys.length) this.grow();
    const { keys, states } = this;
    let i = this.size++;
    while (i) {
      const p = (i - 1) >> 1;
      if (keys[p]! <= key) break;
      keys[i] = keys[p]!;
      states[i] = states[p]!;
      i = p;
    }
    keys[i] = key;
    states[i] = state;
  }
  pop(): number {
    const { keys, states } = this,
      top = states[0]!,
      n = --this.size;
    if (n) {
      const key = keys[n]!,
        state = states[n]!;
      let i = 0;
      for (;;) {
        let k = 2 * i + 1;
        if (k >= n) break;
        if (k + 1 < n && keys[k + 1]! < keys[k]!) k++;
        if (keys[k]! >= key) break;
        keys[i] = keys[k]!;
        states[i] = states[k]!;
        i = k;
      }
      keys[i] = key;
      states[i] = state;
    }
    return top;
  }
  private grow(): void {
    const keys = new Float64Array(this.keys.length * 2),
      states = new Int32Array(this.states.length * 2);
    keys.set(this.keys);
    states.set(this.states);
    this.keys = keys;
    this.states = states;
  }
}
