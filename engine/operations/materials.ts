/** Which floors may be laid on a piece of ground, and laying another. */
import { NAMES } from '../costing/changes.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind, Material } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import { isUndug } from '../quantities/build-ups.ts';
import type { Outcome } from './apply.ts';
import { withShares } from './shares.ts';

const FIRM: readonly Material[] = [
  'sandstone',
  'porcelain',
  'clay-paver',
  'concrete-paving',
  'setts',
  'timber-deck',
];
const LOOSE: readonly Material[] = ['self-binding-gravel', 'gravel'];
const CHOICES: Partial<Record<AreaKind, readonly Material[]>> = {
  terrace: FIRM,
  seat: [...FIRM, ...LOOSE],
  path: [...FIRM, ...LOOSE, 'bark'],
  gravel: LOOSE,
  space: [...FIRM, ...LOOSE, 'bark', 'play-turf', 'turf'],
  play: ['bark', 'rubber-mulch', 'play-turf', 'turf'],
};

/** Floors to choose from for an area, the one that lies there among them; none where its floor is what it is. */
export function materialsFor(
  { site }: Pick<GardenModel, 'site'>,
  { kind, material, id }: Area,
): readonly Material[] {
  const choices = CHOICES[kind];
  // a kept floor stays, and on a roof nothing heavy or loose is added
  if (!choices || id.startsWith('kept-') || isUndug(site)) return [];
  return choices.includes(material) ? choices : [material, ...choices];
}
export const nameOfMaterial = (material: Material): string => NAMES[material] ?? material;

export function layMaterial(
  model: GardenModel,
  { areaId, material }: Extract<Operation, { kind: 'material' }>,
): Outcome {
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!area) return { refused: 'That is no longer in the garden.' };
  if (area.material === material) return { model };
  if (!materialsFor(model, area).includes(material))
    return {
      refused: `The ${area.label.toLowerCase()} cannot be laid in ${nameOfMaterial(material)}.`,
    };
  // a reason given for the old floor is none for the new one
  const old = nameOfMaterial(area.material);
  const why = area.why.filter((words) => !words.toLowerCase().includes(old));
  const areas = model.layout.areas.map((one) => (one === area ? { ...area, material, why } : one));
  return { model: withShares(model, areas) };
}
