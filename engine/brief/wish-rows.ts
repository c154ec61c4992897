/** Wishes as they are answered: one for each thing that is named, however often it is said. */
import type { Wish, WishHeld } from '../model/brief.ts';
import { type FeatureId, phraseOf } from '../features/names.ts';
import { FOOT_M } from '../model/feet.ts';
import type { Mention } from '../model/reading.ts';
import { meantIn } from '../reading/meant.ts';
import { readFrom } from '../reading/things.ts';
import { thingsNamed } from './named-things.ts';
import { sizeBehind, timesBehind, wholePhrase } from './whole-phrase.ts';

type Asked = { feature?: FeatureId | null; plant?: string | null; held?: WishHeld | null };

/** Sheds and greenhouses are sold in feet: bare figures of five and more are feet, and so is 6 × 4. */
const SOLD_IN_FEET: ReadonlySet<FeatureId> = new Set(['shed', 'greenhouse', 'store']);
const LEAST_SOLD_FT = 5;
const IN_METRES = /\d\s*(?:m\b|met|cm|mm|ft|feet|foot|'|’|")/i;

export type WishRows = {
  wishes: Wish[];
  byKey: Map<string, Wish>;
  /** The description that the mentions are marks in. */
  text: string;
};

/** Puts a mention to the wish for the same thing, or adds a wish. */
export function addWish({ wishes, byKey, text }: WishRows, m: Mention, asked: Asked): void {
  const wish = { ...wishOf(withFigures(m, text), asked), ...saidOf(m, text) };
  const key = `${wish.held === null ? '' : 'held '}${keyOf(wish)}`;
  // "somewhere to eat out" and "people most weekends" are one table
  const same =
    byKey.get(key) ??
    wishes.find(
      (other) =>
        wish.held === null &&
        other.held === null &&
        wish.feature !== null &&
        wish.feature === other.feature &&
        wish.name === other.name,
    );
  if (!same) {
    byKey.set(key, wish);
    wishes.push(wish);
    return;
  }
  same.mentions.push(m.id);
  if (wish.matters !== undefined) same.matters = Math.max(same.matters ?? 0, wish.matters);
  same.areaM2 ??= wish.areaM2;
  if (wish.sizeMm && !same.sizeMm) same.sizeMm = wish.sizeMm;
  // "a bench … an L-shaped bench": what kind it is was said once
  if (!same.said && (wish.said || wish.quote.length > same.quote.length))
    same.said = wish.said ?? wish.quote;
  same.lengthM ??= wish.lengthM;
  same.count ??= wish.count;
  same.place ??= wish.place;
  if (wish.where && !same.where) same.where = wish.where;
}

/** The mention as it stands in the text; by hand it is named and not marked. */
const isMarked = ({ id, start, end, quote }: Mention, text: string): boolean =>
  !meantIn(id) && text.slice(start, end) === quote;

/** Two lengths or a number behind its name are its own, where the reader gave it none. */
function withFigures(m: Mention, text: string): Mention {
  if (!isMarked(m, text) || m.kind === 'use') return m;
  const size = m.metres === null && m.areaM2 === null ? sizeBehind(text, m.end) : null;
  return {
    ...m,
    metres: m.metres ?? size,
    count: m.count ?? timesBehind(wholePhrase(text, m.start, m.end), text, m.end),
  };
}

function saidOf(m: Mention, text: string): Pick<Wish, 'said'> {
  const said = isMarked(m, text) ? wholePhrase(text, m.start, m.end) : m.quote;
  return said === m.quote ? {} : { said };
}

function keyOf({ kind, concept, quote, plant, feature }: Wish): string {
  if (kind === 'plant') return `plant ${plant ?? concept}`;
  if (kind === 'use') return `use ${feature}`;
  const named = thingsNamed(quote).filter(({ isDenied }) => !isDenied);
  return named.length
    ? named.map(({ called }) => called.name).join(' + ')
    : `${concept} ${feature === null ? quote.toLowerCase() : ''}`;
}

function wishOf(m: Mention, { feature = null, plant = null, held = null }: Asked): Wish {
  const named = thingsNamed(m.quote);
  const only =
    m.concept !== 'raisedbed' && named.length === 1 && named[0]!.called.is && !named[0]!.isDenied
      ? named[0]
      : null;
  // of what visitors say of their own sentence the sentence is the name
  const isPlain = m.metres === null && held === null && !meantIn(m.id);
  const says =
    m.kind === 'use' ||
    /\b(?:it|that|this|them|those)$/i.test(m.quote) ||
    plant !== null ||
    m.concept === 'scented';
  return {
    mention: m.id,
    mentions: [m.id],
    kind: m.kind,
    name:
      only && isPlain && m.kind !== 'plant'
        ? only.called.name
        : says && feature && isPlain
          ? phraseOf(feature)
          : m.quote
              .toLowerCase()
              // "home office (3.5x2.5"
              .replace(/ ?\([^)]*$/, '')
              .replace(/\bi\b(?=$|[ '’])/g, 'I'),
    quote: m.quote,
    concept: m.concept,
    feature,
    plant,
    strength: m.strength,
    ...sizeOf(m, feature),
    count: isHour(m) ? null : m.count,
    place: m.place,
    ...(m.where ? { where: m.where } : {}),
    ...(m.matters !== undefined ? { matters: m.matters } : {}),
    held,
    source: readFrom(m),
  };
}

/** "To lie flat outside at 11 in the morning" is no place for eleven. */
const isHour = ({ count, quote }: Mention): boolean =>
  count !== null &&
  new RegExp(`\\b(?:at|by|from|till|until|after|before) ${count}\\b`, 'i').test(quote);

/** Lengths and area that were said of a thing; sheds and greenhouses are sold in feet. */
export function sizeOf(
  { areaM2, metres, quote }: Mention,
  feature: FeatureId | null,
): Pick<Wish, 'areaM2' | 'sizeMm' | 'lengthM'> {
  const [a, b] = metres ?? [];
  // one length of what is round is its width both ways
  if (feature === 'trampoline' && a !== undefined && b === undefined)
    return {
      sizeMm: [Math.round(a * 1000), Math.round(a * 1000)],
      areaM2: areaM2 ?? a * a,
      lengthM: null,
    };
  const isInFeet =
    feature &&
    SOLD_IN_FEET.has(feature) &&
    !IN_METRES.test(quote) &&
    Math.max(a ?? 0, b ?? 0) >= LEAST_SOLD_FT;
  const unit = isInFeet ? FOOT_M : 1;
  return {
    ...(a !== undefined && b !== undefined
      ? { sizeMm: [Math.round(a * unit * 1000), Math.round(b * unit * 1000)] as [number, number] }
      : {}),
    areaM2: areaM2 ?? (a !== undefined && b !== undefined ? a * b * unit * unit : null),
    lengthM: a !== undefined && b === undefined && IN_METRES.test(quote) ? a : null,
  };
}
