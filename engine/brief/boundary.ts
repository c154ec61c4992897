/** What stands round the plot: on every side, and on one that is told apart. */
import type { BoundarySide, Brief, CompassPoint, Fact, KeptThing } from '../model/brief.ts';
import type { Mention, MentionPlace, Reading } from '../model/reading.ts';
import { placeByCompass } from './kept-place.ts';
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

/** No fence, wall or hedge, and on which side of the garden. */
const NOTHING_THERE =
  /^(?:a |any )?(?:fenc\w+|walls?|hedg\w+|panels?|barriers?)\b.*\b(?:(bottom|back|far end|end|rear)|(left)|(right))\b/i;
const SIDES: Partial<Record<MentionPlace, BoundarySide['side']>> = {
  left: 'left',
  right: 'right',
  back: 'back',
};

/** A hedge that stays is the plot's edge on its side, and so is a wall that is told of one; of a hedge whose side nobody told the far end is the likeliest. */
export function withKeptEdges(
  sides: readonly Fact<BoundarySide>[],
  keep: readonly KeptThing[],
): Fact<BoundarySide>[] {
  const out = [...sides];
  for (const { kind, where, source } of keep) {
    if ((kind !== 'hedge' && kind !== 'wall') || where === 'middle' || where === 'near-house')
      continue;
    if (where === null && (kind === 'wall' || out.some(({ value }) => value.kind === 'hedge')))
      continue;
    const side = where === 'left' || where === 'right' ? where : 'back';
    const at = out.findIndex(({ value }) => value.side === side);
    if (at >= 0 && out[at]!.value.kind === kind) continue;
    const own: Fact<BoundarySide> = { value: { side, kind, heightMm: null }, source };
    if (at >= 0) out[at] = own;
    else out.push(own);
  }
  return out;
}

/** What is said of one side alone: "a laurel hedge along the back". */
export function readSides(
  reading: Reading,
  position: Brief['position']['value'],
  facing: CompassPoint,
): Fact<BoundarySide>[] {
  const out: Fact<BoundarySide>[] = [];
  for (const m of sure(reading, 'boundary')) {
    // what stands before a front garden is at its far end
    const place = m.place ?? placeByCompass(m.quote, facing);
    const side =
        place &&
        (position === 'front' && place === 'front' ? 'back' : SIDES[place as MentionPlace]),
      kind = BOUNDARY_KINDS[m.concept];
    if (!side || !kind || (m.status !== 'stands' && m.status !== 'keep')) continue;
    if (!out.some(({ value }) => value.side === side))
      out.push(read({ side, kind, heightMm: heightOf(m) }, m));
  }
  // "no fence at the bottom"
  for (const { quote } of reading.refusals ?? []) {
    const found = NOTHING_THERE.exec(quote),
      side = found && (found[1] ? 'back' : found[2] ? 'left' : 'right');
    if (side && position !== 'front' && !out.some(({ value }) => value.side === side))
      out.push({
        value: { side, kind: 'open', heightMm: null },
        source: { kind: 'read', quote: `no ${quote}` },
      });
  }
  return out;
}
