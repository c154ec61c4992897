/** Fences, walls, hedges, trellis and screens. */
import type { Scene, SceneLine } from '#engine/scene/scene.ts';
import { metres, xy, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { nearest } from '../core/polygons.ts';
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { seededRandom, seedFrom } from '../maths/random.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import { leaf } from '../plants/foliage.ts';

const CEDAR = rgb('#5d4a3c'),
  FEATHER = rgb('#6f5a46'),
  DARK_STAIN = rgb('#473d35'),
  OAK = rgb('#9a7c59'),
  BRICK = rgb('#ffffff'),
  COPING = rgb('#a99f8c'),
  WALLING = rgb('#a89880'),
  RENDER = rgb('#cfc6b6'),
  SLEEPER = rgb('#75604a'),
  STEEL = rgb('#4d4740');
type Run = { length: number; turnDeg: number; at: (s: number) => Xy };
function runsOf(line: SceneLine): Run[] {
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
function boards(
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
  const bays = posts(kit, run, high + 0.02, 0.1, 2.4, shade(FEATHER, 0.85)),
    bay = run.length / bays;
  for (let i = 0; i < bays; i++) {
    const mid = (i + 0.5) * bay,
      clear = bay - 0.1,
      n = Math.max(1, Math.round(clear / 0.1));
    kit.box('wood', kit.vary(shade(FEATHER, 0.8), 0.1), mid, 0, foot / 2, clear, 0.03, foot);
    for (let k = 0; k < n; k++)
      kit.box(
        'wood',
        kit.vary(FEATHER, 0.15),
        mid - clear / 2 + ((k + 0.5) * clear) / n,
        0.007 * (k % 2),
        (foot + top - 0.03) / 2,
        clear / n + 0.012,
        0.014,
        top - 0.03 - foot,
      );
    kit.box('wood', kit.vary(FEATHER, 0.08), mid, 0, top - 0.015, clear, 0.062, 0.03);
    if (!lattice) continue;
    const columns = Math.max(2, Math.round(clear / 0.15));
    for (let k = 0; k <= columns; k++)
      kit.box(
        'wood',
        kit.vary(FEATHER, 0.12),
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
        kit.vary(FEATHER, 0.12),
        mid,
        -0.006,
        top + (k * lattice) / 3,
        clear,
        0.012,
        0.018,
      );
    kit.box('wood', kit.vary(FEATHER, 0.08), mid, 0, high - 0.012, clear, 0.05, 0.024);
  }
}
function fence(kit: Kit, line: SceneLine, high: number, modern: boolean): void {
  for (const run of runsOf(line))
    if (modern || high < 0.9) boards(kit, run, high, 0.094, 0.013, CEDAR);
    else closeboard(kit, run, high);
}
/** Brick on a plinth-less footing with a coping that throws the rain off; rendered or stone where the line says so. */
function wall(kit: Kit, line: SceneLine, high: number): void {
  const thick = Math.max(0.11, metres(line.thicknessMm)),
    cope = high > 0.35 ? 0.06 : 0.045,
    finish =
      line.material === 'render' ? 'render' : line.material === 'brick' ? 'brick' : 'walling',
    body = { render: RENDER, brick: BRICK, walling: WALLING }[finish];
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      long = run.length + thick,
      n = Math.max(1, Math.round(long / 0.6)),
      each = long / n,
      top = high - cope;
    kit.at(x, y, 0, run.turnDeg);
    kit.box(finish, body, run.length / 2, 0, (top - 0.06) / 2, long, thick, top + 0.06);
    kit.box(
      'plain',
      rgb('#8b8375'),
      run.length / 2,
      0,
      top + 0.004,
      long - 0.01,
      thick - 0.01,
      0.012,
    );
    for (let i = 0; i < n; i++)
      kit.box(
        'stone',
        kit.vary(finish === 'render' ? shade(COPING, 0.8) : COPING, 0.07),
        -thick / 2 + (i + 0.5) * each,
        0,
        top + cope / 2 + 0.004,
        each - 0.007,
        thick + 0.05,
        cope,
        { bevel: 0.008 },
      );
  }
}
function trellis(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0);
    kit.at(x, y, 0, run.turnDeg);
    const bays = posts(kit, run, high + 0.04, 0.075, 1.8, OAK),
      bay = run.length / bays;
    for (let i = 0; i < bays; i++) {
      const mid = (i + 0.5) * bay,
        clear = bay - 0.075,
        columns = Math.max(2, Math.round(clear / 0.15)),
        rows = Math.max(3, Math.round((high - 0.12) / 0.15));
      for (let k = 1; k < columns; k++)
        kit.box(
          'wood',
          kit.vary(OAK, 0.1),
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
          kit.vary(OAK, 0.1),
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
function slats(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) boards(kit, run, high, 0.045, 0.018, DARK_STAIN, 0.02);
}
/** Sleepers laid in courses with broken joints, or a steel edge where it is low. */
function sleepers(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      rows = Math.max(1, Math.round(high / 0.2)),
      thick = Math.max(0.1, metres(line.thicknessMm));
    kit.at(x, y, 0, run.turnDeg);
    if (high < 0.12) {
      kit.box('metal', STEEL, run.length / 2, 0, high / 2 - 0.02, run.length, 0.006, high + 0.04);
      continue;
    }
    for (let k = 0; k < rows; k++) {
      const cuts = [-thick / 2];
      for (let at = k % 2 ? 1.2 : 2.4; at < run.length - 0.3; at += 2.4) cuts.push(at);
      cuts.push(run.length + thick / 2);
      for (let i = 1; i < cuts.length; i++)
        kit.box(
          'wood',
          kit.vary(SLEEPER, 0.12),
          (cuts[i - 1]! + cuts[i]!) / 2,
          0,
          ((k + 0.5) * high) / rows,
          cuts[i]! - cuts[i - 1]! - 0.005,
          thick,
          high / rows - 0.003,
          { bevel: 0.008 },
        );
    }
  }
}
/** A hedge that the planting does not hold, such as a neighbour's. */
function leafyBand(kit: Kit, b: MeshBuilder, line: SceneLine, high: number): void {
  const random = seededRandom(seedFrom(line.id)),
    thick = Math.max(0.3, metres(line.thicknessMm)),
    dark = rgb('#23391d'),
    light = rgb('#5f8540');
  for (const run of runsOf(line)) {
    const a = (run.turnDeg * Math.PI) / 180,
      w: Vec3 = [-Math.sin(a), 0, -Math.cos(a)],
      n = Math.round(Math.min(16000, run.length * (high * 2 + thick) * 760)),
      [mx, my] = run.at(run.length / 2);
    // twigs within, so that no light comes through the leaves
    kit.at(mx, my, 0, run.turnDeg);
    kit.box('plain', rgb('#2b4122'), 0, 0, high / 2 - 0.02, run.length, thick - 0.06, high - 0.02);
    for (let i = 0; i < n; i++) {
      const s = random() * run.length,
        face = random() * (high * 2 + thick),
        [x, y] = run.at(s),
        depth = 0.06 * random() * random();
      const top = face > high * 2,
        side = face < high ? 1 : -1,
        h = top ? high - depth : face % high,
        off = top ? (random() - 0.5) * thick : side * (thick / 2 - depth);
      const at: Vec3 = [x + w[0] * off, h, -y + w[2] * off],
        out: Vec3 = top ? [0, 1, 0] : [w[0] * side, 0.15, w[2] * side],
        normal = unit(add(out, [random() - 0.5, random() - 0.4, random() - 0.5], 0.5)),
        d = unit([random() - 0.5, random() - 0.3, random() - 0.5]);
      const c = shade(mix(dark, light, 0.15 + 0.7 * random()), 0.55 + 0.45 * (h / high));
      leaf(b, at, d, unit(cross(d, normal)), 0.06, 0.04, normal, shade(c, 0.8), c, 0.1);
    }
  }
}
/** True when plants of hedge form stand along it, so that it is drawn by them. */
function isPlanted(scene: Scene, line: SceneLine): boolean {
  const points = line.line.map(xy);
  return scene.species.some(
    (s) =>
      s.form === 'hedge' &&
      s.instances.some((p) =>
        points
          .slice(1)
          .some(
            (b, i) =>
              nearest(metres(p.x), metres(p.y), points[i]!, b).distance <
              Math.max(0.45, metres(line.thicknessMm)),
          ),
      ),
  );
}
/** Gardens of porcelain, boards or smooth paving have slatted fences; the others have feather-edged boards. */
const isModern = (scene: Scene): boolean =>
  scene.surfaces.some(
    (s) =>
      s.kind === 'terrace' &&
      (s.material === 'porcelain' ||
        s.material === 'timber-deck' ||
        s.material === 'concrete-paving'),
  );
/** `heightOf` may cut a line down, for pictures that look over it. */
export function buildLines(scene: Scene, heightOf: (line: SceneLine) => number): Piece[] {
  const kit = new Kit('line', seededRandom(23)),
    leaves = new MeshBuilder(),
    modern = isModern(scene);
  for (const line of scene.lines) {
    const high = heightOf(line);
    if (line.kind === 'fence') fence(kit, line, high, modern);
    else if (line.kind === 'wall') wall(kit, line, high);
    else if (line.kind === 'low-wall') wall(kit, line, high);
    else if (line.kind === 'trellis') trellis(kit, line, high);
    else if (line.kind === 'slatted-screen') slats(kit, line, high);
    else if (line.kind === 'raised-edge') sleepers(kit, line, high);
    else if (line.kind === 'hedge' && !isPlanted(scene, line)) leafyBand(kit, leaves, line, high);
  }
  const band: Piece[] = leaves.triangles
    ? [
        {
          group: 'line',
          id: 'hedge-band',
          finish: 'foliage',
          mesh: leaves.done(),
          instances: null,
          castsShadow: true,
        },
      ]
    : [];
  return [...kit.pieces(), ...band];
}
