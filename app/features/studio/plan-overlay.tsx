import { boundBecause } from '#engine/operations/limits.ts';
import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Point } from '#engine/model/shapes.ts';
import type { Fault } from '#engine/operations/faults.ts';
import type { Selection } from './studio-store.ts';

/** What a press on the plan took hold of. */
export type Grip =
  | { kind: 'thing'; id: string }
  | { kind: 'corner'; id: string }
  | { kind: 'edge'; areaId: string; from: Point; to: Point }
  | { kind: 'area'; id: string }
  | { kind: 'tree'; plantId: string; x: number; y: number };

export const gripOf = (target: EventTarget | null): Grip | null => {
  const text = (target as Element | null)?.closest?.('[data-grip]')?.getAttribute('data-grip');
  return text ? (JSON.parse(text) as Grip) : null;
};
const asData = (grip: Grip) => ({ 'data-grip': JSON.stringify(grip) });

/** A finger's or pointer's least target, and what is drawn of it, px. */
const TARGET = 24,
  DOT = 9;

type Lines = {
  model: GardenModel;
  frame: Frame;
  selection: Selection | null;
  /** A selected thing while it is dragged. */
  ghost: Furnishing | null;
  /** A selected edge while it is dragged, mm outwards. */
  pulled: { from: Point; to: Point; byMm: number } | null;
  edges: readonly { from: Point; to: Point }[];
  canResize: boolean;
  faults: readonly Fault[];
  /** User units of the drawing for one pixel of the screen. */
  unit: number;
};

/** Over the plan: everything that can be taken hold of, and what is selected. Decoration to a screen reader, which has the list. */
export function PlanOverlay({
  model,
  frame,
  selection,
  ghost,
  pulled,
  edges,
  canResize,
  faults,
  unit,
}: Lines) {
  const { layout, planting } = model;
  const area =
    selection?.kind === 'area' ? layout.areas.find((one) => one.id === selection.id) : null;
  const thing =
    ghost ??
    (selection?.kind === 'thing'
      ? (layout.furnishings.find((one) => one.id === selection.id) ?? null)
      : null);
  const isBound = thing ? boundBecause(model, thing) !== null : true;
  const trees = planting.placements.filter(
    (one) => one.role === 'tree' || one.role === 'screening',
  );
  return (
    <g>
      {layout.areas.map((one) => (
        <AreaGrip key={one.id} area={one} frame={frame} />
      ))}
      {area ? (
        <path
          d={frame.region(area.region)}
          fillRule="evenodd"
          className="fill-clay/15 stroke-clay"
          strokeWidth={2.5 * unit}
          strokeLinejoin="round"
          pointerEvents="none"
        />
      ) : null}
      {[...layout.furnishings]
        .sort((a, b) => b.widthMm * b.depthMm - a.widthMm * a.depthMm)
        .map((one) => (
          <ThingGrip key={one.id} thing={one} frame={frame} unit={unit} />
        ))}
      {trees.map((one) => {
        const [x, y] = frame.at(one.x, one.y);
        const isOn = selection?.kind === 'tree' && selection.x === one.x && selection.y === one.y;
        return (
          <g key={`${one.x} ${one.y}`}>
            {isOn ? (
              <circle
                cx={x}
                cy={y}
                r={one.radiusMm * frame.k}
                className="fill-clay/15 stroke-clay"
                strokeWidth={2.5 * unit}
                pointerEvents="none"
              />
            ) : null}
            <circle
              cx={x}
              cy={y}
              r={(TARGET / 2) * unit}
              fill="transparent"
              className="cursor-pointer"
              {...asData({ kind: 'tree', plantId: one.plantId, x: one.x, y: one.y })}
            />
          </g>
        );
      })}
      {faults.map((fault) => {
        const [x, y] = frame.at(fault.at[0], fault.at[1]);
        return (
          <g key={fault.id} pointerEvents="none">
            <circle
              cx={x}
              cy={y}
              r={13 * unit}
              className="fill-amber-wash/80 stroke-amber"
              strokeWidth={2 * unit}
            />
            <path
              d={`M${x} ${y - 6 * unit}v${7 * unit}m0 ${3.4 * unit}v${1.4 * unit}`}
              className="stroke-amber"
              strokeWidth={2.4 * unit}
              strokeLinecap="round"
              fill="none"
            />
          </g>
        );
      })}
      {thing ? (
        <SelectedThing
          thing={thing}
          frame={frame}
          unit={unit}
          canResize={canResize}
          isBound={isBound}
          isDragged={ghost !== null}
        />
      ) : null}
      {area ? (
        <EdgeHandles area={area} edges={edges} frame={frame} unit={unit} pulled={pulled} />
      ) : null}
    </g>
  );
}

const AreaGrip = ({ area, frame }: { area: Area; frame: Frame }) => (
  <path
    d={frame.region(area.region)}
    fillRule="evenodd"
    fill="transparent"
    className="cursor-pointer hover:fill-clay/8"
    {...asData({ kind: 'area', id: area.id })}
  />
);

/** At least as large as a finger's target. */
function ThingGrip({ thing, frame, unit }: { thing: Furnishing; frame: Frame; unit: number }) {
  const [x, y] = frame.at(thing.x, thing.y);
  const w = Math.max(thing.widthMm * frame.k, TARGET * unit),
    d = Math.max(thing.depthMm * frame.k, TARGET * unit);
  return (
    <rect
      x={-w / 2}
      y={-d / 2}
      width={w}
      height={d}
      transform={`translate(${x} ${y}) rotate(${frame.turnOf(thing.turnDeg)})`}
      fill="transparent"
      className="cursor-grab hover:fill-clay/10"
      {...asData({ kind: 'thing', id: thing.id })}
    />
  );
}

function SelectedThing({
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

function EdgeHandles({
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
  pulled: Lines['pulled'];
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
