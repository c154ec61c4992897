/** Which room is given its place first. */
import { thingsNamed } from '../brief/named-things.ts';
import { GROUND_FEATURES } from '../features/features.ts';
import type { Ask, ItemId, WantedItem } from './plan-types.ts';

/** What was asked for in words first, of that what the plan is for, then the largest claims, and what is to stand by another thing after that thing. */
export const inOrder = (
  items: readonly WantedItem[],
  { tight }: Pick<Ask, 'tight'>,
): WantedItem[] =>
  afterLandmarks(
    [...items].sort(
      (a, b) =>
        b.tier - a.tier ||
        Number(b.isNeeded ?? false) - Number(a.isNeeded ?? false) ||
        (tight ? 0 : anywhere(a) - anywhere(b) || claim(a) - claim(b)),
    ),
  );

const claim = ({ id }: WantedItem): number => (id === 'dining' ? -1 : GROUND_FEATURES.indexOf(id));

/** What is only wheeled or fetched gives way to a seat whose place was said. */
const YIELDS: ReadonlySet<string> = new Set(['bins', 'compost']);
const anywhere = ({ id, place, where }: WantedItem): number =>
  Number(YIELDS.has(id) && !place && !where?.length);

/** What is to stand by another thing that is placed here comes after it. */
function afterLandmarks(items: readonly WantedItem[]): WantedItem[] {
  const out: WantedItem[] = [],
    waiting = [...items];
  while (waiting.length) {
    const next = waiting.findIndex((item) =>
      namedBy(item).every((id) => id === item.id || !waiting.some((other) => other.id === id)),
    );
    out.push(...waiting.splice(Math.max(0, next), 1));
  }
  return out;
}
const namedBy = ({ where = [] }: WantedItem): ItemId[] =>
  where.flatMap(({ of }) =>
    of ? thingsNamed(of).flatMap(({ called }) => (called.feature as ItemId | undefined) ?? []) : [],
  );
