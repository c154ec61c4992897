/** What a sentence that was not understood comes to, as the visitor says it: a wish in their own words, or what stands there. */
import type { FeatureId } from '../features/names.ts';
import { NO_VALUES } from '../model/no-values.ts';
import type { Mention, MentionKind, Status, Stretch } from '../model/reading.ts';
import { nameStanding } from './name-standing.ts';

type Meant = {
  /** As it is chosen from a list. */
  label: string;
  kind: MentionKind;
  concept: string;
  /** Null for what the planting and the ways of every plan answer, and for what stands. */
  feature: FeatureId | null;
  status: 'wanted' | 'keep' | 'going';
};

const wish = (
  label: string,
  concept: string,
  feature: FeatureId | null,
  kind: MentionKind = 'feature',
): Meant => ({ label, kind, concept, feature, status: 'wanted' });
const there = (label: string, kind: MentionKind, status: 'keep' | 'going'): Meant => ({
  label,
  kind,
  concept: kind === 'plant' ? 'plant' : 'tank',
  feature: null,
  status,
});

/** In the order in which they are offered. */
export const MEANT = {
  seat: wish('A place to sit', 'seat', 'seat'),
  plants: wish('Planting', 'plants', null, 'plant'),
  ground: wish('Clear ground for it', 'other', 'clearing'),
  store: wish('Somewhere to keep things', 'store', 'store'),
  table: wish('A place to eat', 'dining', 'dining'),
  play: wish('Somewhere to play', 'play', 'play'),
  food: wish('Beds for food', 'veg', 'veg2'),
  water: wish('Water', 'water', 'water'),
  screen: wish('A screen', 'screen', 'privacy'),
  lawn: wish('Grass', 'lawn', 'lawn'),
  room: wish('A garden room', 'gardenroom', 'gardenroom'),
  shade: wish('Shade to sit in', 'pergola', 'pergola'),
  fire: wish('A fire', 'firepit', 'firepit'),
  cooking: wish('A place to cook', 'kitchen', 'kitchen'),
  lights: wish('Lighting', 'lighting', 'lighting'),
  plantstays: there('A plant that stays', 'plant', 'keep'),
  thingstays: there('Something that stays', 'feature', 'keep'),
  plantgoes: there('A plant that goes', 'plant', 'going'),
  thinggoes: there('Something that goes', 'feature', 'going'),
} as const satisfies Record<string, Meant>;
export type MeantAs = keyof typeof MEANT;

/** Concepts of the reading that come to the same as another of these. */
const SAME: Readonly<Record<string, MeantAs>> = {
  patio: 'table',
  deck: 'table',
  lounge: 'seat',
  hammock: 'seat',
  arbour: 'seat',
  bins: 'store',
  shed: 'store',
  bed: 'plants',
  meadow: 'plants',
  pots: 'plants',
  wildlife: 'plants',
  raisedbed: 'food',
  herbs: 'food',
  orchard: 'food',
  greenhouse: 'food',
  pond: 'water',
  stream: 'water',
  swing: 'play',
  sandpit: 'play',
  climbingframe: 'play',
  playhouse: 'play',
  goal: 'lawn',
  workshop: 'room',
  shade: 'shade',
  bbq: 'cooking',
  hedge: 'screen',
  fence: 'screen',
  trellis: 'screen',
  other: 'ground',
};
/** What a wish of this concept is called among the meanings; null for what is none of them. */
export const meantFor = (concept: string): MeantAs | null =>
  SAME[concept] ??
  (Object.keys(MEANT) as MeantAs[]).find(
    (as) => MEANT[as].status === 'wanted' && MEANT[as].concept === concept,
  ) ??
  null;

const ID = /^meant:([a-z]+)@(\d+)-(\d+)$/;
const isMeantAs = (key: string): key is MeantAs => Object.hasOwn(MEANT, key);

/** "meant:seat@12-48": an id of no mention that was read. */
export const meantId = (as: MeantAs, { start, end }: Stretch): string =>
  `meant:${as}@${start}-${end}`;

/** Where in the text a mention that was read begins; null for the id of one that was put right by hand. */
export function readAt(id: string): number | null {
  const at = /@(\d+)$/.exec(id)?.[1];
  return at === undefined ? null : Number(at);
}

/** Null for the id of what was read. */
export function meantIn(id: string): (Stretch & { as: MeantAs }) | null {
  const [, as = '', start, end] = ID.exec(id) ?? [];
  return isMeantAs(as) ? { as, start: Number(start), end: Number(end) } : null;
}

/** The wish that the visitor says their sentence is, or what stands there; null where the text has no such sentence, and for another status. @param certainty as of what is put right by hand */
export function meantMention(
  id: string,
  text: string,
  status: Status | 'not-so',
  certainty: number,
): Mention | null {
  const meant = meantIn(id);
  const said = meant && text.slice(meant.start, meant.end).trim();
  if (!said || MEANT[meant.as].status !== status) return null;
  const { kind, concept } = MEANT[meant.as];
  return {
    id,
    ...(status === 'wanted' ? { quote: said, concept } : nameStanding(said, kind, concept)),
    start: meant.start,
    end: Math.min(meant.end, text.length),
    kind,
    status,
    strength: 'must',
    whose: null,
    ...NO_VALUES,
    certainty,
  };
}
