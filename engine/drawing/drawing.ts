/**
 * A drawing as data: primitives in millimetres of paper, y down the page, in named layers.
 * Builders make it, `to-svg.ts` writes it; nothing here knows about files or fonts beyond their names.
 */

/** '#rrggbb', 'none', or '@id' for a gradient or pattern of the drawing's defs. */
export type Paint = string;

export type Style = {
  fill?: Paint;
  stroke?: Paint;
  strokeWidth?: number;
  opacity?: number;
  fillOpacity?: number;
  strokeOpacity?: number;
  cap?: 'round';
  join?: 'round';
  dash?: string;
  evenOdd?: true;
};

export type PathItem = { kind: 'path'; d: string } & Style;
export type CircleItem = { kind: 'circle'; x: number; y: number; r: number } & Style;
export type RectItem = {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
} & Style;
export type TextItem = {
  kind: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  font: 'title' | 'text';
  bold?: true;
  anchor?: 'middle' | 'end';
  turnDeg?: number;
  spacing?: number;
  fill: Paint;
  /** Width of a paper-coloured outline behind the letters. */
  halo?: number;
};
/** One copy of a symbol. `plantId` is set on copies that stand for a plant of the model, and only on those. */
export type UseItem = {
  kind: 'use';
  symbol: string;
  x: number;
  y: number;
  scale: number;
  turnDeg: number;
  plantId?: string;
};
export type GroupItem = {
  kind: 'group';
  items: Primitive[];
  x?: number;
  y?: number;
  turnDeg?: number;
  clip?: string;
  filter?: string;
  opacity?: number;
  style?: Style;
  /** What it stands for: written as data-… so that a page can find it. */
  data?: { name: 'plant' | 'area' | 'thing'; value: string };
};
export type Primitive = PathItem | CircleItem | RectItem | TextItem | UseItem | GroupItem;

export type Stop = { at: number; colour: string; opacity?: number };
export type Def =
  | { kind: 'symbol'; id: string; items: Primitive[] }
  | {
      kind: 'pattern';
      id: string;
      width: number;
      height: number;
      x: number;
      y: number;
      turnDeg: number;
      items: Primitive[];
    }
  | { kind: 'linear'; id: string; x1: number; y1: number; x2: number; y2: number; stops: Stop[] }
  | { kind: 'radial'; id: string; cx: number; cy: number; r: number; stops: Stop[] }
  | { kind: 'clip'; id: string; d: string }
  | { kind: 'blur'; id: string; mm: number };

export const LAYERS = [
  'paper',
  'house',
  'surfaces',
  'stones',
  'shadows',
  'furniture',
  'plants',
  'screens',
  'structures',
  'tree-shadows',
  'boundary',
  'canopies',
  'overlay',
  'dimensions',
  'labels',
  'keys',
  'panel',
] as const;
export type LayerId = (typeof LAYERS)[number];
export type Layer = { id: LayerId; items: Primitive[] };

export const VIEWS = ['sheet', 'page', 'picture', 'plain', 'sun', 'bed'] as const;
export type View = (typeof VIEWS)[number];
/** Sheets that a garden is built from. */
export const SHEET_VIEWS = ['setting-out', 'section', 'planting'] as const;
export type SheetView = (typeof SHEET_VIEWS)[number];

export type Drawing = {
  view: View | SheetView;
  /** Read out to those who cannot see it. */
  name: string;
  widthMm: number;
  heightMm: number;
  /** The 50 of 1:50 where the drawing is to a stated scale. */
  scale: number | null;
  /** Paper millimetres for one ground millimetre. */
  paperPerGround: number;
  /** 0 has the house at the bottom, 1 at the left; never mirrored. */
  turn: 0 | 1;
  /** Where north points, degrees clockwise from up the page. */
  northDeg: number;
  defs: Def[];
  layers: Layer[];
};
