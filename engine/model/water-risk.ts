/** Who must not come upon open water, and how that is said: one rule for what is drawn, asked, checked and told. */
import type { Household } from './brief.ts';
import type { GardenModel } from './garden.ts';
import type { ExistingThing } from './site.ts';

export type WaterRisk = 'child' | 'confused';

/** Years under which a child and open water are kept apart. */
export const WATER_AGE = 6;

/** Null where nobody was told of. A small child comes before somebody confused. */
export const waterRisk = ({
  toddler,
  openWater,
}: Pick<Household, 'toddler' | 'openWater'>): WaterRisk | null =>
  toddler?.value ? 'child' : (openWater?.value ?? null);

type Said = {
  /** In a sentence of its own, without its full stop. */
  danger: string;
  /** Who it is: "a small child". */
  who: string;
  /** When it may be had again. */
  later: string;
};
export const WATER_WORDS: Record<WaterRisk, Said> = {
  child: {
    danger: 'Even shallow water is a danger to a small child',
    who: 'a small child',
    later: 'It can be added when the youngest is six.',
  },
  confused: {
    danger: 'Open water is a danger to somebody who may fall or lose their way',
    who: 'somebody who may fall or lose their way',
    later:
      'It can be had with a rigid grille just under the surface, or behind a fence with a latch.',
  },
};

type Plan = Pick<GardenModel, 'layout' | 'site'>;
/** Ponds that stand already and were put in the plan by hand, over ground of its own. */
export const standingPonds = ({ layout, site }: Plan): ExistingThing[] =>
  site.existing.filter(
    ({ kind, id }) => kind === 'pond' && !layout.areas.some((area) => area.id === `kept-${id}`),
  );
/** Of what is drawn, and of what stands. */
export const hasOpenWater = (plan: Plan): boolean =>
  plan.layout.areas.some(({ kind }) => kind === 'pond') || standingPonds(plan).length > 0;
