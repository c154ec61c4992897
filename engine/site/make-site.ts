/** Turns a brief into the measured ground a design stands on: boundary, house, fences, kept things, soil. */
import type { Brief, CompassPoint, Fact, PlotShape, SoilTexture } from '../model/brief.ts';
import type { Place, Site, Soil } from '../model/site.ts';
import type { Mm, Point, Ring } from '../model/shapes.ts';
import { ringArea } from '../geometry/region.ts';
import { stepFreeOf } from '../model/step-free.ts';
import { eavesOf, edgesOf } from './boundary-edges.ts';
import { placeBreaks, shapedM3 } from './breaks.ts';
import { withAround, withByHand } from './by-hand.ts';
import { treesAround } from './trees-around.ts';
import { fittingsAsked } from './fittings.ts';
import { BELOW_DOOR_MM } from './levels.ts';
import { placeBarred } from './barred.ts';
import { placeCovers } from './limits.ts';
import { placeServices } from './services.ts';
import { placeUnit } from './unit.ts';
import { isZoneChange } from './zones-by-hand.ts';
import { withOpenGates } from './open-gates.ts';
import { placeExisting } from './place-existing.ts';

/** Without a measurement, this share of the plot is taken to be old paving. */
const ASSUMED_PAVED_SHARE = 0.5;

/** Square metres of concrete or old paving to break out, when it is to go. */
const hardGroundM2 = (plotM2: number): number => Math.round(plotM2 * ASSUMED_PAVED_SHARE * 10) / 10;

const BEARINGS: Record<CompassPoint, number> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
};
/** The boundary of a plot's shape in the garden frame, counter-clockwise, the house's edge first. */
export function outlineOf(shape: PlotShape): Ring {
  if (shape.kind === 'rectangle')
    return [
      [0, 0],
      [shape.widthMm, 0],
      [shape.widthMm, shape.depthMm],
      [0, shape.depthMm],
    ];
  if (shape.kind === 'l-shape') {
    const { widthMm: w, depthMm: d, legWidthMm: leg, shoulderMm: shoulder } = shape;
    return shape.side === 'left'
      ? [
          [0, 0],
          [w, 0],
          [w, shoulder],
          [leg, shoulder],
          [leg, d],
          [0, d],
        ]
      : [
          [0, 0],
          [w, 0],
          [w, d],
          [w - leg, d],
          [w - leg, shoulder],
          [0, shoulder],
        ];
  }
  const points = shape.points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return ringArea(points) < 0 ? points.reverse() : points;
}

const OF_FUEL = /\b(?:oil|gas|lpg) tank\b/i;

/** A door that was drawn keeps so much of the wall on each side of its middle. */
const DRAWN_INSET: Mm = 450;

/** Where the garden door stands along the wall, kept a door's half-width and a little from its ends. */
function doorAlong(x0: Mm, x1: Mm, side: 'left' | 'right' | 'middle' | null): Mm {
  const width = x1 - x0;
  const share =
    side === 'left'
      ? 0.25
      : side === 'right'
        ? 0.75
        : side === 'middle'
          ? 0.5
          : width > 7000
            ? 0.4
            : 0.5;
  const inset = Math.min(1200, width / 2);
  const x = Math.max(x0 + inset, Math.min(x1 - inset, x0 + width * share));
  return Math.round(x / 100) * 100 > x1 || Math.round(x / 100) * 100 < x0
    ? Math.round(x)
    : Math.round(x / 100) * 100;
}

/** A front door whose place nobody told is taken to leave room for the car that is asked for. */
function awayFromCar({ position, parking, surroundings }: Brief): 'left' | 'right' | null {
  if (position.value !== 'front' || !parking?.value) return null;
  return surroundings?.kerbSide?.value === 'right' ? 'left' : 'right';
}

const BRIEF_SOILS: Record<SoilTexture, { drainage: Soil['drainage']; ph: number; name: string }> = {
  clay: { drainage: 'poor', ph: 6.8, name: 'Clay' },
  loam: { drainage: 'moderate', ph: 6.6, name: 'Loam' },
  sandy: { drainage: 'free', ph: 6.2, name: 'Sandy soil' },
  chalk: { drainage: 'free', ph: 7.9, name: 'Chalk' },
};

/** What the spade meets outranks the district's soil: shingle is a soil of its own, and rubble is dug out and soil brought in. */
function underfoot({ said, ph, wet }: Brief, soil: Soil): Soil {
  if (said?.underfoot?.is === 'shingle')
    return { texture: 'sandy', ph: soil.ph, drainage: 'free', name: 'Shingle', from: 'brief' };
  if (said?.underfoot?.is !== 'rubble') return soil;
  return {
    texture: 'loam',
    // mortar is lime
    ph: ph && ph.source.kind !== 'assumed' ? soil.ph : Math.max(soil.ph, 7),
    drainage: wet.value ? 'impeded' : 'good',
    name: 'Topsoil brought in over broken-up rubble',
    from: 'brief',
  };
}

/** What the visitor said of the soil wins over what the postcode's zone is like. */
function soilOfGarden(
  soil: Fact<SoilTexture> | null,
  ph: Fact<number> | null,
  wet: boolean,
  place: Place,
): Soil {
  let out: Soil = { ...place.soil };
  if (soil && soil.source.kind !== 'assumed') {
    const kind = BRIEF_SOILS[soil.value];
    // the same texture as the zone's keeps the zone's own figures
    out =
      soil.value === place.soil.texture && place.soil.from === 'zone'
        ? { ...place.soil, from: 'brief' }
        : {
            texture: soil.value,
            ph: kind.ph,
            drainage: kind.drainage,
            name: kind.name,
            from: 'brief',
          };
  }
  if (ph && ph.source.kind !== 'assumed') out = { ...out, ph: ph.value, from: 'brief' };
  if (wet && (out.drainage === 'good' || out.drainage === 'free' || out.drainage === 'moderate'))
    out = { ...out, drainage: 'impeded' };
  else if (wet) out = { ...out, drainage: 'poor' };
  return out;
}

/**
 * The site of a brief. `place` is what the postcode says. Pure; every coordinate is whole millimetres, the house's edge is the
 * first one from its left end, and kept things stand inside the boundary.
 */
export function makeSite(brief: Brief, place: Place): Site {
  const outline = outlineOf(brief.shape.value);
  const drawn = brief.shape.value.kind === 'polygon' ? brief.shape.value.doorX : undefined;
  const doorIn = ({ x0, x1 }: { x0: Mm; x1: Mm }) =>
    drawn === undefined
      ? doorAlong(x0, x1, brief.surroundings?.doorSide?.value ?? awayFromCar(brief))
      : Math.max(x0 + DRAWN_INSET, Math.min(x1 - DRAWN_INSET, drawn));
  const { edges, house: wall, access } = edgesOf(outline, brief, doorIn);
  const isPart = brief.surroundings?.part !== undefined;
  const house = { ...wall, heightMm: eavesOf(brief) },
    doorX = doorIn(house);
  const said = brief.surroundings?.levels,
    // a step at the door is the first thing that keeps somebody in: the threshold is level, drained by a channel
    low = brief.surroundings?.low,
    stepFree = stepFreeOf(brief),
    isDamp = brief.surroundings?.damp !== undefined,
    // a wall that is wet from what was laid against it has its damp course kept free, but for a wheelchair
    isFlush = stepFree !== null && (!isDamp || stepFree.isOnWheels === true),
    breaks =
      brief.position.value === 'roof' || brief.noDigging?.value
        ? []
        : placeBreaks(outline, doorX, brief.surroundings?.terraces?.value),
    shaped = shapedM3(outline, breaks, brief.surroundings?.terraces?.value),
    levels = {
      doorStepMm:
        isDamp && !isFlush
          ? Math.max(BELOW_DOOR_MM, said?.doorStepMm?.value ?? 0)
          : isPart
            ? 0
            : (said?.doorStepMm?.value ?? (isFlush ? 0 : null)),
      fallMm: said?.fallMm?.value ?? null,
      ...(low ? { low } : {}),
      ...(isFlush ? { isFlush: true as const } : {}),
      ...(stepFree ? { stepFree } : {}),
      ...(breaks.length ? { breaks } : {}),
      ...(shaped > 0 ? { shapedM3: shaped } : {}),
    };
  const lookers = brief.surroundings?.lookers?.map(({ value }) => value) ?? [],
    unit =
      brief.position.value === 'roof'
        ? null
        : placeUnit({ house, doorX, edges }, brief.surroundings?.unit?.value);
  const kerbSide = brief.surroundings?.kerbSide?.value;
  const wayWidth = brief.surroundings?.wayWidthMm?.value;
  const beyond = brief.surroundings?.beyond?.map(({ value }) => value) ?? [];
  const brokenM2 =
    brief.noDigging?.value ||
    brief.position.value === 'roof' ||
    !brief.breaksFloor ||
    brief.keep.some((thing) => thing.kind === 'patio')
      ? 0
      : hardGroundM2(Math.abs(ringArea(outline)) / 1e6);
  const panelsM = (brief.surroundings?.newFences ?? []).reduce(
    (sum, { value }) => sum + (value.panelsM ?? 0),
    0,
  );
  const { covers: coversSaid = [] } = brief.surroundings ?? {},
    services = placeServices({ boundary: outline, doorX }, brief.surroundings?.services ?? []),
    covers = placeCovers({ boundary: outline, doorX }, coversSaid, services);
  const fittings = fittingsAsked(brief);
  const site: Site = {
    boundary: outline,
    house,
    doorX,
    bearingDeg: BEARINGS[brief.facing.value],
    edges,
    ...(access ? { access: { ...access, ...(wayWidth ? { widthMm: wayWidth } : {}) } } : {}),
    existing: [],
    place,
    soil: underfoot(brief, soilOfGarden(brief.soil, brief.ph, brief.wet.value, place)),
    slope: brief.slope.value,
    ...(said || isPart || low || stepFree || isDamp || breaks.length ? { levels } : {}),
    ...(beyond.length ? { beyond } : {}),
    ...(lookers.length ? { lookers } : {}),
    ...(unit ? { unit } : {}),
    ...(kerbSide ? { kerbSide } : {}),
    ...(isPart ? { isPart: true as const } : {}),
    position: brief.position.value,
    ...(brief.noDigging?.value ? { noDigging: true as const } : {}),
    ...(brokenM2 > 0 ? { breakOutM2: brokenM2 } : {}),
    ...(covers.length ? { covers } : {}),
    ...(services.length ? { services } : {}),
    ...(fittings.length ? { fittings } : {}),
    ...(panelsM > 0 ? { panelsM } : {}),
    ...(brief.removals
      ? {
          removals: brief.removals.map(({ id, kind, name, count, isLarge }) => ({
            id,
            kind,
            name,
            count,
            isLarge,
          })),
        }
      : {}),
  };
  const told = withOpenGates({
      ...withAround(site, brief.keep.some((one) => one.isAround) ? treesAround(outline) : []),
      // a tank that stands by the house is there already
      existing: placeExisting(
        site,
        unit?.what === 'tank'
          ? brief.keep.filter(({ kind, name }) => kind !== 'other' || !OF_FUEL.test(name))
          : brief.keep,
      ),
    }),
    byHand = brief.byHand ?? [],
    laid = withByHand(
      told,
      byHand.filter((one) => !isZoneChange(one)),
    ).site,
    // last, since what is kept free before a garage goes where the garage is
    barred =
      laid.position === 'roof'
        ? []
        : placeBarred(laid, brief.surroundings?.barred ?? [], laid.existing);
  return withByHand(barred.length ? { ...laid, barred } : laid, byHand.filter(isZoneChange)).site;
}
