/** Fragment shaders of the watercolour: smoothing that keeps edges, ink lines, washes on paper. */
export const NOISE = `float h(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}float n2(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(h(i),h(i+vec2(1,0)),f.x),mix(h(i+vec2(0,1)),h(i+vec2(1,1)),f.x),f.y);}float fb(vec2 p){float a=.5,s=0.;for(int i=0;i<5;i++){s+=a*n2(p);p=mat2(1.6,1.2,-1.2,1.6)*p+3.1;a*=.5;}return s/.97;}float lum(vec3 c){return dot(c,vec3(.299,.587,.114));}`;

export const WOBBLE =
  'uniform sampler2D t;void main(){vec2 p=gl_FragCoord.xy/sc;vec2 d=vec2(fb(p*.012)-.5,fb(p*.012+40.)-.5)*7.+vec2(n2(p*.09)-.5,n2(p*.09+9.)-.5)*2.4;gl_FragColor=texture2D(t,vUv+d*px*sc);}';
export const COPY = 'uniform sampler2D t;void main(){gl_FragColor=texture2D(t,vUv);}';

/** Six sectors, turned by smooth noise at each pixel; each keeps the calmest. */
export function kuwahara(radius: number): string {
  const sectors = Array.from({ length: 6 }, (_, k) => {
    let taps = '',
      n = 1;
    for (const [r, angles] of [
      [0.38, [0]],
      [0.7, [-0.34, 0.34]],
      [1, [-0.42, 0, 0.42]],
    ] as const)
      for (const angle of angles) {
        const a = (k / 6) * 6.28318 + angle,
          x = (Math.cos(a) * r).toFixed(4),
          y = (Math.sin(a) * r).toFixed(4);
        taps += `c=texture2D(t,vUv+vec2((${x})*ct-(${y})*st,(${y})*ct+(${x})*st)*px*sc*${radius.toFixed(1)}).rgb;m+=c;s+=c*c;`;
        n++;
      }
    return `{vec3 m=c0,s=c0*c0,c;${taps}m/=${n}.;s=abs(s/${n}.-m*m);float v=s.r+s.g+s.b;float w=1./(1.+pow(v*700.,3.));acc+=vec4(m*w,w);}`;
  });
  return `uniform sampler2D t;void main(){vec2 p=gl_FragCoord.xy/sc;float th=fb(p*.02)*6.28;float ct=cos(th),st=sin(th);vec3 c0=texture2D(t,vUv).rgb;vec4 acc=vec4(0.);${sectors.join('')}gl_FragColor=vec4(acc.rgb/acc.w,1.);}`;
}
export const blur = (dx: number, dy: number): string =>
  `uniform sampler2D t;void main(){vec3 s=vec3(0.);float ws=0.;for(int i=-6;i<=6;i++){float w=exp(-float(i*i)/12.);s+=texture2D(t,vUv+vec2(${dx}.,${dy}.)*float(i)*px*sc).rgb*w;ws+=w;}gl_FragColor=vec4(s/ws,1.);}`;

/** Id red: 0 nothing or paper, below .5 soft planting, above it hard things. Green and blue differ from plant to plant. */
export const LINES = `uniform sampler2D nz,id,t,bl;float hard(float k){return step(.5,k);}
vec3 nd(vec2 u){vec4 b=texture2D(nz,u);return vec3(b.x*.5+.5,b.z*.5+.5,b.w<=.01?1.:clamp(log2(max(b.w,1.))/5.5,0.,.98));}
void main(){vec2 p=gl_FragCoord.xy/sc;vec2 d=vec2(fb(p*.016+7.)-.5,fb(p*.016+51.)-.5)*3.2;vec2 u=vUv+d*px*sc;vec3 c0=nd(u);vec4 i0=texture2D(id,u);float e=0.,ef=0.;float hd=hard(i0.r);for(int k=0;k<4;k++){vec2 o=(k==0?vec2(1.,0.):k==1?vec2(0.,1.):k==2?vec2(-1.,0.):vec2(0.,-1.))*1.1*px*max(sc,.7);vec3 c=nd(u+o);vec4 i=texture2D(id,u+o);float hk=hard(i.r);float dn=length(c.xy-c0.xy),dz=abs(c.z-c0.z);float di=length(i.gb-i0.gb)+step(.01,abs(i.r-i0.r));float both=max(hd,hk);
float g=smoothstep(.12,.4,dn)*.8+smoothstep(.006,.03,dz);g=max(g,smoothstep(.02,.06,di)*.75);e=max(e,g*min(hd,hk));e=max(e,both*smoothstep(.01,.05,dz)*.9);e=max(e,both*step(.5,step(.01,abs(i.r-i0.r)))*.7);
float far=1.-smoothstep(.45,.85,c0.z);ef=max(ef,(1.-both)*(smoothstep(.02,.06,length(i.gb-i0.gb))*smoothstep(.008,.05,dz)*.8)*far);}
float fz=c0.z;float zf=1.-.55*smoothstep(.35,.95,fz);
vec3 a=texture2D(t,u).rgb,b=texture2D(bl,u).rgb;float dog=lum(b)-lum(a);float x=smoothstep(.035,.13,dog);
float l=max(e*zf,ef*.6);l=max(l,x*.5*(1.-.75*smoothstep(.45,.8,fz))*(i0.r<.06?0.:1.));
float pr=.55+.65*fb(p*.02+91.);float gr=.62+.5*n2(p*.75);gl_FragColor=vec4(vec3(clamp(l*pr*gr,0.,1.)),1.);}`;

export const WASH = `uniform sampler2D t,bl,ink,id,nz,raw;uniform float line,border;
void main(){vec2 p=gl_FragCoord.xy/sc;vec3 c=texture2D(t,vUv).rgb,b=texture2D(bl,vUv).rgb;vec3 rw=texture2D(raw,vUv).rgb;c=mix(c,rw,.26);float k=texture2D(id,vUv).r;float sky=k<.06&&border>.5?1.:0.;float gnd=k<=.06&&border<.5?1.:0.;float w=texture2D(nz,vUv).w;float z=w<=.01?1.:clamp(log2(max(w,1.))/5.5,0.,.98);if(border<.5)z*=.55;
float l=lum(c);c=pow(max(c,0.),vec3(.60));float l2=lum(c);c=mix(c,vec3(l2),-.10);vec3 cool=vec3(.36,.42,.60);c=mix(mix(c,cool,.34*(1.-smoothstep(.0,.42,l))),c,smoothstep(.0,.5,l));c=mix(c,c*vec3(1.03,1.0,.93)+.02,smoothstep(.4,.9,l));
c=clamp(c,0.,1.);
float pap=fb(p*.085)*.6+n2(p*.55)*.25+n2(p*1.1)*.15;float flow=fb(p*.006+3.);float bloomN=fb(p*.02+77.);
vec3 paper=vec3(.985,.972,.94);vec3 dens=-log(max(c/paper,.02));
float edge=clamp((lum(b)-lum(texture2D(t,vUv).rgb))*4.5,-.25,.6);
dens*=1.+.55*edge+(flow-.5)*.55+(bloomN-.5)*.28+(pap-.5)*.42;
dens*=mix(1.,.62,smoothstep(.55,.9,z)*(1.-sky));dens=mix(dens,dens*vec3(1.12,.98,.9),smoothstep(.55,.9,z)*(1.-sky));
if(gnd>.5){float sl=lum(rw);float shd=smoothstep(.90,.55,sl);dens=-log(mix(vec3(1.),vec3(.70,.74,.84),shd))*(.8+.5*flow+(pap-.5)*.5);}
vec2 q=vUv;float m=.045;vec2 dd=min(q,1.-q)*vec2(1.6,1.);float bd=min(dd.x,dd.y);float rag=(fb(p*.011+19.)-.5)*.11+(fb(p*.05+5.)-.5)*.03;if(border<.5)bd=1.;float mask=smoothstep(m-.012,m+.016,bd+rag);float rim=smoothstep(m-.012,m+.004,bd+rag)*(1.-smoothstep(m+.004,m+.05,bd+rag));
if(sky>.5){float cl=smoothstep(.42,.66,fb(p*.0042+vec2(12.,4.)));vec3 sk=vec3(.62,.77,.90);vec3 sd=-log(sk/paper);dens=sd*(1.-.92*cl)*(.55+.5*flow)*smoothstep(.55,1.0,vUv.y+.18*(flow-.5))*1.1+sd*.08;dens*=1.+(pap-.5)*.7;}
dens*=mask*(1.+.25*rim);
dens*=mix(1.,.8,smoothstep(.62,.85,l)*smoothstep(.55,.75,fb(p*.03+33.)));
vec3 o=paper*exp(-dens);
float ln=texture2D(ink,vUv).r;float lm=smoothstep(m-.03,m+.01,bd+rag*.6);o=mix(o,vec3(.20,.17,.16),ln*line*lm);
float sh=fb(p*.085+vec2(.35,.35))-fb(p*.085);o*=1.+sh*.075+(n2(p*.9)-.5)*.022;gl_FragColor=vec4(clamp(o,0.,1.),1.);}`;
