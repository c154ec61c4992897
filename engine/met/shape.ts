/** Whether what is drawn has the shape that was named. */
import { area, bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Area } from '../model/layout.ts';
import { areasOf, type Drawn, type Tested, thingsOf } from './drawn.ts';
import type { Qualifier } from './qualifiers.ts';

/** A circle fills this much of its box, and a rectangle nearly all of it. */
const ROUND_FILL: readonly [number, number] = [0.74, 0.83],
  BOX_FILL = 0.97,
  SQUARE_OFF = 1.08;
const fillOf = ({ region }: Area): { fill: number; ratio: number } => {
  const { x0, x1, y0, y1 } = bounds(region),
    wide = x1 - x0,
    deep = y1 - y0;
  return { fill: area(region) / (wide * deep), ratio: Math.max(wide, deep) / Math.min(wide, deep) };
};
/** A way that winds is so much longer than the straight line between its ends. */
const WINDS = 1.06;

/** Round, square, with straight sides, or winding: told from the outline. */
export function shape(words: string, drawn: Drawn, { at }: Qualifier): Tested {
  if (at === 'with' || at === 'head') return undefined;
  const areas = areasOf(drawn),
    things = thingsOf(drawn);
  const isRound = /^(?:round|circular|circle)$/.test(words),
    isSquare = words === 'square',
    isBox = /^(?:rectangular|oblong)$/.test(words);
  if (isRound || isSquare || isBox) {
    if (!areas.length && !things.length) return undefined;
    const fits =
      things.some((one) =>
        isRound
          ? one.round
          : !one.round &&
            (!isSquare ||
              Math.max(one.widthMm, one.depthMm) <=
                SQUARE_OFF * Math.min(one.widthMm, one.depthMm)),
      ) ||
      areas.some((one) => {
        const { fill, ratio } = fillOf(one);
        return isRound
          ? fill > ROUND_FILL[0] && fill < ROUND_FILL[1] && ratio <= SQUARE_OFF
          : fill >= BOX_FILL && (!isSquare || ratio <= SQUARE_OFF);
      });
    return fits ? null : `It is not ${words} in this design.`;
  }
  if (/^(?:winding|curv(?:ed|y|ing)|wavy|meandering|sinuous|bendy|wiggly|snaking)$/.test(words)) {
    const ways = drawn.model.layout.routes;
    const winds =
      drawn.called?.name === 'a path'
        ? ways.some(({ line, lengthMm }) => {
            const [a, b] = [line[0]!, line.at(-1)!];
            return lengthMm > WINDS * hypot(b[0] - a[0], b[1] - a[1]) && line.length > 4;
          })
        : areas.some(({ region }) => (region[0]?.[0]?.length ?? 0) > 12);
    return winds ? null : `It is drawn straight, and not ${words}.`;
  }
  return undefined;
}

/** Ground that falls by no more over the whole is level, mm. */
const LEVEL_MM = 150;
/** Ground that lies level needs no levelling. */
export function level(words: string, { model }: Drawn): Tested {
  if (!/^(?:level|flat|levelled|flat mown)$/.test(words)) return undefined;
  const { slope, levels } = model.site;
  const falls = levels?.breaks?.length || Math.abs(levels?.fallMm ?? 0) > LEVEL_MM;
  return slope === 'level' && !falls ? null : undefined;
}
