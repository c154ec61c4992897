/** The trained reader's raw mentions of a text: spans with kind, concept and status, and how certain each is. */
import type { Mention } from '#engine/model/reading.ts';
import { allStays } from './all-stays.ts';
import { certaintyOf, type Grounds } from './certainty.ts';
import { coloursLiked } from './colours-liked.ts';
import { carsSaid } from './cars-said.ts';
import { dangersSaid } from './dangers-said.ts';
import { figuresOf, pointOf } from './figures.ts';
import { type Seen, sensesIn } from './features.ts';
import { budgets, soundSums } from './sums-said.ts';
import type { Model } from './model.ts';
import { wishLikely } from './wish-likely.ts';
import type { Said } from './network.ts';
import { facings } from './facings.ts';
import { namedAges } from './named-ages.ts';
import { safetyMentions, smallChildren, walkingAids } from './harmed.ts';
import { inContext } from './in-context.ts';
import { stylesWished } from './plain-brief-extras.ts';
import { plainBrief } from './plain-brief.ts';
import { plantName } from './plant-name.ts';
import { refusedSpans } from './refusals.ts';
import { refuse } from './refuse.ts';
import { headOf, wholeSpans } from './spans.ts';
import { wholeNames } from './whole-names.ts';
import { roundsSaid } from './rounds-said.ts';
import { sameStatus } from './same-status.ts';
import { siteFacts } from './site-facts.ts';
import { standingMentions } from './standing-mentions.ts';
import { tagSentence } from './tag.ts';

/** What a rule was told of a thing beyond what its own clause says. */
export type Told = Partial<Pick<Mention, 'place' | 'compass' | 'metres' | 'isFateOpen'>>;

export type RawMention = {
  /** Words, `to` exclusive. */
  from: number;
  to: number;
  kind: string;
  concept: string;
  status: string;
  certainty: number;
  /** How likely the concept is right, as the network has it. */
  conceptLikely?: number;
  told?: Told;
};

/** What the network makes of every word, before any choice. */
export type Heard = Said;

export const hear = (model: Model, seen: Seen): Heard => model.network(seen);

export function rawMentions(model: Model, seen: Seen, said: Heard): RawMention[] {
  const out: RawMention[] = [...facings(seen), ...budgets(seen)];
  for (const { grounds, ...span } of trainedMentions(model, seen, said))
    if (!out.some((one) => one.from < span.to && span.from < one.to))
      out.push({
        ...span,
        certainty: certaintyOf(model.certainty, grounds),
        ...(grounds.isListed ? {} : { conceptLikely: grounds.conceptLikely }),
      });
  out.push(...carsSaid(seen, out), ...roundsSaid(seen, out));
  allStays(seen, out);
  soundSums(seen, out);
  out.push(...safetyMentions(seen, out));
  out.push(...smallChildren(seen, out), ...namedAges(seen, out), ...walkingAids(seen, out));
  out.push(...siteFacts(seen, out));
  out.push(...dangersSaid(seen, out));
  wholeNames(seen, out);
  out.push(...coloursLiked(seen, out), ...stylesWished(seen, out));
  const refused = refusedSpans(seen);
  out.push(...refuse(seen, refused, out));
  out.push(
    ...plainBrief(seen, refused, out, (from, to) => wishLikely(model, said, from, to).likely),
  );
  out.push(...standingMentions(seen, out));
  return inContext(seen, out).sort((a, b) => a.from - b.from);
}

/** What the network reads, each with the grounds of its certainty. */
export function trainedMentions(
  model: Model,
  seen: Seen,
  said = hear(model, seen),
): (Omit<RawMention, 'certainty'> & { grounds: Grounds })[] {
  return seen.words.sentences.flatMap((sentence) => {
    const tags = said.tags.slice(sentence.from, sentence.to);
    const spans = tagSentence(model.tags, tags).map((span) => ({
      ...span,
      from: sentence.from + span.from,
      to: sentence.from + span.to,
    }));
    return wholeSpans(seen, spans).map(({ from, to, kind, likely }) => {
      const { concept, sure } = conceptOf(model, seen, said, { from, to, kind });
      const { status, sure: statusLikely } = likeliest(
        model.statuses,
        said.statuses(from, to, model.kinds.indexOf(kind)),
      );
      const grounds: Grounds = {
        kind,
        status,
        likely,
        statusLikely,
        conceptLikely: sure,
        isListed: sensesIn(seen, from, to, kind).length > 0,
      };
      return { from, to, kind, concept, status, grounds };
    });
  });
}

function likeliest(
  statuses: readonly string[],
  p: ArrayLike<number>,
): { status: string; sure: number } {
  const sums = new Map<string, number>();
  statuses.forEach((status, i) => {
    const family = sameStatus(status);
    sums.set(family, (sums.get(family) ?? 0) + p[i]!);
  });
  const [family, sure] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a));
  let best = -1;
  statuses.forEach((status, i) => {
    if (sameStatus(status) === family && (best < 0 || p[i]! > p[best]!)) best = i;
  });
  return { status: statuses[best]!, sure };
}

function conceptOf(
  model: Model,
  seen: Seen,
  said: Heard,
  { from, to, kind }: { from: number; to: number; kind: string },
): { concept: string; sure: number } {
  if (kind === 'plant') {
    const named = sensesIn(seen, from, to, 'plant').at(-1);
    return { concept: plantName(seen, from, to, named?.concept), sure: named ? 1 : 0.7 };
  }
  const named = kind === 'orientation' ? pointOf(quoteOf(seen, from, to)) : null;
  if (named) return { concept: named, sure: 1 };
  if (
    kind === 'measure' &&
    OF_PLOT.test(wordsBefore(seen, from, 6)) &&
    isSized(quoteOf(seen, from, to))
  )
    return { concept: 'plot', sure: 1 };
  // a style or a town is what it is called, and never the likeliest of those that are known
  if (kind === 'style' || kind === 'town') {
    const listed = sensesIn(seen, from, to, kind).at(-1);
    if (!listed) return { concept: 'other', sure: 1 };
  }
  const open = model.concepts.flatMap((name, i) => (name.startsWith(`${kind}:`) ? [i] : []));
  if (!open.length) return { concept: 'other', sure: 1 };
  const p = said.concepts(from, to, open);
  const best = open.reduce((a, b) => (p[b]! > p[a]! ? b : a));
  // what no list knows is not called by a guess
  if (kind === 'feature' && p[best]! < LEAST_CONCEPT && !sensesIn(seen, from, to, kind).length)
    return { concept: 'other', sure: p[best]! };
  const first = kind === 'feature' ? headOf(seen, from, to, model.concepts[best]!) : null;
  if (first) return { concept: first, sure: p[best]! };
  const concept = model.concepts[best]!.slice(kind.length + 1);
  const only = kind === 'feature' ? sensesIn(seen, from, to, kind) : [];
  if (
    only[0] &&
    OF_ONE_MEANING.test(only[0].concept) &&
    !only.some((sense) => sense.concept === concept)
  )
    return { concept: only[0].concept, sure: p[best]! };
  // a name that the lists know is no thing without one; an animal or a colour is what it is called
  const listed =
    concept === 'other' || kind === 'animal' || kind === 'colour'
      ? sensesIn(seen, from, to, kind).at(-1)
      : undefined;
  return { concept: listed?.concept ?? concept, sure: p[best]! };
}

/** Less likely than this a concept is a guess. */
const LEAST_CONCEPT = 0.4;
/** What these are called is never said of anything else: "a small studio for my pottery" is no patio. */
const OF_ONE_MEANING = /^(?:gardenroom|arbour)$/;
/** "our plot is", "garden of about": the figures after it are the plot's. */
const OF_PLOT =
  /\b(?:plot|garden|yard|courtyard)(?: (?:is|are|of|measures|measuring|about|approx|approximately|roughly|around|at|only|just|a|the|our|my|sort|maybe|say|which|that|it|its|it's|itself|size|:|,|-|\(|~))* ?$/;
/** Two lengths, or an area. */
const isSized = (quote: string): boolean => {
  const { metres, areaM2 } = figuresOf(quote);
  return metres.length === 2 || areaM2 !== null;
};
function wordsBefore({ words: { words } }: Seen, from: number, most: number): string {
  const own = words
    .slice(Math.max(0, from - most), from)
    .filter((word) => word.sentence === words[from]!.sentence);
  return own.map((word) => word.text).join(' ');
}

const quoteOf = ({ words: { text, words } }: Seen, from: number, to: number): string =>
  text.slice(words[from]!.start, words[to - 1]!.end);
