/** Which furnishings keep off ground that is left free. */
import { FURNISHINGS } from '../features/features.ts';
import type { FurnishingKind } from '../features/names.ts';
import type { BarredZone } from '../model/barred.ts';
import type { Mm } from '../model/shapes.ts';
import { isOverBuilt, meetsZone } from '../site/zones.ts';
import { cornersOf, type Footprint } from './box-fit.ts';

/** The zone that it would come into: what is carried there and away again may stand where only building is barred. */
export function zoneInTheWay(
  zones: readonly BarredZone[],
  kind: FurnishingKind,
  box: Footprint,
  heightMm: Mm,
): BarredZone | null {
  if (!zones.length) return null;
  const isLoose = FURNISHINGS[kind].supply.kind === 'loose',
    corners = cornersOf(box);
  return (
    zones.find(
      (zone) =>
        (zone.bars.includes('planting') ||
          (!isLoose && zone.bars.includes('building')) ||
          isOverBuilt(zone, heightMm)) &&
        meetsZone(zone, corners),
    ) ?? null
  );
}
