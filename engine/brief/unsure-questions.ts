/** Questions about things that were read with half a certainty: only those that the plan turns on, and that the words leave open. */
import { hasGround } from '../features/features.ts';
import { type FeatureId, phraseOf } from '../features/names.ts';
import { isSure, type Mention, type Reading } from '../model/reading.ts';
import { isHere } from '../reading/things.ts';
import { type Asked, change, type Given, named } from './clash-questions.ts';
import { isHedge, STANDING, TREE_NAMES, WISHES } from './concepts.ts';
import { thingsNamed } from './named-things.ts';
import { RUIN } from './standing.ts';

/** Less sure than this is a guess of ours, and asking would only puzzle. */
const WORTH_ASKING = 0.5;
/** Who writes one of these of a thing has said what he thinks of it. */
const DENIED =
  /\b(?:no|not|never|without|nothing|neither|nor|hate|loathe|dislike|scare[sd]?|afraid|rid of|against|sick of|tired of|fed up|done with|instead of|rather than|allergic|toxic|poison\w*|don'?t|doesn'?t|can'?t|won'?t|isn'?t|wouldn'?t|cannot)\b/i;
const FATE_SAID =
  /\b(?:stay\w*|keep\w*|kept|remain\w*|leave|untouched|alone|going|goes|go|gone|died|remov\w+|coming (?:out|down|up)|come (?:out|down|up)|rip\w*|lose|demolish\w*|replac\w*|is fine|are fine|with us|not included)\b/i;
/** Larger than this of a wish, and it is the garden that is asked for. */
const LARGE: ReadonlySet<FeatureId> = new Set(['pergola', 'gardenroom', 'shed', 'greenhouse']);

/** The clause that a mention stands in, without the next one. */
function clauseOf(text: string, { start, end }: Mention): { before: string; whole: string } {
  const before = text
    .slice(Math.max(0, start - 60), start)
    .replace(/’/g, "'")
    .split(/[.;:!?\n]/)
    .at(-1)!;
  const after = text
    .slice(end, end + 40)
    .replace(/’/g, "'")
    .split(/[.,;:!?\n]|\b(?:and|but|so|because)\b/)[0]!;
  return {
    before: before.split(' ').slice(-7).join(' '),
    whole: `${before.split(/[,(]|\b(?:and|but|so|because)\b/).at(-1)!}${text.slice(start, end)}${after}`,
  };
}

/** What its words name and a plan shows the whole of: a lawn, a shed; null for a word in passing. */
function ground({ kind, concept, quote }: Mention): FeatureId | null {
  if (kind !== 'feature') return null;
  const feature = WISHES[concept]?.features[0];
  if (!feature || !(hasGround(feature) || LARGE.has(feature)) || feature === 'seat') return null;
  const things = thingsNamed(quote).filter(({ isDenied, called }) => !isDenied && !called.isPart);
  return things.some(({ called }) => called.feature === feature) ? feature : null;
}

/** What stands in the way, or carries the garden: a tree, a hedge, a building; a floor only where it may have to go. */
export function standsInTheWay(m: Mention): boolean {
  if (m.kind === 'plant') return TREE_NAMES.test(m.quote) || isHedge(m.quote);
  if (m.kind === 'boundary') return m.concept === 'hedge' && isHedge(m.quote);
  const isFloor = m.concept === 'lawn' || STANDING[m.concept] === 'patio';
  const isBuilt = STANDING[m.concept] !== undefined && STANDING[m.concept] !== 'other';
  return (
    (isFloor ? m.status !== 'stands' : isBuilt) &&
    !RUIN.test(m.quote) &&
    thingsNamed(m.quote).some(({ called }) => !called.isPart)
  );
}

const isFate = ({ status }: Mention): boolean =>
  ['stands', 'keep', 'going', 'gone', 'undecided'].includes(status);

function isOpen(m: Mention, { text }: Reading): boolean {
  const { before, whole } = clauseOf(text, m);
  return !DENIED.test(before) && !DENIED.test(whole) && !(isFate(m) && FATE_SAID.test(whole));
}

export function unsureQuestions({ reading, things }: Given): Asked[] {
  return reading.mentions.flatMap((m): Asked[] => {
    // it is drawn where it stands until they say
    if (m.isFateOpen && m.status === 'keep' && m.kind === 'feature' && isSure(m))
      return [{ ...fateOf(m), id: `mention-${m.id}`, worth: FATE_OPEN }];
    if (!isHere(m) || isSure(m) || m.certainty < WORTH_ASKING || m.status === 'refused') return [];
    const feature = ground(m);
    if (isFate(m) ? !standsInTheWay(m) : m.status !== 'wanted' || !feature) return [];
    const isSame = (other: { kind: string; concept: string }) =>
      other.kind === m.kind && other.concept === m.concept;
    if (things.some(isSame) || reading.mentions.find(isSame) !== m || !isOpen(m, reading))
      return [];
    const asked = isFate(m) ? fateOf(m) : wishFor(m, feature!);
    return [{ ...asked, id: `mention-${m.id}`, worth: asked.worth * (0.5 + m.certainty) }];
  });
}

/** Most people who tell where a thing stands mean to keep it. */
const FATE_OPEN = 4.6;
const fateOf = (m: Mention): Omit<Asked, 'id'> => ({
  worth: m.status === 'keep' || m.status === 'going' ? 5 : 2.5,
  text: `${named(m)}: does it stay or go?`,
  why: m.isFateOpen
    ? 'You say that it is there, and not what is to become of it. Until you do, it stays.'
    : 'We were not sure how you meant it.',
  answers: [
    { label: 'It stays', corrections: change(m, 'keep') },
    { label: 'It goes', corrections: change(m, 'going') },
    { label: 'It isn’t there', corrections: change(m, 'not-so') },
  ],
});

const wishFor = (m: Mention, feature: FeatureId): Omit<Asked, 'id'> => ({
  worth: 4.5,
  text: `Would you like ${phraseOf(feature)}?`,
  why: `You write ${named(m)}, and we were not sure how you meant it.`,
  answers: [
    { label: 'Yes, please', corrections: change(m, 'wanted') },
    { label: 'No', corrections: change(m, 'refused') },
    { label: 'It’s there already', corrections: change(m, 'keep') },
  ],
});
