import { boundBecause } from '#engine/operations/limits.ts';
import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { PlantPlacement } from '#engine/model/planting.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Point, Region } from '#engine/model/shapes.ts';
import type { Side } from '#engine/model/operation.ts';
import type { Guide } from '#engine/operations/plot/snap.ts';
import type { Standing } from '#engine/operations/plot/standing.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { asData, TARGET } from './grips.ts';
import { EdgeHandles, SelectedThing, SideHandles } from './plan-handles.tsx';
import { AroundMarks } from './around-marks.tsx';
import { StandingMarks } from './standing-marks.tsx';
import { GuideLines, OutlineHandles } from './outline-handles.tsx';
import { asOutlined } from './outline-edits.ts';
import { ZoneMarks } from './zone-marks.tsx';
import { SprigMarks } from './sprigs.tsx';
import type { Selection, StudioState } from './studio-store.ts';

type Lines = {
  model: GardenModel;
  frame: Frame;
  selection: Selection | null;
  /** A selected thing while it is dragged. */
  ghost: Furnishing | null;
  /** A selected edge while it is dragged, mm outwards. */
  pulled: { from: Point; to: Point; byMm: number } | null;
  /** An area as it would lie, while it is pulled or moved. */
  laid: Region | null;
  edges: readonly { from: Point; to: Point }[];
  sides: readonly { side: Side; at: Point }[];
  canResize: boolean;
  /** What stands already, while it is dragged. */
  put: Standing | null;
  /** A plant or tree, while it is dragged. */
  sprig: PlantPlacement | null;
  reshaping: StudioState['reshaping'];
  /** What a dragged corner is caught by. */
  guides: readonly Guide[];
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
  laid,
  edges,
  sides,
  canResize,
  put,
  sprig,
  reshaping,
  guides,
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
  const zone =
    selection?.kind === 'zone' ? listZones(model).find(({ id }) => id === selection.id) : null;
  const isBound = thing ? boundBecause(model, thing) !== null : true;
  const trees = planting.placements.filter(
    (one) => one.role === 'tree' || one.role === 'screening',
  );
  return (
    <g>
      {layout.areas.map((one) => (
        <AreaGrip key={one.id} area={one} frame={frame} />
      ))}
      <ZoneMarks model={model} selected={zone?.id ?? null} frame={frame} unit={unit} />
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
      <AroundMarks model={model} frame={frame} unit={unit} />
      <StandingMarks
        model={model}
        selected={selection?.kind === 'standing' ? selection.id : null}
        put={put}
        frame={frame}
        unit={unit}
      />
      <SprigMarks model={model} selection={selection} dragged={sprig} frame={frame} unit={unit} />
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
      {laid ? (
        <path
          d={frame.region(laid)}
          fillRule="evenodd"
          className="fill-clay/25 stroke-clay"
          strokeWidth={2 * unit}
          pointerEvents="none"
        />
      ) : null}
      <GuideLines guides={guides} frame={frame} unit={unit} />
      {zone && !laid ? (
        <OutlineHandles
          of={asOutlined(zone)}
          at={reshaping?.areaId === zone.id ? reshaping.at : -1}
          frame={frame}
          unit={unit}
        />
      ) : null}
      {area && reshaping?.areaId === area.id ? (
        laid ? null : (
          <OutlineHandles of={area} at={reshaping.at} frame={frame} unit={unit} />
        )
      ) : area && !laid ? (
        <>
          <EdgeHandles area={area} edges={edges} frame={frame} unit={unit} pulled={pulled} />
          <SideHandles area={area} sides={sides} frame={frame} unit={unit} />
        </>
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
