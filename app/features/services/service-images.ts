/** Placeholders for a service's picture: one per kind of work, matched by title, then a general one. */
const BY_TITLE: readonly (readonly [RegExp, string])[] = [
  [/design|\bplans?\b|survey|consult/i, 'service-design'],
  [/pav|stone|patio|terrace|path|wall/i, 'service-paving'],
  [/fenc|structure|pergola|deck|gate|shed|timber/i, 'service-structures'],
  [/irrigat|water|drain/i, 'service-irrigation'],
  [/mainten|prun|hedge|care|mow/i, 'service-maintenance'],
  [/plant|landscap|lawn|turf|tree|meadow|soil/i, 'service-planting'],
];
const DEFAULT_IMAGE = '/placeholders/service.svg';

/** The pictures to try, in order: its own, that of its title, the default. Never empty, none twice. */
export function imagesOf({ title, imageUrl }: { title: string; imageUrl: string }): string[] {
  const drawing = BY_TITLE.find(([pattern]) => pattern.test(title))?.[1];
  return [imageUrl, ...(drawing ? [`/placeholders/${drawing}.svg`] : []), DEFAULT_IMAGE].filter(
    (url) => url !== '',
  );
}
