/** Ways to make a garden cheaper without moving an edge, what is missed least first. */
import { hypot } from '../geometry/trig.ts';
import { isInPot } from '../model/in-pot.ts';
import type { Brief, FeatureId } from '../model/brief.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Furnishing, FurnishingKind, Screen } from '../model/layout.ts';
import { floorThatStays, isUndug } from '../quantities/build-ups.ts';
import type { Site } from '../model/site.ts';
import type { Measured } from '../quantities/measure.ts';
import { relay, repot, without } from './changes.ts';
import { canLendAHand, changeFloors } from './floor-choices.ts';
import { thin, withPlacements } from './thin.ts';

/** Null when the step changes nothing here. */
export type Step = {
  id: string;
  apply: (model: GardenModel, measured: Measured, brief: Brief) => GardenModel | null;
};

/** The visitor asked for one of these themselves: in words, by a preference or by a correction. */
const asked = (brief: Brief, features: readonly FeatureId[]): boolean =>
  brief.wanted.some((fact) => features.includes(fact.value) && fact.source.kind !== 'assumed');

/** Leaves things out unless the visitor asked for them. */
const omit = (
  id: string,
  kinds: readonly FurnishingKind[],
  features: readonly FeatureId[],
): Step => ({
  id,
  apply: (model, _, brief) => (asked(brief, features) ? null : without(model, kinds)),
});

/** A frame with plants on it stays: they would have nothing to climb. */
function carriesClimbers(model: GardenModel, kind: FurnishingKind): boolean {
  return model.layout.furnishings.some(
    (f) =>
      f.kind === kind &&
      model.planting.placements.some(
        (p) =>
          p.role === 'climber' &&
          hypot(p.x - f.x, p.y - f.y) <= hypot(f.widthMm, f.depthMm) / 2 + 500,
      ),
  );
}
const omitFrame = (kind: 'pergola' | 'arbour', features: readonly FeatureId[]): Step => {
  const step = omit(kind, [kind], features);
  return {
    ...step,
    apply: (model, measured, brief) =>
      carriesClimbers(model, kind) ? null : step.apply(model, measured, brief),
  };
};

const save = (saving: Saving): Step => ({
  id: saving,
  apply: (model) =>
    model.savings?.includes(saving)
      ? null
      : { ...model, savings: [...(model.savings ?? []), saving] },
});
/** A saving that is work for the household. */
const ownWork = (saving: Saving): Step => {
  const step = save(saving);
  return {
    ...step,
    apply: (model, measured, brief) =>
      canLendAHand(brief) ? step.apply(model, measured, brief) : null,
  };
};
const pots = (id: string): Step => ({ id, apply: (model) => repot(model) });

/** Lights that were asked for without a number. */
const FEW_LIGHTS = 3;
function fewerLights(model: GardenModel, { wishes }: Brief): GardenModel | null {
  const lights = model.layout.furnishings.filter(
    ({ kind }) => kind === 'post-light' || kind === 'spike-light',
  );
  if (
    lights.length <= FEW_LIGHTS ||
    wishes.some(({ feature, count }) => feature === 'lighting' && count)
  )
    return null;
  const gone = new Set(lights.slice(FEW_LIGHTS));
  const furnishings = model.layout.furnishings.filter((one) => !gone.has(one));
  return { ...model, layout: { ...model.layout, furnishings } };
}

/** Pots that were asked for without a number, where all of them are more than the sum carries. */
const FEW_POTS = 8;
function fewerPots(model: GardenModel, { wishes }: Brief): GardenModel | null {
  const pots = model.layout.furnishings.filter(({ kind }) => kind === 'pot');
  if (pots.length <= FEW_POTS || wishes.some(({ feature, count }) => feature === 'pots' && count))
    return null;
  // what was planted to be eaten stays
  const eaten = new Set(
    model.planting.schedule
      .filter(({ category }) => category === 'herb' || category === 'vegetable')
      .map(({ plantId }) => plantId),
  );
  const inPot = (pot: Furnishing) =>
    model.planting.placements.filter((plant) => isInPot(plant, pot));
  const isEaten = (pot: Furnishing) => inPot(pot).some(({ plantId }) => eaten.has(plantId));
  const gone = [...pots].sort((a, b) => Number(isEaten(b)) - Number(isEaten(a))).slice(FEW_POTS);
  const emptied = new Set(gone.flatMap(inPot));
  return {
    ...model,
    layout: {
      ...model.layout,
      furnishings: model.layout.furnishings.filter((one) => !gone.includes(one)),
    },
    planting: withPlacements(
      model.planting,
      model.planting.placements.filter((one) => !emptied.has(one)),
    ),
  };
}
/** What stands on a floor that stays is carried in and set up by whoever lives there. */
const ownBuild: Step = {
  ...ownWork('own-build'),
  apply: (model, measured, brief) =>
    isUndug(model.site) ? ownWork('own-build').apply(model, measured, brief) : null,
};

/** Trellis does a slatted screen's work at a third of its price. */
function plainScreens(model: GardenModel): GardenModel | null {
  if (!model.layout.screens.some((screen) => screen.kind === 'slatted-screen')) return null;
  const screens = model.layout.screens.map((screen): Screen =>
    screen.kind === 'slatted-screen' ? { ...screen, kind: 'trellis' } : screen,
  );
  return { ...model, layout: { ...model.layout, screens } };
}
/** Stepping stones are the dry way over grass, and go last of all; sticks and wheels have firm paths instead. */
function withoutStones(model: GardenModel): GardenModel | null {
  const walked = new Set(
    model.layout.areas
      .filter((a) => ['turf', 'gravel', 'self-binding-gravel'].includes(a.material))
      .map((a) => a.id),
  );
  const stones = model.layout.stones.filter((stone) => !walked.has(stone.areaId));
  return stones.length === model.layout.stones.length
    ? null
    : { ...model, layout: { ...model.layout, stones } };
}
/** Nothing is laid on a floor that may not be dug: it is cleaned, and drawn as what it is. */
function keepFloor(model: GardenModel, measured: Measured): GardenModel | null {
  if (!isUndug(model.site) || floorThatStays(model.site) || model.savings?.includes('keep-floor'))
    return null;
  const floor = model.site.position === 'roof' ? 'timber-deck' : 'concrete-paving';
  const kept =
    relay(
      model,
      measured,
      ({ area }) =>
        ['terrace', 'path', 'seat', 'gravel', 'margin'].includes(area.kind) &&
        area.material !== 'soil' &&
        area.material !== 'none'
          ? floor
          : null,
      'The floor that is there stays.',
    ) ?? model;
  return { ...kept, savings: [...(kept.savings ?? []), 'keep-floor'] };
}

const RIGID = ['porcelain', 'sandstone', 'setts', 'clay-paver', 'concrete-paving'] as const;
/** Where `isFirmByUse`, the rolled one is laid. */
const LOOSE = ['gravel', 'self-binding-gravel', 'bark'] as const;
const floors = (id: string, change: Parameters<typeof changeFloors>[3]): Step => ({
  id,
  apply: (model, measured, brief) => changeFloors(model, measured, brief, change),
});

/** Nothing of the plan is lost by it. */
const keepGrass: Step = {
  ...save('keep-lawn'),
  apply: (model, measured, brief) =>
    brief.hasGrass?.value && model.layout.areas.some((area) => area.material === 'turf')
      ? save('keep-lawn').apply(model, measured, brief)
      : null,
};

/** Compost is laid on soil, and not on concrete that comes out. */
export const canBeUndug = (site: Site): boolean => !site.breakOutM2 && !isUndug(site);
const noDig: Step = {
  ...save('no-dig'),
  apply: (model, measured, brief) =>
    canBeUndug(model.site) ? save('no-dig').apply(model, measured, brief) : null,
};
/** Fences that somebody speaks of are part of what was asked for. */
const plainFences: Step = {
  ...save('plain-fences'),
  apply: (model, measured, brief) =>
    brief.wishes.some(({ concept }) => concept === 'fence')
      ? null
      : save('plain-fences').apply(model, measured, brief),
};

export const STEPS: readonly Step[] = [
  keepGrass,
  pots('smaller-pots'),
  omit('lights', ['post-light', 'spike-light'], ['lighting']),
  { id: 'fewer-lights', apply: (model, _, brief) => fewerLights(model, brief) },
  omit('ornaments', ['bird-bath', 'bird-feeder', 'bug-hotel', 'boulder'], ['birdfeeder']),
  { id: 'keep-floor', apply: (model, measured) => keepFloor(model, measured) },
  floors('plainer-porcelain', { from: ['porcelain'], to: ['sandstone', 'concrete-paving'] }),
  floors('plainer-setts', { from: ['setts'], to: ['clay-paver', 'concrete-paving'] }),
  save('cut-edges'),
  save('timber-edges'),
  { id: 'bulbs', apply: (model) => thin(model, ['bulb'], 2) },
  ownWork('own-aftercare'),
  ownWork('own-staining'),
  { id: 'plain-screens', apply: (model) => plainScreens(model) },
  { id: 'thin-quarter', apply: (model) => thin(model, ['mid', 'ground', 'meadow'], 4) },
  plainFences,
  noDig,
  floors('plainer-sandstone', { from: ['sandstone'], to: ['concrete-paving'] }),
  floors('bark-for-rubber', { from: ['rubber-mulch'], to: ['bark'], kinds: ['play'] }),
  floors('bark-for-play-turf', { from: ['play-turf'], to: ['bark'], kinds: ['play'] }),
  floors('loose-seats', { from: RIGID, to: LOOSE, kinds: ['seat'], loose: true }),
  floors('loose-paths', { from: RIGID, to: LOOSE, kinds: ['path'], loose: true }),
  save('seed-lawn'),
  save('own-soil'),
  omitFrame('pergola', ['pergola', 'shadeplanting']),
  omitFrame('arbour', ['arbour']),
  omit('kitchen', ['outdoor-kitchen'], ['kitchen']),
  omit('fire-pit', ['fire-pit'], ['firepit']),
  ownWork('own-mulch'),
  ownWork('own-clearance'),
  ownWork('lean-site'),
  ownWork('own-compost'),
  ownWork('own-planting'),
  ownWork('own-gravel'),
  ownWork('own-digging'),
  pots('smallest-pots'),
  save('plain-pots'),
  floors('deck-to-gravel', {
    from: ['timber-deck'],
    to: LOOSE,
    kinds: ['seat', 'path', 'gravel'],
    loose: true,
  }),
  floors('plainer-bricks', { from: ['clay-paver', 'setts'], to: ['concrete-paving'] }),
  // every third of what is left: half of the full planting
  { id: 'thin-half', apply: (model) => thin(model, ['mid', 'ground', 'meadow'], 3) },
  floors('loose-terrace', {
    from: [...RIGID, 'timber-deck'],
    to: ['self-binding-gravel'],
    kinds: ['terrace', 'space'],
    loose: true,
  }),
  floors('plain-gravel', {
    from: ['self-binding-gravel'],
    to: ['gravel'],
    kinds: ['seat', 'gravel'],
    loose: true,
  }),
  pots('youngest-plants'),
  { id: 'fewer-pots', apply: (model, _, brief) => fewerPots(model, brief) },
  { id: 'stones', apply: (model) => withoutStones(model) },
  ownBuild,
];
