/** Passes over the whole picture. */
import {
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene as World,
  ShaderMaterial,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

export const FULL_SCREEN =
  'varying vec2 vUv;void main(){vUv=uv;gl_Position=vec4(position.xy,0.,1.);}';
const quad = new Mesh(new PlaneGeometry(2, 2)),
  world = new World(),
  camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
quad.frustumCulled = false;
world.add(quad);

export function pass(
  renderer: WebGLRenderer,
  material: ShaderMaterial,
  target: WebGLRenderTarget | null,
): void {
  quad.material = material;
  renderer.setRenderTarget(target);
  renderer.render(world, camera);
}
/** A pass written in a fragment shader alone. */
export const screenMaterial = (
  fragmentShader: string,
  uniforms: ShaderMaterial['uniforms'],
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: FULL_SCREEN,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  });
/** Even numbers over a pixel. */
export function halton(i: number, base: number): number {
  let f = 1,
    r = 0;
  for (let n = i; n > 0; n = Math.floor(n / base)) {
    f /= base;
    r += f * (n % base);
  }
  return r;
}
