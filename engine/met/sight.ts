/** Whether those who look in, as far as the words tell of them, see who sits at the table. */
import { lookFrom, seatOf } from '../drawing/lookers.ts';
import { distanceToSegment } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Screen } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { metres } from '../words/say.ts';

/** Eyes of one who sits, of one who stands, and at a window upstairs; the window stands so far beyond the boundary. */
const SITTING_MM: Mm = 1200,
  STANDING_MM: Mm = 1600,
  UPSTAIRS_MM: Mm = 4300;
export const BEYOND_MM: Mm = 6000;
export type Look = {
  side: 'left' | 'right' | 'back';
  isUpper: boolean;
  from: Point;
  eyeMm: Mm;
  seat: Point;
  /** What hides the seat: a screen, the crown of a tree that stays, or that of a new one once it has grown. */
  hiddenBy: { screen: Screen } | 'kept-tree' | 'tree' | null;
  /** How high something at the boundary would have to stand. */
  neededMm: Mm;
};

/** Every look over the boundary that the words tell of, and what stands in it. Pure. */
export function looksOf(model: Pick<GardenModel, 'site' | 'layout' | 'planting'>): Look[] {
  const { site, layout, planting } = model,
    crowns = planting.placements.filter(({ role }) => role === 'tree'),
    seat = seatOf(model);
  if (!seat) return [];
  return (site.lookers ?? []).map(({ side, isUpper }): Look => {
    const from = lookFrom(model, side, seat),
      away = hypot(from[0] - seat[0], from[1] - seat[1]),
      eyeMm = isUpper ? UPSTAIRS_MM : STANDING_MM;
    /** Height of the sight line over a place so far from the seat. */
    const lineAt = (mm: Mm) => SITTING_MM + ((eyeMm - SITTING_MM) * mm) / (away + BEYOND_MM);
    const crossing = layout.screens
      .flatMap((screen) =>
        screen.line.slice(1).flatMap((b, i) => {
          const mm = crosses(screen.line[i]!, b, seat, from);
          return mm === null ? [] : [{ screen, mm }];
        }),
      )
      .find(({ screen, mm }) => screen.heightMm >= lineAt(mm));
    const inLine = crowns.filter(
      ({ x, y, radiusMm }) => distanceToSegment(x, y, seat, from) < radiusMm,
    );
    return {
      side,
      isUpper: isUpper === true,
      from,
      eyeMm,
      seat,
      hiddenBy: crossing
        ? { screen: crossing.screen }
        : inLine.some(({ existing }) => existing)
          ? 'kept-tree'
          : inLine.length
            ? 'tree'
            : null,
      neededMm: Math.ceil(lineAt(away) / 100) * 100,
    };
  });
}

/** The first look that nothing stands in, as a sentence; null where all are hidden, or none was told of. */
export function sightShort(
  model: Pick<GardenModel, 'site' | 'layout' | 'planting'>,
): string | null {
  const seen = looksOf(model).find(({ hiddenBy }) => hiddenBy === null);
  return seen
    ? `Nothing stands high enough between the table and ${seen.isUpper ? 'the window upstairs' : 'who looks in'} ${seen.side === 'back' ? 'at the end' : `on the ${seen.side}`}: at the boundary it would have to be ${metres(seen.neededMm / 1000)}.`
    : null;
}

/** How far from the seat a piece of screen crosses its line of sight, mm; null where it does not. */
function crosses(a: Point, b: Point, seat: Point, from: Point): Mm | null {
  const dx = from[0] - seat[0],
    dy = from[1] - seat[1],
    ex = b[0] - a[0],
    ey = b[1] - a[1],
    turn = dx * ey - dy * ex;
  if (Math.abs(turn) < 1) return null;
  const t = ((a[0] - seat[0]) * ey - (a[1] - seat[1]) * ex) / turn,
    s = ((a[0] - seat[0]) * dy - (a[1] - seat[1]) * dx) / turn;
  return t > 0 && t <= 1 && s >= 0 && s <= 1 ? t * hypot(dx, dy) : null;
}
