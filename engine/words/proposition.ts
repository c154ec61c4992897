/** What a design proposes, in a sentence; nothing of what the finished plan does not hold. */
import type { GardenModel } from '../model/garden.ts';
import type { Idea } from '../model/layout.ts';
import {
  isBedAlongSide,
  isGrassed,
  isMostlyPlanted,
  isPlanted,
  isPlantedRound,
  standsFar,
  standsMidway,
  wayAlong,
} from './borne-out.ts';
import type { WordFacts } from './facts.ts';

type Proposal = { holds: (model: GardenModel) => boolean; say: (model: GardenModel) => string };

/** A table at the house over open ground is what is expected, and needs no sentence. */
const PROPOSITIONS: Partial<Record<Idea, Proposal>> = {
  end: {
    holds: (model) => standsFar(model, 'dining-set'),
    say: (model) =>
      `You step out on to a small landing and walk ${wayAlong(model)} to the table, which stands at the far end.`,
  },
  court: {
    holds: (model) => isPlanted(model) && standsMidway(model, 'dining-set'),
    say: () =>
      'The table stands in the middle of the garden with planting round it, and at the door there is only a landing.',
  },
  walk: {
    holds: isMostlyPlanted,
    say: () => 'Planting takes the middle of the garden, and a path leads you through it.',
  },
  side: {
    holds: (model) => isBedAlongSide(model) && !isGrassed(model),
    say: () => 'One deep bed runs the length of one side, and the rest is floor.',
  },
  ring: {
    holds: isPlantedRound,
    say: () =>
      'The floor lies in the middle, with planting on every side that the door leaves free.',
  },
};
/** The same where nobody eats outside, and one sits there. */
const SAT_IN: Partial<Record<Idea, Proposal>> = {
  end: {
    holds: (model) => standsFar(model, 'bench', 'arbour'),
    say: () => 'The seat is at the far end, with the whole garden between it and the door.',
  },
  court: {
    holds: (model) => standsMidway(model, 'bench', 'arbour'),
    say: () => 'The seat is in the middle of the garden, and the rest is seen from it all round.',
  },
};

export function proposition({ input: { model } }: WordFacts): string {
  const { areas, idea = 'house' } = model.layout;
  const isEatenAt = areas.some(({ feature }) => feature === 'dining');
  const proposal = (isEatenAt ? null : SAT_IN[idea]) ?? PROPOSITIONS[idea];
  return proposal?.holds(model) ? proposal.say(model) : '';
}
