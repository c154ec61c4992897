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
/** Characters of a description. */
export const DESCRIPTION_LIMIT = 10_000;
