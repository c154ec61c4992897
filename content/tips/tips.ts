/** The gardening articles, in the order in which the tips page shows them. */
import { beesTip } from './bees.ts';
import { chalkTip } from './chalk.ts';
import { clayTip } from './clay.ts';
import { dogsTip } from './dogs.ts';
import { dryGardenTip } from './dry-garden.ts';
import { firstYearTip } from './first-year.ts';
import { lawnTip } from './lawn.ts';
import { newEstateTip } from './new-estate.ts';
import { privacyTip } from './privacy.ts';
import { shadeTip } from './shade.ts';
import { smallLawnTip } from './small-lawn.ts';
import { readTip, type Tip, type TipSource } from './tip.ts';
import { twoThousandTip } from './two-thousand.ts';

export const tipSources: readonly TipSource[] = [
  clayTip,
  shadeTip,
  dryGardenTip,
  chalkTip,
  beesTip,
  lawnTip,
  smallLawnTip,
  dogsTip,
  newEstateTip,
  privacyTip,
  twoThousandTip,
  firstYearTip,
];
export const tips: readonly Tip[] = tipSources.map(readTip);

export const findTip = (slug: string): Tip | null => tips.find((tip) => tip.slug === slug) ?? null;
