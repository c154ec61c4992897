/** Roofed seats, the fire pit and the hot tub. */
import { arbour } from '../drawing/furnishings/seating.ts';
import type { Primitive } from '../drawing/drawing.ts';
import { type Piece, box, line } from '../drawing/furnishings/piece.ts';
import { TIMBER, TIMBER_LINE, WATER, WATER_LINE } from '../drawing/palette.ts';
import { circlePath, dot, polar, segment } from '../drawing/path.ts';
import { TAU } from '../geometry/trig.ts';
import { canopy, pergola } from '../drawing/furnishings/structures.ts';
import { metres } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const shelters = {
  pergola: {
    plan: { label: 'Pergola', purpose: 'a shaded seat under climbers' },
    needsDigging: true,
    ground: {
      kind: 'seat',
      claim: 100,
      sizes: [
        [4200, 3300],
        [3600, 3000],
        [3000, 2700],
      ],
      largerSizes: (m2) =>
        m2 > 1000
          ? [
              [6600, 4200],
              [5400, 3900],
            ]
          : m2 > 500
            ? [[5400, 3900]]
            : [],
      pad: 0,
      gap: 900,
      likes: { evening: 1.6, far: 1.6, corner: 1.4, view: 0.3 },
      shape: 'square',
      worksUndug: true,
      isSeat: true,
    },
  },
  arbour: {
    plan: { label: 'Arbour', purpose: 'a covered seat for two' },
    needsDigging: true,
    ground: {
      kind: 'seat',
      claim: 150,
      sizes: [
        [2400, 2400],
        [2100, 1800],
      ],
      pad: 0,
      gap: 700,
      likes: { far: 1.4, edge: 1.2, corner: 0.8, view: 0.8, evening: 0.8 },
      shape: 'square',
      worksUndug: true,
      isSeat: true,
    },
  },
  firepit: {
    plan: { label: 'Fire pit circle', purpose: 'benches round a fire for autumn evenings' },
    needsDigging: true,
    ground: {
      kind: 'seat',
      claim: 140,
      sizes: [
        [4200, 4200],
        [3600, 3600],
        [3000, 3000],
      ],
      largerSizes: (m2) => (m2 > 600 ? [[4800, 4800]] : []),
      pad: 0,
      gap: 1200,
      likes: { far: 2, corner: 0.8, evening: 0.8, view: 0.4 },
      shape: 'language',
      openSkyMm: 3000,
      isSeat: true,
      floor: (palette) => (palette.seat === 'timber-deck' ? palette.terrace : palette.seat),
    },
  },
  hottub: {
    plan: { label: 'Hot tub terrace', purpose: 'a sheltered pad a few steps from the door' },
    ground: {
      kind: 'seat',
      claim: 130,
      sizes: [
        [3600, 3300],
        [3000, 3000],
        [2700, 2600],
      ],
      pad: 0,
      gap: 900,
      likes: { close: 1.6, corner: 1.4, edge: 1, evening: 0.8 },
      shape: 'square',
      worksUndug: true,
      openSkyMm: 2500,
      floor: (palette) => palette.terrace,
      needsSlab: true,
    },
  },
} satisfies FeatureDefinitions;

export const sheltersFurnishings = {
  pergola: {
    symbol: pergola,
    material: 'timber',
    supply: { kind: 'measured' },
    isStructure: true,
    isOverhead: true,
    isAiry: true,
    isAmongPlants: true,
    shade: { passes: 0.5, foot: 0.92 },
    planning: 'building',
    materials: {
      name: 'Green oak',
      say: (_n, w, d) => `for the pergola, ${metres(w)} by ${metres(d)}, left to silver`,
    },
  },
  canopy: {
    symbol: canopy,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'roofed canopy on posts, with a gutter',
      words: 'the canopy',
      rates: [
        [10.5, 'canopy-small'],
        [Infinity, 'canopy-large'],
      ],
    },
    isStructure: true,
    isOverhead: true,
    isAiry: true,
    shade: { passes: 0.6, foot: 0.92 },
    planning: 'building',
    usualHeightMm: 2500,
    materials: {
      name: 'Roofed canopy',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)}, oiled larch under clear sheet, with a gutter to a butt`,
    },
  },
  arbour: {
    symbol: arbour,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'structures', description: 'Timber arbour with seat' },
    isStructure: true,
    isAmongPlants: true,
    shade: { passes: 0.4, foot: 0.5 },
    planning: 'building',
    materials: { name: 'Oak arbour', say: () => 'with a slatted back for a scented climber' },
  },
  'fire-pit': {
    symbol: firePit,
    material: 'metal',
    supply: {
      kind: 'fixed',
      phase: 'structures',
      description: 'Fire pit in steel, on a stone base',
    },
    keepsCrownsOff: true,
    materials: {
      name: 'Corten steel',
      say: () => 'for the fire pit, rusted before delivery so that it does not stain the paving',
    },
  },
  'hot-tub': {
    symbol: hotTub,
    material: 'timber',
    supply: { kind: 'loose', words: 'the hot tub itself' },
    keepsCrownsOff: true,
    power: 'the hot tub',
  },
} satisfies FurnishingDefinitions;

function firePit(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  let coals = '',
    logs = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(0, 0, p.random.between(0, TAU), r * 0.5 * Math.sqrt(p.random.next()));
    coals += dot(x, y);
  }
  for (let i = 0; i < 3; i++) {
    const a = polar(0, 0, i * 1.05 + 0.3, r * 0.5),
      b = polar(0, 0, i * 1.05 + 3.44, r * 0.5);
    logs += segment(a[0], a[1], b[0], b[1]);
  }
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: '#8f8a80', stroke: '#4c4943', strokeWidth: 0.3 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.74,
      fill: '#4d453c',
      stroke: '#37322c',
      strokeWidth: 0.22,
    },
    line(logs, '#7c5a38', Math.max(0.4, r * 0.16)),
    line(coals, '#d9783f', Math.max(0.3, r * 0.11)),
    line(coals, '#f3c069', Math.max(0.14, r * 0.05)),
  ];
}
function hotTub(p: Piece): Primitive[] {
  const m = Math.min(p.w, p.d),
    items: Primitive[] = p.round
      ? [
          {
            kind: 'circle',
            x: 0,
            y: 0,
            r: m / 2,
            fill: TIMBER,
            stroke: TIMBER_LINE,
            strokeWidth: 0.34,
          },
          {
            kind: 'circle',
            x: 0,
            y: 0,
            r: m * 0.41,
            fill: WATER[0],
            stroke: WATER_LINE,
            strokeWidth: 0.22,
          },
        ]
      : [
          box(0, 0, p.w, p.d, TIMBER, TIMBER_LINE, 0.34, 0.8),
          box(0, 0, p.w * 0.84, p.d * 0.84, WATER[0], WATER_LINE, 0.22, m * 0.16),
        ];
  let bubbles = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(0, 0, p.random.between(0, TAU), m * 0.34 * Math.sqrt(p.random.next()));
    bubbles += circlePath(x, y, m * p.random.between(0.012, 0.03));
  }
  return [
    ...items,
    { kind: 'circle', x: 0, y: 0, r: m * 0.27, fill: WATER[1], fillOpacity: 0.55 },
    {
      kind: 'path',
      d: bubbles,
      fill: '#ffffff',
      fillOpacity: 0.7,
      stroke: '#ffffff',
      strokeWidth: 0.1,
    },
  ];
}
