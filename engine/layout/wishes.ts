/** How much of what was wanted is on the plan. */
import type { Part, WantedItem } from './plan-types.ts';
import { ratePlace } from './rate-place.ts';
import type { Parts, Setting } from './stages.ts';

type Answer = Pick<Setting, 'ask'> & Parts;
type Measured = Pick<Setting, 'frame' | 'site' | 'mirrored'> & Parts;

/** Wishes in the visitor's own words count most, earlier ones more; then ticked preferences; then what is usual. */
function weightOf(item: WantedItem, rank: number): number {
  if (item.tier === 3) return rank === 0 ? 1.6 : rank === 1 ? 1.3 : 1;
  if (item.tier === 2) return item.id === 'seat' || item.id === 'arbour' ? 0.5 : 0.8;
  return 0.2;
}

/** True where a room answers the wish; any seat answers the wish for a second seat. */
const answers = (part: Part, id: WantedItem['id']): boolean =>
  part.feature === id ||
  (id === 'veg4' && part.feature === 'veg2') ||
  (id === 'seat' &&
    part.kind === 'seat' &&
    part.feature !== 'dining' &&
    (!part.kept || !!part.held));

/** True when a room of the plan answers the wish. */
export const isMet = ({ parts }: Parts, id: WantedItem['id']): boolean =>
  parts.some((part) => answers(part, id));

/** What is left of a wish that is drawn, and not as it was asked for. */
const OFF = 0.6;
/** Each length that was said, nearly. */
const NEARLY = 0.95;

/** True where a room stands where it was asked for, in the size that was said: by the rules that the outcomes are told by. */
export function isAsAsked(
  { parts, frame, site, mirrored }: Measured,
  { id, place, where, sizeMm }: WantedItem,
): boolean {
  if (!place && !where?.length && !sizeMm) return true;
  const all = parts.filter(({ placed }) => placed);
  return all.some((part) => {
    const own = part.placed!;
    if (!answers(part, id)) return false;
    if (
      sizeMm &&
      (Math.min(own.width, own.height) < NEARLY * Math.min(...sizeMm) ||
        Math.max(own.width, own.height) < NEARLY * Math.max(...sizeMm))
    )
      return false;
    const placed = all.flatMap((other) => (other === part ? [] : other.placed!));
    return (
      ratePlace({ frame, site, mirrored, placed }, { place, where })(
        own.x,
        own.y,
        own.width,
        own.height,
      ) === 0
    );
  });
}

/** Weighted share of the wanted items that have a place, 0 to 1; what has another place or size than was asked for counts in part. */
export function wishesMet(answer: Answer & Measured): number {
  let all = 0,
    met = 0;
  [...answer.ask.items, ...answer.ask.later].forEach((item, rank) => {
    const weight = weightOf(item, rank);
    all += weight;
    if (isMet(answer, item.id)) met += weight * (isAsAsked(answer, item) ? 1 : OFF);
  });
  return all ? met / all : 1;
}

/** How many wishes of the visitor's own words are not on the plan, the lawn among them. */
export function wordsUnmet(answer: Answer): number {
  const { ask, parts } = answer;
  const lawn =
    ask.lawn && ask.lawnTier === 3 && !parts.some((part) => part.kind === 'lawn') ? 1 : 0;
  return (
    lawn +
    [...ask.items, ...ask.later].filter((item) => item.tier === 3 && !isMet(answer, item.id)).length
  );
}
