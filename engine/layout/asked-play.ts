/** What children are to play on, as the words name it. */
import { thingsNamed } from '../brief/named-things.ts';
import type { FurnishingKind } from '../features/names.ts';
import type { Brief } from '../model/brief.ts';
import type { Site } from '../model/site.ts';
import { isPlayhouse } from '../site/kept-sizes.ts';
import type { Ask } from './plan-types.ts';

/** Past this age sand is outgrown. */
const LAST_SAND_AGE = 6;
const PLAYED_ON: readonly FurnishingKind[] = [
  'climbing-frame',
  'climbing-wall',
  'swing',
  'sandpit',
  'playhouse',
];

const hasPlayhouse = ({ existing }: Site): boolean =>
  existing.some(({ name }) => isPlayhouse(name));

/** What the words name to play on, or what serves for it: a slide is part of a climbing frame, and a rope hangs from one. */
function playNamed({ wishes }: Brief): FurnishingKind[] {
  const named = wishes
    .filter(({ held, plant }) => !held && plant === null)
    .flatMap(({ quote }) => thingsNamed(quote))
    .flatMap(({ called, isDenied }) =>
      isDenied ? [] : [...(called.is ?? []), ...(called.serves ?? [])],
    );
  return PLAYED_ON.filter((kind) => named.includes(`thing:${kind}`));
}

export function playAsked(brief: Brief, site: Site): Ask['play'] {
  const hasHouse = hasPlayhouse(site);
  return {
    asked: playNamed(brief).filter((kind) => kind !== 'playhouse' || !hasHouse),
    hasHouse,
    digs: (brief.youngestChild?.value ?? 0) <= LAST_SAND_AGE,
  };
}
