/** Furnishes the garden, area by area. */
import type { FeatureId } from '../model/brief.ts';
import type { Furnishing, FurnishingKind } from '../model/layout.ts';
import { isBuilding } from '../site/kept-sizes.ts';
import { bounds } from '../geometry/region.ts';
import { buildingOn } from '../features/features.ts';
import type { Footprint } from './box-fit.ts';
import { clearBefore, type DoorTurn } from './doors.ts';
import { furnishExtras } from './furnish-extras.ts';
import { furnishGrowing } from './furnish-growing.ts';
import { furnishPlay } from './furnish-play.ts';
import { furnishNeeded } from './furnish-needed.ts';
import { furnishSeat, furnishSecondRoom } from './furnish-seats.ts';
import { furnishTerrace } from './furnish-terrace.ts';
import { Furnisher } from './furnisher.ts';
import { isTableAway } from './ideas.ts';
import type { Ask, Part } from './plan-types.ts';
import { walkingLines } from './walking-lines.ts';
import type { BareArea, Planted } from './stages.ts';

/** `lacksPlay`: what was named to play on and has no place, in words. */
export type Furnished = {
  things: Furnishing[];
  seatsAtTable: number;
  missing: FeatureId[];
  lacksPlay: string[];
};

/** What stands for a feature: refused with it, wherever it would be put. */
const STANDS_FOR: Partial<Record<FeatureId, readonly FurnishingKind[]>> = {
  pots: ['pot', 'urn'],
  seat: ['bench', 'lounge-set', 'sunlounger'],
  lighting: ['post-light', 'spike-light'],
  firepit: ['fire-pit'],
};
const refusedKinds = ({ refused, wants }: Ask): ReadonlySet<FurnishingKind> =>
  new Set(
    [...refused]
      .flatMap((feature) => STANDS_FOR[feature] ?? [])
      .filter((kind) => kind === 'bench' || !wants.has('lounge') || !/lounge/.test(kind)),
  );

export function furnish(
  garden: Planted,
  ground: readonly BareArea[],
  partOf: ReadonlyMap<string, Part>,
): Furnished {
  // what is held has its things already
  const areas = ground.filter((area) => !partOf.get(area.id)!.held);
  const { ask, site } = garden;
  const furnisher = new Furnisher(site, walkingLines(garden), refusedKinds(garden.ask));
  for (const area of areas)
    if (!partOf.get(area.id)!.kept) furnishBuilding(furnisher, area, partOf.get(area.id)!.door);
  for (const before of beforeKeptBuildings(garden)) furnisher.reserve(before);
  for (const area of areas) if (area.kind === 'vegetable') furnishGrowing(furnisher, area, ask);
  const atDoor = areas.find((area) => area.id === 'terrace'),
    terrace = areas.find(isTableAway) ?? atDoor;
  const seatsAtTable = terrace ? furnishTerrace(furnisher, terrace, garden) : 0;
  const lacksPlay: string[] = [];
  for (const area of areas) {
    const part = partOf.get(area.id)!;
    if (part.theme) furnishSecondRoom(furnisher, area, part.theme, garden);
    else if (isTableAway(area)) continue;
    else if (area.kind === 'seat' && !part.kept) furnishSeat(furnisher, area, garden, part.placed);
    else if (area.kind === 'space' && !part.kept) furnishNeeded(furnisher, area, ask);
    else if (area.kind === 'play') lacksPlay.push(...furnishPlay(furnisher, area, areas, garden));
    else if (area.kind === 'water') {
      const box = bounds(area.region),
        room = Math.min(box.x1 - box.x0, box.y1 - box.y0);
      for (const size of [Math.min(1200, room - 200), room * 0.7, room * 0.5].map(
        (mm) => Math.round(mm / 50) * 50,
      ))
        if (
          furnisher.fit(area, {
            kind: 'fountain',
            width: size,
            depth: size,
            height: 500,
            round: true,
          })
        )
          break;
    }
  }
  const missing = furnishExtras(
    furnisher,
    areas.filter((area) => area.id !== 'parking'),
    garden,
  );
  if (ask.lounge && ask.wants.has('lounge') && !furnisher.has('lounge-set')) missing.push('lounge');
  const things = ask.refused.has('pots')
    ? furnisher.things.filter(({ kind }) => kind !== 'pot')
    : furnisher.things;
  return { things, seatsAtTable, missing, lacksPlay };
}

/** Where nobody told the door of a building that stays, it is on the side of the house or of the middle: both are left free. */
function beforeKeptBuildings({ site, frame }: Planted): Footprint[] {
  return site.existing
    .filter(
      ({ kind, name }) =>
        kind === 'shed' || kind === 'greenhouse' || (kind === 'other' && isBuilding(name)),
    )
    .flatMap(({ x, y, radiusMm, boxMm: [wide, deep] = [2 * radiusMm, 2 * radiusMm] }) => {
      const thing = { x, y },
        inward = x < (frame.x0 + frame.x1) / 2 ? (90 as const) : (270 as const);
      return [
        clearBefore({ ...thing, depthMm: deep, turnDeg: 0 }),
        clearBefore({ ...thing, depthMm: wide, turnDeg: inward }),
      ];
    });
}

/** A building fills its ground; it is drawn a hand's breadth in where the ground was cut. */
function furnishBuilding(furnisher: Furnisher, area: BareArea, door: DoorTurn | undefined): void {
  const built = buildingOn(area);
  if (!built) return;
  const box = bounds(area.region),
    { furnishing: kind, heightMm: height } = built,
    turn = door ?? 0,
    across = box.x1 - box.x0,
    deep = box.y1 - box.y0,
    [wide, long] = turn % 180 ? [deep, across] : [across, deep];
  for (const inset of [0, 50, 100, 200, 300]) {
    const thing = {
      kind,
      width: wide - 2 * inset,
      depth: long - 2 * inset,
      height,
    };
    if (thing.width < 500 || thing.depth < 400) return;
    if (!furnisher.put(area, thing, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, turn)) continue;
    if (door !== undefined) furnisher.reserve(clearBefore(furnisher.things.at(-1)!));
    return;
  }
  furnisher.fit(area, {
    kind,
    width: Math.min(1200, (box.x1 - box.x0) * 0.6),
    depth: Math.min(800, (box.y1 - box.y0) * 0.6),
    height,
  });
}
