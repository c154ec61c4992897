/**
 * Shapes on the ground, in whole millimetres.
 *
 * The garden frame: the house wall lies on y = 0, +y runs away from the house, +x is to the right of a
 * person who stands at the house and looks out. Seen from above with y up the page it is a true map
 * (not mirrored). Compass bearings: +y has `site.bearingDeg`, +x has `site.bearingDeg + 90`.
 */

/** A length in millimetres; whole in every stored shape. */
export type Mm = number;
/** [x, y] in whole millimetres of the garden frame. */
export type Point = readonly [x: Mm, y: Mm];
/** A closed ring without a repeated last point. */
export type Ring = readonly Point[];
/** Outer ring first (counter-clockwise), then holes (clockwise). */
export type Polygon = readonly Ring[];
/** Any number of disjoint polygons. */
export type Region = readonly Polygon[];
