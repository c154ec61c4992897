/** Coats of colour on timber that is built here, where one was chosen by hand. */
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { lowerFirst } from '../model/format.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing, FurnishingKind } from '../model/layout.ts';
import { addLine, figure } from './line.ts';

/** Posts, beams and rafters that stand open: their faces are measured, and not a wall round them. */
const OPEN: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>([
  'pergola',
  'canopy',
  'arbour',
  'swing',
  'climbing-frame',
]);
/**
 * Faces of the timber above a square metre of ground, m²: of a pergola of 3 by 3 m four posts 150 mm square and 2.4 m high
 * (5.8), four beams 200 by 50 mm (6.0) and seven rafters 150 by 50 mm and 3.2 m long (9.0) on 9 m².
 */
const FACES_PER_M2 = 2.3;

/**
 * Whether a coat of colour is ours to lay: what comes painted is ordered in its colour, and loose furniture is not in
 * the price at all.
 */
export const isCoatedHere = ({ kind }: Pick<Furnishing, 'kind'>): boolean =>
  FURNISHINGS[kind].material === 'timber' && FURNISHINGS[kind].supply.kind !== 'loose';

function facesOf({ kind, widthMm, depthMm, heightMm }: Furnishing): { m2: number; sum: string } {
  const [w, d, h] = [widthMm / 1000, depthMm / 1000, heightMm / 1000];
  return OPEN.has(kind)
    ? { m2: w * d * FACES_PER_M2, sum: `${figure(w)} x ${figure(d)} m x ${FACES_PER_M2}` }
    : { m2: 2 * (w + d) * h, sum: `${figure(2 * (w + d))} m round x ${figure(h)} m high` };
}

export function takeOffStains(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [];
  for (const one of model.layout.furnishings) {
    if (!one.colour || !isCoatedHere(one)) continue;
    const { m2, sum } = facesOf(one);
    addLine(lines, {
      id: `timber-stain:${one.id}`,
      phase: 'finishing',
      rateKey: 'timber-stain',
      description: `Two coats of coloured wood stain on the ${lowerFirst(nameOfFurnishing(one.kind))}`,
      unit: 'm2',
      net: m2,
      ids: [one.id],
      formula: sum,
    });
  }
  return lines;
}
