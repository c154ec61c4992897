/** The garden live: the picture's own pipeline, one sample a frame while one moves and many once one stops. */
import {
  LinearSRGBColorSpace,
  NoToneMapping,
  PerspectiveCamera,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { boundsOf } from '../bounds.ts';
import { buildPieces, shotOf } from '../build.ts';
import { project, type Shot } from '../cameras/shot.ts';
import { ringOf } from '../core/frame.ts';
import { Memory } from '../core/memory.ts';
import { Deferred } from '../pipeline/deferred.ts';
import { Finish } from '../pipeline/finish.ts';
import type { Vec3 } from '../maths/vector.ts';
import { halton } from '../pipeline/full-screen.ts';
import { Stage } from '../pipeline/stage.ts';
import type { GrowthYears } from '../plants/planting.ts';
import { buildZones } from '../surfaces/zones.ts';
import { lampsOf, sunOf, type Sun } from '../sun.ts';
import { TurnControls } from './turn-controls.ts';
import { WalkControls, type Step } from './walk-controls.ts';

/** Built from the same pieces: in one file with the view, so that neither is fetched in two. */
export { gardenGlb } from '../model/glb.ts';

export type ViewMode = 'orbit' | 'walk' | 'upstairs';
const CAMERA_OF = { orbit: 'aerial', walk: 'eye', upstairs: 'upstairs' } as const;
export type ViewSettings = {
  mode: ViewMode;
  month: number;
  hour: number;
  year: GrowthYears;
  /** Ground that is left free is marked. */
  zones: boolean;
};
const SAMPLES_AT_REST = 16,
  SAMPLES_A_SET = 4,
  VIGNETTE = 0.2,
  DETAIL = 0.7,
  LONGEST_SIDE = 1600,
  /** Nearer than this nothing is drawn, metres. */
  NEAR = 0.1;

export class GardenView {
  private renderer: WebGLRenderer;
  private canvas: HTMLCanvasElement;
  private scene: Scene;
  private settings: ViewSettings;
  private onFirstFrame: (milliseconds: number) => void;
  private shot!: Shot;
  private sun!: Sun;
  private stage: Stage | null = null;
  private waterLevelM: number | null = null;
  private deferred: Deferred | null = null;
  private print: Finish | null = null;
  private controls: TurnControls | WalkControls | null = null;
  private memory = new Memory();
  /** Let go once the next picture stands: its shaders are then in use again, and are not made anew. */
  private retired: { dispose(): void }[] = [];
  private counter = { value: 0 };
  private gathered = 0;
  private request = 0;
  private last = 0;
  private timed = false;
  private watcher: ResizeObserver;
  private onSight: (() => void) | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    scene: Scene,
    settings: ViewSettings,
    onFirstFrame: (milliseconds: number) => void,
  ) {
    this.canvas = canvas;
    this.scene = scene;
    this.settings = settings;
    this.onFirstFrame = onFirstFrame;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: false,
      powerPreference: 'high-performance',
    });
    this.renderer.setPixelRatio(1);
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.watcher = new ResizeObserver(() => this.resize());
    this.enter();
    this.watcher.observe(canvas);
  }
  /** Takes new settings, and builds again only what they change. */
  set(settings: ViewSettings): void {
    const before = this.settings;
    this.settings = settings;
    if (settings.mode !== before.mode) this.enter();
    else if (
      settings.month !== before.month ||
      settings.year !== before.year ||
      settings.zones !== before.zones
    )
      this.build();
    else if (settings.hour !== before.hour) this.relight();
  }
  /** The garden after a change: one stays where one stands, and sees it as it is now. */
  show(scene: Scene): void {
    this.scene = scene;
    if (this.settings.mode === 'walk' && this.controls instanceof WalkControls)
      this.controls.walkIn(ringOf(scene.plot));
    this.build();
  }
  /** A walking button pressed or let go. */
  hold(step: Step, down: boolean): void {
    if (this.controls instanceof WalkControls) this.controls.hold(step, down);
  }
  /** Tells whenever the garden is seen from elsewhere or in another size. @returns stops that */
  watch(onSight: () => void): () => void {
    this.onSight = onSight;
    return () => {
      if (this.onSight === onSight) this.onSight = null;
    };
  }
  /** The line of sight through a place of the canvas, 0 to 1 from its upper left; metres of the picture. */
  rayAt(across: number, down: number): { from: Vector3; to: Vector3 } {
    const { width, height } = this.size;
    project(this.shot, width, height);
    const { camera } = this.shot;
    const on = (depth: number) =>
      new Vector3(across * 2 - 1, 1 - down * 2, depth).unproject(camera);
    return { from: on(-1), to: on(1) };
  }
  /** An outline in the picture's metres as it is seen, in shares of the canvas; what is behind one is cut off. */
  seen(outline: readonly Vec3[]): { x: number; y: number }[] {
    const { width, height } = this.size,
      { camera } = this.shot;
    project(this.shot, width, height);
    const eyes = outline.map((point) =>
      new Vector3(...point).applyMatrix4(camera.matrixWorldInverse),
    );
    const before = eyes.flatMap((a, i) => {
      const b = eyes[(i + 1) % eyes.length]!,
        isSeen = a.z < -NEAR;
      const cut = a.clone().lerp(b, (a.z + NEAR) / (a.z - b.z || 1));
      return isSeen === b.z < -NEAR ? (isSeen ? [a] : []) : isSeen ? [a, cut] : [cut];
    });
    return before.map((point) => {
      const { x, y } = point.applyMatrix4(camera.projectionMatrix);
      return { x: (x + 1) / 2, y: (1 - y) / 2 };
    });
  }
  dispose(): void {
    cancelAnimationFrame(this.request);
    this.watcher.disconnect();
    this.controls?.dispose();
    this.letGo();
    this.print?.dispose();
    this.deferred?.dispose();
    this.stage?.dispose();
    this.renderer.dispose();
  }
  private get size(): { width: number; height: number } {
    const { clientWidth: w, clientHeight: h } = this.canvas,
      k = Math.min(window.devicePixelRatio || 1, 1.5, LONGEST_SIDE / Math.max(1, w, h));
    return { width: Math.max(16, Math.round(w * k)), height: Math.max(16, Math.round(h * k)) };
  }
  /** Goes to the start of a mode. */
  private enter(): void {
    const { width, height } = this.size,
      { mode } = this.settings,
      orbit = mode === 'orbit';
    this.sun = sunOf(this.scene, this.settings.month, this.settings.hour);
    const shot = shotOf(this.scene, CAMERA_OF[mode], this.sun, width / height);
    // one who walks can turn round, so the house stands; above, every fence has its height
    this.shot = {
      ...shot,
      // from upstairs one looks down on the garden with upright walls
      shift: mode === 'upstairs' ? shot.shift : 0,
      house: mode === 'upstairs' ? 'none' : orbit ? 'cut' : 'whole',
      heightOf: (line) => line.heightMm / 1000,
    };
    if (mode === 'walk') this.shot.camera.position.z = Math.min(this.shot.camera.position.z, -0.6);
    this.controls?.dispose();
    this.controls = orbit
      ? this.orbit(this.shot.camera)
      : new WalkControls(
          this.shot.camera,
          this.canvas,
          mode === 'walk' ? ringOf(this.scene.plot) : null,
          () => this.restart(),
        );
    this.build();
  }
  /** It turns about the point of the ground that it looks at. */
  private orbit(camera: PerspectiveCamera): TurnControls {
    const ahead = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion),
      far = (camera.position.y - 0.3) / Math.max(0.1, -ahead.y),
      target = camera.position.clone().addScaledVector(ahead, far);
    return new TurnControls(camera, this.canvas, target, { nearest: 3, farthest: far * 1.8 }, () =>
      this.restart(),
    );
  }
  private build(): void {
    if (this.stage) this.retired.push(this.stage);
    this.memory.turn();
    const built = buildPieces(
      this.scene,
      this.shot,
      this.settings,
      this.settings.mode === 'orbit' ? 900 : 600,
      DETAIL,
      false,
      this.memory,
    );
    this.waterLevelM = built.waterLevelM;
    const marked = this.settings.zones ? buildZones(this.scene) : [];
    this.stage = new Stage([...built.pieces, ...marked], this.counter, 3);
    this.relight();
  }
  private relight(): void {
    if (!this.stage) return;
    const { width, height } = this.size;
    this.sun = sunOf(this.scene, this.settings.month, this.settings.hour);
    for (const one of [this.deferred, this.print]) if (one) this.retired.push(one);
    this.renderer.setSize(width, height, false);
    this.deferred = new Deferred(this.renderer, this.stage, {
      width,
      height,
      samples: SAMPLES_A_SET,
      sun: this.sun,
      lamps: lampsOf(this.scene),
      bounds: boundsOf(this.scene),
      haze: this.shot.haze,
      sample: this.counter,
    });
    this.print = new Finish(this.renderer, width, height, VIGNETTE);
    this.deferred.bakeSky();
    this.deferred.castSun(0, SAMPLES_A_SET, false);
    this.restart();
  }
  private letGo(): void {
    for (const one of this.retired) one.dispose();
    this.retired = [];
  }
  private resize(): void {
    const { width, height } = this.size;
    if (width !== this.canvas.width || height !== this.canvas.height) this.relight();
  }
  private restart(): void {
    this.gathered = 0;
    this.deferred?.restart();
    if (!this.request) this.request = requestAnimationFrame(this.frame);
  }
  private frame = (now: number): void => {
    this.request = 0;
    if (!this.deferred || !this.print) return;
    const moving =
        this.controls instanceof WalkControls && this.controls.step((now - this.last) / 1000),
      start = performance.now(),
      { width, height } = this.size;
    this.last = now;
    if (this.gathered === 0) this.onSight?.();
    project(
      this.shot,
      width,
      height,
      halton(this.gathered + 1, 2) - 0.5,
      halton(this.gathered + 1, 3) - 0.5,
    );
    if (this.gathered === 0 && this.waterLevelM !== null)
      this.deferred.reflect(this.shot.camera, this.waterLevelM);
    if (this.gathered > 0 && this.gathered < SAMPLES_A_SET * 2 && this.gathered % 2 === 0)
      this.deferred.castSun(this.gathered % SAMPLES_A_SET, SAMPLES_A_SET, false);
    this.deferred.addSample(this.shot.camera, this.gathered);
    this.print.draw(this.deferred.result.texture, this.sun, null);
    this.letGo();
    this.gathered++;
    // reading a pixel waits for the frame; nothing else does
    if (!this.timed && this.gathered === 2) {
      this.timed = true;
      const gl = this.renderer.getContext();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      this.onFirstFrame(performance.now() - start);
    }
    if ((moving || this.gathered < SAMPLES_AT_REST) && !this.request)
      this.request = requestAnimationFrame(this.frame);
  };
}
