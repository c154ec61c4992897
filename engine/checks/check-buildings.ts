/** Outbuildings, pergolas and decks: permitted development in England (Class E and Part 2). */
import { riseOf } from '../levels/levels.ts';
import { FURNISHINGS, buildingOn } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { area } from '../geometry/region.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Point, Region } from '../model/shapes.ts';
import { isUndug } from '../quantities/build-ups.ts';
import {
  PERMITTED,
  ROUNDING_MM,
  boundaryDistance,
  centreOf,
  footprint,
  inGarden,
  m2InWords,
  metres,
} from './near.ts';
import type { CheckInput } from './near.ts';

export const NEAR_BOUNDARY_MM = 2000;
export const NEAR_HEIGHT_MM = 2500;
export const PLATFORM_MM = 300;
export const BUILDING_REGULATIONS_M2 = 15;
/** Over that size, and of what burns, no nearer to the boundary. */
const BUILDING_REGULATIONS_MM = 1000;

type Building = {
  id: string;
  name: string;
  region: Region;
  heightMm: number;
  areaId: string;
  at: Point;
  room: boolean;
};
/** Areas that are buildings, then buildings on another floor. */
function buildingsOf(model: GardenModel): Building[] {
  const { areas, furnishings } = model.layout;
  const inArea = areas.flatMap((a): Building[] => {
    const kind = buildingOn(a)?.furnishing;
    if (!kind || !FURNISHINGS[kind].planning) return [];
    const heights = furnishings.filter((f) => f.areaId === a.id && f.kind === kind);
    return [
      {
        id: a.id,
        name: nameOfFurnishing(kind),
        region: a.region,
        heightMm:
          Math.max(...heights.map((f) => f.heightMm), 0) || FURNISHINGS[kind].usualHeightMm!,
        areaId: a.id,
        at: centreOf(a.region),
        room: FURNISHINGS[kind].planning === 'room',
      },
    ];
  });
  const own = new Set(inArea.map((b) => b.areaId));
  const elsewhere = furnishings
    .filter((f) => FURNISHINGS[f.kind].planning && !own.has(f.areaId))
    .map((f): Building => ({
      id: f.id,
      name: nameOfFurnishing(f.kind),
      region: footprint(f),
      heightMm: f.heightMm,
      areaId: f.areaId,
      at: [f.x, f.y],
      room: FURNISHINGS[f.kind].planning === 'room',
    }));
  return [...inArea, ...elsewhere];
}

export function checkBuildings({ model }: CheckInput): Check[] {
  const out: Check[] = [],
    buildings = buildingsOf(model),
    { site } = model;
  for (const b of buildings) {
    const distance = boundaryDistance(site, b.region),
      where = { at: b.at, areaId: b.areaId };
    if (b.heightMm > NEAR_HEIGHT_MM && distance <= NEAR_BOUNDARY_MM) {
      out.push(
        inGarden({
          id: `outbuilding-height:${b.id}`,
          severity: 'warning',
          title: `The ${b.name} is high for its place`,
          text: `It stands ${metres(b.heightMm)} high and ${metres(Math.round(distance))} from the boundary. Within ${metres(NEAR_BOUNDARY_MM)} of a boundary nothing may be over ${metres(NEAR_HEIGHT_MM)} without permission: choose a lower one, or move it in.`,
          ...where,
          basis: PERMITTED,
        }),
      );
    } else if (b.heightMm > 3000) {
      out.push(
        inGarden({
          id: `outbuilding-height:${b.id}`,
          severity: 'advice',
          title: `Check the roof of the ${b.name}`,
          text: `At ${metres(b.heightMm)} it needs a pitched roof to count as permitted: 4 m at a double-pitched ridge, 3 m otherwise, and 2.5 m at the eaves.`,
          ...where,
          basis: PERMITTED,
        }),
      );
    }
    if (site.position === 'front')
      out.push(
        inGarden({
          id: `outbuilding-front:${b.id}`,
          severity: 'warning',
          title: `A ${b.name} in front of the house`,
          text: `Buildings forward of the house's front wall are not permitted development, however small. Ask the council before it is ordered.`,
          ...where,
          basis: PERMITTED,
        }),
      );
    const m2 = area(b.region) / 1e6;
    if (b.room && m2 > BUILDING_REGULATIONS_M2) {
      const isNear = distance < BUILDING_REGULATIONS_MM - ROUNDING_MM;
      out.push(
        inGarden({
          id: `building-regulations:${b.id}`,
          severity: isNear ? 'advice' : 'info',
          title: isNear ? 'Building regulations may apply' : 'No bedroom without approval',
          text: isNear
            ? `The ${b.name} covers ${m2InWords(m2)}. Over ${BUILDING_REGULATIONS_M2} m² it must stand a metre from the boundary or be built of materials that do not burn; nobody may sleep in it without approval.`
            : `The ${b.name} covers ${m2InWords(m2)} and stands ${metres(Math.round(distance))} from the boundary, more than the metre that Building Regulations ask for over ${BUILDING_REGULATIONS_M2} m². Nobody may sleep in it without approval.`,
          ...where,
          basis: 'Building Regulations, England; check with building control',
        }),
      );
    }
    if (b.room && distance < 3000)
      out.push(
        inGarden({
          id: `party-wall:${b.id}`,
          severity: 'advice',
          title: 'Foundations near a neighbour',
          text: `The ${b.name} is ${metres(Math.round(distance))} from the boundary. If a neighbour's building stands within 3 m of the dig and you go deeper than its foundations, the Party Wall Act asks for written notice a month ahead; screw piles or a shallow raft often avoid it.`,
          ...where,
          basis: 'Party Wall etc. Act 1996, England and Wales',
        }),
      );
  }
  const covered = buildings.reduce((sum, b) => sum + area(b.region), 0) / 1e6,
    plot = area([[site.boundary]]) / 1e6;
  if (covered > plot / 2)
    out.push(
      inGarden({
        id: 'curtilage',
        severity: 'warning',
        title: 'More than half the garden is built on',
        text: `Sheds, rooms and other structures cover ${m2InWords(covered)} of ${m2InWords(plot)}. Extensions and outbuildings together may cover half the land round the original house: leave one out, or apply.`,
        basis: PERMITTED,
      }),
    );
  return [...out, ...checkDecks(model)];
}

function checkDecks(model: GardenModel): Check[] {
  // on a roof, or laid on what is there, a deck's height above ground is not the question
  if (isUndug(model.site)) return [];
  return model.layout.areas
    .filter((a) => a.material === 'timber-deck')
    .map((a) => {
      const rise = riseOf(model, a.id),
        high = rise > PLATFORM_MM;
      return inGarden({
        id: `deck-height:${a.id}`,
        severity: high ? 'warning' : 'info',
        title: high ? 'The deck may be a raised platform' : 'Keep the deck low',
        text: high
          ? `The ground slopes, and the deck stands about ${metres(rise)} above it at the low edge; over ${metres(PLATFORM_MM)} it needs permission. Step it down, or have levels taken.`
          : `A deck whose top is ${metres(PLATFORM_MM)} or less above the ground is permitted; it is priced at ground level, 150 mm below the damp-proof course.`,
        at: centreOf(a.region),
        areaId: a.id,
        basis: PERMITTED,
      });
    });
}
