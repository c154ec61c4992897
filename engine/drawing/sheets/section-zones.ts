/** Ground that has to be left free where a section crosses it: hatched under the surface, with a bracket over it. */
import { surfaceAt } from '../../levels/levels.ts';
import type { BarredZone } from '../../model/barred.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import { BARRED_RULES, labelOf } from '../../site/barred-rules.ts';
import { zonesOf } from '../../site/zones.ts';
import { BARRED_STROKE, hatching } from '../barred.ts';
import type { Primitive } from '../drawing.ts';
import type { Xy } from '../path.ts';
import { spansOf, type Span } from './section-cut.ts';
import type { SectionFrame } from './section-frame.ts';

/** Of the hatching under the surface and the bracket over it, mm on the ground. */
const DEEP_MM: Mm = 350,
  OVER_MM: Mm = 500,
  STEP_MM: Mm = 250;

type Crossed = Span & { zone: BarredZone };

const crossedZones = ({ cut }: SectionFrame, model: GardenModel): Crossed[] =>
  zonesOf(model.site).flatMap((zone) =>
    spansOf([[zone.outline]], cut.x)
      .map(({ from, to }) => ({ zone, from: Math.max(from, cut.from), to: Math.min(to, cut.to) }))
      .filter(({ from, to }) => to > from),
  );

export function drawZonesCut(frame: SectionFrame, model: GardenModel): Primitive[] {
  return crossedZones(frame, model).flatMap(({ zone, from, to }): Primitive[] => {
    const steps = Math.max(1, Math.ceil((to - from) / STEP_MM)),
      surface = Array.from({ length: steps + 1 }, (_, i): Xy => {
        const along = from + ((to - from) * i) / steps;
        return [along, surfaceAt(model, frame.cut.x, along)];
      }),
      over = topOf(frame, model, from, to);
    const ring = [...surface, ...surface.toReversed().map(([u, z]): Xy => [u, z - DEEP_MM])];
    return [
      ...(BARRED_RULES[zone.kind].isLimit ? [] : [hatching(ring.map(([u, z]) => frame.at(u, z)))]),
      {
        kind: 'path',
        d: frame.line([surface[0]!, [from, over], [to, over], surface.at(-1)!]),
        fill: 'none',
        stroke: BARRED_STROKE,
        strokeWidth: 0.3,
        dash: zone.isAssumed ? '.8 1.4' : '2.4 1.2 .5 1.2',
      },
    ];
  });
}

/** Its name, tied to the middle of its bracket. */
export const namedZones = (
  frame: SectionFrame,
  model: GardenModel,
): { words: string; at: Xy; rank: number }[] =>
  crossedZones(frame, model).map(({ zone, from, to }) => ({
    words: `${labelOf(zone)}${zone.isAssumed || zone.isSizeAssumed ? ', to be confirmed' : ''}`,
    at: frame.at((from + to) / 2, topOf(frame, model, from, to)),
    rank: 0.2,
  }));

/** Level of a bracket: over the higher of its ends. */
const topOf = ({ cut }: SectionFrame, model: GardenModel, from: Mm, to: Mm): Mm =>
  Math.max(surfaceAt(model, cut.x, from), surfaceAt(model, cut.x, to)) + OVER_MM;
