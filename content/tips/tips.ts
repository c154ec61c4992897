/** The gardening articles, in the order in which the tips page shows them. */
import { beesTip } from './bees.ts';
import { chalkTip } from './chalk.ts';
import { clayTip } from './clay.ts';
import { dryGardenTip } from './dry-garden.ts';
import { lawnTip } from './lawn.ts';
import { shadeTip } from './shade.ts';
import { readTip, type Tip, type TipSource } from './tip.ts';

export const tipSources: readonly TipSource[] = [
  clayTip,
  shadeTip,
  dryGardenTip,
  chalkTip,
  beesTip,
  lawnTip,
];
export const tips: readonly Tip[] = tipSources.map(readTip);

export const findTip = (slug: string): Tip | null => tips.find((tip) => tip.slug === slug) ?? null;
