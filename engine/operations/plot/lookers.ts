/** Neighbours' windows that look in, put by hand: the line of sight is drawn, and what stands in it is told. */
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Looker } from '../../model/surroundings.ts';
import { withLookers } from '../../site/by-hand.ts';
import type { Outcome } from '../apply.ts';

export const LOOKER_SIDES = ['left', 'right', 'back'] as const satisfies readonly Looker['side'][];

export function changeLookers(
  model: GardenModel,
  { lookers }: Extract<Operation, { kind: 'lookers' }>,
): Outcome {
  if (new Set(lookers.map(({ side }) => side)).size < lookers.length)
    return { refused: 'One window that looks in is marked on a side.' };
  const next = LOOKER_SIDES.flatMap((side) => lookers.find((one) => one.side === side) ?? []);
  return JSON.stringify(next) === JSON.stringify(model.site.lookers ?? [])
    ? { model }
    : { model: { ...model, site: withLookers(model.site, next) } };
}
