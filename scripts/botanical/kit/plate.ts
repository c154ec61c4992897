import { at, band, chance, curve, range, trace } from './geometry.ts';
import type { Curve, Outline, Pt } from './geometry.ts';

export const INK = '#332b24';
export const PAPER = '#f7f0df';
const GLOOM = '#2a2f45';
const GLOW = '#fffbe6';

const part = (hex: string, i: number): number =>
  Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
/** Mixes two #rrggbb colours; t of the second. */
export function mix(a: string, b: string, t: number): string {
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(a, i) * (1 - t) + part(b, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const darker = (colour: string, t = 0.26): string => mix(colour, GLOOM, t);
export const paler = (colour: string, t = 0.35): string => mix(colour, GLOW, t);

/** `shade`: how far the dark side reaches in, of the smaller width. `hatch`: lines in the shade. `line`: the outline's weight. */
export type Body = { shade?: number; hatch?: boolean; line?: number; glow?: boolean };

/** One sheet of paper. Every mark is added over those before it. The light falls from the upper left. */
export class Plate {
  readonly chance: () => number;
  readonly marks: string[] = [];
  private readonly name: string;
  private clips = 0;
  private readonly reach = { left: 1000, top: 1000, right: 0, bottom: 0 };

  constructor(name: string) {
    this.name = name;
    this.chance = chance(name);
  }

  /** A number from -spread to spread. */
  jitter(spread: number): number {
    return (this.chance() * 2 - 1) * spread;
  }

  private note(points: Outline): void {
    for (const [x, y] of points) {
      this.reach.left = Math.min(this.reach.left, x);
      this.reach.right = Math.max(this.reach.right, x);
      this.reach.top = Math.min(this.reach.top, y);
      this.reach.bottom = Math.max(this.reach.bottom, y);
    }
  }

  private clip(path: string): string {
    this.clips += 1;
    this.marks.push(`<clipPath id="${this.name}-${this.clips}"><path d="${path}"/></clipPath>`);
    return `clip-path="url(#${this.name}-${this.clips})"`;
  }

  /** A flat patch of colour without an outline. */
  wash(outline: Outline, colour: string, opacity = 1): void {
    this.marks.push(
      `<path d="${trace(outline)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    );
  }

  /** A line of one weight. */
  line(points: Outline, weight = 1.6, colour = INK, opacity = 0.85): void {
    if (weight > 1.5) this.note(points);
    this.marks.push(
      `<path d="${trace(points, false)}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  }

  /** The ink edge: heavier on the side away from the light. */
  edge(outline: Outline, weight = 1.8): void {
    const d = trace(outline);
    this.note(outline);
    this.marks.push(
      `<path d="${d}" transform="translate(${weight * 0.5} ${weight * 0.75})" fill="${INK}" stroke="${INK}" stroke-width="${weight}" stroke-linejoin="round"/>`,
    );
  }

  /** A body in three flat tones with hatching in the shade. */
  solid(
    outline: Outline,
    colour: string,
    { shade = 0.17, hatch = true, line = 1.9, glow = true }: Body = {},
  ): void {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [left, top, right, bottom] = [
      Math.min(...xs),
      Math.min(...ys),
      Math.max(...xs),
      Math.max(...ys),
    ];
    const small = Math.min(right - left, bottom - top);
    const shift = small * shade;
    const d = trace(outline);
    this.edge(outline, line);
    this.marks.push(`<path d="${d}" fill="${darker(colour)}"/>`);
    if (small < 9) {
      this.wash(
        outline.map(([x, y]): Pt => [x - small * 0.1, y - small * 0.1]),
        colour,
      );
      return;
    }
    const inside = this.clip(d);
    this.marks.push(`<g ${inside}>`);
    if (hatch && small > 34) {
      const lines: string[] = [];
      const step = Math.max(6, small / 26);
      for (let k = left - (bottom - top); k < right; k += step)
        lines.push(
          `M${k.toFixed(1)} ${bottom.toFixed(1)}L${(k + (bottom - top) * 0.8).toFixed(1)} ${top.toFixed(1)}`,
        );
      this.marks.push(
        `<path d="${lines.join('')}" stroke="${INK}" stroke-width="1" opacity="0.38" fill="none"/>`,
      );
    }
    this.marks.push(
      `<path d="${d}" transform="translate(${(-shift).toFixed(1)} ${(-shift * 0.7).toFixed(1)})" fill="${colour}"/>`,
    );
    if (glow)
      this.marks.push(
        `<path d="${d}" transform="translate(${(-shift * 3.1).toFixed(1)} ${(-shift * 2.3).toFixed(1)})" fill="${paler(colour)}" opacity="0.42"/>`,
      );
    this.marks.push('</g>');
  }

  /** Draws only inside an outline. */
  within(outline: Outline, draw: () => void): void {
    const inside = this.clip(trace(outline));
    this.marks.push(`<g ${inside}>`);
    draw();
    this.marks.push('</g>');
  }

  /** A tapering stalk along a curve; widths are whole widths in units. */
  stalk(path: Curve, from: number, to: number, colour: string): void {
    const whole = band(path, (t) => (from + (to - from) * t) / 2, 24);
    this.edge(whole, 1.6);
    this.wash(whole, darker(colour, 0.2));
    const lit: Curve = { ...path, at: (t) => at(path.at(t), -140, Math.max(from, to) * 0.14) };
    this.wash(
      band(lit, (t) => (from + (to - from) * t) * 0.3, 24),
      colour,
    );
  }

  /** Short strokes scattered inside an outline, for skins and seeds. */
  fleck(centre: Pt, rx: number, ry: number, count: number, colour: string, size = 2): void {
    for (const _ of range(count)) {
      const angle = this.chance() * 360;
      const reach = Math.sqrt(this.chance()) * 0.92;
      const [x, y] = at([0, 0], angle, reach);
      this.marks.push(
        `<circle cx="${(centre[0] + x * rx).toFixed(1)}" cy="${(centre[1] + y * ry).toFixed(1)}" r="${(size * (0.6 + this.chance() * 0.6)).toFixed(1)}" fill="${colour}"/>`,
      );
    }
  }

  /** Fine roots below a point. */
  rootlets(from: Pt, count: number, length: number, colour = '#b79d77'): void {
    for (const i of range(count)) {
      const path = curve(
        from,
        90 + (i - (count - 1) / 2) * (110 / count) + this.jitter(12),
        length * (0.6 + this.chance() * 0.5),
        this.jitter(0.22),
      );
      this.line(
        range(9).map((k) => path.at(k / 8)),
        3,
        INK,
        0.75,
      );
      this.line(
        range(9).map((k) => path.at(k / 8)),
        1.7,
        colour,
        1,
      );
    }
  }

  /** The drawing moved and sized to the sheet, with a margin of 62 units. */
  body(): string {
    const { left, top, right, bottom } = this.reach;
    const scale = Math.min(1.3, 876 / Math.max(right - left, bottom - top));
    return `<g transform="translate(${(500 - (scale * (left + right)) / 2).toFixed(1)} ${(500 - (scale * (top + bottom)) / 2).toFixed(1)}) scale(${scale.toFixed(4)})">${this.marks.join('')}</g>`;
  }

  /** The finished drawing. */
  svg(): string {
    return sheet(this.body());
  }
}

/** A drawing on its paper, as SVG. The hand's tremble and the paper's tooth are filters of fixed seed. */
export function sheet(drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><defs>` +
    `<filter id="hand" x="0" y="0" width="1" height="1" filterUnits="objectBoundingBox"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<filter id="tooth" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.011 0.014" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 0.97 0 0 0 0 0.88 0 1.5 0 0 -0.62"/></filter>` +
    `<radialGradient id="sheet" cx="0.45" cy="0.42" r="0.8"><stop offset="0" stop-color="#fbf6e9"/><stop offset="0.7" stop-color="${PAPER}"/><stop offset="1" stop-color="#eee3cb"/></radialGradient></defs>` +
    `<rect width="1000" height="1000" fill="url(#sheet)"/><g filter="url(#hand)"><rect width="1000" height="1000" fill="none"/>${drawing}</g>` +
    `<rect width="1000" height="1000" filter="url(#tooth)" opacity="0.34"/></svg>`
  );
}
