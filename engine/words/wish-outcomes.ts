/** Every wish of the visitor's words answered for one design: met, partly or left out, with the reason. */
import { area } from '../geometry/region.ts';
import type { Brief, Wish } from '../model/brief.ts';
import type { FurnishingKind } from '../features/names.ts';
import type { FeatureId } from '../features/names.ts';
import { joinList } from '../model/format.ts';
import type { GardenModel, WishOutcome } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { namesPlant, singular } from '../planting/filters.ts';
import { standsInFor } from '../planting/wishes.ts';
import { GENERAL_PLANTS, NOT_DRAWN, NOT_OUR_WORK } from '../brief/concepts.ts';

/** Features without ground of their own are there when one of these stands somewhere. */
const FURNISHED: Partial<Record<FeatureId, readonly FurnishingKind[]>> = {
  dining: ['dining-set'],
  lounge: ['lounge-set', 'sunlounger'],
  kitchen: ['outdoor-kitchen'],
  bench: ['bench'],
  seat: ['bench', 'lounge-set', 'hammock', 'sunlounger'],
  washing: ['washing-line'],
  hammock: ['hammock'],
  pots: ['pot', 'urn'],
  birdfeeder: ['bird-feeder', 'bird-bath', 'bug-hotel'],
  lighting: ['post-light', 'spike-light'],
};
/** Met by the planting as a whole. */
const PLANTED: readonly FeatureId[] = ['shadeplanting', 'scent', 'cutflowers'];
/** Open water, which is not drawn where a small child lives. */
const STILL_WATER: readonly FeatureId[] = ['pond', 'formalpond'];
const TODDLER = 'Even shallow water is a danger to a small child';
const OLDER = 'It can be added when the youngest is six.';
const ROOM = /\b(?:room|fit|smaller|path of its width|worth having)\b/;
/** What answers a smaller wish as well. */
const LARGER: Partial<Record<FeatureId, FeatureId>> = { veg2: 'veg4' };
/** Drawn this much smaller than it was asked for, a wish is met in part. */
const NEARLY = 0.92;

export type { WishOutcome };
type Given = { brief: Brief; model: GardenModel; catalogue: Catalogue };

export function wishOutcomes(given: Given): WishOutcome[] {
  return given.brief.wishes.map((wish) => {
    const [result, why, takes = null] =
      wish.plant !== null
        ? plantOutcome(wish, given)
        : wish.feature !== null
          ? featureOutcome(wish, wish.feature, given)
          : otherOutcome(wish, given);
    return {
      mention: wish.mention,
      name: wish.name,
      quote: wish.quote,
      isOwnWords: wish.feature === null && wish.plant === null,
      result,
      why,
      takes,
    };
  });
}

type Answer = [result: WishOutcome['result'], why: string, takes?: string];
const LESS_BESIDE = 'A larger plot, or one wish fewer beside it.';
const AT_THE_VISIT = 'We plan and price it with you at the visit.';

function featureOutcome(
  wish: Wish,
  feature: FeatureId,
  { brief, model: { layout } }: Given,
): Answer {
  if (brief.refused.some((fact) => fact.value === feature))
    return [
      'left-out',
      'You also write that you do not want it.',
      'Tell us which of the two holds, and it is drawn again.',
    ];
  if (STILL_WATER.includes(feature) && brief.household.toddler.value)
    return layout.areas.some((one) => one.feature === 'water')
      ? ['partly', `${TODDLER}: a fountain with no open water stands in its place.`, OLDER]
      : ['left-out', `${TODDLER}.`, OLDER];
  const areas = layout.areas.filter(
    (one) =>
      one.feature === feature ||
      (one.feature !== null && one.feature === LARGER[feature]) ||
      (feature === 'lawn' && one.kind === 'lawn'),
  );
  const things = layout.furnishings.filter((one) => FURNISHED[feature]?.includes(one.kind));
  if (areas.length) {
    const m2 = areas.reduce((sum, one) => sum + area(one.region), 0) / 1e6;
    const size = `${Math.round(m2 * 10) / 10} m²`;
    if (wish.areaM2 !== null && m2 < wish.areaM2 * NEARLY)
      return [
        'partly',
        `${areas[0]!.label}, ${size} of the ${Math.round(wish.areaM2 * 10) / 10} m² you asked for: it is drawn as large as the plot and the rest of this design let it be.`,
        'One wish fewer beside it; its size is settled with you at the visit, and the price follows it.',
      ];
    return ['met', `${areas[0]!.label}, ${size}.`];
  }
  if (things.length) {
    const seats = Math.max(0, ...things.map((one) => one.seats ?? 0));
    const wished = brief.household.seatsFor;
    if (feature === 'dining' && seats && seats < wished.value && wished.source.kind === 'read')
      return [
        'partly',
        `The table seats ${seats} of the ${wished.value}: a longer one would leave no room to pull the chairs back.`,
        'A larger terrace, with one wish fewer beside it.',
      ];
    return ['met', seats ? `Seats ${seats}.` : 'It is drawn on the plan.'];
  }
  if (feature === 'privacy')
    return layout.screens.length || layout.areas.length > 3
      ? ['met', 'Screens and planting stand where they break the view.']
      : [
          'partly',
          'Planting alone screens this plot.',
          'Trellis or a higher fence, as far as the law lets it.',
        ];
  if (PLANTED.includes(feature)) return ['met', 'The planting is chosen for it.'];
  const reason = layout.unplaced.find((one) => one.feature === feature)?.reason;
  // A reason of safety or of the ground is not bought off with room.
  return reason && !ROOM.test(reason)
    ? ['left-out', reason]
    : [
        'left-out',
        reason ?? 'There was no room for it beside the rest in this design.',
        LESS_BESIDE,
      ];
}

function plantOutcome({ plant }: Wish, { model, catalogue }: Given): Answer {
  const phrase = plant!;
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  const found = model.planting.schedule.filter((line) => {
    const own = byId.get(line.plantId);
    return own && namesPlant(own, phrase);
  });
  if (found.length)
    return [
      'met',
      `${joinList(found.slice(0, 2).map((line) => `${line.count} × ${line.commonName}`))}.`,
    ];
  const deputy = model.planting.schedule.find((line) => {
    const own = byId.get(line.plantId);
    return own && standsInFor(phrase, own);
  });
  const why = model.planting.why.find((text) => text.toLowerCase().startsWith(singular(phrase)));
  if (deputy) return ['partly', why ?? `${deputy.commonName} stands in for it.`];
  return why
    ? ['left-out', why]
    : [
        'left-out',
        'No bed of this design suits it.',
        'A pot, or a bed with the sun and the soil that it likes.',
      ];
}

function otherOutcome({ concept }: Wish, { model }: Given): Answer {
  if (concept === 'unnamed')
    return [
      'partly',
      'No plant is named, so the planting as a whole has to answer it.',
      'Name a plant you like, or choose one with us at the visit.',
    ];
  if (GENERAL_PLANTS.has(concept))
    return ['met', `The planting plan has ${model.planting.schedule.length} kinds of plant.`];
  if (concept === 'bed' || concept === 'tree') {
    const beds = model.layout.areas.filter((one) => one.kind === 'bed');
    return beds.length
      ? ['met', `${beds.length} planted ${beds.length > 1 ? 'beds' : 'bed'}.`]
      : ['left-out', 'This plot has no room for a bed.', LESS_BESIDE];
  }
  if (concept === 'path') return ['met', 'Paths lead from the door to every part.'];
  if (concept === 'raisedbed')
    return model.layout.furnishings.some((one) => one.kind === 'raised-bed')
      ? ['met', 'Raised beds are drawn.']
      : [
          'partly',
          'Beds are at ground level in this design.',
          'Walls or sleepers round them, which the quote adds.',
        ];
  if (concept === 'gravel' || concept === 'bark')
    return model.layout.areas.some((one) => one.material === 'gravel' || one.material === 'bark')
      ? ['met', 'It is one of the surfaces.']
      : [
          'partly',
          'Other surfaces were chosen here.',
          'Another floor in their place, which the quote changes.',
        ];
  if (concept === 'fence') return ['partly', 'The boundary is drawn as it stands.', AT_THE_VISIT];
  if (NOT_OUR_WORK[concept]) return ['left-out', `${NOT_OUR_WORK[concept]}.`];
  if (NOT_DRAWN[concept]) return ['left-out', 'No drawing of ours shows it yet.', AT_THE_VISIT];
  return ['left-out', 'The plan does not show it.', AT_THE_VISIT];
}
