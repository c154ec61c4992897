/** What a second room is called, what it is for, and why it is there. */
import type { RoomTheme } from './plan-types.ts';

export const THEMES: Record<RoomTheme, { label: string; purpose: string; why: string }> = {
  'gravel-garden': {
    label: 'Gravel garden',
    purpose: 'a dry garden with a bench, pots and boulders, watered by the rain alone',
    why: 'ground too deep to weed from the path becomes gravel with a seat in it',
  },
  'bench-glade': {
    label: 'Quiet corner',
    purpose: 'a bench out of sight of the house, with a bird bath to watch',
    why: 'leftover ground is given a seat, so that there is a reason to walk there',
  },
  'bird-glade': {
    label: 'Bird glade',
    purpose: 'long grass round a bird bath, with a bench to watch from',
    why: 'open grass round the water lets birds see a cat coming',
  },
  meadow: {
    label: 'Long grass',
    purpose: 'long grass and wild flowers, cut once in late summer',
    why: 'cut once a year it feeds bees on ground a border could not fill',
  },
  fruit: {
    label: 'Fruit in long grass',
    purpose: 'fruit in grass cut twice a year',
    why: 'fruit uses the depth that vegetables cannot be reached in',
  },
};
