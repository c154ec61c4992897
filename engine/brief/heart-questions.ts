/** Questions where what the letter is written for was not made out: they come before all that refines. */
import { quoteUpTo } from '../model/format.ts';
import type { Stretch } from '../model/reading.ts';
import { MEANT, type MeantAs, meantFor, meantId } from '../reading/meant.ts';
import type { Asked, Given } from './clash-questions.ts';
import { saidAt } from './heart.ts';
import { sentencesNotRead } from './not-shown.ts';

/** What most sentences come to, after what their own words are like; the whole list stands beside each of them in the reading. */
const USUAL: readonly MeantAs[] = ['ground', 'seat', 'plants', 'store'];
const MOST_OFFERED = 4;
/** The likeliest meanings of a sentence, and always ground of its own. */
function offered(like: readonly string[]): MeantAs[] {
  const own = like.flatMap((concept) => meantFor(concept) ?? []).slice(0, MOST_OFFERED - 1);
  return [...new Set([...own, ...USUAL])].slice(0, MOST_OFFERED);
}
/** Longer than this it is cut, with an ellipsis. */
const MOST_QUOTED = 140;

/** A refusal in it is told back as one, so what it says was understood. */
const isToldBack = (sentence: string, { refusals = [] }: Given['brief']): boolean =>
  refusals.some((one) => sentence.toLowerCase().includes(one.toLowerCase()));

/** Of the sentences in words of asking of which nothing was made, the one that it is all for, else the first. */
export function askedNotRead({ reading, brief }: Given): Asked[] {
  const { heart } = reading,
    // a wish that was read in it says what it is for
    isRead =
      heart !== undefined &&
      brief.wishes.some((wish) => saidAt(wish) >= heart.start && saidAt(wish) < heart.end),
    isHeart = ({ start, end }: Stretch) =>
      heart !== undefined && !isRead && start < heart.end && heart.start < end;
  const left = sentencesNotRead(reading, brief).filter(
    (one) =>
      (one.asks || isHeart(one)) && !isToldBack(reading.text.slice(one.start, one.end), brief),
  );
  const first = left.find(isHeart) ?? left[0];
  if (!first) return [];
  return [
    {
      id: `sentence-${first.start}`,
      worth: 8.5,
      text: `You write “${quoteUpTo(MOST_QUOTED, reading.text.slice(first.start, first.end).trim())}”. What should there be for that in the garden?`,
      why: 'Nothing is drawn for it until you say.',
      answers: [
        ...offered(first.like).map((as) => ({
          label: MEANT[as].label,
          corrections: { mentions: { [meantId(as, first)]: 'wanted' as const } },
        })),
        { label: 'Nothing to draw', corrections: {} },
      ],
    },
  ];
}

/** Where no wish was made out in their words at all. */
export function whatFor({ brief, reading }: Given): Asked[] {
  const isTold =
    brief.wishes.some(({ held }) => held === null || held === 'unsure') ||
    brief.wanted.some(({ source }) => source.kind === 'read') ||
    brief.byHand !== undefined;
  if (isTold || !reading.text.trim()) return [];
  return [
    {
      id: 'what-for',
      worth: 9,
      text: 'What should the garden be for, first of all?',
      why: 'We found no wish in your words that we could draw, so these designs are only a start.',
      answers: [
        { label: 'Sitting quietly', corrections: { add: ['seat'] } },
        { label: 'Eating with others', corrections: { add: ['dining'] } },
        { label: 'Children and games', corrections: { add: ['play', 'lawn'], children: true } },
        { label: 'Growing food', corrections: { add: ['veg2'] } },
        { label: 'Plants and wildlife', corrections: { add: ['birdfeeder'] } },
      ],
    },
  ];
}
