/** The fixed words of the design tool, apart from its schemas. */
import type { PREFERENCES, PROJECT_TYPES } from '#engine/model/brief.ts';

export const PROJECT_TYPE_LABELS: Record<(typeof PROJECT_TYPES)[number], string> = {
  family: 'Family Garden',
  modern: 'Modern/Minimalist',
  luxury: 'Luxury Garden',
  wildlife: 'Wildlife-Friendly',
  edible: 'Edible Garden',
  lowmaint: 'Low-Maintenance',
};
export const PREFERENCE_LABELS: Record<(typeof PREFERENCES)[number], string> = {
  seating: 'Seating/Entertainment Area',
  waterfeature: 'Water Feature',
  shade: 'Shaded Areas',
  play: "Children's Play Area",
};
/**
 * A description as it is read and shown. Browsers send each end of a line as two characters; what is marked in it is told by
 * places, so both sides count the same.
 */
export const descriptionAsRead = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
/** Characters of a description. */
export const DESCRIPTION_LIMIT = 10_000;

/** What was read, in groups a person knows: of the visitor's panel, the owner's page and a refusal alike. */
export const MENTION_GROUPS = [
  'stays',
  'goes',
  'wanted',
  'not-wanted',
  'who',
  'ground',
  'terms',
] as const;
export type MentionGroup = (typeof MENTION_GROUPS)[number];
export const MENTION_GROUP_LABELS: Record<MentionGroup, string> = {
  stays: 'Is there now',
  goes: 'Goes',
  wanted: 'You would like',
  'not-wanted': 'You do not want',
  who: 'Who it is for',
  ground: 'The ground',
  terms: 'Terms',
};
