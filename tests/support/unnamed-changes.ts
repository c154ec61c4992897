/** The law that what a change does not name stays as it is. */
import type { GardenModel } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import { withoutZone } from '#engine/site/zones-by-hand.ts';

/** What grows nearer to a tree that is planted gives way to it, mm. */
const AT_FOOT_MM = 1000;

/** Sentences for what was changed and not named. */
export function changedUnnamed(
  before: GardenModel,
  after: GardenModel,
  operation: Operation,
): string[] {
  const broken: string[] = [];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const isGround = [
    'move-edge',
    'delete-area',
    'stretch',
    'reshape',
    'lay-as',
    'add-ground',
    'move-ground',
    'plot',
  ].includes(operation.kind);
  const things = new Map(after.layout.furnishings.map((thing) => [thing.id, thing]));
  for (const thing of before.layout.furnishings) {
    const now = things.get(thing.id);
    if ('id' in operation && operation.id === thing.id) continue;
    if (
      (operation.kind === 'delete-area' || operation.kind === 'move-ground') &&
      thing.areaId === operation.areaId
    )
      continue;
    if (!now) broken.push(`${thing.id} went`);
    else if (!same({ ...now, areaId: '' }, { ...thing, areaId: '' }))
      broken.push(`${thing.id} changed`);
  }
  // ground that was named after what is gone is called otherwise
  const bare = (areas: GardenModel['layout']['areas']) =>
    operation.kind === 'delete'
      ? areas.map(({ id, kind, region, material }) => ({ id, kind, region, material }))
      : areas;
  if (
    !isGround &&
    operation.kind !== 'material' &&
    operation.kind !== 'edging' &&
    !same(bare(before.layout.areas), bare(after.layout.areas))
  )
    broken.push('areas changed');
  if (operation.kind === 'edging') {
    // of the ground that is named what holds its edge, and nothing else
    const others = ({ layout }: GardenModel) =>
      layout.areas.map((area) => ({
        ...area,
        ...(area.id === operation.areaId ? { edging: null } : {}),
      }));
    const sorted = (model: GardenModel) =>
      others(model).map((area) => Object.entries(area).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (!same(sorted(before), sorted(after))) broken.push('more than the edging changed');
  }
  if (operation.kind === 'material') {
    for (const area of before.layout.areas)
      if (
        area.id !== operation.areaId &&
        !same(
          area,
          after.layout.areas.find(({ id }) => id === area.id),
        )
      )
        broken.push(`${area.id} changed`);
  }
  if (!same(before.layout.screens, after.layout.screens)) broken.push('screens changed');
  const bareSite = ({ site }: GardenModel) =>
    operation.kind === 'plot'
      ? { ...site, boundary: [], edges: site.edges.length, house: site.house.heightMm, doorX: 0 }
      : operation.kind === 'north'
        ? { ...site, bearingDeg: 0 }
        : operation.kind === 'house-wall'
          ? { ...site, house: [site.house.x0, site.house.x1] }
          : operation.kind === 'around'
            ? withoutAround(site)
            : operation.kind === 'boundary'
              ? { ...site, edges: site.edges.filter(({ from }) => !same(from, operation.from)) }
              : operation.kind === 'stand' || operation.kind === 'unstand'
                ? withoutStanding(site, operation.id)
                : operation.kind === 'zone' || operation.kind === 'unzone'
                  ? withoutZone(site, operation.id)
                  : site;
  if (!same(bareSite(before), bareSite(after))) broken.push('the site changed');
  if (operation.kind === 'add-plants' || operation.kind === 'remove-plants') {
    // what grew at the foot of a tree gives way to it
    const isAtFoot = ({ x, y }: { x: number; y: number }) =>
      operation.kind === 'add-plants' &&
      operation.at.some((at) => Math.hypot(at[0] - x, at[1] - y) < AT_FOOT_MM);
    const others = ({ planting }: GardenModel) =>
      planting.placements.filter((one) => one.plantId !== operation.plantId && !isAtFoot(one));
    if (!same(others(before), others(after))) broken.push('other plants changed');
    const ownOf = ({ planting }: GardenModel) =>
      planting.placements.filter((one) => one.plantId === operation.plantId);
    // of its own kind as well: a swap by hand may have put one among the low plants there
    const stay = ownOf(before).filter(
      (one) => !isAtFoot(one) || ownOf(after).some((other) => same(other, one)),
    );
    const by = ownOf(after).length - stay.length;
    if (operation.kind === 'add-plants' && by !== operation.at.length)
      broken.push(`${by} plants came, not ${operation.at.length}`);
    if (operation.kind === 'remove-plants' && (by >= 0 || -by > operation.at.length))
      broken.push(`${-by} plants went, not ${operation.at.length}`);
  }
  if (!isGround && ['turn', 'move', 'resize', 'seats', 'material'].includes(operation.kind)) {
    const moved = after.planting.placements.filter(
      (one, i) => !same(one, before.planting.placements[i]),
    );
    if (before.planting.placements.length !== after.planting.placements.length)
      broken.push('plants came or went');
    if (moved.some((one) => !['pot', 'crop', 'climber'].includes(one.role)))
      broken.push('plants of beds moved');
  }
  return broken;
}

/** Of a thing that stands already, everything but it. */
function withoutStanding(
  { existing, covers = [], removals = [], ...rest }: GardenModel['site'],
  own: string,
) {
  const isOther = ({ id }: { id: string }) => id !== own;
  return [rest, existing.filter(isOther), covers.filter(isOther), removals.filter(isOther)];
}

function withoutAround({ around: _around, ...site }: GardenModel['site']) {
  return site;
}
