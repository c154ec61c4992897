/** Everything that a garden's things are called, in one list. */
import { BUILT } from './built.ts';
import type { Called } from './called.ts';
import { GROUND } from './ground.ts';
import { GROWN } from './growing.ts';
import { LIVING } from './living.ts';
import { PLAY } from './play.ts';
import { SPACES } from './spaces.ts';

export const CALLED: readonly Called[] = [
  ...SPACES,
  ...LIVING,
  ...BUILT,
  ...PLAY,
  ...GROWN,
  ...GROUND,
];
