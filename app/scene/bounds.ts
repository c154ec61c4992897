/** The box of air that a garden's light is baked in. */
import { Vector3 } from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { metres } from './core/frame.ts';
import type { Bounds } from './pipeline/light-maps.ts';

export function boundsOf(scene: Scene): Bounds {
  const { x0, y0, x1, y1, topMm } = scene.bounds,
    top = Math.min(metres(topMm), 12);
  return {
    min: new Vector3(metres(x0) - 0.8, -0.45, -metres(y1) - 0.8),
    max: new Vector3(metres(x1) + 0.8, top + 0.5, -metres(y0) + 0.8),
  };
}
