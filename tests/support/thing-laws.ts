/** What must hold of the things of a layout: each within its ground, none before the door or on another. */
import { FURNISHINGS } from '#engine/features/features.ts';
import { contains, distanceToEdge } from '#engine/geometry/region.ts';
import { openingsOf } from '#engine/drawing/house.ts';
import { boxInside, boxesCollide, discInside } from '#engine/layout/box-fit.ts';
import { feetOf } from '#engine/layout/feet.ts';
import type { Layout } from '#engine/model/layout.ts';
import type { Site } from '#engine/model/site.ts';

const isOver = ({ kind }: Layout['furnishings'][number]): boolean =>
  FURNISHINGS[kind].isOverhead === true;

export function thingLaws(layout: Layout, site: Site): string[] {
  const broken: string[] = [];
  const byId = new Map(layout.areas.map((a) => [a.id, a]));
  const boxes = layout.furnishings.map((f) => ({
    f,
    box: { x: f.x, y: f.y, width: f.widthMm, depth: f.depthMm, turn: f.turnDeg },
  }));
  const door = openingsOf(site).find((opening) => opening.door)!;
  const free = {
    x: (door.x0 + door.x1) / 2,
    y: 500,
    width: door.x1 - door.x0 + 600,
    depth: 1000,
    turn: 0,
  };
  for (const { f, box } of boxes) {
    const home = byId.get(f.areaId);
    const { isOverhead, isAmongPlants } = FURNISHINGS[f.kind];
    // cloth may reach over the planting beside its floor
    const reaches = isOverhead && isAmongPlants && f.kind !== 'pergola';
    if (
      !home ||
      (!reaches &&
        !(f.round
          ? discInside(home.region, f.x, f.y, f.widthMm / 2, 3)
          : boxInside(home.region, box, 3)))
    )
      broken.push(`${f.id} is not inside ${f.areaId}`);
    const feet = isOverhead
      ? feetOf(f.kind, box).map(([x, y]) => ({ x, y, width: 0, depth: 0, turn: 0 }))
      : [box];
    if (feet.some((foot) => boxesCollide(foot, free)))
      broken.push(`${f.id} stands before the glazed door`);
  }
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++) {
      // what is overhead meets only what is overhead
      if (isOver(boxes[i]!.f) !== isOver(boxes[j]!.f)) continue;
      if (boxesCollide(boxes[i]!.box, boxes[j]!.box))
        broken.push(`${boxes[i]!.f.id} stands on ${boxes[j]!.f.id}`);
    }
  for (const tree of layout.trees) {
    const home = byId.get(tree.areaId);
    if (!home || !contains(home.region, tree.x, tree.y))
      broken.push(`${tree.id} does not stand in ${tree.areaId}`);
    const over = tree.maxCrownMm - distanceToFence(site, tree.x, tree.y);
    if (over > 700) broken.push(`${tree.id} hangs ${Math.round(over)} mm over the boundary`);
  }
  return broken;
}

const distanceToFence = (site: Site, x: number, y: number): number =>
  distanceToEdge([[site.boundary]], x, y);
