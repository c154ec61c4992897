/** Fences, walls, hedges, trellis and screens. */
import type { Scene, SceneLine } from '#engine/scene/scene.ts';
import { metres, xy, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { nearest } from '../core/polygons.ts';
import { mix, rgb, shade } from '../maths/colour.ts';
import { seededRandom, seedFrom } from '../maths/random.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import { leaf } from '../plants/foliage.ts';

const CEDAR = rgb('#624a39'), DARK_STAIN = rgb('#3b3733'), OAK = rgb('#a98358'), BRICK = rgb('#ffffff'), COPING = rgb('#b5a78d'), SLEEPER = rgb('#7d6247');
type Run = { length: number; turnDeg: number; at: (s: number) => Xy };
function runsOf(line: SceneLine): Run[] {
  return line.line.slice(1).map((p, i): Run => {
    const a = xy(line.line[i]!), b = xy(p), length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return { length, turnDeg: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI, at: (s) => [a[0] + ((b[0] - a[0]) * s) / length, a[1] + ((b[1] - a[1]) * s) / length] };
  }).filter((run) => run.length > 0.02);
}
/** Horizontal boards between posts; `gap` lets light through. */
function boards(kit: Kit, run: Run, high: number, board: number, gap: number, colour: typeof CEDAR, finish: 'wood', thick = 0.022): void {
  const bays = Math.max(1, Math.round(run.length / 1.83)), bay = run.length / bays, rows = Math.max(2, Math.floor((high - 0.05) / (board + gap)));
  const [x, y] = run.at(0);
  kit.at(x, y, 0, run.turnDeg);
  for (let i = 0; i < bays; i++) for (let k = 0; k < rows; k++) kit.box(finish, kit.vary(colour, 0.22), (i + 0.5) * bay, 0, 0.045 + k * (board + gap) + board / 2, bay - 0.006, thick, board);
  for (let i = 0; i <= bays; i++) kit.box('wood', kit.vary(shade(colour, 0.78), 0.1), Math.min(run.length - 0.03, Math.max(0.03, i * bay)), 0, (high + 0.05) / 2, 0.08, 0.08, high + 0.05);
}
function fence(kit: Kit, line: SceneLine, high: number): void { for (const run of runsOf(line)) boards(kit, run, high, 0.094, 0.013, CEDAR, 'wood'); }
function wall(kit: Kit, line: SceneLine, high: number, stone: boolean): void {
  const thick = Math.max(0.11, metres(line.thicknessMm));
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0);
    kit.at(x, y, 0, run.turnDeg);
    kit.box(stone ? 'stone' : 'brick', stone ? rgb('#b3a182') : BRICK, run.length / 2, 0, high / 2 - 0.05, run.length + thick, thick, high + 0.02);
    const stones = Math.max(1, Math.round(run.length / 0.6)), each = (run.length + thick) / stones;
    for (let i = 0; i < stones; i++) kit.box('stone', kit.vary(COPING, 0.07), -thick / 2 + (i + 0.5) * each, 0, high + 0.005, each - 0.006, thick + 0.05, 0.05);
  }
}
function trellis(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0), bays = Math.max(1, Math.round(run.length / 1.8)), bay = run.length / bays;
    kit.at(x, y, 0, run.turnDeg);
    for (let i = 0; i <= bays; i++) kit.box('wood', kit.vary(OAK, 0.08), i * bay, 0, (high + 0.06) / 2, 0.075, 0.075, high + 0.06);
    const columns = Math.max(2, Math.round(run.length / 0.17)), rows = Math.max(3, Math.round((high - 0.15) / 0.17));
    for (let i = 1; i < columns; i++) kit.box('wood', kit.vary(OAK, 0.1), (i * run.length) / columns, 0.008, (high + 0.12) / 2, 0.019, 0.012, high - 0.12);
    for (let k = 0; k <= rows; k++) kit.box('wood', kit.vary(OAK, 0.1), run.length / 2, -0.006, 0.13 + (k * (high - 0.16)) / rows, run.length - 0.02, 0.012, 0.019);
  }
}
function slats(kit: Kit, line: SceneLine, high: number): void { for (const run of runsOf(line)) boards(kit, run, high, 0.045, 0.022, DARK_STAIN, 'wood', 0.02); }
function sleepers(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0), n = Math.max(1, Math.ceil(run.length / 2.4)), each = run.length / n, rows = Math.max(1, Math.round(high / 0.2));
    kit.at(x, y, 0, run.turnDeg);
    for (let i = 0; i < n; i++) for (let k = 0; k < rows; k++) kit.box('wood', kit.vary(SLEEPER, 0.12), (i + 0.5) * each, 0, ((k + 0.5) * high) / rows, each - 0.006, Math.max(0.1, metres(line.thicknessMm)), high / rows - 0.004);
  }
}
/** A hedge that the planting does not hold, such as a neighbour's. */
function leafyBand(b: MeshBuilder, line: SceneLine, high: number): void {
  const random = seededRandom(seedFrom(line.id)), thick = Math.max(0.3, metres(line.thicknessMm)), dark = rgb('#23391d'), light = rgb('#5f8540');
  for (const run of runsOf(line)) {
    const a = (run.turnDeg * Math.PI) / 180, w: Vec3 = [-Math.sin(a), 0, -Math.cos(a)], n = Math.round(Math.min(9000, run.length * (high * 2 + thick) * 420));
    for (let i = 0; i < n; i++) {
      const s = random() * run.length, face = random() * (high * 2 + thick), [x, y] = run.at(s), depth = 0.06 * random() * random();
      const top = face > high * 2, side = face < high ? 1 : -1, h = top ? high - depth : face % high, off = top ? (random() - 0.5) * thick : side * (thick / 2 - depth);
      const at: Vec3 = [x + w[0] * off, h, -y + w[2] * off], out: Vec3 = top ? [0, 1, 0] : [w[0] * side, 0.15, w[2] * side], normal = unit(add(out, [random() - 0.5, random() - 0.4, random() - 0.5], 0.5)), d = unit([random() - 0.5, random() - 0.3, random() - 0.5]);
      const c = shade(mix(dark, light, 0.15 + 0.7 * random()), 0.55 + 0.45 * (h / high));
      leaf(b, at, d, unit(cross(d, normal)), 0.06, 0.04, normal, shade(c, 0.8), c, 0.1);
    }
  }
}
/** True when plants of hedge form stand along it, so that it is drawn by them. */
function isPlanted(scene: Scene, line: SceneLine): boolean {
  const points = line.line.map(xy);
  return scene.species.some((s) => s.form === 'hedge' && s.instances.some((p) => points.slice(1).some((b, i) => nearest(metres(p.x), metres(p.y), points[i]!, b).distance < Math.max(0.45, metres(line.thicknessMm)))));
}
/** `heightOf` may cut a line down, for pictures that look over it. */
export function buildLines(scene: Scene, heightOf: (line: SceneLine) => number): Piece[] {
  const kit = new Kit('line', seededRandom(23)), leaves = new MeshBuilder();
  for (const line of scene.lines) {
    const high = heightOf(line);
    if (line.kind === 'fence') fence(kit, line, high);
    else if (line.kind === 'wall') wall(kit, line, high, false);
    else if (line.kind === 'low-wall') wall(kit, line, high, true);
    else if (line.kind === 'trellis') trellis(kit, line, high);
    else if (line.kind === 'slatted-screen') slats(kit, line, high);
    else if (line.kind === 'raised-edge') sleepers(kit, line, high);
    else if (line.kind === 'hedge' && !isPlanted(scene, line)) leafyBand(leaves, line, high);
  }
  const band: Piece[] = leaves.triangles ? [{ group: 'line', id: 'hedge-band', finish: 'foliage', mesh: leaves.done(), instances: null, castsShadow: true }] : [];
  return [...kit.pieces(), ...band];
}
