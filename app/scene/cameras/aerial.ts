/** The model on paper: from above and behind the house, turned so that the plot fills the sheet, the sun comes from the side and nothing tall hides the garden. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Scene, SceneLine } from '#engine/scene/scene.ts';
import { metres, ringOf, xy, type Xy } from '../core/frame.ts';
import { boxOf, inRing, ringArea } from '../core/polygons.ts';
import type { Sun } from '../sun.ts';
import type { Shot } from './shot.ts';

const FOV = 30.5,
  TURNS = [12, 20, 28, 36, 44, 52, 60, 68],
  LIFTS = [40, 46, 52, 58],
  MARGIN = 0.95,
  CUT = 0.72,
  GRID = 13;
/** A near boundary that faces the viewer by more than this is drawn cut down, like the wall of the house. */
const FACING = 0.22;
const STRUCTURES = /pergola|arbour|shed|garden-room|greenhouse|store|playhouse/;

type Pose = { turn: number; lift: number };
type Lump = { at: Vector3; r: number; weight: number };
/** Unit vector from the garden to the camera. */
const towards = ({ turn, lift }: Pose): Vector3 => {
  const t = (turn * Math.PI) / 180,
    l = (lift * Math.PI) / 180;
  return new Vector3(Math.sin(t) * Math.cos(l), Math.sin(l), Math.cos(t) * Math.cos(l));
};
/** Cosine between a boundary's outward side and the way to the camera, both level. */
function facingOf(a: Xy, b: Xy, d: Vector3, turn: number): number {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    flat = Math.hypot(d.x, d.z) || 1;
  return (turn * (b[1] - a[1]) * d.x + turn * (b[0] - a[0]) * d.z) / l / flat;
}
/** Points that must be in the picture: the ground, the fences at the height they are drawn, and most of every crown. */
function mustSee(scene: Scene, ring: Xy[], d: Vector3): Vector3[] {
  const turn = ringArea(ring) > 0 ? 1 : -1,
    points = ring.map(([x, y]) => new Vector3(x, -0.35, -y));
  for (const line of scene.lines)
    if (line.kind !== 'open')
      for (let i = 1; i < line.line.length; i++) {
        const a = xy(line.line[i - 1]!),
          b = xy(line.line[i]!),
          high =
            line.where === 'boundary' && facingOf(a, b, d, turn) > FACING
              ? CUT
              : metres(line.heightMm) * 0.96;
        for (const [x, y] of [a, b]) points.push(new Vector3(x, high, -y));
      }
  for (const species of scene.species)
    if (/tree|conifer/.test(species.form))
      for (const p of species.instances) {
        const h = metres(p.heightMm),
          r = metres(p.radiusMm) * 0.66;
        points.push(
          new Vector3(metres(p.x), h, -metres(p.y)),
          new Vector3(metres(p.x) - r, h * 0.66, -metres(p.y)),
          new Vector3(metres(p.x) + r, h * 0.66, -metres(p.y)),
        );
      }
  return points;
}
/** Moves the camera along its line until every point is within the margin. */
function fit(
  camera: PerspectiveCamera,
  pose: Pose,
  points: Vector3[],
  start: Vector3,
  steps: number,
): void {
  const d = towards(pose),
    target = start.clone(),
    p = new Vector3();
  let distance = 30;
  for (let i = 0; i < steps; i++) {
    camera.position.copy(target).addScaledVector(d, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    let x0 = Infinity,
      x1 = -Infinity,
      y0 = Infinity,
      y1 = -Infinity;
    for (const point of points) {
      p.copy(point).project(camera);
      x0 = Math.min(x0, p.x);
      x1 = Math.max(x1, p.x);
      y0 = Math.min(y0, p.y);
      y1 = Math.max(y1, p.y);
    }
    const half = Math.tan((FOV * Math.PI) / 360) * distance,
      right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion),
      up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    target
      .addScaledVector(right, ((x0 + x1) / 2) * half * camera.aspect)
      .addScaledVector(up, ((y0 + y1) / 2) * half);
    distance *= Math.min(1.6, Math.max(0.6, Math.max((x1 - x0) / 2, (y1 - y0) / 2) / MARGIN));
  }
  camera.position.copy(target).addScaledVector(d, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}
/** What stands tall: crowns, and the roofs of structures. */
function lumpsOf(scene: Scene): Lump[] {
  const crowns = scene.species
    .filter((s) => /tree|conifer/.test(s.form))
    .flatMap((s) =>
      s.instances.map((p): Lump => ({
        at: new Vector3(metres(p.x), metres(p.heightMm) * 0.62, -metres(p.y)),
        r: Math.max(metres(p.radiusMm), metres(p.heightMm) * 0.3) * 0.9,
        weight: 0.75,
      })),
    );
  const roofs = scene.things
    .filter((t) => STRUCTURES.test(t.kind))
    .map((t): Lump => ({
      at: new Vector3(metres(t.x), metres(t.heightMm) * 0.7, -metres(t.y)),
      r: Math.min(3, Math.sqrt(metres(t.widthMm) * metres(t.depthMm)) * 0.55),
      weight: /pergola|arbour/.test(t.kind) ? 0.35 : 1,
    }));
  return [...crowns, ...roofs];
}
/** Share of the ground that stands behind tall things, or behind what is left of the near boundary. */
function hidden(scene: Scene, pose: Pose, ring: Xy[], lumps: Lump[], ground: Vector3[]): number {
  const d = towards(pose),
    flat = Math.hypot(d.x, d.z),
    area = Math.abs(ringArea(ring)),
    turn = ringArea(ring) > 0 ? 1 : -1,
    v = new Vector3();
  let lost = 0;
  for (const p of ground) {
    let clear = 1;
    for (const { at, r, weight } of lumps) {
      v.copy(at).sub(p);
      const along = v.dot(d);
      if (along > 0 && v.lengthSq() - along * along < r * r) clear *= 1 - weight;
    }
    lost += 1 - clear;
  }
  let fenced = 0;
  for (const line of scene.lines)
    if (line.where === 'boundary')
      for (let i = 1; i < line.line.length; i++) {
        const a = xy(line.line[i - 1]!),
          b = xy(line.line[i]!),
          faces = facingOf(a, b, d, turn),
          high = metres(line.heightMm);
        if (faces > 0)
          fenced +=
            (faces *
              Math.hypot(b[0] - a[0], b[1] - a[1]) *
              (faces > FACING ? Math.min(high, CUT) : high) *
              flat) /
            d.y;
      }
  return Math.min(0.8, lost / ground.length + fenced / area);
}
export function aerialShot(scene: Scene, sun: Sun, aspect: number): Shot {
  const ring = ringOf(scene.plot),
    box = boxOf([ring]),
    centre = new Vector3((box.x0 + box.x1) / 2, 0.4, -(box.y0 + box.y1) / 2),
    camera = new PerspectiveCamera(FOV, aspect, 0.5, 600),
    lumps = lumpsOf(scene),
    ground: Vector3[] = [];
  for (let i = 0; i < GRID; i++)
    for (let j = 0; j < GRID; j++) {
      const x = box.x0 + ((i + 0.5) * (box.x1 - box.x0)) / GRID,
        y = box.y0 + ((j + 0.5) * (box.y1 - box.y0)) / GRID;
      if (inRing(x, y, ring)) ground.push(new Vector3(x, 0.2, -y));
    }
  let best: Pose = { turn: 28, lift: 46 },
    most = -Infinity;
  for (const lift of LIFTS)
    for (const side of [-1, 1])
      for (const turn of TURNS) {
        const pose = { turn: side * turn, lift },
          d = towards(pose);
        fit(camera, pose, mustSee(scene, ring, d), centre, 7);
        const shown =
          Math.abs(
            ringArea(
              ring.map(([x, y]) => {
                const p = new Vector3(x, 0, -y).project(camera);
                return [p.x, p.y] as Xy;
              }),
            ),
          ) / 4;
        const between =
          Math.acos(
            Math.max(
              -1,
              Math.min(
                1,
                (d.x * sun.direction[0] + d.z * sun.direction[2]) /
                  (Math.hypot(d.x, d.z) * Math.hypot(sun.direction[0], sun.direction[2]) || 1),
              ),
            ),
          ) *
          (180 / Math.PI);
        // light from the side models form; straight from behind it is flat, straight ahead it is all shadow
        const light =
          between >= 60 && between <= 100
            ? 1
            : between > 100
              ? 1 - (between - 100) / 420
              : 1 - (60 - between) / 340;
        // from too steep it is a plan, from straight behind the house it is dull
        const score =
          Math.pow(shown, 0.8) *
          light *
          (1 - hidden(scene, pose, ring, lumps, ground)) *
          (1 - Math.abs(lift - 46) / 150) *
          (turn < 20 ? 0.94 : 1);
        if (score > most) {
          most = score;
          best = pose;
        }
      }
  const d = towards(best),
    turn = ringArea(ring) > 0 ? 1 : -1;
  fit(camera, best, mustSee(scene, ring, d), centre, 16);
  return {
    camera,
    shift: 0,
    house: 'cut',
    onPaper: true,
    haze: 0,
    heightOf: (line: SceneLine) => {
      const high = metres(line.heightMm),
        near =
          line.where === 'boundary' &&
          line.line.length > 1 &&
          facingOf(xy(line.line[0]!), xy(line.line[line.line.length - 1]!), d, turn) > FACING;
      return near ? Math.min(high, CUT) : high;
    },
  };
}
