/** Laying open ground as something else: a lawn as gravel, gravel as a bed. */
import type { GardenModel } from '../model/garden.ts';
import { type LaidAs, LAID_AS, type Operation } from '../model/operation.ts';
import type { Area, Material } from '../model/layout.ts';
import { isUndug } from '../quantities/build-ups.ts';
import type { Outcome } from './apply.ts';
import { capital, keepWays, lower } from './recut.ts';
import { withShares } from './shares.ts';

const WORDS: Record<LaidAs, { label: string; purpose: string }> = {
  lawn: { label: 'Lawn', purpose: 'open grass that gives the planting room' },
  gravel: {
    label: 'Gravel garden',
    purpose: 'an open gravel floor in place of a lawn, with plants seeding into its edge',
  },
  meadow: { label: 'Meadow', purpose: 'long grass and flowers, cut once in late summer' },
  bed: { label: 'Planting', purpose: 'layered planting' },
};
const FLOORS: Record<LaidAs, Material> = {
  lawn: 'turf',
  gravel: 'gravel',
  meadow: 'meadow-seed',
  bed: 'soil',
};

/** As what else an area may be laid; nothing where it stays what it is. */
export function laidAsFor({ site }: Pick<GardenModel, 'site'>, { id, kind }: Area): LaidAs[] {
  if (id.startsWith('kept-') || id === 'parking' || isUndug(site)) return [];
  return (LAID_AS as readonly string[]).includes(kind) ? LAID_AS.filter((as) => as !== kind) : [];
}

export function layAs(
  model: GardenModel,
  { areaId, as }: Extract<Operation, { kind: 'lay-as' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  if (!own) return { refused: 'That is no longer in the garden.' };
  if (own.kind === as) return { model };
  if (!laidAsFor(model, own).includes(as))
    return { refused: `${capital(lower(own))} cannot become ${WORDS[as].label.toLowerCase()}.` };
  const next: Area = {
    ...own,
    kind: as,
    feature: as === 'lawn' || as === 'meadow' ? as : null,
    ...WORDS[as],
    material: FLOORS[as],
    why: ['laid so by hand'],
  };
  // plants of a bed or of gravel are those of that ground; trees and pots stay
  const placements = model.planting.placements.filter(
    (one) =>
      one.areaId !== own.id ||
      one.existing ||
      ['tree', 'screening', 'pot', 'climber'].includes(one.role),
  );
  const laid = {
    ...model,
    layout: {
      ...model.layout,
      // a stone of a lawn or bed lies in no loose floor
      stones:
        as === 'gravel'
          ? model.layout.stones.filter((one) => one.areaId !== own.id)
          : model.layout.stones,
    },
    planting:
      placements.length === model.planting.placements.length
        ? model.planting
        : { ...model.planting, placements },
  };
  return keepWays(
    withShares(
      laid,
      laid.layout.areas.map((one) => (one === own ? next : one)),
    ),
    next,
  );
}
