/** Handles of what is selected on the plan. */
import type { Frame } from '#engine/drawing/frame.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Side } from '#engine/model/operation.ts';
import type { Point } from '#engine/model/shapes.ts';
import { asData, DOT, TARGET } from './grips.ts';

export function SelectedThing({
  thing,
  frame,
  unit,
  canResize,
  isBound,
  isDragged,
}: {
  thing: Furnishing;
  frame: Frame;
  unit: number;
  canResize: boolean;
  isBound: boolean;
  isDragged: boolean;
}) {
  const [x, y] = frame.at(thing.x, thing.y);
  const w = thing.widthMm * frame.k,
    d = thing.depthMm * frame.k;
  return (
    <g transform={`translate(${x} ${y}) rotate(${frame.turnOf(thing.turnDeg)})`}>
      {thing.round ? (
        <circle
          r={w / 2}
          className={isDragged ? 'fill-clay/35 stroke-clay' : 'fill-clay/15 stroke-clay'}
          strokeWidth={2.5 * unit}
          pointerEvents="none"
        />
      ) : (
        <rect
          x={-w / 2}
          y={-d / 2}
          width={w}
          height={d}
          className={isDragged ? 'fill-clay/35 stroke-clay' : 'fill-clay/15 stroke-clay'}
          strokeWidth={2.5 * unit}
          strokeDasharray={isBound ? `${4 * unit} ${3 * unit}` : undefined}
          pointerEvents="none"
        />
      )}
      {canResize && !isDragged ? (
        <g {...asData({ kind: 'corner', id: thing.id })} className="cursor-nwse-resize">
          <circle cx={w / 2} cy={d / 2} r={(TARGET / 2) * unit} fill="transparent" />
          <circle
            cx={w / 2}
            cy={d / 2}
            r={(DOT / 1.4) * unit}
            className="fill-sheet stroke-clay"
            strokeWidth={2.5 * unit}
          />
        </g>
      ) : null}
    </g>
  );
}

export function EdgeHandles({
  area,
  edges,
  frame,
  unit,
  pulled,
}: {
  area: Area;
  edges: readonly { from: Point; to: Point }[];
  frame: Frame;
  unit: number;
  /** While it is dragged, mm outwards. */
  pulled: { from: Point; to: Point; byMm: number } | null;
}) {
  const moved = pulled && shifted(pulled.from, pulled.to, pulled.byMm);
  return (
    <g>
      {moved ? (
        <path
          d={`M${frame.at(...pulled.from).join(' ')}L${frame.at(...moved[0]).join(' ')}L${frame.at(...moved[1]).join(' ')}L${frame.at(...pulled.to).join(' ')}Z`}
          className="fill-clay/30 stroke-clay"
          strokeWidth={2 * unit}
          pointerEvents="none"
        />
      ) : null}
      {edges.map(({ from, to }) => {
        const isPulled = pulled && pulled.from[0] === from[0] && pulled.from[1] === from[1];
        const [a, b] = isPulled && moved ? moved : [from, to];
        const [x, y] = frame.at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
        const [ax, ay] = frame.at(...from),
          [bx, by] = frame.at(...to);
        const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
        return (
          <g
            key={`${from.join()} ${to.join()}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            className="cursor-move"
            {...asData({ kind: 'edge', areaId: area.id, from, to })}
          >
            <circle r={(TARGET / 2) * unit} fill="transparent" />
            <rect
              x={-10 * unit}
              y={-4 * unit}
              width={20 * unit}
              height={8 * unit}
              rx={4 * unit}
              className="fill-sheet stroke-clay"
              strokeWidth={2.2 * unit}
            />
          </g>
        );
      })}
    </g>
  );
}

/** An edge moved outwards by so many millimetres. */
function shifted(from: Point, to: Point, byMm: number): [[number, number], [number, number]] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = ((to[1] - from[1]) / length) * byMm,
    ny = ((from[0] - to[0]) / length) * byMm;
  return [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
  ];
}

/** Of the sides that have no straight edge. */
export function SideHandles({
  area,
  sides,
  frame,
  unit,
}: {
  area: Area;
  sides: readonly { side: Side; at: Point }[];
  frame: Frame;
  unit: number;
}) {
  return sides.map(({ side, at }) => {
    const [x, y] = frame.at(...at);
    return (
      <g
        key={side}
        transform={`translate(${x} ${y})`}
        className="cursor-move"
        {...asData({ kind: 'side', areaId: area.id, side })}
      >
        <circle r={(TARGET / 2) * unit} fill="transparent" />
        <circle r={6.5 * unit} className="fill-sheet stroke-clay" strokeWidth={2.2 * unit} />
      </g>
    );
  });
}
