/** Cloth over what one sits at: a sail on posts, an awning on the house wall, a parasol. */
import type { Primitive } from '../drawing/drawing.ts';
import { line, type Piece } from '../drawing/furnishings/piece.ts';
import { METAL_DARK } from '../drawing/palette.ts';
import { circlePath, polar, segment } from '../drawing/path.ts';
import { TAU } from '../geometry/trig.ts';
import { metres } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const covers = {
  sail: { needsDigging: true },
  awning: { needsDigging: true },
  parasol: {},
} satisfies FeatureDefinitions;

/** Woven cloth keeps out some four fifths of the sun. */
const CLOTH = { passes: 0.2, foot: 0.94 };

export const coversFurnishings = {
  'shade-sail': {
    symbol: sail,
    material: 'cushion',
    supply: {
      kind: 'building',
      name: 'shade sail of woven cloth on four steel posts',
      words: 'the shade sail',
      rates: [
        [12.5, 'shade-sail-small'],
        [Infinity, 'shade-sail-large'],
      ],
    },
    isStructure: true,
    isOverhead: true,
    isAiry: true,
    // its posts may stand in planting, and its cloth reach over it
    isAmongPlants: true,
    shade: CLOTH,
    usualHeightMm: 2700,
    advice: {
      title: 'A sail in the wind',
      text: 'A sail pulls hard: each post stands in a footing at least 0.9 m deep, or the corner is fixed through to sound masonry and never to a fence, a gutter or a tree. One corner is half a metre lower, so that rain runs off. Take it down before a gale and for the winter.',
    },
    materials: {
      name: 'Shade sail',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)}, woven cloth that lets the wind through, one corner low so that rain runs off`,
    },
  },
  awning: {
    symbol: awning,
    material: 'cushion',
    supply: {
      kind: 'building',
      name: 'awning on the house wall',
      words: 'the awning',
      rates: [[Infinity, 'awning']],
    },
    isStructure: true,
    isOverhead: true,
    feet: 'none',
    isAiry: true,
    shade: CLOTH,
    usualHeightMm: 2500,
    advice: {
      title: 'An awning on the wall',
      text: 'It is fixed through to sound masonry: not to render, to a timber frame or above a lintel without an engineer’s word. Wind it in when it blows or rains. On a listed house it needs consent, on a flat the freeholder’s.',
    },
    materials: {
      name: 'Awning',
      say: (_n, w, d) => `${metres(w)} wide and out by ${metres(d)}, wound in when it blows`,
    },
  },
  parasol: {
    symbol: parasol,
    material: 'cushion',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Parasol with weighted base' },
    isOverhead: true,
    feet: 'middle',
    isAiry: true,
    isAmongPlants: true,
    shade: CLOTH,
  },
} satisfies FurnishingDefinitions;

const FABRIC = '#ece2cd',
  FABRIC_LINE = '#8f8264';

/** Four posts, and cloth between them whose edges are hollow. */
function sail({ w, d, k }: Piece): Primitive[] {
  const x = w / 2,
    y = d / 2,
    post = Math.max(0.5, 60 * k),
    hollow = 0.1;
  let posts = '';
  for (const u of [-1, 1]) for (const v of [-1, 1]) posts += circlePath(u * x, v * y, post);
  const edge = `M${-x} ${-y}Q0 ${-y + d * hollow} ${x} ${-y}Q${x - w * hollow} 0 ${x} ${y}Q0 ${y - d * hollow} ${-x} ${y}Q${-x + w * hollow} 0 ${-x} ${-y}Z`;
  return [
    {
      kind: 'path',
      d: edge,
      fill: FABRIC,
      fillOpacity: 0.6,
      stroke: FABRIC_LINE,
      strokeWidth: 0.3,
    },
    line(segment(-x, -y, x, y) + segment(-x, y, x, -y), FABRIC_LINE, 0.14, 0.6),
    { kind: 'path', d: posts, fill: METAL_DARK },
  ];
}
/** Its case lies along the wall, at its back; the cloth is striped outwards. */
function awning({ w, d, k }: Piece): Primitive[] {
  const stripes = Math.max(4, Math.round(w / (320 * k))),
    deep = Math.max(0.8, 180 * k);
  let bands = '';
  for (let i = 1; i < stripes; i++) {
    const x = -w / 2 + (i * w) / stripes;
    bands += segment(x, -d / 2, x, d / 2);
  }
  return [
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d,
      fill: FABRIC,
      fillOpacity: 0.5,
      stroke: FABRIC_LINE,
      strokeWidth: 0.28,
    },
    line(bands, FABRIC_LINE, 0.16, 0.7),
    { kind: 'rect', x: -w / 2, y: -d / 2, width: w, height: deep, fill: METAL_DARK },
  ];
}
/** Eight ribs from a pole. */
function parasol(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  let rim = '',
    ribs = '';
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(0, 0, (i * TAU) / 8, r);
    rim += `${i ? 'L' : 'M'}${x} ${y}`;
    ribs += segment(0, 0, x, y);
  }
  return [
    {
      kind: 'path',
      d: `${rim}Z`,
      fill: FABRIC,
      fillOpacity: 0.55,
      stroke: FABRIC_LINE,
      strokeWidth: 0.28,
    },
    line(ribs, FABRIC_LINE, 0.18, 0.8),
    { kind: 'circle', x: 0, y: 0, r: Math.max(0.5, 45 * p.k), fill: METAL_DARK },
  ];
}
