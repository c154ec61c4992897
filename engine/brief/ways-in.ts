/** How one gets into the garden from outside: side ways and gates that were spoken of, or what such a plot usually has. */
import type { Brief, Corrections, Fact, WayIn } from '../model/brief.ts';
import type { Mention, MentionPlace, Reading } from '../model/reading.ts';
import { isHere } from '../reading/things.ts';
import { assumed, entered, read } from './select.ts';

/** A way in is believed when it is read with half a certainty: a gate drawn where none is costs less than a sealed garden. */
const CERTAIN_OF_WAYS = 0.5;
/** From this width a house most often stands clear of one boundary, with a way past it; narrower ones are mostly terraced. */
const USUALLY_PASSED_M = 7.5;

const ANSWERS: Record<NonNullable<Corrections['wayIn']>, WayIn[]> = {
  'side-left': [{ kind: 'side', side: 'left' }],
  'side-right': [{ kind: 'side', side: 'right' }],
  rear: [{ kind: 'rear', side: null }],
  house: [],
};

const sideOf = (place: MentionPlace | null): WayIn['side'] =>
  place?.includes('left') ? 'left' : place?.includes('right') ? 'right' : null;

/** "down the side on the left": said in its own words or just after them. */
const sideIn = (text: string): WayIn['side'] =>
  (/\b(left|right)\b/i.exec(text.split(/[.;\n]/)[0]!)?.[1]?.toLowerCase() as
    | WayIn['side']
    | undefined) ?? null;

/** A gate stands where the words put it; without a place it is the side one. */
function wayOf({ kind, concept, place, quote, end }: Mention, text: string): WayIn | null {
  if (kind === 'access' && concept === 'side_way')
    return { kind: 'side', side: sideOf(place) ?? sideIn(`${quote}${text.slice(end, end + 30)}`) };
  if (kind === 'access' && concept === 'rear_access') return { kind: 'rear', side: sideOf(place) };
  if (kind !== 'feature' || concept !== 'gate') return null;
  const isRear = place?.includes('back') || /\b(?:rear|back|end|bottom|alley|lane)\b/i.test(quote);
  return { kind: isRear ? 'rear' : 'side', side: sideOf(place) };
}

/** Null where the position of the garden, or nothing at all, tells how one gets in. */
export function readWaysIn(
  reading: Reading,
  corrections: Corrections,
  position: Brief['position']['value'],
  widthM: number,
): Fact<WayIn[]> | null {
  if (corrections.wayIn) return entered(ANSWERS[corrections.wayIn]);
  const said = reading.mentions.filter((m) => isHere(m) && m.certainty >= CERTAIN_OF_WAYS);
  const ways: WayIn[] = [];
  let by: Mention | null = null;
  for (const m of said) {
    if (m.kind === 'feature' && !['stands', 'keep', 'wanted'].includes(m.status)) continue;
    const way = wayOf(m, reading.text);
    if (!way || ways.some(({ kind }) => kind === way.kind)) continue;
    ways.push(way);
    by ??= m;
  }
  const past = reading.ground?.sideWay,
    known = ways.find(({ kind }) => kind === 'side');
  if (past && known) known.side ??= past.side;
  const gate = reading.ground?.rearGate;
  if (gate) {
    const rear = ways.find(({ kind }) => kind === 'rear');
    const own: WayIn = {
      kind: 'rear',
      side: gate.side ?? rear?.side ?? null,
      ...(gate.isDouble ? { isDouble: true as const } : {}),
    };
    return {
      value: [...ways.filter(({ kind }) => kind !== 'rear'), own],
      source: { kind: 'read', quote: gate.quote },
    };
  }
  // a side way that is told of as missing is none
  const quote = reading.ground?.throughHouse;
  if (quote)
    return { value: ways.filter(({ kind }) => kind !== 'side'), source: { kind: 'read', quote } };
  if (by) return read(ways, by);
  if (past)
    return {
      value: [{ kind: 'side', side: past.side }],
      source: { kind: 'read', quote: past.quote },
    };
  const shut = said.find(
    (m) => m.kind === 'access' && ['through_house', 'no_access'].includes(m.concept),
  );
  if (shut) return read([], shut);
  if (position !== 'back' || widthM < USUALLY_PASSED_M) return null;
  return assumed(
    [{ kind: 'side', side: null }],
    'nobody said how one gets in; houses on plots this wide mostly have a way past them',
  );
}
