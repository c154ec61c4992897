/** A fence that was asked for, held against the plot's edge. */
import type { GardenModel } from '../model/garden.ts';
import { joinList } from '../model/format.ts';
import { hypot } from '../geometry/trig.ts';
import type { Answer } from './plant-outcome.ts';

export function fenceOutcome({ site }: GardenModel): Answer {
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
