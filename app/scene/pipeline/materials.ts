/** Materials that write colour, kind, normal and depth instead of light. */
import { DoubleSide, GLSL3, ShaderMaterial, type IUniform } from 'three';
import { SHEER, type Finish } from '../core/piece.ts';
import { hasPattern, patternGlsl } from './pattern-glsl.ts';

export const INSTANCED = `
#ifdef USE_INSTANCING
 p=instanceMatrix*p; nn=mat3(instanceMatrix)*nn;
#endif
`;
/** Kept in the alpha of the colour buffer: what the light pass does with a pixel. */
export const KIND = { solid: 0, foliage: 0.5, water: 1 } as const;
const kindOf = (finish: Finish): number =>
  finish === 'foliage' ? KIND.foliage : finish === 'water' ? KIND.water : KIND.solid;

/** `sample` counts the samples of the picture, so that sheer things cover their share of them. */
export function surfaceMaterial(finish: Finish, sample: IUniform<number>): ShaderMaterial {
  const pattern = hasPattern(finish),
    sheer = SHEER.has(finish),
    foliage = finish === 'foliage';
  return new ShaderMaterial({
    name: finish,
    glslVersion: GLSL3,
    side: DoubleSide,
    vertexColors: true,
    uniforms: { sample_: sample },
    vertexShader: `out vec3 vn;out vec3 vc;${pattern ? 'out vec2 vu;out vec3 vw;' : ''}out float vz;
void main(){vec4 p=vec4(position,1.);vec3 nn=normal;vec3 c=color;
#ifdef USE_INSTANCING_COLOR
 c*=instanceColor;
#endif
${INSTANCED}
${pattern ? 'vu=uv;vw=p.xyz;' : ''}vn=nn;vc=c;vec4 mv=modelViewMatrix*p;vz=-mv.z;gl_Position=projectionMatrix*mv;}`,
    fragmentShader: `precision highp float;in vec3 vn;in vec3 vc;${pattern ? 'in vec2 vu;in vec3 vw;' : ''}in float vz;uniform float sample_;
layout(location=0) out vec4 o0;layout(location=1) out vec4 o1;
${pattern ? patternGlsl(finish) : ''}
void main(){${sheer ? 'if(mod(gl_FragCoord.x+2.*gl_FragCoord.y+sample_,4.)>1.)discard;' : ''}
vec3 n=normalize(vn);${foliage ? '' : 'if(!gl_FrontFacing)n=-n;'}
vec3 c=vc;${pattern ? 'float px=max(length(dFdx(vu)),length(dFdy(vu)));c=pattern(vu,vw,n,vc,px);' : ''}
o0=vec4(sqrt(clamp(c,0.,1.)),${kindOf(finish).toFixed(1)});o1=vec4(n,vz);}`,
  });
}
export const shadowMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    side: DoubleSide,
    colorWrite: false,
    vertexShader: `void main(){vec4 p=vec4(position,1.);vec3 nn=normal;${INSTANCED}gl_Position=projectionMatrix*modelViewMatrix*p;}`,
    fragmentShader: 'void main(){gl_FragColor=vec4(1.);}',
  });
