/** Fences and trellis: posts, boards and slats along a line. */
import type { SceneLine } from '#engine/scene/scene.ts';
import { xy, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { rgb, shade, type Rgb } from '../maths/colour.ts';

const FENCE_COLOURS = {
  cedar: rgb('#5d4a3c'),
  feather: rgb('#6f5a46'),
  darkStain: rgb('#473d35'),
  oak: rgb('#9a7c59'),
};
type Run = { length: number; turnDeg: number; at: (s: number) => Xy };
export function runsOf(line: SceneLine): Run[] {
  return line.line
    .slice(1)
    .map((p, i): Run => {
      const a = xy(line.line[i]!),
        b = xy(p),
        length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return {
        length,
        turnDeg: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
        at: (s) => [a[0] + ((b[0] - a[0]) * s) / length, a[1] + ((b[1] - a[1]) * s) / length],
      };
    })
    .filter((run) => run.length > 0.02);
}
/** Posts with weathered caps at equal bays no longer than `longest`; their inner faces are `wide` apart from the bay's ends. */
function posts(
  kit: Kit,
  run: Run,
  high: number,
  wide: number,
  longest: number,
  colour: Rgb,
): number {
  const bays = Math.max(1, Math.round(run.length / longest)),
    bay = run.length / bays;
  for (let i = 0; i <= bays; i++) {
    const u = Math.min(run.length - wide / 2, Math.max(wide / 2, i * bay));
    kit.box('wood', kit.vary(colour, 0.1), u, 0, high / 2, wide, wide, high);
    kit.box('wood', kit.vary(colour, 0.1), u, 0, high + 0.012, wide + 0.03, wide + 0.03, 0.024);
  }
  return bays;
}
/** Level boards between posts; `gap` lets light through. */
export function boards(
  kit: Kit,
  run: Run,
  high: number,
  board: number,
  gap: number,
  colour: Rgb,
  thick = 0.022,
): void {
  const [x, y] = run.at(0),
    rows = Math.max(2, Math.floor((high - 0.05) / (board + gap)));
  kit.at(x, y, 0, run.turnDeg);
  const bays = posts(kit, run, high + 0.03, 0.075, 1.83, shade(colour, 0.82)),
    bay = run.length / bays;
  for (let i = 0; i < bays; i++)
    for (let k = 0; k < rows; k++)
      kit.box(
        'wood',
        kit.vary(colour, 0.16),
        (i + 0.5) * bay,
        0,
        0.045 + k * (board + gap) + board / 2,
        bay - 0.006,
        thick,
        board,
      );
}
/** Upright feather-edged boards lapped over arris rails, on a gravel board, under a capping; a lattice on top where the fence is tall. */
function closeboard(kit: Kit, run: Run, high: number): void {
  const [x, y] = run.at(0),
    lattice = high > 1.85 ? 0.3 : 0,
    top = high - lattice,
    foot = 0.15;
  kit.at(x, y, 0, run.turnDeg);
  const bays = posts(kit, run, high + 0.02, 0.1, 2.4, shade(FENCE_COLOURS.feather, 0.85)),
    bay = run.length / bays;
  for (let i = 0; i < bays; i++) {
    const mid = (i + 0.5) * bay,
      clear = bay - 0.1,
      n = Math.max(1, Math.round(clear / 0.1));
    kit.box(
      'wood',
      kit.vary(shade(FENCE_COLOURS.feather, 0.8), 0.1),
      mid,
      0,
      foot / 2,
      clear,
      0.03,
      foot,
    );
    for (let k = 0; k < n; k++)
      kit.box(
        'wood',
        kit.vary(FENCE_COLOURS.feather, 0.15),
        mid - clear / 2 + ((k + 0.5) * clear) / n,
        0.007 * (k % 2),
        (foot + top - 0.03) / 2,
        clear / n + 0.012,
        0.014,
        top - 0.03 - foot,
      );
    kit.box('wood', kit.vary(FENCE_COLOURS.feather, 0.08), mid, 0, top - 0.015, clear, 0.062, 0.03);
    if (!lattice) continue;
    const columns = Math.max(2, Math.round(clear / 0.15));
    for (let k = 0; k <= columns; k++)
      kit.box(
        'wood',
        kit.vary(FENCE_COLOURS.feather, 0.12),
        mid - clear / 2 + (k * clear) / columns,
        0.006,
        top + lattice / 2,
        0.018,
        0.012,
        lattice,
      );
    for (let k = 1; k < 3; k++)
      kit.box(
        'wood',
        kit.vary(FENCE_COLOURS.feather, 0.12),
        mid,
        -0.006,
        top + (k * lattice) / 3,
        clear,
        0.012,
        0.018,
      );
    kit.box(
      'wood',
      kit.vary(FENCE_COLOURS.feather, 0.08),
      mid,
      0,
      high - 0.012,
      clear,
      0.05,
      0.024,
    );
  }
}
export function fence(kit: Kit, line: SceneLine, high: number, modern: boolean): void {
  for (const run of runsOf(line))
    if (modern || high < 0.9) boards(kit, run, high, 0.094, 0.013, FENCE_COLOURS.cedar);
    else closeboard(kit, run, high);
}
/** A ledged leaf of upright boards between two posts; a low one is of pales with light between them. */
export function gate(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      mid = run.length / 2,
      clear = run.length - 0.24,
      isLow = high < 1.3,
      foot = 0.06,
      n = Math.max(4, Math.round(clear / (isLow ? 0.13 : 0.115)));
    kit.at(x, y, 0, run.turnDeg);
    posts(kit, run, high + 0.06, 0.11, run.length + 1, shade(FENCE_COLOURS.oak, 0.8));
    for (let k = 0; k < n; k++)
      kit.box(
        'wood',
        kit.vary(FENCE_COLOURS.oak, 0.1),
        mid - clear / 2 + ((k + 0.5) * clear) / n,
        0,
        (foot + high) / 2,
        isLow ? 0.075 : clear / n - 0.004,
        0.02,
        high - foot - (isLow && k % 2 ? 0.05 : 0),
      );
    for (const at of [foot + 0.18, high - 0.2])
      kit.box(
        'wood',
        kit.vary(shade(FENCE_COLOURS.oak, 0.9), 0.06),
        mid,
        0.026,
        at,
        clear,
        0.03,
        0.1,
      );
    kit.box(
      'metal',
      rgb('#2c2a28'),
      mid + clear / 2 - 0.06,
      -0.03,
      Math.min(1.05, high - 0.25),
      0.09,
      0.02,
      0.03,
    );
  }
}
export function trellis(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0);
    kit.at(x, y, 0, run.turnDeg);
    const bays = posts(kit, run, high + 0.04, 0.075, 1.8, FENCE_COLOURS.oak),
      bay = run.length / bays;
    for (let i = 0; i < bays; i++) {
      const mid = (i + 0.5) * bay,
        clear = bay - 0.075,
        columns = Math.max(2, Math.round(clear / 0.15)),
        rows = Math.max(3, Math.round((high - 0.12) / 0.15));
      for (let k = 1; k < columns; k++)
        kit.box(
          'wood',
          kit.vary(FENCE_COLOURS.oak, 0.1),
          mid - clear / 2 + (k * clear) / columns,
          0.008,
          (high + 0.1) / 2,
          0.019,
          0.012,
          high - 0.1,
        );
      for (let k = 0; k <= rows; k++)
        kit.box(
          'wood',
          kit.vary(FENCE_COLOURS.oak, 0.1),
          mid,
          -0.006,
          0.11 + (k * (high - 0.14)) / rows,
          clear,
          k === 0 || k === rows ? 0.035 : 0.012,
          k === 0 || k === rows ? 0.03 : 0.019,
        );
    }
  }
}
export function slats(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line))
    boards(kit, run, high, 0.045, 0.018, FENCE_COLOURS.darkStain, 0.02);
}
/** Upright bars of iron between two rails, 115 mm from one to the next, with a post every 1.8 m. */
export function railings(kit: Kit, line: SceneLine, high: number): void {
  const iron = rgb('#26292a');
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      bars = Math.max(2, Math.round(run.length / 0.115)),
      posts = Math.max(1, Math.round(run.length / 1.8));
    kit.at(x, y, 0, run.turnDeg);
    for (const at of [0.12, high - 0.12])
      kit.box('metal', iron, run.length / 2, 0, at, run.length, 0.04, 0.012);
    for (let i = 0; i <= bars; i++)
      kit.box('metal', iron, (i / bars) * run.length, 0, high / 2, 0.016, 0.016, high);
    for (let i = 0; i <= posts; i++)
      kit.box('metal', iron, (i / posts) * run.length, 0, high / 2 + 0.02, 0.04, 0.04, high + 0.04);
  }
}
