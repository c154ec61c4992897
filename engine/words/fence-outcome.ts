/** A fence that was asked for, held against the plot's edge. */
import type { GardenModel } from '../model/garden.ts';
import { hasOpenWater } from '../model/water-risk.ts';
import { joinList } from '../model/format.ts';
import type { Wish } from '../model/brief.ts';
import { hypot } from '../geometry/trig.ts';
import type { Answer } from './plant-outcome.ts';

/** What it is to keep children from. */
const WATER = /\b(?:pond|water|pool|tank)\b/i;

/** Round a pond it is no fence of the boundary. */
function roundWater(model: GardenModel): Answer {
  return hasOpenWater(model)
    ? [
        'partly',
        'The pond is drawn; the fence or grille that keeps children out of it is not in the price yet.',
        'A rigid grille just under the surface is measured with you at the visit.',
      ]
    : [
        'partly',
        'No open water was told of and none is drawn, so no fence is drawn round it.',
        'It comes with the pond. Where there is water already, tell us where it lies.',
      ];
}

export function fenceOutcome(model: GardenModel, wish: Wish | null = null): Answer {
  const { site } = model;
  if (wish?.where?.some(({ at, of }) => at === 'round' && of !== undefined && WATER.test(of)))
    return roundWater(model);
  const fences = site.edges.filter((edge) => edge.isNew && edge.kind === 'fence');
  const metres = fences.reduce(
    (sum, { from, to }) => sum + hypot(to[0] - from[0], to[1] - from[1]) / 1000,
    0,
  );
  const said = [
    ...(fences.length
      ? [
          `${metres.toFixed(1)} m of new close-board fence, ${(fences[0]!.heightMm / 1000).toFixed(1)} m high`,
        ]
      : []),
    ...(site.panelsM ? [`${site.panelsM.toFixed(1)} m of fence panels renewed`] : []),
  ];
  if (said.length) return ['met', `In the plan and the price: ${joinList(said, 'and')}.`];
  return [
    'partly',
    'The boundary is drawn as it stands.',
    'Tell us on which side a fence is to stand, and how high, and it is drawn and priced.',
  ];
}
