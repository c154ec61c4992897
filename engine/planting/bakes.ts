/** Whether the sunny ground of a garden bakes. */
import { areaM2 } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import type { Job } from './job.ts';

/** Mean hours of sun from which a yard bakes, and the share of it that is paved. */
const YARD_HOURS = 5.6,
  PAVED_SHARE = 0.4;
const PAVED: readonly Area['kind'][] = ['terrace', 'path', 'seat', 'space', 'gravel'];
/** True where the sunny parts of the beds have the sun most of the day, and paving beside them gives its heat back. */
export function bakes({ beds, layout, site }: Job): boolean {
  const sunny = beds.flatMap(({ conditions }) =>
      (conditions.parts ?? []).filter(({ sunClass }) => sunClass === 'full-sun'),
    ),
    m2 = sunny.reduce((sum, part) => sum + part.areaM2, 0);
  if (!m2) return false;
  const hours = sunny.reduce((sum, part) => sum + part.sunHours * part.areaM2, 0) / m2,
    paved = layout.areas
      .filter(({ kind }) => PAVED.includes(kind))
      .reduce((sum, { region }) => sum + areaM2(region), 0);
  return hours >= YARD_HOURS && paved > areaM2([[site.boundary]]) * PAVED_SHARE;
}
