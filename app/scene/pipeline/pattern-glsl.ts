/** How each finish looks close to: slabs with joints, boards, brick courses, pebbles, mown stripes. `u` is metres along and across. */
import type { Finish } from '../core/piece.ts';

export const NOISE = `
float h(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}
float n2(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(h(i),h(i+vec2(1,0)),f.x),mix(h(i+vec2(0,1)),h(i+vec2(1,1)),f.x),f.y);}
float n3(vec2 p){return .55*n2(p)+.3*n2(p*2.1+7.3)+.15*n2(p*4.3+1.9);}`;

/** Cell, distance to its joint and a mask that fades where joints are finer than a pixel. */
const TILE = `
struct Tile{vec2 cell;float edge;float mask;};
Tile tile(vec2 u,vec2 size,float bond,float joint,float px){float row=floor(u.y/size.y);float x=u.x/size.x+bond*mod(row,2.);float col=floor(x);vec2 f=vec2(x-col,u.y/size.y-row);vec2 e=min(f,1.-f)*size;float d=min(e.x,e.y);Tile t;t.cell=vec2(col,row);t.edge=d;float w=max(px,.0012);t.mask=clamp((d-joint*.5)/w+.5,0.,1.);return t;}
vec3 slab(vec2 u,vec3 c,vec2 size,float bond,float joint,float vary,float mottle,vec3 grout,float px){Tile t=tile(u,size,bond,joint,px);float k=h(t.cell+3.7),k2=h(t.cell+11.3);vec3 s=c*(1.+vary*(k-.5)*2.)*(1.+vec3(.5,0.,-.5)*vary*(k2-.5));vec2 o=u+t.cell*3.1;s*=1.+mottle*(n3(o*5.)-.5)+mottle*.6*(n2(o*46.)-.5);s*=.94+.06*smoothstep(0.,.05,t.edge);return mix(grout,s,t.mask);}`;

/** Body of `vec3 pattern(vec2 u, vec3 w, vec3 n, vec3 c, float px)`: pattern metres, world place, normal, colour, metres a pixel covers. */
const BODY: Partial<Record<Finish, string>> = {
  wood: 'float g=n2(vec2(u.x*1.6,u.y*70.))*.55+n2(vec2(u.x*5.,u.y*190.))*.45;float r=.5+.5*sin((u.y*34.+n2(vec2(u.x*1.2,u.y*6.))*5.)*6.28);return c*(.84+.26*g+.08*r);',
  bark: 'return c;',
  stone: 'vec2 q=abs(n.y)>.7?w.xz:abs(n.x)>abs(n.z)?w.zy:w.xy;return c*(.9+.22*n3(q*6.+u)+.1*(n2(q*60.)-.5));',
  brick: 'vec2 q=abs(n.y)>.7?w.xz:abs(n.x)>abs(n.z)?w.zy:w.xy;Tile t=tile(q,vec2(.225,.075),.5,.011,px);float k=h(t.cell),k2=h(t.cell+5.1);vec3 b=mix(vec3(.36,.125,.07),vec3(.47,.215,.125),k)*(.78+.36*k2)*(.86+.28*n2(q*70.));return mix(vec3(.46,.41,.34),b,t.mask)*c;',
  render: 'return c*(.95+.1*n3(w.xz*2.+w.y*3.)+.04*(n2((w.xy+w.zz)*90.)-.5));',
  terracotta: 'return c*(.93+.14*n3(u*9.));', metal: 'return c*(.95+.1*n2(u*40.));', cloth: 'return c*(.94+.08*n2(u*260.)+.04*n2(u*8.));',
  roof: 'Tile t=tile(u,vec2(.26,.2),.5,.012,px);return c*(.8+.4*h(t.cell))*mix(.6,1.,t.mask);',
  sandstone: 'return slab(u,c,vec2(.9,.6),.5,.009,.075,.2,vec3(.28,.24,.19),px);', porcelain: 'return slab(u,c,vec2(.9,.6),.5,.006,.02,.1,vec3(.2,.19,.18),px);',
  'concrete-paving': 'return slab(u,c,vec2(.6,.45),.5,.009,.045,.16,vec3(.25,.23,.2),px);',
  'clay-paver': 'vec3 p=slab(u,c,vec2(.21,.105),.5,.006,.2,.2,vec3(.2,.13,.095),px);return p;',
  setts: 'Tile t=tile(u,vec2(.105,.105),.5,.014,px);float k=h(t.cell+1.7);vec3 s=c*(.72+.5*k)*(.85+.3*n2(u*60.))*(.7+.3*smoothstep(0.,.03,t.edge));return mix(vec3(.14,.12,.1),s,t.mask);',
  gravel: 'float a=h(floor(u*58.)),b=h(floor(u*34.+.5)+9.);float k=.62+.36*a+.28*b;vec3 s=c*k*(.92+.16*n3(u*1.6));return mix(s,s*vec3(1.05,.97,.86),h(floor(u*58.)+2.));',
  'self-binding-gravel': 'float a=h(floor(u*95.)),b=n2(u*30.);return c*(.84+.16*a+.12*b)*(.93+.14*n3(u*1.3));',
  'timber-deck': 'float row=floor(u.y/.145);Tile t=tile(u+vec2(h(vec2(row,3.))*3.6,0.),vec2(3.6,.145),0.,.006,px);float g=n2(vec2(u.x*2.+t.cell.y*7.,u.y*130.));vec3 s=c*(.84+.3*h(t.cell+.7))*(.86+.26*g);float rib=.94+.06*sin(u.y*6.2832/.0121);s*=mix(rib,1.,clamp(px*160.,0.,1.));return mix(vec3(.05,.035,.025),s,t.mask);',
  turf: 'float st=sin(u.y*3.14159/.55);float s=smoothstep(-.25,.25,st);vec3 a=vec3(.072,.168,.031),b=vec3(.153,.292,.062);vec3 g=mix(a,b,.25+.42*s+.3*(n3(w.xz*1.1)-.5)+.26*(n2(w.xz*6.)-.5));return g*c*(.86+.28*n2(w.xz*42.)+.2*(h(floor(w.xz*170.))-.5));',
  'play-turf': 'return c*(.86+.2*n3(w.xz*3.)+.24*(h(floor(w.xz*150.))-.5));',
  'mown-grass': 'return c*(.8+.4*n3(w.xz*.5));',
  'meadow-seed': 'return mix(vec3(.06,.075,.025),c,.55*n3(w.xz*2.)+.2)*(.7+.4*n2(w.xz*40.));',
  'bark-mulch': 'vec2 q=u*vec2(22.,34.);float k=h(floor(q+vec2(n2(u*20.)*2.,0.))),b=h(floor(u*46.+9.));return c*(.45+.55*k+.3*b)*(.9+.2*n3(u*2.));',
  'rubber-mulch': 'float k=h(floor(u*64.));return c*(.7+.5*k);',
  soil: 'float k=n3(u*9.),f=h(floor(u*120.)),m=n2(u*44.);return c*(.42+.6*k*m+.42*f*f);',
  pebbles: 'float k=h(floor(u*26.)),b=h(floor(u*41.+3.));return c*(.55+.45*k+.25*b);',
  paper: 'return c*(.985+.02*n3(w.xz*3.));',
};
export const patternGlsl = (finish: Finish): string => `${NOISE}${TILE}
vec3 pattern(vec2 u,vec3 w,vec3 n,vec3 c,float px){${BODY[finish] ?? 'return c;'}}`;
export const hasPattern = (finish: Finish): boolean => finish in BODY && finish !== 'bark';
