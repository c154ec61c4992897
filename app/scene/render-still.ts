/** A finished picture of a scene, on any WebGL2, with or without a graphics card. */
import { LinearSRGBColorSpace, NoToneMapping, WebGLRenderer, WebGLRenderTarget } from 'three';
import type { Scene } from '#engine/scene/scene.ts';
import { boundsOf } from './bounds.ts';
import { buildPieces, shotOf } from './build.ts';
import { project, type CameraName, type Shot } from './cameras/shot.ts';
import { triangleCount } from './core/piece.ts';
import type { GrowthYears } from './plants/planting.ts';
import { Deferred } from './pipeline/deferred.ts';
import { Finish } from './pipeline/finish.ts';
import { halton } from './pipeline/full-screen.ts';
import { Stage } from './pipeline/stage.ts';
import { goodHour, lampsOf, sunOf } from './sun.ts';
import { drawIds, idTarget, paintWatercolour } from './watercolour/watercolour.ts';

export type StillStyle = 'lit' | 'watercolour';
export type StillRequest = {
  scene: Scene;
  camera: CameraName;
  style: StillStyle;
  /** 1 to 12; clock hour in Britain, such as 16.5, or null for one that suits the view. */
  month: number;
  hour: number | null;
  width: number;
  height: number;
  /** 1 to 8: more is smoother and slower. */
  samples: number;
  year: GrowthYears;
  /** 0 to 1: how finely leaves are drawn. */
  detail?: number;
  /** The plot before anything is done, from the very same place. */
  bare?: boolean;
};
export type Still = { canvas: HTMLCanvasElement; times: Record<string, number>; triangles: number };
/** Changes when pictures of the same scene would look different, so that stored ones are made anew. */
export const RENDERER_VERSION = 2;
const VIGNETTE = 0.22;

/** Middle brightness of ground and planting that a picture is opened up towards, and by how much at most. */
const FRESH = 0.2,
  MOST = 1.4,
  READ_ROWS = 20;

/** How much longer to expose a garden in shade: the median light of the lower two thirds of the picture, halfway to what reads as fresh. */
function openUp(renderer: WebGLRenderer, picture: WebGLRenderTarget, exposure: number): number {
  const { width, height } = picture,
    row = new Float32Array(width * 4),
    lights: number[] = [];
  for (let i = 0; i < READ_ROWS; i++) {
    renderer.readRenderTargetPixels(
      picture,
      0,
      Math.floor(((i + 0.5) / READ_ROWS) * height * 0.66),
      width,
      1,
      row,
    );
    for (let x = 0; x < width; x += 4)
      lights.push(
        (0.2126 * row[x * 4]! + 0.7152 * row[x * 4 + 1]! + 0.0722 * row[x * 4 + 2]!) * exposure,
      );
  }
  const median = lights.sort((a, b) => a - b)[lights.length >> 1]!;
  return Math.min(MOST, Math.max(1, Math.sqrt(FRESH / Math.max(0.01, median))));
}
export function renderStill(
  request: StillRequest,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): Still {
  const { scene, width, height, samples } = request,
    times: Record<string, number> = {};
  let last = performance.now();
  const mark = (name: string) => {
    const now = performance.now();
    times[name] = Math.round((times[name] ?? 0) + now - last);
    last = now;
  };
  const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.toneMapping = NoToneMapping;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.info.autoReset = false;
  const gl = renderer.getContext(),
    one = new Uint8Array(4);
  // reading a pixel waits until the work before it is done
  const settle = () => {
    renderer.setRenderTarget(null);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, one);
  };
  mark('context');
  const sun = sunOf(
      scene,
      request.month,
      request.hour ?? goodHour(scene, request.camera === 'house', request.month),
    ),
    shot: Shot = { ...shotOf(scene, request.camera, sun, width / height), still: true };
  mark('camera');
  const { pieces, waterLevelM } = buildPieces(
      scene,
      shot,
      request,
      height,
      request.detail ?? 1,
      request.bare ?? false,
    ),
    counter = { value: 0 };
  mark('build');
  const weight = pieces.reduce((sum, piece) => sum + triangleCount(piece), 0),
    stage = new Stage(pieces, counter, weight < 1_000_000 ? 4 : weight < 1_800_000 ? 6 : 8),
    deferred = new Deferred(renderer, stage, {
      width,
      height,
      samples,
      sun,
      lamps: lampsOf(scene),
      bounds: boundsOf(scene),
      haze: shot.haze,
      sample: counter,
    });
  deferred.bakeSky();
  settle();
  mark('sky');
  for (let i = 0; i < samples; i++) {
    if (i % 2 === 0) {
      deferred.castSun(i, samples, stage.triangles > 2_000_000);
      settle();
      mark('sun');
    }
    project(shot, width, height, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5);
    if (i === 0 && waterLevelM !== null) {
      deferred.reflect(shot.camera, waterLevelM);
      settle();
      mark('water');
    }
    deferred.addSample(shot.camera, i);
    settle();
    mark('samples');
  }
  const lit =
    request.style === 'watercolour'
      ? new WebGLRenderTarget(width, height, { depthBuffer: false })
      : null;
  const print = new Finish(renderer, width, height, VIGNETTE);
  const exposure =
    sun.exposure *
    (shot.onPaper || sun.daylight < 1 ? 1 : openUp(renderer, deferred.result, sun.exposure));
  print.draw(deferred.result.texture, { ...sun, exposure }, lit);
  settle();
  mark('finish');
  if (lit) {
    const ids = idTarget(width, height);
    project(shot, width, height);
    deferred.drawGeometry(deferred.geometry, shot.camera);
    drawIds(renderer, stage, shot.camera, ids);
    paintWatercolour(renderer, {
      colour: lit.texture,
      normals: deferred.geometry.textures[1]!,
      ids: ids.texture,
      width,
      height,
      onPaper: shot.onPaper,
    });
    ids.dispose();
    lit.dispose();
    settle();
    mark('watercolour');
  }
  const triangles = stage.triangles;
  print.dispose();
  deferred.dispose();
  stage.dispose();
  renderer.dispose();
  return { canvas, times, triangles };
}
