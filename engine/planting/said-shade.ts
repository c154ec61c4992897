/** Shade that is told of: trees next door, a wood at the end, a corner that never dries. What the drawing cannot know, the words do. */
import { bounds } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';

export type SaidShade = {
  /** Hours of sun at a point are no more than this; Infinity where nothing was said. */
  mostHours: (x: Mm, y: Mm) => number;
  /** True where roots of trees are said to be. */
  isRooty: (x: Mm, y: Mm) => boolean;
};

const DEEP =
    '(?:deep|dense|full|heavy|total|permanent|complete) shade|never (?:gets|sees) (?:any |the )?sun|no sun at all|woodland|under (?:the |some |big |mature |large )*(?:trees|oaks?|beech(?:es)?|sycamores?|limes?|horse chestnuts?|conifers)',
  LIGHT = 'shad(?:y|ed)|in (?:the )?shade|dappled';
/** Where it lies: the end away from the house, or a side. */
const FAR =
    '(?:top|far|back|rear|bottom|other|end)(?: (?:level|end|third|half|part|corner|of the garden|bit))+|end of (?:the|our) garden|at the (?:back|rear|top|bottom|end)',
  LEFT = '(?:the )?left(?:-| )?(?:hand)? ?(?:side|border|bed|boundary|fence)',
  RIGHT = '(?:the )?right(?:-| )?(?:hand)? ?(?:side|border|bed|boundary|fence)';
const said = (place: string, shade: string): RegExp =>
  new RegExp(
    `\\b(?:${place})\\b[^.;\\n]{0,45}\\b(?:${shade})\\b|\\b(?:${shade})\\b (?:at|on|along|in|over|all over) (?:the )?(?:very )?\\b(?:${place})\\b`,
    'i',
  );
const RULES = (
  [
    [FAR, 'far'],
    [LEFT, 'left'],
    [RIGHT, 'right'],
  ] as const
).map(([words, place]) => ({ place, deep: said(words, DEEP), light: said(words, LIGHT) }));

/** Hours left in deep shade and in light shade. */
const DEEP_HOURS = 2.2,
  LIGHT_HOURS = 4.6;
/** Share of the plot's depth, from the house, beyond which the end begins; and of its width that is a side. */
const FAR_FROM = 0.66,
  SIDE = 0.28;

export function saidShade({ description }: Brief, site: Site): SaidShade | null {
  const box = bounds([[site.boundary]]),
    found = RULES.flatMap(({ place, deep, light }) =>
      deep.test(description)
        ? [
            {
              place,
              hours: DEEP_HOURS,
              rooty: /wood|trees|oak|beech/i.test(deep.exec(description)![0]),
            },
          ]
        : light.test(description)
          ? [{ place, hours: LIGHT_HOURS, rooty: false }]
          : [],
    );
  if (!found.length) return null;
  const isAt = (place: 'far' | 'left' | 'right', x: Mm, y: Mm): boolean =>
    place === 'far'
      ? y > box.y0 + (box.y1 - box.y0) * FAR_FROM
      : place === 'left'
        ? x < box.x0 + (box.x1 - box.x0) * SIDE
        : x > box.x1 - (box.x1 - box.x0) * SIDE;
  return {
    mostHours: (x, y) =>
      Math.min(Infinity, ...found.filter(({ place }) => isAt(place, x, y)).map((one) => one.hours)),
    isRooty: (x, y) => found.some(({ place, rooty }) => rooty && isAt(place, x, y)),
  };
}
