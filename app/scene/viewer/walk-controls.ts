/** Walking in the garden: drag to look about, arrows or W A S D to move, always at eye height and within the plot. */
import type { PerspectiveCamera } from 'three';
import type { Xy } from '../core/frame.ts';
import { inRing } from '../core/polygons.ts';

const METRES_A_SECOND = 1.3,
  RADIANS_A_PIXEL = 0.004,
  TURN_A_SECOND = 1.2;
export type Step = 'forward' | 'back' | 'left' | 'right' | 'turnLeft' | 'turnRight';
const KEYS: Record<string, Step> = {
  KeyW: 'forward',
  ArrowUp: 'forward',
  KeyS: 'back',
  ArrowDown: 'back',
  KeyA: 'left',
  KeyD: 'right',
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
};

/** With no `ring` to walk in one stands at a window, and turns and looks about. */
export class WalkControls {
  private held = new Set<Step>();
  private yaw = 0;
  private pitch = 0;
  private camera: PerspectiveCamera;
  private element: HTMLElement;
  private ring: readonly Xy[] | null;
  private changed: () => void;
  private drag: { x: number; y: number } | null = null;

  constructor(
    camera: PerspectiveCamera,
    element: HTMLElement,
    ring: readonly Xy[] | null,
    changed: () => void,
  ) {
    this.camera = camera;
    this.element = element;
    this.ring = ring;
    this.changed = changed;
    camera.rotation.reorder('YXZ');
    this.yaw = camera.rotation.y;
    this.pitch = camera.rotation.x;
    element.addEventListener('pointerdown', this.onDown);
    element.addEventListener('pointermove', this.onMove);
    element.addEventListener('pointerup', this.onUp);
    element.addEventListener('pointercancel', this.onUp);
    element.addEventListener('keydown', this.onKey);
    element.addEventListener('keyup', this.onKey);
    element.addEventListener('blur', this.onBlur);
  }
  /** Moves by what is held down; seconds since the last frame. True while moving. */
  step(seconds: number): boolean {
    if (!this.held.size) return false;
    const on = (name: Step) => (this.held.has(name) ? 1 : 0),
      ahead = on('forward') - on('back'),
      aside = on('right') - on('left'),
      turn = on('turnLeft') - on('turnRight'),
      way = METRES_A_SECOND * Math.min(0.1, seconds);
    this.yaw += turn * TURN_A_SECOND * Math.min(0.1, seconds);
    const s = Math.sin(this.yaw),
      c = Math.cos(this.yaw),
      p = this.camera.position,
      x = p.x + (-s * ahead + c * aside) * way,
      z = p.z + (-c * ahead - s * aside) * way;
    if (this.ring && (inRing(x, -z, this.ring) || Math.abs(z) < 1.5)) {
      p.x = x;
      p.z = z;
    }
    this.apply();
    return true;
  }
  /** Holds a way down or lets it go, as a key does: for buttons. */
  hold(name: Step, down: boolean): void {
    if (down) this.held.add(name);
    else this.held.delete(name);
    if (down) this.changed();
  }
  /** The plot after a change. */
  walkIn(ring: readonly Xy[]): void {
    this.ring = ring;
  }
  dispose(): void {
    const { element: e } = this;
    e.removeEventListener('pointerdown', this.onDown);
    e.removeEventListener('pointermove', this.onMove);
    e.removeEventListener('pointerup', this.onUp);
    e.removeEventListener('pointercancel', this.onUp);
    e.removeEventListener('keydown', this.onKey);
    e.removeEventListener('keyup', this.onKey);
    e.removeEventListener('blur', this.onBlur);
  }
  private apply(): void {
    this.camera.rotation.set(this.pitch, this.yaw, 0, 'YXZ');
    this.camera.updateMatrixWorld();
    this.changed();
  }
  private onDown = (event: PointerEvent): void => {
    this.drag = { x: event.clientX, y: event.clientY };
    this.element.setPointerCapture(event.pointerId);
  };
  private onMove = (event: PointerEvent): void => {
    if (!this.drag) return;
    this.yaw += (event.clientX - this.drag.x) * RADIANS_A_PIXEL;
    this.pitch = Math.max(
      -0.9,
      Math.min(0.7, this.pitch + (event.clientY - this.drag.y) * RADIANS_A_PIXEL),
    );
    this.drag = { x: event.clientX, y: event.clientY };
    this.apply();
  };
  private onUp = (): void => {
    this.drag = null;
  };
  private onBlur = (): void => {
    this.held.clear();
  };
  private onKey = (event: KeyboardEvent): void => {
    const name = KEYS[event.code];
    if (!name) return;
    event.preventDefault();
    if (event.type === 'keyup') {
      this.held.delete(name);
      return;
    }
    this.held.add(name);
    this.changed();
  };
}
