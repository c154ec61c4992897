/** Digging, spoil and sub-base. */
import { buildingOn } from '../features/features.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import {
  BULKING,
  STRIP_MM,
  buildUpOfArea,
  digMm,
  isParking,
  isUndug,
  subBaseMm,
} from './build-ups.ts';
import type { BuildUp } from './build-ups.ts';
import { isThroughHouse } from './carrying.ts';
import { takeOffDrainage } from './drainage.ts';
import { isTooNarrowToDig } from '../model/access.ts';
import { groundMoved, thresholdDrainM, type Moved } from './levels.ts';
import { addLine, figure } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';
import { BROKEN_BULKING, BROKEN_M } from './removals.ts';
import { pondDepthMm } from './water.ts';

type Floor = { measured: MeasuredArea; build: BuildUp };
/** Areas with a floor that is built now. */
export function builtFloors(measured: Measured): Floor[] {
  return measured.areas.flatMap((m) => {
    const build = m.kept ? null : buildUpOfArea(m.area);
    // bark is deep only where children may fall on it
    const shallow = build && m.area.material === 'bark' && m.area.kind !== 'play';
    return build
      ? [{ measured: m, build: shallow ? { ...build, finishMm: BARK_PATH_MM } : build }]
      : [];
  });
}

/** Buildings and stores stand on a slab base this deep, mm: 100 stone, 50 slab and bed. */
export const BASE_MM = 150;
const BARK_PATH_MM = 100;
/** A micro-digger cannot work and turn in a smaller garden, m², nor come through a house. */
const DIGGER_M2 = 60;

export function takeOffGround(model: GardenModel, measured: Measured): Quantity[] {
  if (isUndug(model.site)) return [];
  const lines: Quantity[] = [],
    soil = model.site.soil.texture,
    floors = builtFloors(measured);
  const holes: { id: string; m2: number; mm: number; m3: number }[] = [];
  const dig = (id: string, m2: number, mm: number) => {
    if (mm > 0) holes.push({ id, m2, mm, m3: (m2 * mm) / 1000 });
  };
  for (const { measured: m, build } of floors) dig(m.area.id, m.m2, digMm(build, soil));
  for (const m of measured.areas) {
    if (m.kept) continue;
    if (buildingOn(m.area)) dig(m.area.id, m.m2, m.area.kind === 'compost' ? 0 : BASE_MM);
    // a pond's shelves leave about a third of its box undug
    if (m.area.kind === 'pond') dig(m.area.id, m.m2, Math.round(pondDepthMm(m) * 0.65));
    if (m.area.kind === 'water') dig(m.area.id, m.m2, 400);
  }
  const moved = groundMoved(model, measured),
    cut = moved.filter(({ cutM3 }) => cutM3 > LEAST_MOVED_M3);
  const dug = [...holes.map(({ m3 }) => m3), ...cut.map(({ cutM3 }) => cutM3)].reduce(
    (sum, m3) => sum + m3,
    0,
  );
  // where a car drives in off the street, so does a digger
  const isOpen = measured.areas.some(({ area }) => area.id === 'parking');
  const byHand =
      (measured.plotM2 < DIGGER_M2 && !isOpen) ||
      isThroughHouse(model.site) ||
      isTooNarrowToDig(model.site),
    holeIds = [...new Set([...holes, ...cut].map((hole) => hole.id))];
  addLine(lines, {
    phase: 'clear',
    rateKey: byHand ? 'excavation-by-hand' : 'excavation',
    description: `Excavate ${byHand ? 'by hand' : 'with a small digger'} for paving, bases and water`,
    unit: 'm3',
    net: dug,
    ids: holeIds,
    formula: [
      ...holes.map((hole) => `${figure(hole.m2)} m² ${hole.id} x ${figure(hole.mm / 1000, 3)} m`),
      ...cut.map(({ id, cutM3 }) => `${figure(cutM3, 2)} m³ cut to level ${id}`),
    ].join(' + '),
  });
  const filled = takeOffFill(lines, moved, dug);
  const worked = measured.areas.reduce((sum, m) => sum + (m.kept ? 0 : m.m2), 0);
  // apart, because a household that clears its own garden has no strippings left to take away
  addLine(lines, {
    id: 'spoil-away:dug',
    phase: 'clear',
    rateKey: 'spoil-away',
    description: 'Take the spoil away',
    unit: 'm3',
    net: (dug - filled) * BULKING,
    ids: holeIds,
    formula: `${filled ? `(${figure(dug, 2)} m³ excavated less ${figure(filled, 2)} m³ filled in)` : `${figure(dug, 2)} m³ excavated`} x ${figure(BULKING)} bulking`,
  });
  addLine(lines, {
    id: 'spoil-away:strippings',
    phase: 'clear',
    rateKey: 'spoil-away',
    description: 'Take strippings away',
    unit: 'm3',
    net: ((worked * STRIP_MM) / 1000) * BULKING,
    ids: ['plot'],
    formula: `${figure(worked)} m² stripped x ${figure(STRIP_MM / 1000, 2)} m x ${figure(BULKING)} bulking`,
  });
  const broken = Math.min(model.site.breakOutM2 ?? 0, worked),
    old = `${figure(broken)} m² of concrete or old paving, half of the plot until it is measured`;
  addLine(lines, {
    phase: 'clear',
    rateKey: 'break-out',
    description: 'Break out concrete or old paving',
    unit: 'm2',
    net: broken,
    ids: ['plot'],
    formula: old,
  });
  addLine(lines, {
    id: 'spoil-away:broken',
    phase: 'clear',
    rateKey: 'spoil-away',
    description: 'Take broken concrete away',
    unit: 'm3',
    net: broken * BROKEN_M * BROKEN_BULKING,
    ids: ['plot'],
    formula: `${old}, x ${figure(BROKEN_M, 2)} m x ${figure(BROKEN_BULKING)} bulking`,
  });
  const stone = [
    ...floors.map(({ measured: m, build }) => ({ m, mm: subBaseMm(build, soil) })),
    ...measured.areas
      .filter((m) => !m.kept && m.area.kind !== 'compost' && buildingOn(m.area))
      .map((m) => ({ m, mm: 100 })),
  ].filter(({ mm }) => mm > 0);
  for (const open of [false, true]) {
    const here = stone.filter(({ m }) => isParking(m.area) === open);
    addLine(lines, {
      phase: 'hard',
      rateKey: open ? 'open-graded-stone' : 'sub-base',
      description: open
        ? 'Open-graded stone under the parking bay, compacted'
        : 'MOT type 1 sub-base, laid and compacted',
      unit: 'm3',
      waste: 0.1,
      net: here.reduce((sum, { m, mm }) => sum + (m.m2 * mm) / 1000, 0),
      ids: here.map(({ m }) => m.area.id),
      formula: here
        .map(({ m, mm }) => `${figure(m.m2)} m² ${m.area.id} x ${figure(mm / 1000, 3)} m`)
        .join(' + '),
    });
  }
  lines.push(
    ...takeOffDrainage(
      model,
      floors.filter(({ build }) => build.sealed).map(({ measured: m }) => m),
      thresholdDrainM(model, measured),
    ),
  );
  return lines;
}

/** Less than a few barrows is dressed as the floor is laid, m³. */
const LEAST_MOVED_M3 = 0.1;

/** Ground made up under floors: with what was dug, as far as it goes. Gives how much of it is used, m³. */
function takeOffFill(lines: Quantity[], moved: readonly Moved[], dugM3: number): number {
  const made = moved.filter(({ fillM3 }) => fillM3 > LEAST_MOVED_M3),
    m3 = made.reduce((sum, { fillM3 }) => sum + fillM3, 0),
    own = Math.min(m3, dugM3);
  const ids = made.map(({ id }) => id),
    formula = made.map(({ id, fillM3 }) => `${figure(fillM3, 2)} m³ under ${id}`).join(' + ');
  addLine(lines, {
    phase: 'clear',
    rateKey: 'fill',
    description: 'Make up levels with what was dug, in compacted layers',
    unit: 'm3',
    net: own,
    ids,
    formula: own < m3 ? `${figure(own, 2)} m³ dug of ${formula}` : formula,
  });
  addLine(lines, {
    phase: 'clear',
    rateKey: 'fill-brought',
    description: 'Make up levels with hardcore brought in',
    unit: 'm3',
    waste: 0.1,
    net: m3 - own,
    ids,
    formula: `${formula}, less ${figure(own, 2)} m³ dug`,
  });
  return own;
}
