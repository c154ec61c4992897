/** Mends by the ground: a floor that is widened, ground that is moved, drawn back or taken away. */
import { subtract } from '../../geometry/boolean.ts';
import { area as areaOf, bounds, polygon, rectangle } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area } from '../../model/layout.ts';
import type { Side } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import { cornersOf } from '../../layout/box-fit.ts';
import { doorOf, mayBeMoved, middleOf } from '../add-ground.ts';
import { mayBeRemoved } from '../areas.ts';
import type { Fault } from '../faults.ts';
import { mayBeReshaped, outlineOf } from '../outline/reshape.ts';
import { lower } from '../recut.ts';
import { mayBeStretched } from '../stretch.ts';
import { footprintOf } from '../things.ts';
import { inMetres, type Mend, type Tries } from './tries.ts';
import { standingOf } from './standing.ts';

/** Round what stands, so that a floor ends beside it and not at it. */
const BESIDE_MM: Mm = 100;
/** Open soil round a trunk. */
const TREE_ROOM_MM: Mm = 450;
const GRID_MM: Mm = 300,
  FURTHEST_MM: Mm = 6000;

/** The ground itself, or what a thing that fills its own ground stands on. */
function groundOf({ layout }: GardenModel, { about }: Fault): Area[] {
  const ids = about.map((id) => layout.furnishings.find((thing) => thing.id === id)?.areaId ?? id);
  return layout.areas.filter(({ id }) => ids.includes(id));
}

type Box = { x0: Mm; x1: Mm; y0: Mm; y1: Mm };
/** How far each side of a box lies from another's, outwards. */
const reaches = (box: Box, of: Box): Record<Side, Mm> => ({
  left: of.x0 - box.x0,
  right: box.x1 - of.x1,
  near: of.y0 - box.y0,
  far: box.y1 - of.y1,
});
const SIDES = ['left', 'right', 'near', 'far'] as const;

/** The floor under what stands over its edge, or beside what stands in a bed, up to `most` larger. */
export const floorWidened = (most: Mm): Tries =>
  function* (model, fault) {
    if (!/^(over|ground) /.test(fault.id)) return;
    const { furnishings, areas } = model.layout;
    for (const thing of furnishings.filter(({ id }) => fault.about.includes(id))) {
      const corners = cornersOf(footprintOf(thing));
      const box = bounds([[corners]]);
      const tries = areas
        .filter((area) => mayBeStretched(area) && area.kind !== 'bed' && area.kind !== 'lawn')
        .flatMap((area) => {
          const over = reaches(box, bounds(area.region));
          return SIDES.map((side) => ({ area, side, byMm: Math.ceil(over[side] / 50) * 50 }));
        })
        .filter(({ byMm }) => byMm > 0 && byMm <= most)
        .sort((a, b) => a.byMm - b.byMm);
      for (const { area, side, byMm } of tries)
        yield {
          operation: { kind: 'stretch', areaId: area.id, side, byMm },
          says: `Mended by making ${lower(area)} ${inMetres(byMm)} larger.`,
        };
    }
  };

/** Ground that was made for what stands on it goes elsewhere, the nearest place first. */
export const areaMoved: Tries = function* (model, fault) {
  for (const area of groundOf(model, fault).filter(mayBeMoved)) {
    const { x, y } = middleOf(area),
      turnDeg = doorOf(model, area);
    const { x0, x1, y0, y1 } = bounds([[model.site.boundary]]);
    for (const [dx, dy] of STEPS) {
      const at = { x: x + dx, y: y + dy };
      if (at.x < x0 || at.x > x1 || at.y < y0 || at.y > y1) continue;
      yield {
        operation: { kind: 'move-ground', areaId: area.id, ...at, turnDeg },
        says: `Mended by moving ${lower(area)} ${inMetres(hypot(dx, dy))}.`,
      };
    }
  }
};
const STEPS: readonly (readonly [Mm, Mm])[] = (() => {
  const steps: [Mm, Mm][] = [];
  for (let dx = -FURTHEST_MM; dx <= FURTHEST_MM; dx += GRID_MM)
    for (let dy = -FURTHEST_MM; dy <= FURTHEST_MM; dy += GRID_MM)
      if (dx || dy) steps.push([dx, dy]);
  return steps.sort((a, b) => hypot(...a) - hypot(...b) || a[0] - b[0] || a[1] - b[1]);
})();

/** Drawn back from what stands there already, on the side where least is lost. */
export const areaNarrowed: Tries = (model, fault) => {
  const one = standingOf(model, fault);
  if (!one) return [];
  const { foot } = one;
  return groundOf(model, fault)
    .filter(mayBeStretched)
    .flatMap((area) => {
      const box = bounds(area.region);
      const back: Record<Side, Mm> = {
        left: foot.x1 + BESIDE_MM - box.x0,
        right: box.x1 - foot.x0 + BESIDE_MM,
        near: foot.y1 + BESIDE_MM - box.y0,
        far: box.y1 - foot.y0 + BESIDE_MM,
      };
      return SIDES.map((side) => ({ area, side, byMm: Math.round(back[side]) }));
    })
    .filter(({ byMm }) => byMm > 0)
    .sort((a, b) => a.byMm - b.byMm)
    .map(({ area, side, byMm }): Mend => ({
      operation: { kind: 'stretch', areaId: area.id, side, byMm: -byMm },
      says: `Mended by drawing ${lower(area)} back ${inMetres(byMm)}.`,
    }));
};

/** A piece of the ground goes to the bed beside it, so that what stands there already has open soil. */
export const areaNotched: Tries = (model, fault) => {
  const found = standingOf(model, fault);
  if (!found) return [];
  const { foot, one } = found;
  const room = one.as === 'tree' ? TREE_ROOM_MM : BESIDE_MM;
  const hole = {
    x0: foot.x0 - room,
    x1: foot.x1 + room,
    y0: foot.y0 - room,
    y1: foot.y1 + room,
  };
  return groundOf(model, fault)
    .filter(mayBeReshaped)
    .flatMap((area) => {
      const outline = outlineOf(area),
        box = bounds([[outline]]);
      const whole = polygon(outline);
      return [
        { ...hole, x0: box.x0 - 1 },
        { ...hole, x1: box.x1 + 1 },
        { ...hole, y0: box.y0 - 1 },
        { ...hole, y1: box.y1 + 1 },
      ].map((cut) => {
        const left = subtract(whole, rectangle(cut.x0, cut.y0, cut.x1, cut.y1));
        return { area, left, lost: areaOf(whole) - areaOf(left) };
      });
    })
    .filter(({ left }) => left.length === 1 && left[0]!.length === 1)
    .sort((a, b) => a.lost - b.lost)
    .map(({ area, left }): Mend => ({
      operation: { kind: 'reshape', areaId: area.id, corners: left[0]![0]! },
      says: `Mended by giving the ${one.name} ground of ${lower(area)}.`,
    }));
};

export const areaGone: Tries = (model, fault) =>
  groundOf(model, fault)
    .filter(mayBeRemoved)
    .filter((area) => fault.about.includes(area.id) || mayBeMoved(area))
    .map((area) => ({
      operation: { kind: 'delete-area', areaId: area.id },
      says: `Mended by taking away ${lower(area)}: nothing less was right.`,
    }));
