import type { Frame } from '#engine/drawing/frame.ts';
import { addKnot } from '#engine/operations/outline/knots.ts';
import type { Guide } from '#engine/operations/plot/snap.ts';
import { asData, TARGET } from './grips.ts';
import { cornerAt, type Outlined, outlineNow } from './outline-edits.ts';

/** The corners of an outline, and dots between them that become corners when they are pulled. */
export function OutlineHandles({
  of: ground,
  at,
  frame,
  unit,
}: {
  of: Outlined;
  /** The corner that is chosen. */
  at: number;
  frame: Frame;
  unit: number;
}) {
  const outline = outlineNow(ground);
  return (
    <g>
      {outline.knots.map((_, i) => {
        const added = addKnot(outline.ring, outline.knots, i);
        const [x, y] = frame.at(...cornerAt(added, added.at));
        return (
          <g
            key={`between ${outline.knots[i]}`}
            transform={`translate(${x} ${y})`}
            className="cursor-copy"
            {...asData({ kind: 'between', areaId: ground.id, at: i })}
          >
            <circle r={(TARGET / 2) * unit} fill="transparent" />
            <circle r={3.5 * unit} className="fill-clay" />
          </g>
        );
      })}
      {outline.knots.map((knot, i) => {
        const [x, y] = frame.at(...cornerAt(outline, i));
        return (
          <g
            key={knot}
            transform={`translate(${x} ${y})`}
            className="cursor-move"
            {...asData({ kind: 'knot', areaId: ground.id, at: i })}
          >
            <circle r={(TARGET / 2) * unit} fill="transparent" />
            <rect
              x={-6 * unit}
              y={-6 * unit}
              width={12 * unit}
              height={12 * unit}
              className={i === at ? 'fill-clay stroke-sheet' : 'fill-sheet stroke-clay'}
              strokeWidth={2.2 * unit}
            />
          </g>
        );
      })}
    </g>
  );
}

/** What a dragged corner was caught by. */
export function GuideLines({
  guides,
  frame,
  unit,
}: {
  guides: readonly Guide[];
  frame: Frame;
  unit: number;
}) {
  return guides.map(({ from, to, says }) => {
    const [x1, y1] = frame.at(...from),
      [x2, y2] = frame.at(...to);
    return (
      <line
        key={`${says} ${from.join()}`}
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        className="stroke-clay"
        strokeWidth={1.4 * unit}
        strokeDasharray={`${3 * unit} ${4 * unit}`}
        pointerEvents="none"
      />
    );
  });
}
