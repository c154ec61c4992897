/** How each finish looks close to: slabs with joints, boards, brick courses, pebbles, mown stripes. `u` is metres along and across. */
import type { Finish } from '../core/piece.ts';

export const NOISE = `
float h(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}
float n2(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(h(i),h(i+vec2(1,0)),f.x),mix(h(i+vec2(0,1)),h(i+vec2(1,1)),f.x),f.y);}
float n3(vec2 p){return .55*n2(p)+.3*n2(p*2.1+7.3)+.15*n2(p*4.3+1.9);}`;

/**
 * Shared by the patterns. `bump` tilts the normal by a height in metres; `Tile` is a cell, the distance to its joint, a mask that fades where joints are finer than a pixel, and metres within the cell;
 * `course` lays stones of chance lengths in rows of three heights; `herring` is a herringbone of 200 x 100 mm pavers; `chips` gives the nearest stone of loose ground: its number, how far from its edge, its crown; `chip` is its cheap stand-in where stones are finer than a pixel.
 */
const TILE = `
vec3 bump(vec3 w,vec3 n,float k){vec3 sx=dFdx(w),sy=dFdy(w),r1=cross(sy,n),r2=cross(n,sx);float det=dot(sx,r1);vec3 g=sign(det)*(dFdx(k)*r1+dFdy(k)*r2);vec3 t=abs(det)*n-g;float l=length(t);return l>0.&&abs(det)>1e-12?normalize(mix(n,t/l,.75)):n;}
float near(float px,float size){return clamp(1.6-px/size*2.4,0.,1.);}
struct Tile{vec2 cell;float edge;float mask;vec2 at;};
Tile tiled(vec2 cell,vec2 at,vec2 size,float joint,float px){vec2 e=min(at,size-at);float d=min(e.x,e.y);Tile t;t.cell=cell;t.edge=d;t.at=at;t.mask=clamp((d-joint*.5)/max(px,.0012)+.5,0.,1.);return t;}
Tile tile(vec2 u,vec2 size,float bond,float joint,float px){float row=floor(u.y/size.y);float x=u.x/size.x+bond*mod(row,2.);float col=floor(x);return tiled(vec2(col,row),vec2(x-col,u.y/size.y-row)*size,size,joint,px);}
Tile course(vec2 u,vec3 rows,float run,float joint,float px){float all=rows.x+rows.y+rows.z,k=floor(u.y/all),y=u.y-k*all,row,high;if(y<rows.x){row=0.;high=rows.x;}else if(y<rows.x+rows.y){row=1.;y-=rows.x;high=rows.y;}else{row=2.;y-=rows.x+rows.y;high=rows.z;}row+=k*3.;float x=u.x/run,i=floor(x),a=i+.55*(h(vec2(i,row))-.5);if(x<a){i-=1.;a=i+.55*(h(vec2(i,row))-.5);}float b=i+1.+.55*(h(vec2(i+1.,row))-.5);if(x>=b){i+=1.;a=b;b=i+1.+.55*(h(vec2(i+1.,row))-.5);}return tiled(vec2(i,row),vec2((x-a)*run,y),vec2((b-a)*run,high),joint,px);}
Tile herring(vec2 u,float joint,float px){vec2 p=u/.1,i=floor(p);float k=mod(i.x-i.y,4.);vec2 o=k<.5?i:k<1.5?i-vec2(1.,0.):k<2.5?i-vec2(0.,1.):i,s=k<1.5?vec2(.2,.1):vec2(.1,.2);return tiled(o+vec2(k<1.5?.5:0.,0.),(p-o)*.1,s,joint,px);}
vec3 chips(vec2 p){vec2 i=floor(p),f=p-i;float d1=9.,d2=9.;vec2 id=i;for(int k=0;k<9;k++){vec2 o=vec2(float(k%3)-1.,float(k/3)-1.),c=i+o,q=o+.2+.6*vec2(h(c),h(c+17.3))-f;float d=dot(q,q);if(d<d1){d2=d1;d1=d;id=c;}else d2=min(d2,d);}return vec3(h(id+5.7),sqrt(d2)-sqrt(d1),max(0.,1.-d1*2.2));}
vec3 chip(vec2 p,float e){if(e<=0.)return vec3(h(floor(p)+5.7),.5,.5);return chips(p);}
vec3 faced(vec3 w,vec3 n){vec2 t=normalize(vec2(n.z,-n.x)+vec2(1e-5,0.));return abs(n.y)>.7?vec3(w.xz,0.):vec3(dot(w.xz,t),w.y,1.);}
vec3 slab(Tile t,vec2 u,vec3 c,float vary,float mottle,vec3 grout){float k=h(t.cell+3.7),k2=h(t.cell+11.3);vec3 s=c*(1.+vary*(k-.5)*2.)*(1.+vec3(.5,0.,-.5)*vary*(k2-.5));vec2 o=u+t.cell*3.1;s*=1.+mottle*(n3(o*5.)-.5)+mottle*.6*(n2(o*46.)-.5);s*=.93+.07*smoothstep(0.,.03,t.edge);return mix(grout,s,t.mask);}`;

const MIRRORED =
  'vec3 v=normalize(w-cameraPosition),r=reflect(v,n);float az=atan(r.z,r.x),el=r.y-(.07+.1*n3(vec2(az*5.,3.))+.05*n2(vec2(az*34.,r.y*22.)));vec3 s=mix(vec3(.34,.44,.55),vec3(.16,.29,.5),clamp(r.y*1.5,0.,1.));s=mix(s,vec3(.62,.66,.68),smoothstep(.5,.75,n3(r.xz/(abs(r.y)+.3)*1.3+4.))*.6);s=mix(vec3(.07,.1,.06),s,smoothstep(-.02,.03,el));s=mix(s,vec3(.1,.105,.085),smoothstep(.0,-.25,r.y));';
/** Body of `vec3 pattern(vec2 u, vec3 w, inout vec3 n, vec3 c, float px)`: pattern metres, world place, normal (which it may tilt), colour, metres a pixel covers. */
const BODY: Partial<Record<Finish, string>> = {
  wood: 'float g=n2(vec2(u.x*1.6,u.y*70.))*.55+n2(vec2(u.x*5.,u.y*190.))*.45;float r=.5+.5*sin((u.y*34.+n2(vec2(u.x*1.2,u.y*6.))*5.)*6.28);return c*(.86+.22*g+.06*r);',
  bark: 'return c;',
  stone:
    'vec3 f=faced(w,n);vec2 q=f.xy;n=bump(w,n,(n3(q*7.+u)*.006+n2(q*42.)*.0012)*near(px,.02));return c*(.9+.2*n3(q*6.+u)+.12*(n2(q*60.)-.5));',
  brick:
    'vec3 f=faced(w,n);vec2 q=f.xy;float row=floor(q.y/.075),x=q.x+.16875*mod(row,2.),b=floor(x/.3375),o=x-b*.3375;bool head=o>.225;Tile t=tiled(vec2(b*2.+(head?1.:0.),row),vec2(head?o-.225:o,q.y-row*.075),vec2(head?.1125:.225,.075),.01,px);float k=h(t.cell),k2=h(t.cell+5.1);vec3 s=mix(vec3(.27,.135,.09),vec3(.39,.235,.155),k);s=mix(s,vec3(.40,.31,.205),.6*step(.68,k2));s=mix(s,vec3(.13,.085,.075),head?.45*step(.55,k2):.3*step(.93,k2));s*=(.82+.32*h(t.cell+9.3))*(.84+.22*n2(q*70.)+.14*n3(q*5.));s*=1.-.22*smoothstep(.35,0.,w.y)*n3(q*3.);n=bump(w,n,(t.mask*.004+n2(q*90.)*.0008)*near(px,.012));return mix(vec3(.37,.34,.285)*(.9+.2*n2(q*30.)),s,t.mask)*c;',
  render: 'return c*(.95+.1*n3(w.xz*2.+w.y*3.)+.04*(n2((w.xy+w.zz)*90.)-.5));',
  terracotta: 'return c*(.9+.16*n3(u*7.)+.06*n2(u*90.));',
  metal: 'return c*(.94+.1*n2(u*40.)+.04*n3(w.xz*3.+w.y));',
  cloth:
    'n=bump(w,n,n3(u*7.)*.006*near(px,.03));return c*(.95+.05*n2(u*420.)+.05*n2(u*8.))*(.97+.03*sin(u.x*2600.)*near(px,.002));',
  roof: 'Tile t=tile(u,vec2(.26,.2),.5,.01,px);n=bump(w,n,t.mask*.004*near(px,.02));return c*(.84+.3*h(t.cell))*(.92+.16*n3(u*4.))*mix(.6,1.,t.mask);',
  sandstone:
    'Tile t=course(u,vec3(.56,.3,.44),.78,.008,px);float k=h(t.cell+21.7),k2=h(t.cell+2.9);vec3 b=mix(c,c*vec3(.86,.89,.95),smoothstep(.45,.95,k));b=mix(b,c*vec3(1.08,.97,.86),.8*smoothstep(.6,1.,k2));vec2 o=u+t.cell*3.7;float v=n3(o*vec2(3.2,5.)),r=n2(o*13.);b*=.95+.16*(v-.5)+.1*(n2(o*60.)-.5);b=mix(b,b*vec3(1.06,.93,.8),.5*smoothstep(.62,.9,n2(o*2.6+40.)));n=bump(w,n,(t.mask*.005+smoothstep(.42,.5,v)*.0012+r*.003)*near(px,.016));return slab(t,u,b,.07,.06,vec3(.25,.225,.19));',
  porcelain:
    'Tile t=tile(u,vec2(.9,.6),.5,.006,px);vec2 o=u+t.cell*5.3;float v=n3(o*1.4+n3(o*3.)*.8);n=bump(w,n,t.mask*.004*near(px,.012));return slab(t,u,c*(.95+.1*v),.025,.05,vec3(.2,.19,.18));',
  'concrete-paving':
    'Tile t=tile(u,vec2(.6,.45),.5,.008,px);n=bump(w,n,(t.mask*.004+n2(u*80.)*.0006)*near(px,.012));return slab(t,u,c,.05,.16,vec3(.23,.215,.19));',
  'clay-paver':
    'Tile t=herring(u,.005,px);float k=h(t.cell+1.3),k2=h(t.cell+7.9);vec3 b=mix(c*vec3(.72,.68,.7),c*vec3(1.14,1.12,1.08),k);b=mix(b,c*vec3(.52,.5,.55),.7*step(.88,k2));b=mix(b,c*vec3(1.12,1.22,1.26),.6*step(.9,h(t.cell+15.1)));n=bump(w,n,(t.mask*.004+n2(u*90.)*.0008)*near(px,.01));return slab(t,u,b,.06,.2,vec3(.15,.115,.09));',
  setts:
    'Tile t=tile(u,vec2(.105,.105),.5,.012,px);float k=h(t.cell+1.7);vec3 s=mix(c*vec3(.94,.97,1.03),c*vec3(1.05,1.,.93),h(t.cell+8.1))*(.76+.42*k)*(.85+.3*n2(u*60.))*(.72+.28*smoothstep(0.,.03,t.edge));n=bump(w,n,(smoothstep(0.,.028,t.edge)*.007+n2(u*70.)*.001)*near(px,.014));return mix(vec3(.14,.12,.1),s,t.mask);',
  gravel:
    'float e=near(px,.016);vec3 a=chip(u*52.,e);float k=fract(a.x*7.31);vec3 s=mix(c*vec3(.8,.8,.83),c*vec3(1.12,1.07,.98),smoothstep(.15,.85,a.x));s=mix(s,c*vec3(1.3,1.3,1.3),step(.8,k));s=mix(s,c*vec3(.62,.55,.5),step(.9,fract(a.x*23.7)));s*=.88+.24*fract(a.x*51.3);s*=mix(1.,.5+.5*smoothstep(0.,.3,a.y),e);n=bump(w,n,a.z*.005*e);return s*(.93+.14*n3(u*1.6));',
  'self-binding-gravel':
    'float e=near(px,.007);vec3 a=chip(u*110.,e);n=bump(w,n,(a.z*.0014+n3(u*3.)*.004)*e);return c*(.84+.26*mix(.5,a.x,e)+.1*n2(u*30.))*(.93+.14*n3(u*1.3));',
  'timber-deck':
    'float row=floor(u.y/.145);Tile t=tile(u+vec2(h(vec2(row,3.))*3.6,0.),vec2(3.6,.145),0.,.006,px);float g=n2(vec2(u.x*2.+t.cell.y*7.,u.y*130.)),e=near(px,.006);vec3 s=mix(c,c*vec3(.93,.97,1.02),h(t.cell+4.4))*(.84+.28*h(t.cell+.7))*(.86+.26*g);s*=mix(1.,.9+.1*sin(u.y*6.2832/.0121),e);n=bump(w,n,t.mask*.004*near(px,.012));return mix(vec3(.05,.038,.03),s,t.mask);',
  turf: 'float st=sin(u.y*3.14159/.55);float s=smoothstep(-.3,.3,st);vec3 a=vec3(.066,.140,.030),b=vec3(.132,.240,.056);vec3 g=mix(a,b,.3+.32*s+.34*(n3(w.xz*1.1)-.5)+.28*(n2(w.xz*6.)-.5));g=mix(g,g*vec3(1.16,1.02,.8),.5*smoothstep(.55,.8,n3(w.xz*.6+31.)));return g*c*(.86+.28*n2(w.xz*42.)+.2*(h(floor(w.xz*170.))-.5));',
  'play-turf': 'return c*(.86+.2*n3(w.xz*3.)+.24*(h(floor(w.xz*150.))-.5));',
  'mown-grass': 'return c*(.8+.4*n3(w.xz*.5));',
  // worn through to earth where feet go
  'worn-grass':
    'float k=n3(w.xz*.55+vec2(40.,11.)),f=n2(w.xz*38.);vec3 e=vec3(.155,.108,.066)*(.75+.5*n2(w.xz*19.))*(.85+.3*h(floor(w.xz*90.)));vec3 g=mix(c,c*vec3(1.35,1.15,.8),n3(w.xz*1.9))*(.66+.5*f)*(.85+.3*h(floor(w.xz*130.)));return mix(e,g,smoothstep(.3,.52,k+.12*(f-.5)));',
  'meadow-seed':
    'float k=n3(w.xz*1.3),k2=n3(w.xz*.6+17.);vec3 g=mix(vec3(.05,.085,.026),c,.3+.6*k);g=mix(g,c*vec3(1.3,1.05,.7),.6*smoothstep(.5,.75,k2));return g*(.62+.4*n2(w.xz*40.));',
  'bark-mulch':
    'float e=near(px,.014);vec3 a=chip(u*vec2(26.,44.)+n2(u*9.)*1.5,e);n=bump(w,n,a.z*.006*e);return c*mix(vec3(1.,.96,.92),vec3(.94,1.,1.06),fract(a.x*9.7))*(.5+.55*a.x+.12)*mix(.86,.55+.45*smoothstep(0.,.3,a.y),e)*(.9+.2*n3(u*2.));',
  'rubber-mulch':
    'float e=near(px,.012);vec3 a=chip(u*48.,e);n=bump(w,n,a.z*.003*e);return c*(.66+.5*a.x)*mix(.9,.65+.35*smoothstep(0.,.3,a.y),e);',
  soil: 'float e=near(px,.012);vec3 a=chip(u*38.,e);n=bump(w,n,(a.z*.008+n3(u*4.)*.02)*e);return c*(.5+.4*n3(u*9.)+.3*a.x*mix(.6,1.,e))*mix(.9,.6+.4*smoothstep(0.,.25,a.y),e);',
  pebbles:
    'float e=near(px,.03);vec3 a=chip(u*24.,e);float k=fract(a.x*7.31);vec3 s=mix(c*vec3(.7,.7,.72),c*vec3(1.05,1.02,.97),smoothstep(.15,.85,a.x));s=mix(s,c*vec3(1.25,1.24,1.2),step(.8,k));s=mix(s,c*vec3(.55,.5,.46),step(.9,fract(a.x*23.7)));s*=.88+.24*fract(a.x*51.3);s*=mix(1.,.5+.5*smoothstep(0.,.3,a.y),e);n=bump(w,n,a.z*.012*e);return s*(.93+.14*n3(u*1.6));',
  walling:
    'vec3 f=faced(w,n);Tile t=course(f.xy,vec3(.075,.14,.1),.3,.008,px);float k=h(t.cell+21.7);vec2 o=f.xy+t.cell*3.7;vec3 b=mix(c*vec3(.84,.86,.9),c*vec3(1.1,1.03,.93),k)*(.9+.2*n3(o*9.)+.08*(n2(o*60.)-.5));n=bump(w,n,(smoothstep(0.,.016,t.edge)*.008+n3(o*14.)*.006)*near(px,.016));return mix(vec3(.2,.18,.15),b*(.8+.2*smoothstep(0.,.02,t.edge)),t.mask);',
  // both mirror a sky over a line of trees; a pane stands before something dark, glass is seen through
  glass: `${MIRRORED}float fr=.35+.65*pow(1.-abs(dot(v,n)),2.);return mix(c*.22,s,clamp(fr,0.,1.));`,
  pane: `${MIRRORED}float fr=.4+.6*pow(1.-abs(dot(v,n)),2.);return mix(vec3(.03,.035,.035),s,clamp(fr,0.,1.));`,
  paper: 'return c*(.985+.02*n3(w.xz*3.));',
};
export const patternGlsl = (finish: Finish): string => `${NOISE}${TILE}
vec3 pattern(vec2 u,vec3 w,inout vec3 n,vec3 c,float px){${BODY[finish] ?? 'return c;'}}`;
export const hasPattern = (finish: Finish): boolean => finish in BODY && finish !== 'bark';
