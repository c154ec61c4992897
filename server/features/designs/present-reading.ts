/** "Your garden, as we read it": mentions in groups a person knows, what was not used, and the questions. */
import type { MentionView, ReadingView } from '#contracts/design.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import { type MentionChanges, withChanges } from '#engine/reading/changes.ts';
import { isHere, isSure, type Mention, type Reading } from '#engine/model/reading.ts';

type Group = MentionView['group'];
const THINGS = ['feature', 'plant', 'boundary', 'material'];
const WHO = ['person', 'animal', 'health', 'use'];
const TERMS = ['money', 'time', 'rule', 'town'];

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

/** @param changes what the visitor put right: shown as they said it */
export function presentReading(
  { reading, brief }: Pick<DesignSet, 'reading' | 'brief'>,
  changes: MentionChanges = {},
): ReadingView {
  return {
    reader: reading?.reader ?? 'none',
    mentions: reading ? mentionsOf(withChanges(reading, changes)) : [],
    unread: reading
      ? reading.sentences
          .filter((s) => s.use === 'not-understood')
          .map(({ start, end }) => ({ start, end }))
      : [],
    questions: brief.questions,
  };
}

function mentionsOf({ mentions }: Reading): MentionView[] {
  return mentions.flatMap((m): MentionView[] => {
    const group = groupOf(m);
    if (group === null || !isHere(m)) return [];
    return [
      {
        id: m.id,
        start: m.start,
        end: m.end,
        quote: m.quote,
        group,
        status: m.status,
        isThing: THINGS.includes(m.kind),
        isSure: isSure(m),
      },
    ];
  });
}
