/** What stands round the plot: on every side, and on one that is told apart. */
import type { BoundarySide, Brief, Fact } from '../model/brief.ts';
import type { Mention, MentionPlace, Reading } from '../model/reading.ts';
import { read, sure, surest } from './select.ts';

const BOUNDARY_KINDS: Record<string, BoundarySide['kind']> = {
  fence: 'fence',
  wall: 'wall',
  hedge: 'hedge',
  open: 'open',
  none: 'open',
};
/** Of a fence, wall or hedge, where a believable one was said. */
function heightOf({ metres }: Mention): number | null {
  const [height] = metres ?? [];
  return height !== undefined && height >= 0.3 && height <= 4
    ? Math.round(height * 100) * 10
    : null;
}

export function readBoundary(reading: Reading): NonNullable<Brief['surroundings']>['boundary'] {
  // one side's hedge is not every side's
  const said = sure(reading, 'boundary').filter(
    (m) =>
      Object.hasOwn(BOUNDARY_KINDS, m.concept) && (m.status === 'stands' || m.status === 'keep'),
  );
  const all = said.filter(
    (m) =>
      m.place === 'all' ||
      m.place === 'along' ||
      /\b(?:all|both|every|each|surround\w*|round|walled|fences|walls)\b/i.test(m.quote),
  );
  const by = surest(all);
  return by && read({ kind: BOUNDARY_KINDS[by.concept]!, heightMm: heightOf(by) }, by);
}

const SIDES: Partial<Record<MentionPlace, BoundarySide['side']>> = {
  left: 'left',
  right: 'right',
  back: 'back',
};

/** What is said of one side alone: "a laurel hedge along the back". */
export function readSides(reading: Reading): Fact<BoundarySide>[] {
  const out: Fact<BoundarySide>[] = [];
  for (const m of sure(reading, 'boundary')) {
    const side = m.place && SIDES[m.place],
      kind = BOUNDARY_KINDS[m.concept];
    if (!side || !kind || (m.status !== 'stands' && m.status !== 'keep')) continue;
    if (!out.some(({ value }) => value.side === side))
      out.push(read({ side, kind, heightMm: heightOf(m) }, m));
  }
  return out;
}
