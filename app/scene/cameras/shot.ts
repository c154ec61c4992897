/** A camera and what the picture taken with it shows. */
import { PerspectiveCamera } from 'three';
import type { SceneLine } from '#engine/scene/scene.ts';
import type { HouseShown } from '../house/house.ts';

export const CAMERAS = ['aerial', 'eye', 'house', 'upstairs'] as const;
export type CameraName = (typeof CAMERAS)[number];

export type Shot = {
  camera: PerspectiveCamera;
  /** Lens shift: moves the horizon without tilting verticals. */
  shift: number;
  house: HouseShown;
  onPaper: boolean;
  haze: number;
  /** For one picture only: what the frame does not hold is drawn simply or left out. */
  still?: boolean;
  /** Height at which a line is drawn, metres. */
  heightOf: (line: SceneLine) => number;
};
/** Projection for this shot, moved by part of a pixel. */
export function project(shot: Shot, width: number, height: number, jitterX = 0, jitterY = 0): void {
  const { camera } = shot;
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8]! += (2 * jitterX) / width;
  camera.projectionMatrix.elements[9]! += (2 * jitterY) / height + shot.shift;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
/** Whether a shot's frame, a little widened, holds anything of a circle on the plan; a still's camera stays where it is. */
export function inFrame(shot: Shot): (x: number, y: number, r: number) => boolean {
  if (!shot.still || shot.onPaper) return () => true;
  const {
      position: p,
      matrixWorld: { elements: e },
      fov,
      aspect,
    } = shot.camera,
    l = Math.hypot(e[8]!, e[10]!) || 1,
    fx = -e[8]! / l,
    fz = -e[10]! / l,
    across = Math.tan((fov * Math.PI) / 360) * aspect * 1.06;
  return (x, y, r) => {
    const dx = x - p.x,
      dz = -y - p.z,
      ahead = dx * fx + dz * fz;
    return ahead > -r && Math.abs(dz * fx - dx * fz) - r * 1.3 < Math.max(0, ahead + r) * across;
  };
}
/** What stands out of the frame only throws shadows. */
const UNSEEN = 0.2;
/** Plants further than this from a person's eye are drawn more simply than their size in the picture asks, metres. */
const FINE_WITHIN = 8,
  SIMPLER = 0.55;
/** Pixels that a length covers at a plan place, as this shot sees it; fewer are counted for what is far off or out of a still's frame. */
export function pixelsOf(
  shot: Shot,
  height: number,
): (x: number, y: number, sizeM: number) => number {
  const p = shot.camera.position,
    focal = height / 2 / Math.tan((shot.camera.fov * Math.PI) / 360),
    seen = inFrame(shot);
  return (x, y, sizeM) => {
    const d = Math.sqrt((x - p.x) ** 2 + (0.6 - p.y) ** 2 + (-y - p.z) ** 2),
      plain = shot.onPaper || d < FINE_WITHIN ? 1 : Math.pow(FINE_WITHIN / d, SIMPLER);
    return (sizeM / Math.max(0.6, d)) * focal * plain * (seen(x, y, sizeM) ? 1 : UNSEEN);
  };
}
