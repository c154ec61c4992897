/** What can be taken hold of on the plan, as data on its elements. */
import type { Side } from '#engine/model/operation.ts';
import type { Point } from '#engine/model/shapes.ts';

/** What a press on the plan took hold of. */
export type Grip =
  | { kind: 'thing'; id: string }
  | { kind: 'corner'; id: string }
  | { kind: 'edge'; areaId: string; from: Point; to: Point }
  /** A corner of an outline, of ground or of a zone, and the middle of the way after one. */
  | { kind: 'knot' | 'between'; areaId: string; at: number }
  | { kind: 'side'; areaId: string; side: Side }
  | { kind: 'area'; id: string }
  /** What stands already. */
  | { kind: 'standing'; id: string }
  /** Ground that is left free: its edge, and when it is chosen the whole of it. */
  | { kind: 'zone'; id: string }
  | { kind: 'tree'; plantId: string; x: number; y: number }
  /** The mark of what is not right, and the press beside it that mends it. */
  | { kind: 'fault'; id: string }
  | { kind: 'mend' };
export type Mark = Extract<Grip, { kind: 'fault' | 'mend' }>;
export const isMark = (grip: Grip | null): grip is Mark =>
  grip?.kind === 'fault' || grip?.kind === 'mend';

export const gripOf = (target: EventTarget | null): Grip | null => {
  const text = (target as Element | null)?.closest?.('[data-grip]')?.getAttribute('data-grip');
  return text ? (JSON.parse(text) as Grip) : null;
};
/** What lies under a mark, which is no hold of its own: a thing is dragged through it. */
export function gripUnder({ clientX, clientY }: { clientX: number; clientY: number }): Grip | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const grip = gripOf(element);
    if (grip && !isMark(grip)) return grip;
  }
  return null;
}
export const asData = (grip: Grip) => ({ 'data-grip': JSON.stringify(grip) });

/** A finger's or pointer's least target, and what is drawn of it, px. */
export const TARGET = 24,
  DOT = 9;
