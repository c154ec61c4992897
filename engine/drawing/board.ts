/** What every builder draws on: the frame, and the definitions the drawing gathers. */
import type { Catalogue, Plant } from '../model/plant.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Def } from './drawing.ts';
import type { Frame } from './frame.ts';
import { SHADOW } from './palette.ts';

export type Board = {
  frame: Frame;
  model: GardenModel;
  plants: ReadonlyMap<string, Plant>;
  defs: Map<string, Def>;
};

export function makeBoard(frame: Frame, model: GardenModel, catalogue: Catalogue): Board {
  const board: Board = {
    frame,
    model,
    plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])),
    defs: new Map(),
  };
  const [sx, sy] = frame.shade;
  // light on everything round comes from where the sun stands
  define(board, {
    kind: 'radial',
    id: 'shine',
    cx: 0.5 - sx * 0.2,
    cy: 0.5 - sy * 0.2,
    r: 0.74,
    stops: [
      { at: 0, colour: '#fffbe0', opacity: 0.36 },
      { at: 0.28, colour: '#fdf8d4', opacity: 0.16 },
      { at: 0.55, colour: '#fdf8d4', opacity: 0 },
      { at: 1, colour: SHADOW, opacity: 0.34 },
    ],
  });
  define(board, { kind: 'blur', id: 'soft', mm: 0.7 });
  return board;
}
/** Adds a definition once, and gives the paint that names it. */
export function define(board: Board, def: Def): string {
  if (!board.defs.has(def.id)) board.defs.set(def.id, def);
  return `@${def.id}`;
}
/** A ground length on paper. */
export const onPaper = (board: Board, mm: number): number => mm * board.frame.k;
