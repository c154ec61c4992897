/** Ground that has to be left free, marked on the plan by hand, put right, or taken off it. The garden stays as it is laid. */
import { bounds, rectangle } from '../../geometry/region.ts';
import type { BarredKind, BarredZone } from '../../model/barred.ts';
import type { GardenModel } from '../../model/garden.ts';
import { MOST_ZONES, type Operation } from '../../model/operation.ts';
import type { Mm, Ring } from '../../model/shapes.ts';
import { placeBarred } from '../../site/barred.ts';
import { labelOf } from '../../site/barred-rules.ts';
import { zonesOf } from '../../site/zones.ts';
import {
  setZone,
  withoutZone,
  ZONE_BY_HAND,
  type ZoneChange,
  zoneByHand,
} from '../../site/zones-by-hand.ts';
import type { Outcome } from '../apply.ts';
import { crossing } from './faults.ts';

/** Half of a square that is marked where nothing says where such ground mostly lies, mm. */
const HALF_MM: Mm = 600;

export const listZones = ({ site }: Pick<GardenModel, 'site'>): readonly BarredZone[] =>
  zonesOf(site);

/** As it would be told, with something of it changed. */
export const zoneAs = (
  zone: BarredZone,
  next: Partial<Pick<ZoneChange, 'as' | 'name' | 'outline'>> = {},
): ZoneChange => {
  const as = next.as ?? zone.kind,
    // a name of its own stays when it turns out to be ground of another kind
    name = next.name ?? zone.name ?? labelOf({ kind: as });
  return { kind: 'zone', id: zone.id, as, name, outline: next.outline ?? zone.outline };
};

export const movedBy = (outline: Ring, dx: Mm, dy: Mm): Ring =>
  outline.map(([x, y]) => [x + dx, y + dy]);

export function putZone(model: GardenModel, operation: ZoneChange): Outcome {
  const { site } = model,
    zones = zonesOf(site),
    known = zones.find(({ id }) => id === operation.id);
  if (!known && !ZONE_BY_HAND.test(operation.id))
    return { refused: 'That is no longer in the plan.' };
  if (!known && zones.length >= MOST_ZONES)
    return { refused: `A plan takes ${MOST_ZONES} pieces of ground that are left free at most.` };
  if (crossing(operation.outline)) return { refused: 'The outline would cross itself there.' };
  const zone = zoneByHand(site, { ...operation, name: operation.name.trim() }, known);
  if (!zone) return { refused: 'Too little of it would lie on the plot.' };
  return { model: { ...model, site: setZone(site, zone) } };
}

export function removeZone(
  model: GardenModel,
  { id }: Extract<Operation, { kind: 'unzone' }>,
): Outcome {
  return zonesOf(model.site).some((one) => one.id === id)
    ? { model: { ...model, site: withoutZone(model.site, id) } }
    : { refused: 'That is no longer in the plan.' };
}

/** Where such ground mostly lies, before a person puts it where it is. */
export function placeForZone({ site }: GardenModel, as: BarredKind): ZoneChange {
  const told = {
    value: { kind: as, place: null, widthMm: null },
    source: { kind: 'assumed' as const, because: 'marked on the plan' },
  };
  const [usual] = placeBarred(site, [told], site.existing),
    { x0, x1, y0, y1 } = bounds([[site.boundary]]),
    [x, y] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
  const outline =
    usual?.outline ?? rectangle(x - HALF_MM, y - HALF_MM, x + HALF_MM, y + HALF_MM)[0]![0]!;
  return { kind: 'zone', id: freeZoneId(site), as, name: labelOf({ kind: as }), outline };
}

/** One that is no other's. */
function freeZoneId(site: GardenModel['site']): string {
  const taken = new Set(zonesOf(site).map(({ id }) => id));
  let n = 1;
  while (taken.has(`zone-${n}`)) n += 1;
  return `zone-${n}`;
}
