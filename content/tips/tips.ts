/** The gardening articles, in the order in which the tips page shows them. */
import { beesTip } from './bees.ts';
import { chalkTip } from './chalk.ts';
import { clayTip } from './clay.ts';
import { dryGardenTip } from './dry-garden.ts';
import { lawnTip } from './lawn.ts';
import { shadeTip } from './shade.ts';
import { readTip, type Tip } from './tip.ts';

export const tips: readonly Tip[] = [
  clayTip,
  shadeTip,
  dryGardenTip,
  chalkTip,
  beesTip,
  lawnTip,
].map(readTip);

export const findTip = (slug: string): Tip | null => tips.find((tip) => tip.slug === slug) ?? null;
