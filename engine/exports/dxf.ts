/**
 * A garden as a DXF drawing for a drawing program: true size in millimetres, in layers, in the garden's own frame (the house
 * wall on y = 0). Release 12 in ASCII, which every program reads; it has no place for units, so that they stand in a note.
 */
import { nameOfFurnishing } from '../features/names.ts';
import { markOf } from '../geometry/mark.ts';
import { centroid, contains } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Point, Region, Ring } from '../model/shapes.ts';
import { labelOf } from '../site/barred-rules.ts';
import { zonesOf } from '../site/zones.ts';

/** Colours of the AutoCAD index, by layer; the layers are drawn in this order. */
const LAYERS = {
  HOUSE: 8,
  BOUNDARY: 7,
  GATES: 6,
  'GROUND-HARD': 30,
  'GROUND-LAWN': 72,
  'GROUND-PLANTED': 96,
  'GROUND-WATER': 150,
  'GROUND-BUILDINGS': 34,
  STONES: 31,
  SCREENS: 32,
  FURNITURE: 24,
  'KEPT-THINGS': 9,
  'LEFT-FREE': 1,
  TREES: 94,
  HEDGES: 84,
  SHRUBS: 104,
  PLANTS: 62,
  BULBS: 52,
  LABELS: 7,
  NOTES: 7,
} as const;
type Layer = keyof typeof LAYERS;

const HARD = ['terrace', 'path', 'gravel', 'seat', 'play', 'margin'];
const SOWN = ['lawn', 'meadow', 'orchard'];
const WATER = ['pond', 'water'];
const PLANTED = ['bed', 'vegetable'];
const layerOf = (kind: string): Layer =>
  HARD.includes(kind)
    ? 'GROUND-HARD'
    : SOWN.includes(kind)
      ? 'GROUND-LAWN'
      : WATER.includes(kind)
        ? 'GROUND-WATER'
        : PLANTED.includes(kind)
          ? 'GROUND-PLANTED'
          : 'GROUND-BUILDINGS';

/** Text of labels, mm high on the ground: 2.5 mm at 1:100. */
const TEXT_MM = 250;

type Pair = readonly [code: number, value: string | number];

/** @param title of the design, for the note */
export function gardenDxf(
  { site, layout, planting }: GardenModel,
  { title }: { title: string },
): string {
  const names = new Map(planting.schedule.map((line) => [line.plantId, line]));
  const entities: Pair[] = [];
  const put = (...pairs: readonly Pair[]) => void entities.push(...pairs);
  const path = (layer: Layer, points: readonly Point[], isClosed: boolean) => {
    put([0, 'POLYLINE'], [8, layer], [66, 1], [10, 0], [20, 0], [30, 0], [70, isClosed ? 1 : 0]);
    for (const [x, y] of points) put([0, 'VERTEX'], [8, layer], [10, x], [20, y], [30, 0]);
    put([0, 'SEQEND'], [8, layer]);
  };
  const circle = (layer: Layer, x: number, y: number, radius: number) =>
    put([0, 'CIRCLE'], [8, layer], [10, x], [20, y], [30, 0], [40, radius]);
  const text = (layer: Layer, x: number, y: number, words: string, height = TEXT_MM) =>
    put([0, 'TEXT'], [8, layer], [10, x], [20, y], [30, 0], [40, height], [1, plain(words)]);

  for (const { kind, from, to } of site.edges)
    path(kind === 'house' ? 'HOUSE' : kind === 'gate' ? 'GATES' : 'BOUNDARY', [from, to], false);
  for (const area of layout.areas) {
    const layer = layerOf(area.kind);
    for (const ring of area.region.flat()) path(layer, ring, true);
    text('LABELS', ...middleOf(area.region), area.label);
  }
  for (const stone of layout.stones) path('STONES', boxOf(stone), true);
  for (const { line } of layout.screens) path('SCREENS', line, false);
  for (const thing of layout.furnishings) {
    if (thing.round) circle('FURNITURE', thing.x, thing.y, thing.widthMm / 2);
    else path('FURNITURE', boxOf(thing), true);
    text('FURNITURE', thing.x, thing.y, nameOfFurnishing(thing.kind), TEXT_MM / 2);
  }
  for (const thing of site.existing) circle('KEPT-THINGS', thing.x, thing.y, thing.radiusMm);
  for (const zone of zonesOf(site)) {
    path('LEFT-FREE', zone.outline, true);
    text('LEFT-FREE', ...middleOf([[zone.outline]]), labelOf(zone), TEXT_MM / 2);
  }
  for (const one of planting.placements) {
    const layer = plantLayer(one.role);
    circle(layer, one.x, one.y, one.radiusMm);
    const line = names.get(one.plantId);
    if (line && (layer === 'TREES' || layer === 'SHRUBS'))
      text(layer, one.x, one.y, `${line.key} ${line.latinName}`, TEXT_MM / 2);
  }
  const least = Math.min(...site.boundary.map(([, y]) => y));
  const left = Math.min(...site.boundary.map(([x]) => x));
  text(
    'NOTES',
    left,
    least - 800,
    `${title}. Drawn in millimetres, true size; 0,0 on the house wall.`,
  );
  text(
    'NOTES',
    left,
    least - 1300,
    `The garden looks out of the house to ${site.bearingDeg} degrees from north, clockwise.`,
  );
  const layers = Object.entries(LAYERS);
  const all: readonly Pair[] = [
    [999, 'Units: millimetres'],
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    ...corner(site.boundary, Math.min),
    [9, '$EXTMAX'],
    ...corner(site.boundary, Math.max),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layers.length],
    ...layers.flatMap(([name, colour]): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return `${all.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(value)}`).join('\r\n')}\r\n`;
}

function corner(ring: Ring, of: (...values: number[]) => number): Pair[] {
  return [
    [10, of(...ring.map(([x]) => x))],
    [20, of(...ring.map(([, y]) => y))],
    [30, 0],
  ];
}

function plantLayer(role: GardenModel['planting']['placements'][number]['role']): Layer {
  switch (role) {
    case 'tree':
    case 'screening':
      return 'TREES';
    case 'hedge':
      return 'HEDGES';
    case 'structure':
    case 'climber':
      return 'SHRUBS';
    case 'bulb':
      return 'BULBS';
    default:
      return 'PLANTS';
  }
}

/** Ground coordinates are whole millimetres; what is turned is not. */
const written = (value: string | number): string =>
  typeof value === 'string' ? value : String(Math.round(value * 1000) / 1000);

/** Release 12 has ASCII alone; other signs are written by their number, and a line of text is one line. */
const plain = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(
      /[^ -~]/g,
      (sign) => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );

function middleOf(region: Region): [number, number] {
  const [x, y] = centroid(region);
  return contains(region, x, y) ? [x, y] : markOf(region);
}

function boxOf({
  x,
  y,
  widthMm,
  depthMm,
  turnDeg,
}: Pick<Furnishing, 'x' | 'y' | 'widthMm' | 'depthMm' | 'turnDeg'>): Ring {
  const [c, s] = [cos(radians(turnDeg)), sin(radians(turnDeg))];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([sx, sy]): Point => {
    const [dx, dy] = [(sx * widthMm) / 2, (sy * depthMm) / 2];
    return [x + dx * c - dy * s, y + dx * s + dy * c];
  });
}
