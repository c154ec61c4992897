/** What becomes of a sentence. */
import type { Drawn } from '../../design-garden.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidAnswer, SaidChoice } from '../../model/said-change.ts';
import { applyAll } from '../apply.ts';
import { findFaults, newFaults } from '../faults.ts';

export type { SaidAnswer, SaidChoice };
/** Without the words. */
export type Answered = Omit<SaidAnswer, 'quote'>;

export type SaidGiven = Drawn & { model: GardenModel };

export const ready = (says: string, ...operations: Operation[]): Answered => ({
  result: 'ready',
  says,
  operations,
  choices: [],
});
export const asked = (says: string, choices: SaidChoice[]): Answered => ({
  result: 'asked',
  says,
  operations: [],
  choices,
});
export const refused = (says: string, choices: SaidChoice[] = []): Answered => ({
  result: 'refused',
  says,
  operations: [],
  choices,
});

/** What a list of changes leads to: refused, or what is wrong after it that was not before. */
export function tried(
  { model, catalogue }: SaidGiven,
  operations: readonly Operation[],
): { refused: string } | { model: GardenModel; faults: string[] } {
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const outcome = applyAll(model, operations, { plants });
  if ('refused' in outcome) return outcome;
  return {
    model: outcome.model,
    faults: newFaults(findFaults(model), findFaults(outcome.model)).map(({ text }) => text),
  };
}
/** Told with what it leads to. */
export function readyOr(given: SaidGiven, says: string, ...operations: Operation[]): Answered {
  const outcome = tried(given, operations);
  if ('refused' in outcome) return refused(outcome.refused);
  return outcome.faults.length
    ? ready(`${says} Look at this afterwards: ${outcome.faults[0]}`, ...operations)
    : ready(says, ...operations);
}
