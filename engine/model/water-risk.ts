/** Who must not come upon open water, and how that is said: one rule for what is drawn, asked, checked and told. */
import type { Household } from './brief.ts';

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
