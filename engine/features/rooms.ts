/** Rooms out of doors: the garden room, the sauna and the kitchen. */
import type { Primitive } from '../drawing/drawing.ts';
import { box, lengthwise, line, slats, type Piece } from '../drawing/furnishings/piece.ts';
import {
  LINE,
  METAL,
  METAL_DARK,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  TIMBER_PALE,
} from '../drawing/palette.ts';
import { dot, segment } from '../drawing/path.ts';
import { PI, cos } from '../geometry/trig.ts';
import { metres } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const rooms = {
  gardenroom: {
    plan: { label: 'Garden room', purpose: 'a room to work or sit in at the end of the garden' },
    needsDigging: true,
    ground: {
      kind: 'gardenroom',
      claim: 80,
      sizes: [
        [5000, 3500],
        [4000, 3000],
        [3000, 2400],
      ],
      largerSizes: (m2) => (m2 > 700 ? [[6000, 4000]] : []),
      pad: 300,
      gap: 600,
      likes: { far: 2.6, edge: 1.4, corner: 1, evening: 0.5 },
      shape: 'square',
      building: { furnishing: 'garden-room', heightMm: 2500 },
    },
  },
  sauna: {
    plan: { label: 'Sauna', purpose: 'heat and quiet, a few steps from a cold shower' },
    ground: {
      kind: 'gardenroom',
      claim: 85,
      sizes: [
        [2400, 2400],
        [2200, 2200],
        [2000, 2000],
      ],
      pad: 450,
      gap: 600,
      likes: { far: 1.4, edge: 1.4, corner: 1.2, evening: 0.6, view: -0.2 },
      shape: 'square',
      building: { furnishing: 'sauna', heightMm: 2200 },
    },
  },
  kitchen: {},
  barbecue: {},
} satisfies FeatureDefinitions;

export const roomsFurnishings = {
  'garden-room': {
    symbol: gardenRoom,
    material: 'painted-timber',
    supply: { kind: 'measured' },
    isStructure: true,
    door: 'any',
    shade: { passes: 0, foot: 0 },
    planning: 'room',
    usualHeightMm: 2500,
    power: 'the garden room',
    materials: {
      name: 'Garden room',
      say: (_n, w, d) => `${metres(w)} by ${metres(d)}, clad in vertical timber, under 2.5 m high`,
    },
  },
  sauna: {
    symbol: sauna,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'barrel sauna with electric heater',
      words: 'the sauna',
      rates: [
        [5, 'sauna-small'],
        [Infinity, 'sauna-large'],
      ],
    },
    isStructure: true,
    door: 'end',
    shade: { passes: 0, foot: 0 },
    planning: 'building',
    usualHeightMm: 2200,
    power: 'the sauna',
    materials: {
      name: 'Barrel sauna',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)} in heat-treated staves, 2.2 m high, with a glass front and benches for four`,
    },
  },
  barbecue: {
    symbol: barbecue,
    material: 'metal',
    supply: { kind: 'loose', words: 'the barbecue' },
    keepsCrownsOff: true,
  },
  'outdoor-kitchen': {
    symbol: outdoorKitchen,
    material: 'stone',
    supply: { kind: 'measured' },
    power: 'the outdoor kitchen',
    materials: {
      name: 'Outdoor kitchen',
      say: (_n, w) => `${metres(w)} long in rendered block with a stone top`,
    },
  },
} satisfies FurnishingDefinitions;

/** A lid with its handle, and a shelf on either side. */
function barbecue(p: Piece): Primitive[] {
  return [
    box(0, 0, p.w, p.d * 0.7, '#8d8577', LINE, 0.2),
    box(0, 0, p.w * 0.56, p.d, '#4a4a47', LINE, 0.3),
    box(0, 0, p.w * 0.46, p.d * 0.8, '#5d5d59', LINE, 0.16),
    line(segment(-p.w * 0.18, -p.d * 0.32, p.w * 0.18, -p.d * 0.32), '#c9c4b8', 0.4),
  ];
}

/** A flat roof sown with sedum inside its parapet, a roof light, and glass doors on its front. */
function gardenRoom(p: Piece): Primitive[] {
  const edge = Math.min(p.w, p.d) * 0.05,
    w = p.w - edge * 2,
    d = p.d - edge * 2;
  const grains = (count: number) =>
    Array.from({ length: count }, () =>
      dot(p.random.between(-0.48, 0.48) * w, p.random.between(-0.48, 0.48) * d),
    ).join('');
  const count = Math.max(20, Math.min(150, Math.round(w * d * 0.35)));
  return [
    box(0, 0, p.w, p.d, '#b3a894', LINE, 0.4),
    box(0, 0, w, d, '#a8b285', '#7d7a62', 0.2),
    line(grains(count), '#8fa06a', 0.7),
    line(grains(count), '#c3c894', 0.55),
    line(grains(Math.round(count * 0.5)), '#b98e7d', 0.5),
    line(grains(Math.round(count * 0.4)), '#dcd9a6', 0.36),
    box(
      -p.w * 0.18,
      -p.d * 0.06,
      Math.min(1200 * p.k, p.w * 0.3),
      Math.min(800 * p.k, p.d * 0.32),
      '#cfe0e4',
      '#6f8f98',
      0.24,
    ),
    line(segment(-p.w * 0.18, -p.d * 0.2, -p.w * 0.18, p.d * 0.08), '#6f8f98', 0.14),
    box(0, p.d / 2 - edge * 0.5, p.w * 0.62, edge, '#dcebea', '#6f8f98', 0.18),
    line(slats(0, p.d / 2 - edge * 0.5, p.w * 0.62, edge, p.w * 0.155, false), '#56544e', 0.2),
  ];
}

function outdoorKitchen(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const grill = Math.min(800 * p.k, w * 0.34),
      sink = Math.min(480 * p.k, w * 0.2);
    return [
      box(0, 0, w, d, '#d9d2c4', LINE, 0.32),
      line(segment(-w / 2, -d * 0.4, w / 2, -d * 0.4), '#b0a898', 0.14),
      box(-w * 0.2, 0, grill, d * 0.72, METAL_DARK, '#33322e', 0.2, 0.3),
      line(slats(-w * 0.2, 0, grill * 0.9, d * 0.6, 55 * p.k, false), METAL, 0.13),
      box(w * 0.28, 0, sink, d * 0.56, '#c3c7c6', METAL_DARK, 0.18, 0.5),
      { kind: 'circle', x: w * 0.28, y: 0, r: Math.max(0.16, sink * 0.08), fill: METAL_DARK },
      box(w * 0.05, d * 0.05, sink * 0.8, d * 0.4, TIMBER, TIMBER_LINE, 0.14, 0.2),
    ];
  });
}
/** A barrel lying on its side, its door at the local -y end unless it is wider than deep: staves that darken as they curve away, two hoops, a porch. */
function sauna(p: Piece): Primitive[] {
  const w = Math.max(p.w, p.d),
    d = Math.min(p.w, p.d, 2100 * p.k),
    porch = Math.min(w * 0.17, 450 * p.k),
    body = w - porch,
    x = -porch / 2,
    hoop = Math.max(0.4, 50 * p.k);
  const items: Primitive[] = [
    box(w / 2 - porch / 2, 0, porch, d * 0.62, TIMBER_PALE, TIMBER_LINE, 0.24),
    line(slats(w / 2 - porch / 2, 0, porch, d * 0.62, 120 * p.k, false), '#9a7447', 0.11),
    box(x, 0, body, d, '#8f6840', TIMBER_LINE, 0.36, 0.3),
    box(x, 0, body, d * 0.86, TIMBER_DARK, 'none', 0),
    box(x, 0, body, d * 0.66, '#b68b5a', 'none', 0),
    box(x, 0, body, d * 0.42, TIMBER, 'none', 0),
    box(x, 0, body, d * 0.16, TIMBER_PALE, 'none', 0),
    line(staves(x, body, d), '#7d5a34', 0.12, 0.7),
    ...[-0.3, 0.3].map((t) => box(x + t * body, 0, hoop, d, METAL_DARK, '#33322e', 0.1)),
    box(w / 2 - porch, 0, Math.max(0.3, 60 * p.k), d * 0.9, '#cfe0e4', '#6f8f98', 0.2),
  ];
  return p.w > p.d ? items : [{ kind: 'group', turnDeg: 90, items }];
}
/** Joints of a barrel's staves seen from above: close together at its sides. */
function staves(x: number, length: number, across: number): string {
  let d = '';
  for (let i = 1; i < 16; i++) {
    const y = (-cos((i / 16) * PI) * across) / 2;
    d += segment(x - length / 2, y, x + length / 2, y);
  }
  return d;
}
