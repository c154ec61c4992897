/** The model on paper: from above and behind the house, turned so that the plot fills the sheet and the sun comes from the side. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf, type Xy } from '../core/frame.ts';
import { boxOf, ringArea } from '../core/polygons.ts';
import type { Sun } from '../sun.ts';
import type { Shot } from './shot.ts';

const FOV = 30.5, TURNS = [16, 24, 32, 40, 48, 56], LIFTS = [38, 44, 50], MARGIN = 0.93, CUT_FENCE = 0.7;

type Pose = { turn: number; lift: number };
/** Unit vector from the garden to the camera. */
const towards = ({ turn, lift }: Pose): Vector3 => { const t = (turn * Math.PI) / 180, l = (lift * Math.PI) / 180; return new Vector3(Math.sin(t) * Math.cos(l), Math.sin(l), Math.cos(t) * Math.cos(l)); };

/** Points that must be in the picture: the ground, the fences and most of every crown. */
function mustSee(scene: Scene): Vector3[] {
  const points = ringOf(scene.plot).flatMap(([x, y]) => [new Vector3(x, -0.4, -y), new Vector3(x, 1.6, -y)]);
  for (const species of scene.species) if (/tree|conifer/.test(species.form)) for (const p of species.instances) {
    const h = metres(p.heightMm), r = metres(p.radiusMm) * 0.7;
    points.push(new Vector3(metres(p.x), h, -metres(p.y)), new Vector3(metres(p.x) - r, h * 0.7, -metres(p.y)), new Vector3(metres(p.x) + r, h * 0.7, -metres(p.y)));
  }
  return points;
}
/** Moves the camera along its line until every point is within the margin. */
function fit(camera: PerspectiveCamera, pose: Pose, points: Vector3[], start: Vector3): void {
  const d = towards(pose), target = start.clone();
  let distance = 30;
  for (let i = 0; i < 14; i++) {
    camera.position.copy(target).addScaledVector(d, distance); camera.lookAt(target); camera.updateMatrixWorld();
    let x0 = Infinity, x1 = -Infinity, y0 = Infinity, y1 = -Infinity;
    for (const point of points) { const p = point.clone().project(camera); x0 = Math.min(x0, p.x); x1 = Math.max(x1, p.x); y0 = Math.min(y0, p.y); y1 = Math.max(y1, p.y); }
    const half = Math.tan((FOV * Math.PI) / 360) * distance, right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion), up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    target.addScaledVector(right, ((x0 + x1) / 2) * half * camera.aspect).addScaledVector(up, ((y0 + y1) / 2) * half);
    distance *= Math.min(1.6, Math.max(0.6, Math.max((x1 - x0) / 2, (y1 - y0) / 2) / MARGIN));
  }
  camera.position.copy(target).addScaledVector(d, distance); camera.lookAt(target); camera.updateMatrixWorld();
}
/** Share of the plot that near fences hide from this pose. */
function hidden(scene: Scene, pose: Pose, ring: Xy[], high = Infinity): number {
  const d = towards(pose), flat = Math.hypot(d.x, d.z), area = Math.abs(ringArea(ring)), turn = ringArea(ring) > 0 ? 1 : -1;
  let lost = 0;
  for (const line of scene.lines) if (line.where === 'boundary') for (let i = 1; i < line.line.length; i++) {
    const [ax, ay] = line.line[i - 1]!, [bx, by] = line.line[i]!, nx = (turn * (by - ay)) / 1000, ny = (-turn * (bx - ax)) / 1000, faces = (nx * d.x - ny * d.z) / flat;
    if (faces > 0) lost += (faces * Math.min(high, metres(line.heightMm)) * flat) / d.y;
  }
  return lost / area;
}
export function aerialShot(scene: Scene, sun: Sun, aspect: number): Shot {
  const ring = ringOf(scene.plot), box = boxOf([ring]), centre = new Vector3((box.x0 + box.x1) / 2, 0.4, -(box.y0 + box.y1) / 2), points = mustSee(scene), camera = new PerspectiveCamera(FOV, aspect, 0.5, 600);
  let best: Pose = { turn: 30, lift: 44 }, most = -Infinity;
  for (const lift of LIFTS) for (const side of [-1, 1]) for (const turn of TURNS) {
    const pose = { turn: side * turn, lift };
    fit(camera, pose, points, centre);
    const shown = Math.abs(ringArea(ring.map(([x, y]) => { const p = new Vector3(x, 0, -y).project(camera); return [p.x, p.y] as Xy; }))) / 4, d = towards(pose);
    const between = Math.acos(Math.max(-1, Math.min(1, (d.x * sun.direction[0] + d.z * sun.direction[2]) / (Math.hypot(d.x, d.z) * Math.hypot(sun.direction[0], sun.direction[2]) || 1)))) * (180 / Math.PI);
    // light from the side models form; straight from behind it is flat, straight ahead it is all shadow
    const light = between > 50 && between < 115 ? 1 : between >= 115 ? 0.9 - (between - 115) / 400 : 0.82 + between / 500, score = shown * light * (1 - Math.min(0.7, Math.min(hidden(scene, pose, ring) * 0.9, 0.08 + hidden(scene, pose, ring, CUT_FENCE)))) * (lift === 44 ? 1.04 : 1) * (1 + turn / 500);
    if (score > most) { most = score; best = pose; }
  }
  fit(camera, best, points, centre);
  const d = towards(best), cut = hidden(scene, best, ring) > 0.16, turn = ringArea(ring) > 0 ? 1 : -1;
  return {
    camera, shift: 0, house: 'cut', onPaper: true, haze: 0,
    heightOf: (line) => {
      const high = metres(line.heightMm), a = line.line[0]!, b = line.line[line.line.length - 1]!, facing = ((turn * (b[1] - a[1])) * d.x - (-turn * (b[0] - a[0])) * d.z) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
      return cut && line.where === 'boundary' && facing > 0.3 ? Math.min(high, CUT_FENCE) : high;
    },
  };
}
