/** Reads a description: the embedded reader, pure, the same in server and browser. */
import {
  type Mention,
  type MentionKind,
  type Reading,
  type Stretch,
  type Status,
  type Strength,
} from '#engine/model/reading.ts';
import { asPaving, dampIn } from './damp-said.ts';
import { look, type Seen } from './features.ts';
import { isPaced } from './figures.ts';
import { groundSaid } from './ground-said.ts';
import { heartIn } from './heart-said.ts';
import { liesIn } from './lies-said.ts';
import { likenessIn } from './likeness.ts';
import { sizeWordIn } from './size-words.ts';
import { linesOf } from './lines.ts';
import { hear, type Heard, type RawMention, rawMentions } from './mentions.ts';
import type { Model } from './model.ts';
import { outlineOf } from './outline.ts';
import { partsOf } from './parts.ts';
import { peopleSaid } from './people-said.ts';
import { asOwned } from './as-owned.ts';
import { plotSizesIn } from './plot-size.ts';
import { asMeant } from './purposes.ts';
import { refusedSpans } from './refusals.ts';
import { refusalsIn } from './refuse.ts';
import { stripIn } from './strips.ts';
import { sunSaid } from './sun-said.ts';
import { isAboutGarden, isEnglish } from './subject.ts';
import { valuesOf } from './values.ts';
import { wayWidthIn } from './way-width.ts';
import { wishLikely } from './wish-likely.ts';
import { withWheres } from './where-said.ts';
import { wordsOf } from './words.ts';

export type Reader = (text: string) => Reading;

/** Words that may mean something make their sentence one that was not understood. */
const LEAST_CERTAIN = 0.4;
/** Mentions less sure than this are neither shown nor asked about: half of them are none. */
const WORTH_SHOWING = 0.42;

/** A reader on trained weights: see server/reader.ts for its files. */
export function makeReader(model: Model): Reader {
  return (text) => {
    const words = wordsOf(text);
    const english = isEnglish(words);
    const seen = look(words);
    const heard = english ? hear(model, seen) : null;
    const raw = heard ? rawMentions(model, seen, heard) : [];
    const heart = heard && heartIn(model, seen, heard, raw);
    const found = raw
      .map((one) => trusted(toMention(seen, one, heard!), heart))
      .filter((mention) => mention.certainty >= LEAST_CERTAIN);
    const mentions = withWheres(
      words.text,
      asMeant(
        words.text,
        asPaving(
          asOwned(
            words.text,
            found.filter((mention) => mention.certainty >= WORTH_SHOWING),
          ),
          english ? dampIn(words.text) : null,
        ),
      ),
    );
    const lines = english ? linesOf(words.text) : null;
    const outline = english ? outlineOf(words.text) : null;
    const sizes = english ? plotSizesIn(words.text) : [];
    const lies = english ? liesIn(words.text) : null;
    const strip = english ? stripIn(words.text) : null;
    const ground = english ? groundSaid(words.text) : null;
    const like = english ? likenessIn(words.text) : null;
    const sizeWord = english ? sizeWordIn(words.text) : null;
    const wayWidth = english ? wayWidthIn(words.text) : null;
    const sun = english ? sunSaid(words.text) : null;
    // of few words whether they are English is a guess; these lists find nothing in other languages
    const said = peopleSaid(words.text);
    const refusals = english ? refusalsIn(seen, refusedSpans(seen)) : [];
    return {
      text: words.text,
      reader: 'embedded',
      isEnglish: english,
      isGarden: !english || isAboutGarden(words, found.length),
      mentions,
      ...(heart && { heart }),
      parts: heard
        ? partsOf(seen, silenceOf(model, heard), mentions, (from, to) =>
            wishLikely(model, heard, from, to),
          )
        : [],
      ...(lines && { lines }),
      ...(outline && { outline }),
      ...(sizes.length > 0 && { sizes }),
      ...(lies && { lies }),
      ...(strip && { strip }),
      ...(ground && { ground }),
      ...(like && { like }),
      ...(sizeWord && { sizeWord }),
      ...(wayWidth && { wayWidth }),
      ...(sun && { sun }),
      ...(english && isPaced(words.text) && { paced: true as const }),
      ...(refusals.length > 0 && { refusals }),
      ...(said && { said }),
    };
  };
}

/** Half read in the sentence that it is all for, a wish is one: more is lost where it is dropped. */
const HALF_READ = 0.52,
  TRUSTED = 0.75;
const trusted = (mention: Mention, heart: Stretch | null): Mention =>
  heart &&
  mention.status === 'wanted' &&
  (mention.kind === 'feature' || mention.kind === 'use') &&
  mention.certainty >= HALF_READ &&
  mention.start >= heart.start &&
  mention.end <= heart.end
    ? { ...mention, certainty: Math.max(mention.certainty, TRUSTED) }
    : mention;

/** How the corpus names a wish's strength, and whose it is, beside its status. */
const STRENGTHS: Record<string, { status: Status; strength: Strength; whose?: string }> = {
  perhaps: { status: 'wanted', strength: 'perhaps' },
  partner: { status: 'wanted', strength: 'perhaps', whose: 'somebody else in the household' },
};

function toMention(seen: Seen, raw: RawMention, heard: Heard): Mention {
  const { words, text } = seen.words;
  const start = words[raw.from]!.start;
  const end = words[raw.to - 1]!.end;
  const quote = text.slice(start, end);
  const known = STRENGTHS[raw.status];
  return {
    id: `${raw.kind}:${raw.concept}@${start}`,
    quote,
    start,
    end,
    kind: raw.kind as MentionKind,
    concept: raw.concept,
    status: known?.status ?? (raw.status as Status),
    strength: known?.strength ?? 'like',
    whose: known?.whose ?? null,
    ...valuesOf(seen, raw, quote),
    ...raw.told,
    certainty: Math.round(raw.certainty * 1000) / 1000,
    ...(raw.conceptLikely !== undefined && {
      conceptLikely: Math.round(raw.conceptLikely * 1000) / 1000,
    }),
    ...((known?.status ?? raw.status) === 'wanted' && {
      matters: Math.round(heard.matters(raw.from, raw.to) * 1000) / 1000,
    }),
  };
}

/** Of each word, how likely it is that it says nothing of the garden. */
const silenceOf = ({ tags }: Model, heard: Heard): number[] => {
  const none = tags.indexOf('O');
  return heard.tags.map((p) => p[none]!);
};
