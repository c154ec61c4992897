/** Arrow keys turn the model, plus and minus come nearer and go back. */
import { Spherical, Vector3, type PerspectiveCamera } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const TURN = Math.PI / 36, NEARER = 0.92;
const MOVES: Record<string, { turn?: number; tip?: number; zoom?: number }> = {
  ArrowLeft: { turn: -TURN }, ArrowRight: { turn: TURN }, ArrowUp: { tip: -TURN / 2 }, ArrowDown: { tip: TURN / 2 }, '+': { zoom: NEARER }, '=': { zoom: NEARER }, '-': { zoom: 1 / NEARER },
};
/** Gives back what takes the keys away again. */
export function turnByKeys(element: HTMLElement, camera: PerspectiveCamera, controls: OrbitControls): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const away = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    away.theta += move.turn ?? 0;
    away.phi = Math.min(controls.maxPolarAngle, Math.max(0.05, away.phi + (move.tip ?? 0)));
    away.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, away.radius * (move.zoom ?? 1)));
    camera.position.copy(controls.target).add(new Vector3().setFromSpherical(away));
    controls.update();
  };
  element.addEventListener('keydown', onKey);
  return () => element.removeEventListener('keydown', onKey);
}
