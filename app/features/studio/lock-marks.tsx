import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { markOf } from '#engine/geometry/mark.ts';
import { type Locks, standingLocks } from '#engine/operations/locks.ts';

/** The name of a piece of ground stands in its middle. */
const ABOVE_NAME_PX = 24;

/** On the plan: a line round what is locked, and a padlock on it. */
export function LockMarks({
  model,
  locks,
  frame,
  unit,
}: {
  model: GardenModel;
  locks: Locks;
  frame: Frame;
  /** User units of the drawing for one pixel of the screen. */
  unit: number;
}) {
  const { areas, trees } = standingLocks(model, locks);
  const held = model.layout.areas.filter((area) => areas.includes(area.id));
  return (
    <g pointerEvents="none">
      {held.map((area) => (
        <path
          key={area.id}
          d={frame.region(area.region)}
          fill="none"
          className="stroke-clay"
          strokeWidth={1.6 * unit}
          strokeDasharray={`${6 * unit} ${4 * unit}`}
        />
      ))}
      {[
        ...held.map((area) => [...markOf(area.region), ABOVE_NAME_PX] as const),
        ...trees.map(({ x, y }) => [x, y, 0] as const),
      ].map(([mx, my, up]) => {
        const [x, top] = frame.at(mx, my),
          y = top - up * unit;
        return (
          <g
            key={`${mx} ${my}`}
            transform={`translate(${x} ${y}) scale(${unit})`}
            className="fill-sheet stroke-clay"
            strokeWidth={1.6}
          >
            <circle r={10} />
            <path d="M-4.5 -.8h9v5.6h-9zM-2.6 -.8v-2a2.6 2.6 0 0 1 5.2 0v2" />
          </g>
        );
      })}
    </g>
  );
}
