/** Shade that is told of: trees next door, a wood at the end, a corner that never dries. What the drawing cannot know, the words do. */
import { bounds } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { ShadeSaid } from '../model/people-said.ts';
import type { Area } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';

export type SaidShade = {
  /** Hours of sun at a point are no more than this; Infinity where nothing was said. */
  mostHours: (x: Mm, y: Mm) => number;
  /** True where roots of trees are said to be. */
  isRooty: (x: Mm, y: Mm) => boolean;
};

/** Hours left in deep shade and in light shade. */
const DEEP_HOURS = 2.2,
  LIGHT_HOURS = 4.6;
/** Share of the plot's depth, from the house, beyond which the end begins; and of its width that is a side. */
const FAR_FROM = 0.66,
  SIDE = 0.28;

/** Of the hours that are told of in summer, what is left over April to September. */
const OF_TOLD = 0.85;
/** The least hours of sun that beds have, where people tell how long it is there; 0 where they do not. */
export const toldHours = ({ said }: Brief): number => (said?.sunHours ?? 0) * OF_TOLD;

export function saidShade({ said, shady }: Brief, site: Site): SaidShade | null {
  const box = bounds([[site.boundary]]),
    found = (said?.shade ?? []).map(({ place, isDeep, isRooty }) => ({
      place,
      hours: isDeep ? DEEP_HOURS : LIGHT_HOURS,
      isRooty,
    }));
  // "houses all round so it is shady" is said of the whole garden, where no part of it is told apart and no hours of sun
  if (!found.length && shady.value && shady.source.kind === 'read' && !said?.sunHours)
    found.push({ place: 'all', hours: LIGHT_HOURS, isRooty: false });
  if (!found.length) return null;
  const isAt = (place: ShadeSaid['place'], x: Mm, y: Mm): boolean =>
    place === 'all' ||
    (place === 'far'
      ? y > box.y0 + (box.y1 - box.y0) * FAR_FROM
      : place === 'left'
        ? x < box.x0 + (box.x1 - box.x0) * SIDE
        : x > box.x1 - (box.x1 - box.x0) * SIDE);
  return {
    mostHours: (x, y) =>
      Math.min(Infinity, ...found.filter(({ place }) => isAt(place, x, y)).map((one) => one.hours)),
    isRooty: (x, y) => found.some(({ place, isRooty }) => isRooty && isAt(place, x, y)),
  };
}

/** Hours of sun of an area by the drawing, or as few as are told of where its middle lies. */
export function sunOf(
  {
    sun,
    saidShade: told,
  }: { sun: { of: (id: string) => { hours: number } }; saidShade: SaidShade | null },
  { id, region }: Pick<Area, 'id' | 'region'>,
): number {
  const { x0, x1, y0, y1 } = bounds(region);
  return Math.min(sun.of(id).hours, told?.mostHours((x0 + x1) / 2, (y0 + y1) / 2) ?? Infinity);
}
/** Hours of sun at a point by the drawing, or as few as are told of. */
export const sunAt = (
  {
    sun,
    saidShade: told,
  }: { sun: { hoursAt: (x: Mm, y: Mm) => number }; saidShade: SaidShade | null },
  x: Mm,
  y: Mm,
): number => Math.min(sun.hoursAt(x, y), told?.mostHours(x, y) ?? Infinity);
