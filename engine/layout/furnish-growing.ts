/** Raised beds 1.2 m wide (0.9 m from a wheelchair) with paths of 0.6 m (0.9 m) between. */
import { bounds } from '../geometry/region.ts';
import type { Furnisher } from './furnisher.ts';
import type { Ask } from './plan-types.ts';
import type { BareArea } from './stages.ts';

/** A longer bed is walked round too rarely. */
const LONGEST_BED_MM = 3600,
  SHORTEST_BED_MM = 1800;
const HEIGHT_MM = 450,
  /** Worked at from a chair, or without bending. */
  SEATED_HEIGHT_MM = 650;

export function furnishGrowing(
  furnisher: Furnisher,
  area: BareArea,
  ask: {
    household: Pick<Ask['household'], 'wheelchair' | 'easyAccess'>;
    /** So many were asked for. */
    beds?: number | null;
  },
): void {
  const box = bounds(area.region),
    wheel = ask.household.wheelchair,
    path = wheel ? 900 : 600;
  const longX = box.x1 - box.x0 > box.y1 - box.y0,
    short = Math.min(box.x1 - box.x0, box.y1 - box.y0);
  const wide = short >= 2 * 900 + path ? longX : !longX; // two beds side by side, whichever way they fit
  const length = wide ? box.x1 - box.x0 : box.y1 - box.y0,
    across = wide ? box.y1 - box.y0 : box.x1 - box.x0;
  const height = wheel || ask.household.easyAccess ? SEATED_HEIGHT_MM : HEIGHT_MM;
  if (area.feature === 'herbs') {
    const bed = {
      kind: 'raised-bed' as const,
      width: box.x1 - box.x0 - 60,
      depth: box.y1 - box.y0 - 60,
      height,
    };
    if (!furnisher.put(area, bed, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2))
      furnisher.fit(area, { ...bed, width: 1000, depth: 600 });
    return;
  }
  const bedWidth = wheel ? 900 : Math.min(1200, (across - path) / 2);
  const rows =
    across >= 2 * 900 + path ? Math.max(2, Math.floor((across + path) / (bedWidth + path))) : 1;
  const most = Math.max(1, Math.floor((length + path) / (SHORTEST_BED_MM + path))),
    counted = ask.beds ? Math.min(most, Math.ceil(ask.beds / rows)) : 0;
  const runs =
    counted || (most > 1 ? Math.max(2, Math.ceil((length + path) / (LONGEST_BED_MM + path))) : 1);
  let left = ask.beds ?? Infinity;
  const endPath =
    runs > 1
      ? Math.max(0, Math.min(600, (length - (runs - 1) * path - runs * SHORTEST_BED_MM) / 2))
      : 0;
  const bedLength = Math.round((length - 2 * endPath - (runs - 1) * path) / runs);
  const used = rows * bedWidth + (rows - 1) * path,
    edge = (across - used) / 2;
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < runs && left > 0; j++) {
      const s = edge + i * (bedWidth + path) + bedWidth / 2,
        t = endPath + j * (bedLength + path) + bedLength / 2;
      const x = box.x0 + (wide ? t : s),
        y = box.y0 + (wide ? s : t);
      const put = (trim: number) =>
        furnisher.put(
          area,
          {
            kind: 'raised-bed',
            width: Math.round((wide ? bedLength : bedWidth) - trim),
            depth: Math.round((wide ? bedWidth : bedLength) - trim),
            height,
          },
          x,
          y,
        );
      if (put(2) || put(400)) left--;
    }
}
