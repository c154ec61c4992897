/** The lit picture: sky baked once, then jittered samples of what is seen, lit by a soft sun, and averaged. */
import {
  Color,
  FloatType,
  GLSL3,
  HalfFloatType,
  Matrix4,
  NearestFilter,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type IUniform,
  type PerspectiveCamera,
  type WebGLRenderer,
} from 'three';
import type { Vec3 } from '../maths/vector.ts';
import type { Sun } from '../sun.ts';
import { FULL_SCREEN, pass } from './full-screen.ts';
import { LIGHT_VERTEX, lightFragment, nightUniforms } from './light-glsl.ts';
import { shadowMaterial } from './materials.ts';
import type { Stage, Actor } from './stage.ts';
import { depthTarget, geometryTarget, lightCamera, toMap, type Bounds } from './light-maps.ts';

export type DeferredOptions = {
  width: number;
  height: number;
  samples: number;
  sun: Sun;
  lamps: readonly Vec3[];
  bounds: Bounds;
  haze: number;
  sample: IUniform<number>;
  skyTile?: number;
  sunMap?: number;
};
const SKY_DIRECTIONS = 16,
  REFLECTION_SHARE = 0.35;

export class Deferred {
  readonly geometry: WebGLRenderTarget;
  private lit: WebGLRenderTarget;
  private sum: WebGLRenderTarget;
  private spare: WebGLRenderTarget;
  private sunTarget: WebGLRenderTarget;
  private skyTarget: WebGLRenderTarget;
  private mirrorGeometry: WebGLRenderTarget;
  private mirrorLit: WebGLRenderTarget;
  private light: ShaderMaterial;
  private mix: ShaderMaterial;
  private shadow = shadowMaterial();
  private columns = Math.ceil(Math.sqrt(SKY_DIRECTIONS));
  private skyTile: number;
  private taps: number;
  private skies: { matrix: Matrix4; direction: Vector3 }[] = [];
  private gathered = 0;
  private renderer: WebGLRenderer;
  private stage: Stage;
  private options: DeferredOptions;

  constructor(renderer: WebGLRenderer, stage: Stage, options: DeferredOptions) {
    this.renderer = renderer;
    this.stage = stage;
    this.options = options;
    const { width: w, height: h, samples } = options,
      float = {
        type: FloatType,
        minFilter: NearestFilter,
        magFilter: NearestFilter,
        depthBuffer: false,
      } as const;
    this.geometry = geometryTarget(w, h);
    this.lit = new WebGLRenderTarget(w, h, { type: HalfFloatType, depthBuffer: false });
    this.sum = new WebGLRenderTarget(w, h, float);
    this.spare = new WebGLRenderTarget(w, h, float);
    const mw = Math.max(8, Math.round(w * REFLECTION_SHARE)),
      mh = Math.max(8, Math.round(h * REFLECTION_SHARE));
    this.mirrorGeometry = geometryTarget(mw, mh);
    this.mirrorLit = new WebGLRenderTarget(mw, mh, { type: HalfFloatType, depthBuffer: false });
    this.skyTile = options.skyTile ?? 512;
    this.sunTarget = depthTarget(options.sunMap ?? 2048);
    this.skyTarget = depthTarget(this.columns * this.skyTile);
    this.taps = Math.max(3, Math.ceil(SKY_DIRECTIONS / Math.max(1, samples)));
    this.light = this.lightMaterial();
    this.mix = new ShaderMaterial({
      uniforms: { a: { value: null }, b: { value: null }, k: { value: 0 } },
      vertexShader: FULL_SCREEN,
      depthTest: false,
      depthWrite: false,
      fragmentShader:
        'varying vec2 vUv;uniform sampler2D a,b;uniform float k;void main(){gl_FragColor=vec4(mix(texture2D(a,vUv).rgb,min(texture2D(b,vUv).rgb,vec3(12.)),k),1.);}',
    });
  }
  get result(): WebGLRenderTarget {
    return this.sum;
  }

  private lightMaterial(): ShaderMaterial {
    const { sun, haze } = this.options,
      lamps = sun.lamps > 0 ? this.options.lamps : [],
      u = (value: unknown) => ({ value });
    return new ShaderMaterial({
      glslVersion: GLSL3,
      depthTest: false,
      depthWrite: false,
      vertexShader: LIGHT_VERTEX,
      fragmentShader: lightFragment(this.taps, this.columns, lamps.length),
      uniforms: {
        g0: u(null),
        g1: u(null),
        refl: u(this.mirrorLit.texture),
        sunMap: u(this.sunTarget.depthTexture),
        skyMap: u(this.skyTarget.depthTexture),
        sunM: u(new Matrix4()),
        iv: u(new Matrix4()),
        ip: u(new Matrix4()),
        reflM: u(new Matrix4()),
        sunDir: u(new Vector3(...sun.direction)),
        sunC: u(new Vector3(...sun.colour)),
        skyC: u(new Vector3(...sun.ambient)),
        ...nightUniforms(sun, lamps),
        cam: u(new Vector3()),
        skyM: u([]),
        skyD: u([]),
        skyT: u([]),
        seed: u(0),
        fogK: u(haze),
        sunSpread: u(0.0013),
        sunBias: u(0.0008),
        skySpread: u(0.0045),
        skyBias: u(0.0025),
      },
    });
  }
  private casters(thin: boolean, keep: (actor: Actor) => boolean, draw: () => void): void {
    this.stage.world.overrideMaterial = this.shadow;
    this.stage.only((actor) => actor.piece.castsShadow && keep(actor), thin, draw);
    this.stage.world.overrideMaterial = null;
  }
  /** Depth from many directions of the sky: soft skylight for every later sample. */
  bakeSky(): void {
    const { renderer: r } = this,
      t = this.skyTile,
      uniforms = this.light.uniforms;
    this.casters(
      true,
      () => true,
      () => {
        r.setRenderTarget(this.skyTarget);
        r.clear();
        r.autoClear = false;
        for (let i = 0; i < SKY_DIRECTIONS; i++) {
          const y = 0.1 + (0.9 * (i + 0.5)) / SKY_DIRECTIONS,
            a = i * 2.39996 + 0.7,
            s = Math.sqrt(1 - y * y),
            direction = new Vector3(s * Math.cos(a), y, s * Math.sin(a)),
            { camera, extent, depth } = lightCamera(this.options.bounds, direction);
          this.skyTarget.viewport.set(
            (i % this.columns) * t,
            Math.floor(i / this.columns) * t,
            t,
            t,
          );
          this.skyTarget.scissor.copy(this.skyTarget.viewport);
          this.skyTarget.scissorTest = true;
          r.setRenderTarget(this.skyTarget);
          r.render(this.stage.world, camera);
          this.skies.push({ matrix: toMap(camera), direction });
          uniforms.skySpread!.value = Math.max(0.09, (extent / t) * 1.4) / extent;
          uniforms.skyBias!.value = Math.max(0.14, (extent / t) * 2.6) / depth;
        }
        r.autoClear = true;
      },
    );
  }
  /** Shadows of a sun a little off its place, so that samples together blur its edge. */
  castSun(k: number, samples: number, thin: boolean): void {
    const sun = new Vector3(...this.options.sun.direction),
      u = new Vector3().crossVectors(sun, new Vector3(0, 1, 0)).normalize(),
      v = new Vector3().crossVectors(sun, u),
      r = 0.013 * Math.sqrt((k + 0.5) / samples),
      a = k * 2.4;
    const { camera, extent, depth } = lightCamera(
        this.options.bounds,
        sun
          .addScaledVector(u, r * Math.cos(a))
          .addScaledVector(v, r * Math.sin(a))
          .normalize(),
      ),
      uniforms = this.light.uniforms;
    this.casters(
      thin,
      () => true,
      () => {
        this.renderer.setRenderTarget(this.sunTarget);
        this.renderer.autoClear = true;
        this.renderer.render(this.stage.world, camera);
      },
    );
    uniforms.sunM!.value.copy(toMap(camera));
    uniforms.sunSpread!.value = Math.max(0.03, (extent / this.sunTarget.width) * 1.3) / extent;
    uniforms.sunBias!.value = Math.max(0.04, (extent / this.sunTarget.width) * 2.2) / depth;
  }
  private pickSkies(sample: number, samples: number): void {
    const chosen: number[] = [],
      u = this.light.uniforms;
    for (let k = sample; chosen.length < this.taps; k += samples) chosen.push(k % SKY_DIRECTIONS);
    u.skyM!.value = chosen.map((k) => this.skies[k]!.matrix);
    u.skyD!.value = chosen.map((k) => this.skies[k]!.direction);
    u.skyT!.value = chosen.map((k) => new Vector2(k % this.columns, Math.floor(k / this.columns)));
  }
  drawGeometry(target: WebGLRenderTarget, camera: PerspectiveCamera): void {
    const r = this.renderer;
    r.setRenderTarget(target);
    r.setClearColor(new Color(0), 0);
    r.clear();
    r.autoClear = false;
    r.render(this.stage.world, camera);
    r.autoClear = true;
  }
  private lightUp(from: WebGLRenderTarget, camera: PerspectiveCamera, to: WebGLRenderTarget): void {
    const u = this.light.uniforms;
    u.g0!.value = from.textures[0];
    u.g1!.value = from.textures[1];
    u.iv!.value.copy(camera.matrixWorld);
    u.ip!.value.copy(camera.projectionMatrixInverse);
    u.cam!.value.setFromMatrixPosition(camera.matrixWorld);
    pass(this.renderer, this.light, to);
  }
  /** What the water at a level mirrors. */
  reflect(camera: PerspectiveCamera, levelM: number): void {
    const mirror = camera.clone(),
      p = new Vector3().setFromMatrixPosition(camera.matrixWorld),
      d = new Vector3(0, 0, -1).transformDirection(camera.matrixWorld);
    p.y = 2 * levelM - p.y;
    d.y *= -1;
    mirror.position.copy(p);
    mirror.up.set(0, 1, 0);
    mirror.lookAt(p.clone().add(d));
    mirror.updateMatrixWorld();
    mirror.projectionMatrix.copy(camera.projectionMatrix);
    mirror.projectionMatrix.elements[9]! *= -1;
    mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
    mirror.matrixWorldInverse.copy(mirror.matrixWorld).invert();
    this.pickSkies(0, this.options.samples);
    this.stage.only(
      ({ piece }) =>
        piece.group !== 'surface' &&
        piece.group !== 'water' &&
        piece.group !== 'base' &&
        !piece.id.startsWith('mown'),
      true,
      () => this.drawGeometry(this.mirrorGeometry, mirror),
    );
    const held = this.light.uniforms.refl!.value;
    this.light.uniforms.refl!.value = null;
    this.lightUp(this.mirrorGeometry, mirror, this.mirrorLit);
    this.light.uniforms.refl!.value = held;
    this.light.uniforms.reflM!.value.multiplyMatrices(
      mirror.projectionMatrix,
      mirror.matrixWorldInverse,
    );
  }
  /** Adds one sample to the picture. */
  addSample(camera: PerspectiveCamera, k: number): void {
    this.light.uniforms.seed!.value = k;
    this.options.sample.value = k;
    this.drawGeometry(this.geometry, camera);
    this.pickSkies(k % this.options.samples, this.options.samples);
    this.lightUp(this.geometry, camera, this.lit);
    this.gathered++;
    this.mix.uniforms.a!.value = this.sum.texture;
    this.mix.uniforms.b!.value = this.lit.texture;
    this.mix.uniforms.k!.value = 1 / this.gathered;
    pass(this.renderer, this.mix, this.spare);
    [this.sum, this.spare] = [this.spare, this.sum];
  }
  /** Starts a new picture of the same garden. */
  restart(): void {
    this.gathered = 0;
  }
  dispose(): void {
    for (const t of [
      this.geometry,
      this.lit,
      this.sum,
      this.spare,
      this.sunTarget,
      this.skyTarget,
      this.mirrorGeometry,
      this.mirrorLit,
    ]) {
      t.depthTexture?.dispose();
      t.dispose();
    }
    this.light.dispose();
    this.mix.dispose();
    this.shadow.dispose();
  }
}
