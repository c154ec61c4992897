/** A plan of which a part is made: what is left out, and what its ground is until then, or for good. */
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing } from '../model/layout.ts';
import type { FeatureId } from '../features/names.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isInPot } from '../model/in-pot.ts';
import { coverAs, groundAs, keptAs } from '../layout/kept-ground.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { CARRIES } from './stage-order.ts';
import { withPlacements } from './thin.ts';

export const LATER_LABEL = 'Left for later';
const LATER: Pick<Area, 'kind' | 'feature' | 'label' | 'material' | 'purpose'> & {
  isLater: true;
} = {
  kind: 'space',
  feature: null,
  label: LATER_LABEL,
  material: 'none',
  purpose: 'left as it is until there is money for it',
  isLater: true,
};
export const LATER_REASON =
  'It comes in a later stage: the sum you give makes what was wished for first, and no more.';
const LIGHTS: ReadonlySet<string> = new Set(['post-light', 'spike-light']);
export const isLight = ({ kind }: Furnishing): boolean => LIGHTS.has(kind);

/** Parts that are no ground of their own. */
export type Extra = 'trees' | 'screens' | 'lights' | 'stones';
export const EXTRAS: readonly Extra[] = ['trees', 'screens', 'lights', 'stones'];

export const NAMES: Record<Extra, string> = {
  trees: 'The trees',
  screens: 'Screens and hedges',
  lights: 'The lights',
  stones: 'Stepping stones',
};
/** True where the plan has any of it. */
export const has = ({ layout, planting }: GardenModel, extra: Extra): boolean =>
  extra === 'trees'
    ? planting.placements.some(({ role, existing }) => role === 'tree' && !existing)
    : extra === 'screens'
      ? layout.screens.length > 0
      : extra === 'stones'
        ? layout.stones.length > 0
        : layout.furnishings.some(isLight);

export type Meanwhile = Partial<Area>;
/** What is left out of a plan, by the ids of its areas and things. */
export type Chosen = {
  later: ReadonlySet<string>;
  without: ReadonlySet<Extra>;
  left: ReadonlySet<string>;
  /** Things that stand on ground as it is. */
  loose: ReadonlySet<string>;
  is: Meanwhile;
  /** Nothing follows: what is left out is not part of the design. */
  isForGood: boolean;
  /** Ground that keeps its name and its place on what lies there: the heart of the letter. */
  held: string | null;
};

/** What the ground is until its turn comes: left as it is, or covered at once for little; and what it is for good where nothing follows. */
export function meanwhile(
  { site }: GardenModel,
  brief: Brief,
  until: 'bare' | 'covered' | 'for-good',
): Meanwhile | null {
  if (until === 'for-good') return groundAs(brief, site);
  if (until === 'covered') return coverAs(brief, site);
  const as = keptAs(brief, site);
  if (as === 'long-grass')
    return { ...LATER, label: 'Long grass for now', isGrass: true, material: 'meadow-seed' };
  if (brief.hasGrass?.value || as === 'lawn')
    return { ...LATER, label: 'Grass for now', isGrass: true };
  return isUndug(site) ? { ...LATER, label: 'Floor as it is', isFloor: true } : LATER;
}

const NOT_ASKED = 'The sum goes to what you ask for, and this was only our suggestion.';

/** Whoever comes from the street walks on what is there until it is made anew. */
const OLD_WAY = {
  ...LATER,
  kind: 'path',
  label: 'The way to the door, as it is',
  isFloor: true,
} as const;

/** Ground that is used as it lies, and keeps its name. */
function heldAs(area: Area, is: Meanwhile): Area {
  const why = ['It lies on the ground as it is, and its own floor follows.'];
  if (!is.isLater) return { ...area, ...is, feature: area.feature, label: area.label, why };
  const kind = is.isGrass ? 'lawn' : 'margin',
    material = is.isGrass ? 'turf' : 'soil';
  return { ...area, kind, material, isKept: true, why };
}

/** The plan with some of it left as it is. */
export function stageOf(
  model: GardenModel,
  { later, without, left, loose, is, isForGood, held }: Chosen,
): GardenModel {
  const { layout, planting, site } = model;
  const stays = (areaId: string) => !later.has(areaId);
  const furnishings = layout.furnishings.filter(
    ({ areaId, id }) => (stays(areaId) || loose.has(id)) && !left.has(id),
  );
  const screens = without.has('screens') ? [] : layout.screens,
    screenIds = new Set(layout.screens.map(({ id }) => id));
  const isPotted = (plant: PlantPlacement) => furnishings.some((one) => isInPot(plant, one));
  // an orchard is its trees
  const orchards = new Set(
    layout.areas.filter(({ kind, id }) => kind === 'orchard' && stays(id)).map(({ id }) => id),
  );
  const standsThere = (areaId: string) => !without.has('trees') || orchards.has(areaId);
  const placements = planting.placements.filter(
    (one) =>
      one.existing ||
      (one.role === 'tree'
        ? standsThere(one.areaId)
        : one.role === 'pot'
          ? isPotted(one)
          : stays(one.areaId) && !(without.has('screens') && screenIds.has(one.areaId))),
  );
  const drawn = new Set(furnishings.map(({ kind }) => CARRIES[kind]));
  const put = new Set<FeatureId>([
    ...layout.areas.flatMap(({ id, feature }) =>
      feature && later.has(id) && id !== held && !furnishings.some(({ areaId }) => areaId === id)
        ? [feature]
        : [],
    ),
    ...layout.furnishings.flatMap(({ kind }) => {
      const feature = CARRIES[kind];
      return feature && !drawn.has(feature) ? [feature] : [];
    }),
  ]);
  const reason = isForGood ? NOT_ASKED : LATER_REASON;
  const unplaced = [...put].map((feature) => ({ feature, reason }));
  const kept = withPlacements(planting, placements);
  return {
    ...model,
    layout: {
      ...layout,
      areas: layout.areas.map((area) =>
        later.has(area.id)
          ? area.id === held
            ? heldAs(area, is)
            : site.position === 'front' && area.kind === 'path'
              ? { ...area, ...OLD_WAY, why: [LATER_REASON] }
              : { ...area, ...is, why: isForGood && is.why ? is.why : [LATER_REASON] }
          : area,
      ),
      furnishings,
      screens,
      trees: layout.trees.filter(({ areaId }) => standsThere(areaId)),
      stones: without.has('stones') ? [] : layout.stones.filter(({ areaId }) => stays(areaId)),
      routes: layout.routes.filter(({ areaId }) => stays(areaId)),
      unplaced: [...layout.unplaced, ...unplaced],
    },
    planting: {
      ...kept,
      beds: kept.beds.filter(({ areaId }) => stays(areaId)),
      schedule: kept.schedule.filter(({ count }) => count > 0),
    },
  };
}
