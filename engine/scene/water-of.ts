/** Water as the scene has it: how deep it is and what its edge is made of. */
import { isFormal, wetPart } from '../drawing/surfaces/water.ts';
import { area as areaOf } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import type { SceneWater } from './scene.ts';

export function waterOf(area: Area): SceneWater {
  const formal = isFormal(area),
    m2 = areaOf(area.region) / 1e6,
    bowl = area.kind === 'water';
  return {
    id: area.id,
    kind: bowl ? 'bowl' : formal ? 'formal-pool' : 'pond',
    region: wetPart(area),
    edgeRegion: area.region,
    edge: formal && !(bowl && m2 < 3.2) ? 'stone' : 'pebbles',
    levelMm: bowl ? 0 : -60,
    depthMm: bowl ? 250 : formal ? 450 : m2 > 8 ? 750 : 600,
  };
}
