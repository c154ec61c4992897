/** What is laid under a plot to be drawn over: a picture, or the lines of a drawing. */
import type { Point } from '#engine/model/shapes.ts';
import type { Placement } from './placement.ts';

/** About its middle: units to the right, and down. */
export type TraceLine = { points: Point[]; isClosed: boolean };

export type Trace = {
  name: string;
  width: number;
  height: number;
  /** Of a drawing. */
  lines: TraceLine[] | null;
  /** Of a picture; `url` shows it in this tab. */
  picture: Blob | null;
  url: string | null;
  /** Of a PDF: how wide its paper is, mm, and which of its pages this is. */
  paper?: { widthMm: number; page: number; pages: number };
  /** A drawing without a unit: its scale is to be set. */
  isUnitGuessed: boolean;
  at: Placement;
  /** 0 is not to be seen, 1 is as it is. */
  strength: number;
};
