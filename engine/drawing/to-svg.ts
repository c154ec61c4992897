/** Writes a drawing as SVG: one pure string, no scripts, nothing fetched. */
import { escapeMarkup } from '../model/format.ts';
import type { Def, Drawing, Paint, Primitive, Stop, Style, TextItem } from './drawing.ts';
import { PAPER } from './palette.ts';
import { num, pair } from './path.ts';

export type SvgOptions = {
  /** Put before every id, so that several drawings can live on one page. Letters, digits and hyphens; others are dropped. */
  idPrefix?: string;
  /** 'mm' prints true to scale; 'fluid' leaves the size to the page. */
  size?: 'mm' | 'fluid';
  /** Address of a picture that fills the sheet beneath everything drawn. */
  picture?: string;
};

/** Text made safe inside XML elements and attributes; control characters are dropped. */
export function escapeXml(text: string): string {
  let out = '';
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    if (code < 32 || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff)
      out += code === 10 || code === 9 ? ' ' : '';
    else out += letter;
  }
  return escapeMarkup(out);
}

/** Within symbols and patterns round caps and no fill are the rule, said once on the group. */
type Writer = {
  prefix: string;
  out: string[];
  implied: boolean;
  /** Of the page. */
  width: number;
  height: number;
};
const FONTS = {
  title: "'Cormorant Garamond',Georgia,serif",
  text: "'DM Sans',Arial,sans-serif",
} as const;

const paint = (w: Writer, value: Paint): string =>
  value.startsWith('@') ? `url(#${w.prefix}${value.slice(1)})` : escapeXml(value);

function styleOf(w: Writer, s: Style): string {
  let a = '';
  if (s.fill !== undefined && !(w.implied && s.fill === 'none')) a += ` fill="${paint(w, s.fill)}"`;
  if (s.stroke !== undefined) a += ` stroke="${paint(w, s.stroke)}"`;
  if (s.strokeWidth !== undefined) a += ` stroke-width="${num(s.strokeWidth)}"`;
  if (s.opacity !== undefined) a += ` opacity="${num(s.opacity)}"`;
  if (s.fillOpacity !== undefined) a += ` fill-opacity="${num(s.fillOpacity)}"`;
  if (s.strokeOpacity !== undefined) a += ` stroke-opacity="${num(s.strokeOpacity)}"`;
  if (s.cap && !w.implied) a += ' stroke-linecap="round"';
  if (s.join && !w.implied) a += ' stroke-linejoin="round"';
  if (s.dash) a += ` stroke-dasharray="${escapeXml(s.dash)}"`;
  if (s.evenOdd) a += ' fill-rule="evenodd"';
  return a;
}
function place(x: number, y: number, turnDeg: number, scale = 1): string {
  let t = '';
  if (x || y) t += `translate(${pair(x, y)})`;
  if (turnDeg) t += `rotate(${num(turnDeg)})`;
  if (Math.abs(scale - 1) > 0.004) t += `scale(${num(scale)})`;
  return t ? ` transform="${t}"` : '';
}
function writeText(w: Writer, t: TextItem): void {
  let a = t.turnDeg
    ? ` transform="translate(${pair(t.x, t.y)})rotate(${num(t.turnDeg)})"`
    : ` x="${num(t.x)}" y="${num(t.y)}"`;
  a += ` font-size="${num(t.size)}" fill="${paint(w, t.fill)}"`;
  if (t.font === 'title') a += ` font-family="${FONTS.title}"`;
  if (t.bold || t.font === 'title') a += ' font-weight="600"';
  if (t.anchor) a += ` text-anchor="${t.anchor}"`;
  if (t.spacing) a += ` letter-spacing="${num(t.spacing)}"`;
  if (t.halo)
    a += ` stroke="${PAPER}" stroke-width="${num(t.halo)}" stroke-opacity=".82" stroke-linejoin="round" paint-order="stroke"`;
  w.out.push(`<text${a}>${escapeXml(t.text)}</text>`);
}
function write(w: Writer, p: Primitive): void {
  switch (p.kind) {
    case 'path':
      w.out.push(`<path d="${p.d}"${styleOf(w, p)}/>`);
      return;
    case 'circle':
      w.out.push(
        `<circle${p.x ? ` cx="${num(p.x)}"` : ''}${p.y ? ` cy="${num(p.y)}"` : ''} r="${num(p.r)}"${styleOf(w, p)}/>`,
      );
      return;
    case 'rect':
      w.out.push(
        `<rect x="${num(p.x)}" y="${num(p.y)}" width="${num(p.width)}" height="${num(p.height)}"${p.radius ? ` rx="${num(p.radius)}"` : ''}${styleOf(w, p)}/>`,
      );
      return;
    case 'text':
      writeText(w, p);
      return;
    case 'use': {
      const plain = !p.turnDeg && Math.abs(p.scale - 1) <= 0.012;
      w.out.push(
        `<use href="#${w.prefix}${p.symbol}"${plain ? ` x="${num(p.x)}" y="${num(p.y)}"` : place(p.x, p.y, p.turnDeg, p.scale)}/>`,
      );
      return;
    }
    case 'group': {
      if (!p.items.length) return;
      let a = place(p.x ?? 0, p.y ?? 0, p.turnDeg ?? 0);
      if (p.clip) a += ` clip-path="url(#${w.prefix}${p.clip})"`;
      if (p.filter) a += ` filter="url(#${w.prefix}${p.filter})"`;
      if (p.opacity !== undefined) a += ` opacity="${num(p.opacity)}"`;
      if (p.style) a += styleOf(w, p.style);
      if (p.data) a += ` data-${p.data.name}="${escapeXml(p.data.value)}"`;
      w.out.push(`<g${a}>`);
      for (const item of p.items) write(w, item);
      w.out.push('</g>');
    }
  }
}
const stops = (list: readonly Stop[]): string =>
  list
    .map(
      (s) =>
        `<stop offset="${num(s.at)}" stop-color="${s.colour}"${s.opacity === undefined ? '' : ` stop-opacity="${num(s.opacity)}"`}/>`,
    )
    .join('');

function writeDef(w: Writer, def: Def): void {
  const id = `id="${w.prefix}${def.id}"`;
  switch (def.kind) {
    case 'symbol':
    case 'pattern': {
      const rule = ' fill="none" stroke-linecap="round" stroke-linejoin="round"';
      w.implied = true;
      w.out.push(
        def.kind === 'symbol'
          ? `<g ${id}${rule}>`
          : `<pattern ${id} width="${num(def.width)}" height="${num(def.height)}" patternUnits="userSpaceOnUse"${place(def.x, def.y, def.turnDeg).replace('transform', 'patternTransform')}><g${rule}>`,
      );
      for (const item of def.items) write(w, item);
      w.out.push(def.kind === 'symbol' ? '</g>' : '</g></pattern>');
      w.implied = false;
      return;
    }
    case 'linear':
      w.out.push(
        `<linearGradient ${id} x1="${num(def.x1)}" y1="${num(def.y1)}" x2="${num(def.x2)}" y2="${num(def.y2)}">${stops(def.stops)}</linearGradient>`,
      );
      return;
    case 'radial':
      w.out.push(
        `<radialGradient ${id} cx="${num(def.cx)}" cy="${num(def.cy)}" r="${num(def.r)}">${stops(def.stops)}</radialGradient>`,
      );
      return;
    case 'clip':
      w.out.push(`<clipPath ${id}><path d="${def.d}" clip-rule="evenodd"/></clipPath>`);
      return;
    case 'blur':
      w.out.push(
        // the whole page: what is drawn with a round cap alone has no box of its own
        `<filter ${id} filterUnits="userSpaceOnUse" x="0" y="0" width="${num(w.width)}" height="${num(w.height)}"><feGaussianBlur stdDeviation="${num(def.mm)}"/></filter>`,
      );
  }
}

/** The drawing as an SVG document; 1 user unit is 1 mm of paper. */
export function toSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const prefix = (options.idPrefix ?? '').replace(/[^A-Za-z0-9-]/g, '');
  const w: Writer = {
    prefix: /^[0-9-]/.test(prefix) ? `p${prefix}` : prefix,
    out: [],
    implied: false,
    width: drawing.widthMm,
    height: drawing.heightMm,
  };
  const size =
    options.size === 'fluid'
      ? ''
      : ` width="${num(drawing.widthMm)}mm" height="${num(drawing.heightMm)}mm"`;
  w.out.push(
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${num(drawing.widthMm)} ${num(drawing.heightMm)}" role="img" font-family="${FONTS.text}"><title>${escapeXml(drawing.name)}</title><defs>`,
  );
  for (const def of drawing.defs) writeDef(w, def);
  w.out.push('</defs>');
  if (options.picture)
    w.out.push(
      `<image href="${escapeXml(options.picture)}" x="0" y="0" width="${num(drawing.widthMm)}" height="${num(drawing.heightMm)}" preserveAspectRatio="none"/>`,
    );
  for (const layer of drawing.layers) {
    if (!layer.items.length) continue;
    w.out.push(`<g data-layer="${layer.id}">`);
    for (const item of layer.items) write(w, item);
    w.out.push('</g>');
  }
  w.out.push('</svg>');
  return w.out.join('');
}
