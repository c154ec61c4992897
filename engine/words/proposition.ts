/** What a design proposes, in a sentence. */
import type { Idea } from '../model/layout.ts';
import type { WordFacts } from './facts.ts';

/** What the design proposes; a table at the house over open ground is what is expected, and needs no sentence. */
const PROPOSITIONS: Partial<Record<Idea, string>> = {
  end: 'You step out on to a small landing and walk down to the table, which stands at the far end.',
  court:
    'The table stands in the middle of the garden with planting round it, and at the door there is only a landing.',
  walk: 'Planting takes the middle of the garden, and a path leads you through it.',
  side: 'One deep bed runs the length of one side, and the rest is floor.',
  ring: 'The floor lies in the middle, with planting on every side that the door leaves free.',
};
/** The same where nobody eats outside, and one sits there. */
const SAT_IN: Partial<Record<Idea, string>> = {
  end: 'The seat is at the far end, with the whole garden between it and the door.',
  court: 'The seat is in the middle of the garden, and the rest is seen from it all round.',
};
export const proposition = ({ input: { model } }: WordFacts): string => {
  const { areas, idea = 'house', furnishings } = model.layout;
  const isSatIn =
    (idea === 'end' || idea === 'court') && !areas.some(({ feature }) => feature === 'dining');
  if (isSatIn && !furnishings.some(({ kind }) => kind === 'bench' || kind === 'arbour')) return '';
  return (isSatIn ? SAT_IN[idea] : PROPOSITIONS[idea]) ?? '';
};
