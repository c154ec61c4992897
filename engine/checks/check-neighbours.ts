/** Who looks in and what stands in the way, and units by the house that want air. */
import type { Check } from '../model/garden.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { lookFrom, seatOf } from '../drawing/lookers.ts';
import { distanceToSegment } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { AIR_BEFORE_MM, AIR_MM } from '../site/unit.ts';
import { inGarden, metres, type CheckInput } from './near.ts';
import { middleOfLine } from '../levels/line.ts';

/** Eyes of one who sits, of one who stands, and at a window upstairs; the window stands so far beyond the boundary. */
const SITTING_MM: Mm = 1200,
  STANDING_MM: Mm = 1600,
  UPSTAIRS_MM: Mm = 4300,
  BEYOND_MM: Mm = 6000;

export function checkNeighbours({ model }: CheckInput): Check[] {
  const { site, layout } = model,
    seat = seatOf(model);
  const looks = (seat ? (site.lookers ?? []) : []).map(({ side, isUpper }): Check => {
    const from = lookFrom(model, side, seat!),
      away = hypot(from[0] - seat![0], from[1] - seat![1]);
    const eye = isUpper ? UPSTAIRS_MM : STANDING_MM;
    /** Height of the sight line over a place so far from the seat. */
    const lineAt = (mm: Mm) => SITTING_MM + ((eye - SITTING_MM) * mm) / (away + BEYOND_MM);
    const crossing = layout.screens
      .flatMap((screen) =>
        screen.line.slice(1).flatMap((b, i) => {
          const mm = crosses(screen.line[i]!, b, seat!, from);
          return mm === null ? [] : [{ screen, mm }];
        }),
      )
      .find(({ screen, mm }) => screen.heightMm >= lineAt(mm));
    const tree = layout.trees.find((one) => distanceToSegment(one.x, one.y, seat!, from) < 1800);
    const need = Math.ceil(lineAt(away) / 100) * 100;
    const answer = crossing
      ? `The ${crossing.screen.kind === 'hedge' ? 'hedge' : 'screen'} of ${metres(crossing.screen.heightMm)} stands in the line and hides who sits at the table.`
      : tree
        ? 'The crown of a tree stands in the line; until it has grown, one is still seen.'
        : `Nothing on the plan stands high enough in the line: at the boundary it would have to be ${metres(need)}${need > 2000 ? ', which no fence may be without permission, so a small tree or a pergola over the table answers it' : ''}.`;
    return inGarden({
      id: `looker:${side}`,
      severity: crossing || tree ? 'info' : 'advice',
      title: isUpper ? 'The upper window that looks in' : 'Where they look in',
      text: `The broken line on the plan runs from ${isUpper ? 'the window upstairs' : 'the look'} ${side === 'back' ? 'at the end' : `on the ${side}`} to the table. ${answer} The window is taken as ${metres(eye)} up and ${metres(BEYOND_MM)} beyond the boundary; its true place is measured at the visit.`,
      at: middleOfLine([from, seat!]),
      basis: 'A sight line by simple proportion',
    });
  });
  return [...looks, ...unitCheck(model.site.unit)];
}

function unitCheck(unit: CheckInput['model']['site']['unit']): Check[] {
  if (!unit) return [];
  const air =
    unit.what === 'heat pump'
      ? `It wants ${metres(AIR_MM)} of air at its sides and ${metres(AIR_BEFORE_MM)} before its fan; the maker’s figures go before these.`
      : 'An oil tank stands 1.8 m from doors and windows and 0.76 m from a boundary, or behind a wall that holds fire back, and the lorry’s hose has to reach it.';
  return [
    inGarden({
      id: 'unit-air',
      severity: 'advice',
      title: `Air round the ${unit.name}`,
      text: `${air} Nothing is planted or stored within that ground.${unit.isAssumed ? ' Where it stands is our guess: tell us.' : ''}`,
      at: [unit.x, unit.y],
      basis:
        unit.what === 'heat pump'
          ? 'Makers’ instructions for heat pumps'
          : 'OFTEC guidance for oil tanks',
    }),
  ];
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
