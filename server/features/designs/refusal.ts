/** A refusal that gives back what was understood, says what can be done, and where to go next. */
import type { RefusalView } from '#contracts/design-outcome.ts';
import { MENTION_GROUP_LABELS, MENTION_GROUPS } from '#contracts/design-words.ts';
import type { Problem } from '#engine/model/brief.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import type { MentionChanges } from '#engine/reading/changes.ts';
import { wordsByGroup } from '#server/features/designs/reading-words.ts';
import { presentReading } from '#server/features/designs/present-reading.ts';

type Words = Pick<RefusalView, 'title' | 'canDo' | 'next'>;

const BOOK = { label: 'Book a first call', href: '/booking' };
const WRITE = { label: 'Write to us', href: '/enquiry/new?from=design' };
const CORRECT = 'If a figure has slipped, correct it in your description and send it once more.';
/** Above the ground, where all that grows stands in pots. */
const IN_POTS = /balcon|roof|window.?(?:box|sill)/i;
const SMALLEST_M2 = 12;

const SMALL: Words = {
  title: 'Too small for a plan, not for plants',
  canDo: [
    'Choose plants for pots, boxes and climbers: our recommendations go by your postcode and your sun.',
    'Ask us what would stand and grow there. A few words and a photograph are enough.',
    CORRECT,
  ],
  next: [{ label: 'Plants for your place', href: '/garden-recommendations' }, WRITE],
};
const BALCONY: Words = { ...SMALL, title: 'A balcony is a garden too, but not one for a plan' };
const LARGE: Words = {
  title: 'More garden than one plan can hold',
  canDo: [
    'Design the part nearest the house now: give its size in the description, such as 25 m by 20 m.',
    'For the whole of it, begin with a visit: we walk the ground with you and plan it part by part.',
  ],
  next: [{ label: 'Book a visit', href: '/booking?kind=site-assessment' }, WRITE],
};
const NARROW: Words = {
  title: 'Too narrow to draw',
  canDo: [
    CORRECT,
    'A strip beside a path or a wall can still be planted: ask us, with its length and width.',
  ],
  next: [WRITE, BOOK],
};
const NO_GARDEN: Words = {
  title: 'We could not find a garden in this',
  canDo: [
    'Describe the garden, yard or terrace outside, if there is one: its size, which way it faces, what you would love.',
    'Start from one of our examples and change it to suit.',
    'For work inside the house somebody else will serve you better than we could.',
  ],
  next: [{ label: 'See gardens we have drawn', href: '/design-library' }, WRITE],
};
const OTHERWISE: Words = {
  title: 'We could not draw this one',
  canDo: ['Give the size of the plot, length and width in metres, and send it once more.'],
  next: [WRITE, BOOK],
};

function wordsFor(problem: Pick<Problem, 'code'> | null, { brief, reading }: DesignSet): Words {
  if (problem?.code === 'not-a-garden') return NO_GARDEN;
  if (problem?.code === 'plot-narrow') return NARROW;
  if (problem?.code !== 'plot-size') return OTHERWISE;
  if (brief.areaM2.value > SMALLEST_M2) return LARGE;
  return IN_POTS.test(reading?.text ?? brief.description) ? BALCONY : SMALL;
}

export function refusalOf(
  problem: Pick<Problem, 'code'> | null,
  set: DesignSet,
  changes: MentionChanges = {},
): RefusalView {
  // What is uncertain is given back as well: nothing is designed from it.
  const groups = wordsByGroup(presentReading(set, changes).mentions);
  return {
    ...wordsFor(problem, set),
    understood: MENTION_GROUPS.flatMap((group) => {
      const words = groups[group];
      return words ? [{ label: MENTION_GROUP_LABELS[group], words }] : [];
    }),
  };
}
