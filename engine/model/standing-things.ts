/** What stands in a garden already: what stays, and what is taken away. */
import type { FactSource } from './brief.ts';
import type { MeasuredPlace } from './surroundings.ts';
import type { Mm } from './shapes.ts';

export const KEPT_PLACES = [
  'left',
  'right',
  'back',
  'back-left',
  'back-right',
  'middle',
  'near-house',
] as const;
export type KeptThing = {
  id: string;
  kind: 'tree' | 'shrub' | 'hedge' | 'shed' | 'greenhouse' | 'patio' | 'pond' | 'wall' | 'other';
  /** As the visitor called it: "old apple tree". */
  name: string;
  /** Where in the garden seen from the house, when the text says so. */
  where: (typeof KEPT_PLACES)[number] | null;
  /** How far its middle is from edges that were named; its place where two cross. */
  at?: MeasuredPlace;
  /** Both its sides, when they were said. */
  sizeMm?: [Mm, Mm];
  /** It closes the far end from side to side; how deep it is. */
  acrossMm?: Mm;
  /** What it was said to stand by, by its id, and how: "witch hazel by it". */
  beside?: { id: string; as: 'by' | 'behind' | 'before' };
  /** "On the inside of the corner" of a plot that turns. */
  isAtTurn?: true;
  /** Trees that stand all round, beyond the edge. */
  isAround?: true;
  source: FactSource;
};

/** A thing in the garden that is to be taken away. */
export type Removal = {
  id: string;
  kind: KeptThing['kind'];
  /** As the visitor called it: "rotten shed". */
  name: string;
  /** Null when the text names several and no number. */
  count: number | null;
  /** A big or mature one, which is priced when it has been seen. */
  isLarge: boolean;
  /** Of paving and steps that were measured. */
  m2?: number;
  /** How thick that is, m, where it is more than slabs on their bed. */
  deepM?: number;
  source: FactSource;
};
