/** Ground that has to be left free, for the live garden. */
import { labelOf } from '../site/barred-rules.ts';
import type { Site } from '../model/site.ts';
import { zonesOf } from '../site/zones.ts';
import type { Scene } from './scene.ts';

/** Nothing where there is none. */
export function sceneZones(site: Site): Pick<Scene, 'zones'> {
  const zones = zonesOf(site).map((zone) => ({
    id: zone.id,
    name: labelOf(zone),
    outline: zone.outline,
  }));
  return zones.length ? { zones } : {};
}
