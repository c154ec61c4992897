/** One pass that lights the whole picture: sun with a soft edge, sky from baked directions, leaf light, water, haze. */
import { Vector2, Vector3, type IUniform } from 'three';
import type { Vec3 } from '../maths/vector.ts';
import type { Sun } from '../sun.ts';
import { NOISE } from './pattern-glsl.ts';

export const LIGHT_VERTEX = 'out vec2 vUv;void main(){vUv=uv;gl_Position=vec4(position.xy,0.,1.);}';

const SKY = `
float fb(vec2 p){float a=.5,s=0.;for(int i=0;i<5;i++){s+=a*n2(p);p=p*2.03+vec2(3.1,1.7);a*=.5;}return s;}
float starHash(vec3 p){p=fract(p*vec3(.1031,.1030,.0973));p+=dot(p,p.yxz+33.33);return fract((p.x+p.y)*p.z);}
vec3 twilight(vec3 v,float y){
vec2 level=v.xz/max(length(v.xz),.001);float towards=dot(level,glowDir)*.5+.5;
vec3 c=mix(vec3(.34,.40,.58),vec3(.055,.10,.26),pow(smoothstep(0.,.7,y),.6));
c=mix(c,vec3(1.15,.47,.20),pow(towards,3.)*exp(-y*6.)*.85);
return mix(c,vec3(.52,.34,.40),towards*exp(-pow((y-.2)*7.,2.))*.35);}
vec3 nightSky(vec3 v,float y){
vec3 c=mix(vec3(.034,.050,.092),vec3(.007,.012,.034),pow(smoothstep(0.,.75,y),.6));
vec3 cell=floor(v*190.);float star=starHash(cell);vec3 off=fract(v*190.)-.5;
c+=smoothstep(.9965,1.,star)*vec3(.85,.92,1.)*exp(-dot(off,off)*14.)*smoothstep(.02,.3,y)*1.1;
float m=max(dot(v,sunDir),0.);
return c+vec3(.75,.85,1.)*(.05*pow(m,24.)+.12*pow(m,220.)+1.3*smoothstep(.99975,.99985,m));}
vec3 sky(vec3 v){float y=max(v.y,0.);vec3 c=mix(vec3(.72,.86,1.04),vec3(.15,.37,.84),pow(smoothstep(0.,.75,y),.55));float s=max(dot(v,sunDir),0.);c+=vec3(1.,.82,.55)*(.22*pow(s,6.)+.3*pow(s,60.));vec2 q=v.xz/(v.y+.25)*1.25;float f=fb(q+vec2(2.3,9.1));float cl=smoothstep(.54,.82,f)*smoothstep(.0,.12,v.y);float s2=fb(q+sunDir.xz*.16+vec2(2.3,9.1));vec3 cc=mix(vec3(1.02,1.08,1.16),vec3(1.7,1.66,1.6),clamp(.8-(s2-f)*2.4+.15*s,0.,1.));c=mix(c,cc,cl*.8);if(night>0.){c=mix(c,twilight(v,y),min(night*2.,1.));c=mix(c,nightSky(v,y),max(night*2.-1.,0.));}return c;}`;

const WATER = `
vec3 water(vec3 wp,vec3 wd){vec2 q=wp.xz*vec2(3.,5.);float e=.35;vec2 gr=vec2(n2(q+vec2(e,0.))-n2(q-vec2(e,0.)),n2(q+vec2(0.,e))-n2(q-vec2(0.,e)))*.5+.5*vec2(n2(q*2.7+vec2(e,0.))-n2(q*2.7-vec2(e,0.)),n2(q*2.7+vec2(0.,e))-n2(q*2.7-vec2(0.,e)));vec4 pr=reflM*vec4(wp,1.);vec2 uv=pr.xy/pr.w*.5+.5+gr*vec2(.008,.022);vec3 r=texture(refl,clamp(uv,.002,.998)).rgb;vec3 nn=normalize(vec3(gr.x*.1,1.,gr.y*.1));float f=.05+.95*pow(1.-max(dot(-wd,nn),0.),3.2);f=clamp(f*1.25+.02,0.,1.);r=mix(min(r,vec3(1.)),r,smoothstep(.15,.5,f));float gl=dot(r,vec3(.25,.6,.15));r=mix(vec3(gl)*vec3(.97,1.,1.02),r,smoothstep(.1,.55,f));float dp=n2(wp.xz*.9+4.)*.6+n2(wp.xz*2.3)*.4;vec3 c=mix(mix(vec3(.014,.027,.025),vec3(.03,.048,.036),dp)*air,r*vec3(.95,1.,.99),f);vec3 hv=normalize(sunDir-wd);c+=vec3(1.,.9,.7)*pow(max(dot(normalize(vec3(gr.x*.3,1.,gr.y*.3)),hv),0.),400.)*4.*air;return c;}`;

/** Unrolled with constant indices: software renderers are four times slower on a loop. */
const skyTap = (k: number, columns: number): string =>
  `{float nd=dot(N,skyD[${k}]);nd=fol?nd*.6+.4:nd;if(nd>0.){vec3 q=(skyM[${k}]*vec4(wp+N*.03,1.)).xyz;float v=1.;if(all(lessThan(abs(q.xy-.5),vec2(.49)))){q.xy+=spin*mat2(${Math.cos(k * 3.883).toFixed(4)},${(-Math.sin(k * 3.883)).toFixed(4)},${Math.sin(k * 3.883).toFixed(4)},${Math.cos(k * 3.883).toFixed(4)});v=texture(skyMap,vec3((q.xy+skyT[${k}])/${columns}.,min(q.z-skyBias,.9999)));}amb+=v*nd*mix(vec3(1.05,1.02,.98),vec3(.86,.98,1.16),skyD[${k}].y);}}`;

/** A lamp lights what faces it within some five metres; its head shines. */
const lampTap = (k: number): string =>
  `{vec3 d=lampP[${k}]-wp;float r2=dot(d,d),r=sqrt(r2),w=max(1.-r/5.5,0.);float facing=fol?.55:max(dot(N,d)/max(r,.02),0.)*.85+.1;c+=lampC*(alb*(facing*w*w/(r2+.12))+vec3(7.)*smoothstep(.11,.05,r));}`;

/** @param lamps how many are lit; by day none, and nothing of them is computed */
export function lightFragment(taps: number, columns: number, lamps: number): string {
  return `precision highp float;precision highp sampler2DShadow;in vec2 vUv;out vec4 o;
uniform sampler2D g0,g1,refl;uniform sampler2DShadow sunMap,skyMap;uniform mat4 sunM,iv,ip,reflM;uniform vec3 sunDir,sunC,skyC,cam;uniform mat4 skyM[${taps}];uniform vec3 skyD[${taps}];uniform vec2 skyT[${taps}];uniform float seed,fogK,night,sunSpread,sunBias,skySpread,skyBias;
uniform vec2 glowDir;uniform vec3 air;${lamps ? `uniform vec3 lampP[${lamps}],lampC;` : ''}
float ign(vec2 p){return fract(52.9829189*fract(dot(p,vec2(.06711056,.00583715))));}
${NOISE}${SKY}${WATER}
void main(){vec4 a=texture(g0,vUv),b=texture(g1,vUv);vec4 vr=ip*vec4(vUv*2.-1.,1.,1.);vec3 rd=mat3(iv)*(vr.xyz/vr.w);vec3 wd=normalize(rd);
if(b.w<=0.01){o=vec4(sky(wd)*1.4,1.);return;}
vec3 wp=cam+rd*(b.w/-vr.z*vr.w);vec3 N=normalize(b.xyz);vec3 alb=a.rgb*a.rgb;bool fol=a.a>.3&&a.a<.7;
if(a.a>.8){o=vec4(water(wp,wd),1.);return;}
float j=ign(gl_FragCoord.xy+seed*vec2(5.588,3.17)),j2=ign(gl_FragCoord.yx+seed*vec2(2.71,7.9)+31.);
vec2 around=vec2(cos(j*6.2832),sin(j*6.2832)),spin=around*skySpread*sqrt(j2);
float ndl=dot(N,sunDir);float vis=0.;vec3 sc=(sunM*vec4(wp+N*.02,1.)).xyz;
if(all(lessThan(abs(sc.xy-.5),vec2(.499)))){float z=min(sc.z-sunBias,.9999);vis=.5*(texture(sunMap,vec3(sc.xy+around*sqrt(j2*.5)*sunSpread,z))+texture(sunMap,vec3(sc.xy-around*sqrt(.5+j2*.5)*sunSpread,z)));}else vis=1.;
float dl=fol?clamp((ndl+.25)/1.25,0.,1.)+.06:max(ndl,0.);vec3 L=sunC*vis*dl;
if(fol){float bk=pow(clamp(dot(wd,sunDir)*.5+.5,0.,1.),3.);L+=sunC*vis*bk*.36*vec3(1.,1.,.45);}
vec3 amb=vec3(0.);
${Array.from({ length: taps }, (_, k) => skyTap(k, columns)).join('\n')}
amb*=2./float(${taps});
vec3 bounce=vec3(.30,.29,.19)*(.5-.4*N.y)+vec3(.07,.075,.075);
vec3 c=alb*(L+amb*skyC+bounce*air);
${Array.from({ length: lamps }, (_, k) => lampTap(k)).join('\n')}
float d=length(wp-cam);float fg=1.-exp(-max(d-11.,0.)*fogK);c=mix(c,vec3(.86,.93,1.0)*1.15*air,clamp(fg*.8,0.,.7));
o=vec4(c,1.);}`;
}

const NIGHT_AIR = new Vector3(0.04, 0.055, 0.1),
  LAMPLIGHT = new Vector3(1.15, 0.72, 0.34);

/** What the light pass needs after sunset; by day these values change nothing. */
export const nightUniforms = (sun: Sun, lamps: readonly Vec3[]): Record<string, IUniform> => ({
  night: { value: 1 - sun.daylight },
  glowDir: { value: new Vector2(...sun.glow) },
  air: { value: new Vector3(1, 1, 1).lerp(NIGHT_AIR, 1 - sun.daylight) },
  lampP: { value: lamps.map((lamp) => new Vector3(...lamp)) },
  lampC: { value: LAMPLIGHT.clone().multiplyScalar(sun.lamps) },
});
