import { nearestOutcode } from '#content/places/nearest.ts';
import type { Outcode } from '#content/places/place-of.ts';
import { categoryOfZone, describeZone, phOfZone } from '#content/places/soil-words.ts';
import type { Point, SoilReading, Soils } from '#server/ports/soils.ts';

const WITHIN_KM = 6;
export const TABLE_SOURCE = 'Our table of soils by postcode district';

/** The soil row for a point; null outside London, Essex, Kent and Surrey. */
export const soilRowAt = ({ latitudeDeg, longitudeDeg }: Point): Outcode | null =>
  nearestOutcode(latitudeDeg, longitudeDeg, WITHIN_KM, (row) => row.soilZones.length > 0);

/** The reading of the embedded zones: typical of an area, never of one garden, so never better than medium. */
export function readZone(row: Outcode | null): SoilReading {
  const {
    details: { zone, confidence },
    note,
    characteristics,
  } = describeZone(row);
  return {
    soilType: zone.soilType,
    drainage: zone.drainage,
    pH: zone.code === 'XX' ? 'Unknown: test before you plant' : phOfZone(zone),
    fertility: zone.fertility,
    characteristics,
    category: categoryOfZone(zone),
    isPoorlyDrained: zone.drainageClass === 'poor' && zone.code !== 'XX',
    source: zone.code === 'XX' ? 'No record' : `${TABLE_SOURCE}: ${zone.name}`,
    confidence: confidence === 'high' ? 'medium' : 'low',
    note,
  };
}

export const embeddedSoils: Soils = { at: async (point) => readZone(soilRowAt(point)) };
