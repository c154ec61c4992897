/** What materials are called on paper. */
const MATERIALS: Record<string, string> = {
  'clay-paver': 'clay pavers',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber deck',
  'concrete-paving': 'concrete paving',
  'meadow-seed': 'meadow',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  soil: 'planted',
  none: '',
};
export const materialName = (material: string): string =>
  MATERIALS[material] ?? material.replaceAll('-', ' ');
