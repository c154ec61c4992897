/** Turns a lit picture into an ink and watercolour sketch, from the same buffers. */
import {
  DoubleSide,
  HalfFloatType,
  NearestFilter,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Material,
  type PerspectiveCamera,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { FOLIAGE, type Piece } from '../core/piece.ts';
import { pass, screenMaterial } from '../pipeline/full-screen.ts';
import { INSTANCED } from '../pipeline/materials.ts';
import type { Stage } from '../pipeline/stage.ts';
import { blur, COPY, kuwahara, LINES, NOISE, WASH, WOBBLE } from './glsl.ts';

/** 0 for paper, soft below a half, hard above. */
function idOf(piece: Piece, order: number): number {
  if (piece.group === 'base' && piece.finish === 'paper') return 0;
  // blades are of one wash with their lawn, or every tip would be inked
  if (
    piece.id.endsWith('-blades') ||
    piece.finish === 'turf' ||
    piece.finish === 'play-turf' ||
    piece.finish === 'meadow-seed' ||
    piece.finish === 'worn-grass'
  )
    return 0.46;
  if (piece.group === 'plant' || piece.group === 'backdrop' || FOLIAGE.has(piece.finish))
    return 0.2 + (order % 8) * 0.03;
  return 0.56 + (order % 18) * 0.024;
}
const idMaterial = (id: number): ShaderMaterial =>
  new ShaderMaterial({
    side: DoubleSide,
    uniforms: { k: { value: id } },
    vertexShader: `varying vec2 r;void main(){vec4 p=vec4(position,1.);vec3 nn=normal;r=vec2(0.);
#ifdef USE_INSTANCING
r=fract(vec2(instanceMatrix[3].x*7.31+instanceMatrix[3].z*3.7,instanceMatrix[3].z*5.17+instanceMatrix[3].x*1.3+instanceMatrix[3].y*9.1));
#endif
${INSTANCED}gl_Position=projectionMatrix*modelViewMatrix*p;}`,
    fragmentShader: 'varying vec2 r;uniform float k;void main(){gl_FragColor=vec4(k,r,1.);}',
  });
/** What each pixel is, as colours. */
export function drawIds(
  renderer: WebGLRenderer,
  stage: Stage,
  camera: PerspectiveCamera,
  target: WebGLRenderTarget,
): void {
  const held: Material[] = [],
    finishes = [...new Set(stage.actors.map((a) => a.piece.finish))].sort();
  stage.actors.forEach((actor, i) => {
    held[i] = actor.mesh.material as Material;
    actor.mesh.material = idMaterial(idOf(actor.piece, finishes.indexOf(actor.piece.finish)));
  });
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 1);
  renderer.clear();
  renderer.render(stage.world, camera);
  stage.actors.forEach((actor, i) => {
    (actor.mesh.material as Material).dispose();
    actor.mesh.material = held[i]!;
  });
}
export type Sketch = {
  colour: Texture;
  normals: Texture;
  ids: Texture;
  width: number;
  height: number;
  onPaper: boolean;
};

/** Washes are smooth, so they are laid at no more than this width, in pixels; ink and grain are as fine as the picture. */
const BRUSH_WIDTH = 1040;

/** Paints to the canvas. Marks are sized for a picture 1600 wide and scale with it. */
export function paintWatercolour(renderer: WebGLRenderer, sketch: Sketch): void {
  const { width, height } = sketch,
    made: { dispose: () => void }[] = [],
    share = Math.min(1, BRUSH_WIDTH / width),
    brush = { w: Math.round(width * share), h: Math.round(height * share) },
    full = { w: width, h: height };
  const target = ({ w, h }: typeof full) => {
    const t = new WebGLRenderTarget(w, h, { depthBuffer: false, type: HalfFloatType });
    made.push(t);
    return t;
  };
  const material = (
    { w, h }: typeof full,
    body: string,
    uniforms: Record<string, Texture | number>,
  ): ShaderMaterial => {
    const m = screenMaterial(
      `precision highp float;varying vec2 vUv;uniform vec2 px;uniform float sc;${NOISE}${body}`,
      {
        px: { value: new Vector2(1 / w, 1 / h) },
        sc: { value: w / 1600 },
        ...Object.fromEntries(Object.entries(uniforms).map(([k, value]) => [k, { value }])),
      },
    );
    made.push(m);
    return m;
  };
  const a = target(brush),
    b = target(brush),
    soft = target(brush),
    ink = target(full);
  pass(renderer, material(brush, WOBBLE, { t: sketch.colour }), a);
  pass(renderer, material(brush, kuwahara(6), { t: a.texture }), b);
  pass(renderer, material(brush, kuwahara(4.5), { t: b.texture }), a);
  pass(renderer, material(brush, kuwahara(3), { t: a.texture }), b);
  pass(renderer, material(brush, COPY, { t: b.texture }), a);
  pass(renderer, material(brush, blur(1, 0), { t: a.texture }), b);
  pass(renderer, material(brush, blur(0, 1), { t: b.texture }), soft);
  pass(
    renderer,
    material(full, LINES, { nz: sketch.normals, id: sketch.ids, t: a.texture, bl: soft.texture }),
    ink,
  );
  pass(
    renderer,
    material(full, WASH, {
      t: a.texture,
      bl: soft.texture,
      ink: ink.texture,
      id: sketch.ids,
      nz: sketch.normals,
      raw: sketch.colour,
      line: 0.72,
      border: sketch.onPaper ? 0 : 1,
    }),
    null,
  );
  for (const x of made) x.dispose();
}
export const idTarget = (width: number, height: number): WebGLRenderTarget =>
  new WebGLRenderTarget(width, height, { minFilter: NearestFilter, magFilter: NearestFilter });
