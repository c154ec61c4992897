/** Floor materials as people call them. */
const NAMES: Record<string, string> = {
  'clay-paver': 'clay pavers',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber deck',
  'concrete-paving': 'concrete paving',
  'meadow-seed': 'meadow',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  soil: 'planted',
};

export function materialName(material: string): string {
  return NAMES[material] ?? material.replaceAll('-', ' ');
}
