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
  /** Height at which a line is drawn, metres. */
  heightOf: (line: SceneLine) => number;
};
/** Projection for this shot, moved by part of a pixel. */
export function project(shot: Shot, width: number, height: number, jitterX = 0, jitterY = 0): void {
  const { camera } = shot;
  camera.aspect = width / height; camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8]! += (2 * jitterX) / width; camera.projectionMatrix.elements[9]! += (2 * jitterY) / height + shot.shift;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
/** Pixels that a length covers at a plan place, as this shot sees it; 0 behind the lens. */
export function pixelsOf(shot: Shot, height: number): (x: number, y: number, sizeM: number) => number {
  const p = shot.camera.position, focal = height / 2 / Math.tan((shot.camera.fov * Math.PI) / 360);
  return (x, y, sizeM) => { const d = Math.sqrt((x - p.x) ** 2 + (0.6 - p.y) ** 2 + (-y - p.z) ** 2); return (sizeM / Math.max(0.6, d)) * focal; };
}
