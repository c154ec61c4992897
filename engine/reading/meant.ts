/** What a sentence that was not understood comes to, as the visitor says it: a wish in their own words. */
import type { FeatureId } from '../features/names.ts';
import { NO_VALUES } from '../model/no-values.ts';
import type { Mention, MentionKind, Stretch } from '../model/reading.ts';

type Meant = {
  /** As it is chosen from a list. */
  label: string;
  kind: MentionKind;
  concept: string;
  /** Null for what the planting and the ways of every plan answer. */
  feature: FeatureId | null;
};

/** In the order in which they are offered. */
export const MEANT = {
  seat: { label: 'A place to sit', kind: 'feature', concept: 'seat', feature: 'seat' },
  plants: { label: 'Planting', kind: 'plant', concept: 'plants', feature: null },
  ground: { label: 'Clear ground for it', kind: 'feature', concept: 'other', feature: 'clearing' },
  store: { label: 'Somewhere to keep things', kind: 'feature', concept: 'store', feature: 'store' },
  table: { label: 'A place to eat', kind: 'feature', concept: 'dining', feature: 'dining' },
  play: { label: 'Somewhere to play', kind: 'feature', concept: 'play', feature: 'play' },
  food: { label: 'Beds for food', kind: 'feature', concept: 'veg', feature: 'veg2' },
  water: { label: 'Water', kind: 'feature', concept: 'water', feature: 'water' },
  screen: { label: 'A screen', kind: 'feature', concept: 'screen', feature: 'privacy' },
} as const satisfies Record<string, Meant>;
export type MeantAs = keyof typeof MEANT;

const ID = /^meant:([a-z]+)@(\d+)-(\d+)$/;
const isMeantAs = (key: string): key is MeantAs => Object.hasOwn(MEANT, key);

/** "meant:seat@12-48": an id of no mention that was read. */
export const meantId = (as: MeantAs, { start, end }: Stretch): string =>
  `meant:${as}@${start}-${end}`;

/** Null for the id of what was read. */
export function meantIn(id: string): (Stretch & { as: MeantAs }) | null {
  const [, as = '', start, end] = ID.exec(id) ?? [];
  return isMeantAs(as) ? { as, start: Number(start), end: Number(end) } : null;
}

/** The wish that the visitor says their sentence is; null where the text has no such sentence. @param certainty as of what is put right by hand */
export function meantMention(id: string, text: string, certainty: number): Mention | null {
  const meant = meantIn(id);
  const quote = meant && text.slice(meant.start, meant.end).trim();
  if (!quote) return null;
  const { kind, concept } = MEANT[meant.as];
  return {
    id,
    quote,
    start: meant.start,
    end: Math.min(meant.end, text.length),
    kind,
    concept,
    status: 'wanted',
    strength: 'must',
    whose: null,
    ...NO_VALUES,
    certainty,
  };
}
