/** What sentences say of the planting of a design. */
import { plantedSides } from '#engine/words/borne-out.ts';
import {
  type Claim,
  BIG_SHARE,
  SOME_SHARE,
  made,
  ofKind,
  lawn,
  beds,
  stands,
  has,
  sideBeds,
  m,
} from './claim-measures.ts';

export const PLANTING_CLAIMS: readonly Claim[] = [
  {
    name: 'planting on every side',
    said: /planting on every side/,
    holds: m((g) => {
      const s = plantedSides(g);
      return Math.min(s.left, s.right, s.back) >= 0.4;
    }),
  },
  {
    name: 'planting on either side of the way',
    said: /planting on either side of it/,
    holds: m((g) => beds(g) >= SOME_SHARE),
  },
  {
    name: 'one deep bed',
    said: /One deep bed runs the length of one side/,
    holds: m((g) => {
      const s = plantedSides(g);
      return Math.max(s.left, s.right, s.back) >= 0.6 && lawn(g) === 0;
    }),
  },
  { name: 'middle planted', said: /Planting takes the middle/, holds: m((g) => beds(g) >= 0.25) },
  {
    name: 'planting hides the fences',
    said: /planting deep enough to hide the fences|deep planting|boundary disappears/,
    holds: m((g) => beds(g) >= BIG_SHARE),
  },
  {
    name: 'two deep beds',
    said: /two deep beds|deep planting into the two corners|beds are deep where/,
    holds: m((g) => beds(g) >= BIG_SHARE && made(g).filter(ofKind('bed')).length >= 2),
  },
  {
    name: 'planting tells of the line',
    said: /the eye is stopped by planting|something to spill over|planting thickened|planting swells|paired beds|planting to sit|lets the planting be generous|share their edges/,
    holds: m((g) => beds(g) >= SOME_SHARE),
  },
  {
    name: 'paired',
    said: /paired beds|the two sides answering each other|the same on either side/,
    holds: m(sideBeds),
  },
  {
    name: 'planting wrapped round',
    said: /planting wrapped round it/,
    holds: m((g) => beds(g) >= SOME_SHARE),
  },
  {
    name: 'up its walls',
    said: /plants up its walls/,
    holds: m((g) => g.planting.placements.some(({ role }) => role === 'climber')),
  },
  {
    name: 'planted for January',
    said: /planted for January as much as for July/,
    holds: m(
      (g) =>
        g.planting.interestByMonth[0]! >= 0.5 * g.planting.interestByMonth[6]! &&
        g.planting.interestByMonth[0]! > 0,
    ),
  },
  {
    name: 'planted for every month',
    said: /planted for every month/,
    holds: m((g) => g.planting.interestByMonth.every((n) => n > 0)),
  },
  {
    name: 'low planting',
    said: /low planting and a clear way|kept low enough to see over/,
    holds: m(
      (g) =>
        g.planting.placements.length > 0 &&
        g.planting.placements.every(
          ({ role, heightMm }) => role === 'tree' || role === 'climber' || heightMm <= 1600,
        ),
    ),
  },
  {
    name: 'frame of leaves',
    said: /a frame of leaves and somewhere to sit/,
    holds: m(
      (g) =>
        g.planting.placements.length >= 5 &&
        stands(
          g,
          'dining-set',
          'bench',
          'lounge-set',
          'storage-bench',
          'arbour',
          'swing-seat',
          'hammock',
          'sunlounger',
        ),
    ),
  },
  {
    name: 'one sits among borders',
    said: /one sits among them|Planting comes first here|ground is given to borders/,
    holds: m((g) => beds(g) >= 0.2),
  },
  {
    name: 'seat by the water',
    said: /one place to sit and watch it/,
    holds: m((g) => has(g, 'seat', 'terrace')),
  },
  {
    name: 'no month is empty',
    said: /no month is left empty/,
    holds: m((g) => g.planting.interestByMonth.every((n) => n > 1)),
  },
  {
    name: 'what stands a football',
    said: /stands a football/,
    holds: () => false,
  },
];
