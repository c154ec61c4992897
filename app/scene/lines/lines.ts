/** Fences, walls, hedges, trellis and screens. */
import type { Scene, SceneLine } from '#engine/scene/scene.ts';
import { metres, xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { nearest } from '../core/polygons.ts';
import { mix, rgb, shade } from '../maths/colour.ts';
import { seededRandom, seedFrom } from '../maths/random.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import { leaf } from '../plants/foliage.ts';
import { runsOf, fence, gate, railings, trellis, slats } from './fences.ts';

const WALL_COLOURS = {
  brick: rgb('#ffffff'),
  coping: rgb('#a99f8c'),
  walling: rgb('#a89880'),
  render: rgb('#cfc6b6'),
  sleeper: rgb('#75604a'),
  steel: rgb('#4d4740'),
};
const PANE = rgb('#cfe0e6');
/** Brick on a plinth-less footing with a coping that throws the rain off; rendered or stone where the line says so. */
function wall(kit: Kit, line: SceneLine, high: number): void {
  const thick = Math.max(0.11, metres(line.thicknessMm)),
    cope = high > 0.35 ? 0.06 : 0.045,
    finish =
      line.material === 'render' ? 'render' : line.material === 'brick' ? 'brick' : 'walling',
    body = {
      render: WALL_COLOURS.render,
      brick: WALL_COLOURS.brick,
      walling: WALL_COLOURS.walling,
    }[finish];
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
        kit.vary(finish === 'render' ? shade(WALL_COLOURS.coping, 0.8) : WALL_COLOURS.coping, 0.07),
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
/** Panes between posts under a rail. */
function balustrade(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      n = Math.max(1, Math.round(run.length / 1.2)),
      each = run.length / n;
    kit.at(x, y, 0, run.turnDeg);
    kit.box('metal', WALL_COLOURS.steel, run.length / 2, 0, high - 0.02, run.length, 0.05, 0.04);
    for (let i = 0; i <= n; i++)
      kit.box('metal', WALL_COLOURS.steel, i * each, 0, high / 2, 0.04, 0.04, high);
    for (let i = 0; i < n; i++)
      kit.box('glass', PANE, (i + 0.5) * each, 0, high / 2, each - 0.08, 0.012, high - 0.12);
  }
}
/** Sleepers laid in courses with broken joints, or a steel edge where it is low. */
function sleepers(kit: Kit, line: SceneLine, high: number): void {
  for (const run of runsOf(line)) {
    const [x, y] = run.at(0),
      rows = Math.max(1, Math.round(high / 0.2)),
      thick = Math.max(0.1, metres(line.thicknessMm));
    kit.at(x, y, 0, run.turnDeg);
    if (high < 0.12) {
      kit.box(
        'metal',
        WALL_COLOURS.steel,
        run.length / 2,
        0,
        high / 2 - 0.02,
        run.length,
        0.006,
        high + 0.04,
      );
      continue;
    }
    for (let k = 0; k < rows; k++) {
      const cuts = [-thick / 2];
      for (let at = k % 2 ? 1.2 : 2.4; at < run.length - 0.3; at += 2.4) cuts.push(at);
      cuts.push(run.length + thick / 2);
      for (let i = 1; i < cuts.length; i++)
        kit.box(
          'wood',
          kit.vary(WALL_COLOURS.sleeper, 0.12),
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
    else if (line.kind === 'gate') gate(kit, line, high);
    else if (line.isSheer) balustrade(kit, line, high);
    else if (line.kind === 'railings') railings(kit, line, high);
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
