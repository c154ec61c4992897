/** Rows that were asked for along a boundary: pleached trees, evergreens to hide something, a hedge on a named side. */
import type { Problem, RowAsked, RowSide, Wish } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { Reading } from '../model/reading.ts';
import { meantIn, readAt } from '../reading/meant.ts';
import { thingsNamed } from './named-things.ts';

/** In so few words every sentence is about the one thing. */
const FEW_WORDS = 24;
/** Heights where none was said, and between which one is planted, mm. */
const USUAL_MM: Record<RowAsked['of'], Mm> = { pleached: 3000, evergreen: 2500, hedge: 1800 };
const LEAST_MM: Mm = 1000,
  MOST_MM: Mm = 4000;
const METRE_MM = 1000,
  FOOT_MM = 305;

const ALONG = /\b(?:along|down|across|on|at|against|in front of|behind|by)\b/i;
const EDGE =
  /\b(?:boundar(?:y|ies)|fences?|walls?|sides?|hedges?|back|rear|end|bottom|left|right|neighbours?)\b/i;

/** The sentence that a mention is in; of a few words all of them. */
function aboutOf({ text }: Pick<Reading, 'text'>, start: number): string {
  if ((text.match(/\S+/g) ?? []).length <= FEW_WORDS) return text;
  const from = Math.max(
    ...['. ', ';', '!', '?', '\n', ' ('].map((mark) => text.lastIndexOf(mark, start)),
  );
  const ends = ['. ', ';', '!', '?', '\n']
    .map((mark) => text.indexOf(mark, start))
    .filter((at) => at > 0);
  return text.slice(Math.max(0, from), Math.min(text.length, ...ends));
}

function sidesIn(about: string, { place }: Pick<Wish, 'place'>): RowSide[] {
  if (/\bboth (?:the )?(?:sides|fences|boundaries)\b|\beither side\b|\beach side\b/i.test(about))
    return ['left', 'right'];
  if (/\ball (?:the way )?(?:round|around)|\ball (?:three )?sides\b/i.test(about))
    return ['left', 'back', 'right'];
  if (place === 'left' || place === 'right' || place === 'back') return [place];
  const out: RowSide[] = [];
  if (/\bleft\b/i.test(about)) out.push('left');
  if (
    /\b(?:back|rear|end|bottom|far)(?: \w+)? (?:fence|wall|boundary|hedge|edge)\b|\bat the (?:back|rear|bottom|end|far end)\b|\bbehind (?:us|it|the garden)\b/i.test(
      about,
    )
  )
    out.push('back');
  if (
    /\bright(?:[- ]hand)?(?: side| fence| wall| boundary)?\b(?! (?:up|down|now|by|outside|next))/i.test(
      about,
    )
  )
    out.push('right');
  return out;
}

/** "3 m high", "8ft tall", "3m." of a sentence that says nothing else. */
function heightIn(about: string): Mm | null {
  const found =
    /(\d+(?:\.\d+)?) ?-?(m|metres?|meters?|ft|foot|feet)\b(?=[ -]?(?:high|tall|in height))/i.exec(
      about,
    ) ??
    /(?<!(?:[\dx×] ?|\d\.))(\d+(?:\.\d+)?) ?-?(m|metres?|meters?|ft|foot|feet)\b(?=[ -](?:\w+ )?(?:evergreen|hedge|screen|pleached|tree)|[.,;!]|$)/i.exec(
      about,
    );
  if (!found) return null;
  const mm = Math.round(Number(found[1]) * (/^m/i.test(found[2]!) ? METRE_MM : FOOT_MM));
  return mm >= LEAST_MM && mm <= 2 * MOST_MM ? Math.min(mm, MOST_MM) : null;
}

function kindOf({ quote, concept, plant }: Wish, about: string): RowAsked['of'] | null {
  if (/\bpleach/i.test(quote)) return 'pleached';
  const named = thingsNamed(quote).map(({ called }) => called.name);
  const isScreen = named.includes('screening') || concept === 'screen';
  if (plant === 'evergreens' || isScreen)
    return /\bevergreens?\b/i.test(about) &&
      (isScreen ||
        /\b(?:screen|hid|block|overlooked)\w*/i.test(about) ||
        (ALONG.test(quote) && EDGE.test(quote)))
      ? 'evergreen'
      : null;
  return concept === 'hedge' || named.includes('a hedge') ? 'hedge' : null;
}

/** `lookers`: the sides from which somebody looks in. */
export function readRows(
  reading: Pick<Reading, 'text' | 'mentions'>,
  wishes: readonly Wish[],
  lookers: readonly RowSide[],
): RowAsked[] {
  const out: RowAsked[] = [];
  for (const wish of wishes) {
    if (wish.held) continue;
    const start = meantIn(wish.mention)?.start ?? readAt(wish.mention) ?? 0,
      about = aboutOf(reading, start),
      of = kindOf(wish, about);
    if (!of || out.some((row) => row.of === of)) continue;
    const told = sidesIn(about, wish);
    // a hedge of no told side may be anywhere
    if (of === 'hedge' && !told.length) continue;
    const names = reading.mentions
      .filter((m) => m.kind === 'plant' && about.includes(m.quote) && m.status === 'wanted')
      .map((m) => m.concept);
    out.push({
      of,
      sides: told.length ? told : lookers.length ? [...new Set(lookers)] : ['back'],
      isSideKnown: told.length > 0 || lookers.length > 0,
      heightMm: heightIn(about) ?? USUAL_MM[of],
      words: [...names, wish.quote].join(', ').toLowerCase(),
      quote: wish.quote,
    });
  }
  return out;
}

/** Which side it is to be on decides whom it hides: where nobody said, what was taken is told. */
export const rowProblems = (rows: readonly RowAsked[]): Problem[] =>
  rows
    .filter(({ isSideKnown }) => !isSideKnown)
    .map(({ quote }) => ({
      code: 'row-side',
      severity: 'note',
      field: 'designDescription',
      message: `You did not say on which side “${quote}” is to be, so it is drawn along the far end. Write “on the left”, “on the right” or “at the back”, and how high what you want hidden stands, and we will draw it there.`,
    }));
