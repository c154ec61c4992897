/** How far a price may move before the site is seen, and what would narrow it. */
import { lowerFirst } from '../model/format.ts';
import type { Brief } from '../model/brief.ts';
import type { Costing } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { figure } from '../quantities/line.ts';

type Doubt = { share: number; narrowedBy: string };
/** Before any visit: market prices and the fine detail of the work. */
const ALWAYS = 0.05;
const ROUND_TO_PENCE = 5_000;

const WAY_IN = {
  back: 'The width of the way through to the garden: under 0.9 m everything is dug and barrowed by hand.',
  front: 'Room on the street for a skip and a delivery, and what a permit for them costs there.',
  roof: 'The way up: stairs, a lift, or a crane for a morning.',
  undug: 'The way in: how far everything is carried, and through which doors.',
};
function doubtsOf(model: GardenModel, brief: Brief): Doubt[] {
  const { soil, slope, position } = model.site,
    undug = isUndug(model.site);
  const doubts: Doubt[] = [
    {
      share: 0.03,
      narrowedBy:
        WAY_IN[position === 'roof' || position === 'front' ? position : undug ? 'undug' : 'back'],
    },
  ];
  if (position === 'roof')
    doubts.push({
      share: 0.06,
      narrowedBy: "A structural engineer's figure for the load the roof can carry.",
    });
  if (undug) return withShape(doubts, brief);
  if (soil.from === 'assumed')
    doubts.push({
      share: 0.04,
      narrowedBy: 'A trial hole: we have assumed loam because no postcode or soil was given.',
    });
  if (soil.from === 'zone')
    doubts.push({
      share: 0.02,
      narrowedBy: `A trial hole: the soil is read from the postcode's zone as ${lowerFirst(soil.name)}, and old foundations or made ground would add to the digging.`,
    });
  if (brief.slope.source.kind === 'assumed')
    doubts.push({
      share: 0.03,
      narrowedBy: 'Levels from the door to the far end: we have assumed that the garden is level.',
    });
  else if (slope !== 'level')
    doubts.push({
      share: 0.06,
      narrowedBy: 'A level survey: the slope decides whether steps or a retaining wall are needed.',
    });
  return withShape(doubts, brief);
}
function withShape(doubts: readonly Doubt[], brief: Brief): Doubt[] {
  const guessed = brief.shape.source.kind === 'assumed' || brief.areaM2.source.kind === 'assumed';
  return guessed
    ? [
        ...doubts,
        {
          share: 0.04,
          narrowedBy:
            "Two tape measurements, the width and the depth: part of the plot's shape is assumed.",
        },
      ]
    : [...doubts];
}

/** Upwards the whole of the doubt, downwards six tenths of it: surprises in the ground seldom save money. */
export function rangeOf(totalPence: number, model: GardenModel, brief: Brief): Costing['range'] {
  const doubts = doubtsOf(model, brief),
    doubt = ALWAYS + doubts.reduce((sum, d) => sum + d.share, 0);
  const narrowedBy = [...doubts].sort((a, b) => b.share - a.share).map((d) => d.narrowedBy);
  const budget = brief.budgetPence?.value;
  if (budget !== undefined && totalPence > budget) {
    narrowedBy.unshift(
      `A choice between budget and contents: this design stands £${poundsOf(totalPence - budget)} above the £${poundsOf(budget)} you named${model.savings?.length ? ', after the savings it already makes' : ''}; the swaps show what could still come off.`,
    );
  }
  return {
    lowPence: Math.floor((totalPence * (1 - 0.6 * doubt)) / ROUND_TO_PENCE) * ROUND_TO_PENCE,
    highPence: Math.ceil((totalPence * (1 + doubt)) / ROUND_TO_PENCE) * ROUND_TO_PENCE,
    narrowedBy,
  };
}

/** "12,450": whole pounds with commas. */
export function poundsOf(pence: number): string {
  return figure(Math.round(pence / 100), 0).replace(/\B(?=(\d{3})+$)/g, ',');
}
