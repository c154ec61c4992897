/** Turning the model: drag or arrow keys go round it, wheel, pinch, plus and minus come nearer, two fingers or the right button slide it. */
import { Spherical, Vector3, type PerspectiveCamera } from 'three';

export type TurnLimits = { nearest: number; farthest: number };
const RADIANS_A_PIXEL = 0.0055,
  KEY_TURN = Math.PI / 36,
  NEARER = 0.92,
  LOWEST = Math.PI / 2 - 0.06,
  STEEPEST = 0.05;
type Move = { turn?: number; tip?: number; zoom?: number };
const KEYS: Record<string, Move> = {
  ArrowLeft: { turn: -KEY_TURN },
  ArrowRight: { turn: KEY_TURN },
  ArrowUp: { tip: -KEY_TURN / 2 },
  ArrowDown: { tip: KEY_TURN / 2 },
  '+': { zoom: NEARER },
  '=': { zoom: NEARER },
  '-': { zoom: 1 / NEARER },
};
/** One step of the camera about a point, in radians and as a share of the distance; kept above the ground and within the limits, metres. */
export function moveAbout(
  camera: PerspectiveCamera,
  target: Vector3,
  { turn = 0, tip = 0, zoom = 1 }: Move,
  limits: TurnLimits,
): void {
  const away = new Spherical().setFromVector3(camera.position.clone().sub(target));
  away.theta += turn;
  away.phi = Math.min(LOWEST, Math.max(STEEPEST, away.phi + tip));
  away.radius = Math.min(limits.farthest, Math.max(limits.nearest, away.radius * zoom));
  camera.position.copy(target).add(new Vector3().setFromSpherical(away));
  camera.lookAt(target);
  camera.updateMatrixWorld();
}
export class TurnControls {
  private fingers = new Map<number, { x: number; y: number }>();
  private camera: PerspectiveCamera;
  private element: HTMLElement;
  private target: Vector3;
  private limits: TurnLimits;
  private changed: () => void;

  constructor(
    camera: PerspectiveCamera,
    element: HTMLElement,
    target: Vector3,
    limits: TurnLimits,
    changed: () => void,
  ) {
    this.camera = camera;
    this.element = element;
    this.target = target;
    this.limits = limits;
    this.changed = changed;
    element.addEventListener('pointerdown', this.onDown);
    element.addEventListener('pointermove', this.onMove);
    element.addEventListener('pointerup', this.onUp);
    element.addEventListener('pointercancel', this.onUp);
    element.addEventListener('wheel', this.onWheel, { passive: false });
    element.addEventListener('keydown', this.onKey);
    element.addEventListener('contextmenu', this.onMenu);
    this.move({});
  }
  dispose(): void {
    const { element: e } = this;
    e.removeEventListener('pointerdown', this.onDown);
    e.removeEventListener('pointermove', this.onMove);
    e.removeEventListener('pointerup', this.onUp);
    e.removeEventListener('pointercancel', this.onUp);
    e.removeEventListener('wheel', this.onWheel);
    e.removeEventListener('keydown', this.onKey);
    e.removeEventListener('contextmenu', this.onMenu);
  }
  private move(by: Move): void {
    moveAbout(this.camera, this.target, by, this.limits);
    this.changed();
  }
  /** Pixels of the screen; the ground follows the finger. */
  private slide(dx: number, dy: number): void {
    const far = this.camera.position.distanceTo(this.target),
      scale =
        (2 * far * Math.tan((this.camera.fov * Math.PI) / 360)) /
        Math.max(1, this.element.clientHeight),
      right = new Vector3(1, 0, 0).applyQuaternion(this.camera.quaternion),
      ahead = new Vector3(right.z, 0, -right.x),
      by = right.multiplyScalar(-dx * scale).addScaledVector(ahead, dy * scale);
    this.target.add(by);
    this.camera.position.add(by);
    this.camera.updateMatrixWorld();
    this.changed();
  }
  private onDown = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.element.setPointerCapture(event.pointerId);
  };
  private onUp = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };
  private onMove = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY },
      dx = now.x - before.x,
      dy = now.y - before.y,
      other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y),
        is = Math.hypot(now.x - other.x, now.y - other.y);
      if (is > 4) this.move({ zoom: was / is });
      this.slide(dx / 2, dy / 2);
    } else if (event.buttons & 2) this.slide(dx, dy);
    else this.move({ turn: -dx * RADIANS_A_PIXEL, tip: -dy * RADIANS_A_PIXEL });
  };
  private onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.move({ zoom: Math.exp(Math.max(-120, Math.min(120, event.deltaY)) * 0.0009) });
  };
  private onKey = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.move(by);
  };
  private onMenu = (event: Event): void => {
    event.preventDefault();
  };
}
