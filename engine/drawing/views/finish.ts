/** Gathers what was drawn into a drawing. */
import type { Board } from '../board.ts';
import {
  LAYERS,
  type Drawing,
  type LayerId,
  type Primitive,
  type SheetView,
  type View,
} from '../drawing.ts';
import { PAPER } from '../palette.ts';

type Head = {
  view: View | SheetView;
  name: string;
  widthMm: number;
  heightMm: number;
  scale: number | null;
};

export function finish(
  board: Board,
  head: Head,
  layers: ReadonlyMap<LayerId, Primitive[]>,
): Drawing {
  const paper: Primitive = {
    kind: 'rect',
    x: 0,
    y: 0,
    width: head.widthMm,
    height: head.heightMm,
    fill: PAPER,
  };
  return {
    ...head,
    paperPerGround: board.frame.k,
    turn: board.frame.turn,
    northDeg: board.frame.northDeg,
    defs: [...board.defs.values()],
    layers: LAYERS.map((id) => ({ id, items: id === 'paper' ? [paper] : (layers.get(id) ?? []) })),
  };
}
