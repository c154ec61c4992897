/** From light to print: bloom, filmic curve, a little sharpness, a slight warm grade. */
import {
  HalfFloatType,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type ShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Sun } from '../sun.ts';
import { pass, screenMaterial } from './full-screen.ts';

const GRADE = `varying vec2 vUv;uniform sampler2D t,b;uniform float e,vig,chroma;uniform vec2 px;uniform vec3 grade;
vec3 aces(vec3 v){v*=.6;mat3 a=mat3(.59719,.07600,.02840,.35458,.90834,.13383,.04823,.01566,.83777),b2=mat3(1.60475,-.10208,-.00327,-.53108,1.10813,-.07276,-.07367,-.00605,1.07602);v=a*v;v=(v*(v+.0245786)-.000090537)/(v*(.983729*v+.4329510)+.238081);return clamp(b2*v,0.,1.);}
float h(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}
void main(){vec3 c=texture2D(t,vUv).rgb;vec3 s=texture2D(t,vUv+vec2(px.x,0.)).rgb+texture2D(t,vUv-vec2(px.x,0.)).rgb+texture2D(t,vUv+vec2(0.,px.y)).rgb+texture2D(t,vUv-vec2(0.,px.y)).rgb;c=max(c+clamp(c-s*.25,-.15,.15)*.25,0.);c+=texture2D(b,vUv).rgb*.12;c*=e*grade;float lime=clamp((c.g-max(c.r,c.b*1.6))*1.6/(c.g+.02),0.,1.);c=mix(c,c*vec3(.99,.93,1.03),lime);c=aces(c*1.25);float l=dot(c,vec3(.2126,.7152,.0722));c=mix(vec3(l),c,chroma);vec2 q=vUv-.5;c*=1.-vig*dot(q,q);c=mix(c*12.92,1.055*pow(max(c,0.),vec3(1./2.4))-.055,step(.0031308,c));c=mix(c,c*c*(3.-2.*c),.10);c=mix(c,c+vec3(.018,.008,-.02)*(l-.25),1.);c+=vec3(.010,.012,.018)*(1.-l)*(1.-l);c+=(h(gl_FragCoord.xy)-.5)/255.*1.5;gl_FragColor=vec4(c,1.);}`;
const blur = (step: string, bright: boolean): string =>
  `varying vec2 vUv;uniform sampler2D t;void main(){vec3 s=vec3(0.);float ws=0.;for(int i=-8;i<=8;i++){float w=exp(-float(i*i)/28.);vec3 c=texture2D(t,vUv+${step}*float(i)).rgb;${bright ? 'c=max(c-vec3(.9),0.);' : ''}s+=c*w;ws+=w;}gl_FragColor=vec4(s/ws,1.);}`;

/** Kept between frames, so that nothing is compiled twice. */
export class Finish {
  private half: WebGLRenderTarget;
  private glow: WebGLRenderTarget;
  private across: ShaderMaterial;
  private down: ShaderMaterial;
  private grade: ShaderMaterial;
  private renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer, width: number, height: number, vignette: number) {
    this.renderer = renderer;
    const make = () =>
      new WebGLRenderTarget(Math.max(1, width >> 2), Math.max(1, height >> 2), {
        type: HalfFloatType,
        depthBuffer: false,
      });
    this.half = make();
    this.glow = make();
    this.across = screenMaterial(blur(`vec2(${(4 / width).toFixed(6)},0.)`, true), {
      t: { value: null },
    });
    this.down = screenMaterial(blur(`vec2(0.,${(4 / height).toFixed(6)})`, false), {
      t: { value: this.half.texture },
    });
    this.grade = screenMaterial(GRADE, {
      t: { value: null },
      b: { value: this.glow.texture },
      e: { value: 1 },
      vig: { value: vignette },
      px: { value: new Vector2(1 / width, 1 / height) },
      chroma: { value: 1 },
      grade: { value: new Vector3(1, 1, 1) },
    });
  }
  /** Draws the finished picture to the target, or the canvas. */
  draw(
    light: Texture,
    sun: Pick<Sun, 'exposure' | 'grade' | 'chroma'>,
    target: WebGLRenderTarget | null,
  ): void {
    this.grade.uniforms.chroma!.value = sun.chroma;
    this.grade.uniforms.grade!.value.set(...sun.grade);
    this.across.uniforms.t!.value = light;
    this.grade.uniforms.t!.value = light;
    this.grade.uniforms.e!.value = sun.exposure;
    pass(this.renderer, this.across, this.half);
    pass(this.renderer, this.down, this.glow);
    pass(this.renderer, this.grade, target);
  }
  dispose(): void {
    for (const x of [this.half, this.glow, this.across, this.down, this.grade]) x.dispose();
  }
}
