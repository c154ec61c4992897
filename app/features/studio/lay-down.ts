/** The change that a drag of ground, or of a zone of it, comes to once it is let go. */
import { doorOf, middleOf } from '#engine/operations/add-ground.ts';
import { zoneAs } from '#engine/operations/plot/zones.ts';
import { labelOf } from '#engine/site/barred-rules.ts';
import { metres, nameOfArea } from './names.ts';
import type { Laying } from './plan-drags.ts';
import type { Studio } from './studio-store.ts';

export function layDown(studio: Studio, done: Laying): void {
  const { model } = studio.read();
  if (done.kind === 'zone') {
    const { zone, at, corners } = done;
    if (at !== null) studio.reshape({ areaId: zone.id, at }, '');
    studio.change(
      zoneAs(zone, { outline: corners }),
      `${labelOf(zone)}: ${at === null ? 'moved' : 'corner moved'}.`,
      true,
    );
    return;
  }
  const name = nameOfArea(model, done.area);
  if (done.kind === 'reshape') {
    studio.reshape({ areaId: done.area.id, at: done.at }, '');
    studio.change(
      { kind: 'reshape', areaId: done.area.id, corners: done.corners },
      `${name}: corner moved.`,
      true,
    );
    return;
  }
  if (done.kind === 'stretch') {
    if (done.byMm)
      studio.change(
        { kind: 'stretch', areaId: done.area.id, side: done.side, byMm: done.byMm },
        `${name}: ${metres(Math.abs(done.byMm))} ${done.byMm > 0 ? 'more' : 'less'}.`,
      );
    return;
  }
  const { x, y } = middleOf(done.area);
  studio.change(
    {
      kind: 'move-ground',
      areaId: done.area.id,
      x: x + done.dx,
      y: y + done.dy,
      turnDeg: doorOf(model, done.area),
    },
    `${name}: ${metres(y + done.dy)} from the house.`,
  );
}
