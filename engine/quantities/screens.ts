/** Hedges, trellis, screens and low walls that part the garden. */
import { hypot } from '../geometry/trig.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Screen } from '../model/layout.ts';
import { isUndug } from './build-ups.ts';
import { addLine, figure } from './line.ts';

/** Length of a screen less its openings, m, and the number of runs it falls into. */
export function screenRun(screen: Screen): { m: number; runs: number } {
  let length = 0;
  for (let i = 1; i < screen.line.length; i++)
    length += hypot(
      screen.line[i]![0] - screen.line[i - 1]![0],
      screen.line[i]![1] - screen.line[i - 1]![1],
    );
  let open = 0,
    runs = 1;
  for (const gap of screen.openings) {
    const from = Math.max(0, gap.fromMm),
      to = Math.min(length, gap.toMm);
    if (to <= from) continue;
    open += to - from;
    if (from > 1 && to < length - 1) runs++;
  }
  return { m: Math.max(0, length - open) / 1000, runs };
}
const BAY_M = 1.8;

export function takeOffScreens(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    undug = isUndug(model.site);
  let posts = 0;
  const posted: { id: string; words: string }[] = [];
  for (const screen of model.layout.screens) {
    const { m, runs } = screenRun(screen),
      high = screen.heightMm / 1000,
      id = screen.id,
      ids = [id],
      length = `${figure(m)} m along ${id}`;
    if (m <= 0) continue;
    if (screen.kind === 'hedge' && !undug)
      addLine(lines, {
        id: `hedge-trench:${id}`,
        phase: 'planting',
        rateKey: 'hedge-trench',
        description: 'Hedge trench, dug and enriched',
        unit: 'm',
        net: m,
        ids,
        formula: length,
      });
    if (screen.kind === 'low-wall')
      addLine(lines, {
        id: `low-wall:${id}`,
        phase: 'structures',
        rateKey: 'low-wall',
        description: `Low brick wall with coping and footing, ${figure(high, 2)} m high`,
        unit: 'm2',
        waste: 0.05,
        net: m * high,
        ids,
        formula: `${length} x ${figure(high, 2)} m`,
      });
    if (screen.kind === 'raised-edge')
      addLine(lines, {
        id: `raised-edge:${id}`,
        phase: 'structures',
        rateKey: 'raised-edge',
        description: `Raised edge in oak sleepers, ${figure(high, 2)} m high`,
        unit: 'm2',
        waste: 0.05,
        net: m * high,
        ids,
        formula: `${length} x ${figure(high, 2)} m`,
      });
    if (screen.kind !== 'trellis' && screen.kind !== 'slatted-screen') continue;
    const name = screen.kind === 'trellis' ? 'Trellis' : 'Slatted cedar screen';
    addLine(lines, {
      id: `${screen.kind}:${id}`,
      phase: 'structures',
      rateKey: screen.kind,
      description: `${name}, ${figure(high)} m high`,
      unit: 'm2',
      waste: 0.05,
      net: m * high,
      ids,
      formula: `${length} x ${figure(high)} m`,
    });
    const count = Math.ceil(m / BAY_M - 1e-6) + runs;
    posts += count;
    posted.push({ id, words: `${count} for ${figure(m)} m of ${id}` });
  }
  addLine(lines, {
    phase: 'structures',
    rateKey: undug ? 'post-base' : 'post',
    description: undug ? 'Posts on weighted base plates' : 'Posts set in concrete',
    unit: 'no',
    net: posts,
    ids: posted.map((p) => p.id),
    formula: `${posted.map((p) => p.words).join(' + ')}, at ${BAY_M} m and one at each end`,
  });
  return lines;
}
