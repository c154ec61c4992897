/** A plot as somebody draws it: an outline and where its house and its door are. */
import type { Mm, Point, Ring } from './shapes.ts';

/** Whole millimetres of the garden frame. */
export type DrawnPlot = {
  /** Counter-clockwise; the first two are the ends of the house wall, left and right as one looks out, both on y = 0. */
  corners: Ring;
  /** The middle of the garden door, on the house wall. */
  doorX: Mm;
};

export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 60;

/** One change of a drawn plot. A side runs from the corner of its number to the next one. */
export type PlotEdit =
  | { kind: 'corner'; at: number; x: Mm; y: Mm }
  /** The side's end moves along it, and the next side with it, so that a rectangle stays one. */
  | { kind: 'length'; at: number; mm: Mm }
  /** A corner on, or beside, the side. */
  | { kind: 'add'; at: number; x: Mm; y: Mm }
  | { kind: 'remove'; at: number }
  | { kind: 'door'; x: Mm };

/** The side's two ends. */
export function sideOf({ corners }: DrawnPlot, at: number): readonly [Point, Point] {
  return [corners[at]!, corners[(at + 1) % corners.length]!];
}
