/** Changes and the gardens they lead to, forwards and back. Pure: every step is kept as it was, so that undone is as before. */
import type { GardenModel } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import { applyOperation, type Given } from '#engine/operations/apply.ts';

/** `models[n]` is the garden after `n` of the changes; `done` of them stand, the rest can be redone. */
export type History = {
  operations: readonly Operation[];
  models: readonly GardenModel[];
  done: number;
};

export const beginning = (original: GardenModel): History => ({
  operations: [],
  models: [original],
  done: 0,
});
export const modelOf = ({ models, done }: History): GardenModel => models[done]!;
export const standing = ({ operations, done }: History): readonly Operation[] =>
  operations.slice(0, done);
export const undoneIn = ({ operations, done }: History): readonly Operation[] =>
  operations.slice(done);

/** A drag, or an arrow key held down, is one change. */
const isOneGesture = (a: Operation | undefined, b: Operation): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  (((b.kind === 'move' || b.kind === 'turn' || b.kind === 'resize') &&
    'id' in a &&
    a.id === b.id) ||
    b.kind === 'north' ||
    (b.kind === 'move-plant' &&
      a.kind === 'move-plant' &&
      a.plantId === b.plantId &&
      a.toX === b.x &&
      a.toY === b.y) ||
    ((b.kind === 'move-ground' || b.kind === 'reshape') && 'areaId' in a && a.areaId === b.areaId));

/** The history with one more change, or why it cannot be made. `joins`: it goes on with the last one. */
export function withChange(
  history: History,
  operation: Operation,
  given: Given,
  joins = false,
): { history: History } | { refused: string } {
  const joined = joins && isOneGesture(history.operations[history.done - 1], operation);
  const at = joined ? history.done - 1 : history.done;
  const before = history.models[at]!;
  const last = history.operations[at];
  const whole =
    joined && operation.kind === 'move-plant' && last?.kind === 'move-plant'
      ? { ...operation, x: last.x, y: last.y }
      : operation;
  const outcome = applyOperation(before, whole, given);
  if ('refused' in outcome) return outcome;
  if (outcome.model === modelOf(history)) return { history };
  return {
    history: {
      operations: [...history.operations.slice(0, at), whole],
      models: [...history.models.slice(0, at + 1), outcome.model],
      done: at + 1,
    },
  };
}

/** A whole list again, up to what is refused. */
export function replay(
  original: GardenModel,
  operations: readonly Operation[],
  given: Given,
): History {
  let history = beginning(original);
  for (const operation of operations) {
    const next = withChange(history, operation, given);
    if ('refused' in next) break;
    history = next.history;
  }
  return history;
}

/** The history with changes that were undone before, up to what can no longer be made: they can be done again. */
export function withUndone(
  history: History,
  undoneBefore: readonly Operation[],
  given: Given,
): History {
  let whole = history;
  for (const operation of undoneBefore) {
    const next = withChange(whole, operation, given);
    if ('refused' in next) break;
    whole = next.history;
  }
  return { ...whole, done: history.done };
}

export const undone = (history: History): History => ({
  ...history,
  done: Math.max(0, history.done - 1),
});
export const redone = (history: History): History => ({
  ...history,
  done: Math.min(history.operations.length, history.done + 1),
});
