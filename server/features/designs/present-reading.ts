/** "Your garden, as we read it": mentions in groups a person knows, what was not used, and the questions. */
import type { MentionView, ReadingView } from '#contracts/design.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import { type MentionChanges, withChanges } from '#engine/reading/changes.ts';
import { isHere, isSure, type Mention, type Reading } from '#engine/model/reading.ts';

type Group = MentionView['group'];
const THINGS = ['feature', 'plant', 'boundary', 'material'];
const WHO = ['person', 'animal', 'health', 'use'];
const TERMS = ['money', 'time', 'rule'];
/** Measures of something in the garden, and not of the ground. */
const OF_THINGS = ['thing', 'height', 'distance', 'other'];
/** Characters between a thing and its size. */
const BESIDE = 60;

/** null for what is not of this garden: a neighbour's pond, what was there before. */
function groupOf({ kind, status }: Mention): Group | null {
  if (status === 'others' || status === 'past') return null;
  if (status === 'refused') return 'not-wanted';
  if (status === 'going' || status === 'gone') return 'goes';
  if (status === 'wanted') return 'wanted';
  if (THINGS.includes(kind)) return 'stays';
  if (WHO.includes(kind)) return 'who';
  return TERMS.includes(kind) ? 'terms' : 'ground';
}

/** @param changes what the visitor corrected: shown as they said it */
export function presentReading(
  { reading, brief, ...told }: Pick<DesignSet, 'reading' | 'brief' | 'returnBrief' | 'notShown'>,
  changes: MentionChanges = {},
): ReadingView {
  return {
    reader: reading?.reader ?? 'none',
    mentions: reading ? mentionsOf(withChanges(reading, changes)) : [],
    summary: told.returnBrief,
    unread: told.notShown,
    questions: brief.questions,
  };
}

function mentionsOf({ text, mentions }: Reading): MentionView[] {
  return mentions.flatMap((m): MentionView[] => {
    const thing = thingMeasured(m, mentions, text);
    const group = groupOf(thing ?? m);
    if (group === null || !isHere(m)) return [];
    return [
      {
        id: m.id,
        start: m.start,
        end: m.end,
        quote: thing ? `${thing.quote.trim()}, ${m.quote.trim()}` : m.quote,
        group,
        status: m.status,
        isThing: THINGS.includes(m.kind),
        isSure: isSure(m) && (!thing || isSure(thing)),
      },
    ];
  });
}

/** What a size is the size of: the nearest thing in its sentence, the one before it first; null for the ground's own. */
function thingMeasured(
  { kind, concept, start, end }: Mention,
  mentions: readonly Mention[],
  text: string,
): Mention | null {
  if (kind !== 'measure' || !OF_THINGS.includes(concept)) return null;
  const gapTo = (thing: Mention) =>
    thing.end <= start ? text.slice(thing.end, start) : text.slice(end, thing.start);
  const near = mentions
    .filter((one) => THINGS.includes(one.kind) && (one.end <= start || one.start >= end))
    .map((thing) => ({ thing, gap: gapTo(thing), isAfter: thing.start >= end }))
    .filter(({ gap }) => gap.length <= BESIDE && !/[.;!?\n]\s/.test(gap))
    .sort((a, b) => a.gap.length - b.gap.length || Number(a.isAfter) - Number(b.isAfter));
  return near[0]?.thing ?? null;
}
