/** How far a price may move before the site is seen, and what would narrow it. */
import { lowerFirst } from '../model/format.ts';
import type { Brief } from '../model/brief.ts';
import type { Costing } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { isThroughHouse } from '../quantities/carrying.ts';
import { figure } from '../quantities/line.ts';
import { gaveUpForPrice } from './swaps.ts';

type Doubt = { share: number; narrowedBy: string };
/** What is left open at best, before any visit, where the plot's sides were measured and entered. */
const MEASURED = { down: 0.1, up: 0.15 };
/** A concept whose size was only told, by area or in words, or is assumed. */
const CONCEPT = 0.25;
const ROUND_TO_PENCE = 5_000;
const ROUND_M2_TO_PENCE = 500;

type SizeBasis = 'measured' | 'told' | 'assumed';
/** How the plot's size is known. Lengths are entered as corrections of what was read, or follow from area and perimeter. */
function sizeBasisOf({ shape, areaM2 }: Brief): SizeBasis {
  const sources = [shape.source, areaM2.source];
  if (sources.some(({ kind }) => kind === 'assumed')) return 'assumed';
  return sources.every(
    (source) =>
      source.kind === 'entered' &&
      (source.field === 'corrections' || source.field === 'area and perimeter'),
  )
    ? 'measured'
    : 'told';
}

const WAY_IN = {
  back: 'The width of the way through to the garden: under 0.9 m everything is dug and barrowed by hand.',
  front: 'Room on the street for a skip and a delivery, and what a permit for them costs there.',
  house: 'The way through the house: its doors, steps and turns, and how near a skip can stand.',
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
        WAY_IN[
          position === 'roof' || position === 'front'
            ? position
            : undug
              ? 'undug'
              : isThroughHouse(model.site)
                ? 'house'
                : 'back'
        ],
    },
  ];
  if (position === 'roof')
    doubts.push({
      share: 0.06,
      narrowedBy: "A structural engineer's figure for the load the roof can carry.",
    });
  if (undug) return doubts;
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
      narrowedBy: 'A level survey: the slope decides how many steps and how much wall are needed.',
    });
  return doubts;
}
const NARROWED_BY_SIZE: Record<SizeBasis, Doubt[]> = {
  measured: [],
  told: [
    {
      share: 0.08,
      narrowedBy:
        'The width and the depth, measured with a tape and entered: the size is taken from what you told us.',
    },
  ],
  assumed: [
    {
      share: 0.1,
      narrowedBy:
        "Two tape measurements, the width and the depth: part of the plot's shape is assumed.",
    },
  ],
};

/**
 * A measured plot at its best a tenth less to 15 % more; upwards the whole of each doubt is added, downwards six tenths of it,
 * since surprises in the ground seldom save money, and never more than a concept's 25 %. A size that was told is a concept.
 * Where it is assumed the range holds for the plot as drawn, and a band by the square metre is what is promised.
 */
export function rangeOf(
  totalPence: number,
  plotM2: number,
  model: GardenModel,
  brief: Brief,
): Costing['range'] {
  const basis = sizeBasisOf(brief),
    site = doubtsOf(model, brief),
    doubt = site.reduce((sum, d) => sum + d.share, 0);
  const down = basis === 'measured' ? Math.min(CONCEPT, MEASURED.down + 0.6 * doubt) : CONCEPT,
    up = basis === 'measured' ? Math.min(CONCEPT, MEASURED.up + doubt) : CONCEPT;
  const narrowedBy = [...site, ...NARROWED_BY_SIZE[basis]]
    .sort((a, b) => b.share - a.share)
    .map((d) => d.narrowedBy);
  const budget = brief.budgetPence?.value;
  if (budget !== undefined && totalPence > budget) {
    narrowedBy.unshift(
      `A choice between budget and contents: this design stands £${poundsOf(totalPence - budget)} above the £${poundsOf(budget)} you named${gaveUpForPrice(model) ? ', after the savings it already makes' : ''}; the swaps show what could still come off.`,
    );
  }
  const low = totalPence * (1 - down),
    high = totalPence * (1 + up),
    below = (pence: number, step: number) => Math.floor(pence / step) * step,
    above = (pence: number, step: number) => Math.ceil(pence / step) * step;
  return {
    lowPence: below(low, ROUND_TO_PENCE),
    highPence: above(high, ROUND_TO_PENCE),
    narrowedBy,
    ...(basis === 'assumed' && {
      perM2: {
        lowPence: below(low / plotM2, ROUND_M2_TO_PENCE),
        highPence: above(high / plotM2, ROUND_M2_TO_PENCE),
      },
    }),
  };
}

/** "12,450": whole pounds with commas. */
export function poundsOf(pence: number): string {
  return figure(Math.round(pence / 100), 0).replace(/\B(?=(\d{3})+$)/g, ',');
}
