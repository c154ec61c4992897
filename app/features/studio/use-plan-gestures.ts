/** Selecting, dragging and pulling on the plan, with mouse, finger or pen. */
import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Frame } from '#engine/drawing/frame.ts';
import type { BarredZone } from '#engine/model/barred.ts';
import type { PlantPlacement } from '#engine/model/planting.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import { capitalise } from '#engine/model/format.ts';
import type { Point } from '#engine/model/shapes.ts';
import { listZones, movedBy } from '#engine/operations/plot/zones.ts';
import { listStanding, type Standing } from '#engine/operations/plot/standing.ts';
import { isSingle, plantAt } from '#engine/operations/single-plants.ts';
import { standsAsTree } from '#engine/operations/tree-places.ts';
import { mayBeMoved } from '#engine/operations/add-ground.ts';
import { boundBecause } from '#engine/operations/limits.ts';
import { metres, nameOfArea, nameOfThing } from './names.ts';
import { type Grip, gripOf, gripUnder, isMark, type Mark } from './grips.ts';
import { layDown } from './lay-down.ts';
import { asOutlined } from './outline-edits.ts';
import { type Laying, laidOut, reshaped, sizedTo, step } from './plan-drags.ts';
import { bedInHand, isChosen, sprigAt } from './sprigs.tsx';
import type { Studio } from './studio-store.ts';
import type { usePlanView } from './use-plan-view.ts';

/** A press that moves less is a tap, px. */
const TAP_PX = 5;
const CATCH_PX = 9;
/** A zone, or a corner of it. */
const isOn = (grip: Grip | null, zoneId: string): boolean =>
  (grip?.kind === 'zone' && grip.id === zoneId) ||
  ((grip?.kind === 'knot' || grip?.kind === 'between') && grip.areaId === zoneId);
type Drag = {
  grip: Grip | null;
  /** Pressed, where what lies under it is dragged. */
  mark: Mark | null;
  startX: number;
  startY: number;
  lastX: number;
  lastY: number;
  isMoved: boolean;
  thing: Furnishing | null;
  standing: Standing | null;
  /** Ground that is left free, once it is chosen: its edge may lie wherever the plan is pushed about. */
  zone: BarredZone | null;
  /** Ground that is moved as a whole. */
  area: Area | null;
  /** A tree, or a plant of the bed in hand. */
  sprig: PlantPlacement | null;
};

export function usePlanGestures(
  studio: Studio,
  frame: Frame,
  /** A point of the screen on the paper of the drawing. */
  toPaper: (x: number, y: number) => { x: number; y: number },
  view: ReturnType<typeof usePlanView>,
  onMark: (mark: Mark) => void,
) {
  const drag = useRef<Drag | null>(null);
  const [ghost, setGhost] = useState<Furnishing | null>(null);
  const [sprig, setSprig] = useState<PlantPlacement | null>(null);
  const [put, setPut] = useState<Standing | null>(null);
  const [laying, setLaying] = useState<Laying | null>(null);
  const [pulled, setPulled] = useState<{ from: Point; to: Point; byMm: number } | null>(null);

  const ground = (x: number, y: number) => {
    const paper = toPaper(x, y);
    return frame.from(paper.x, paper.y);
  };
  /** So near on the screen, in mm of the ground, a line catches a corner. */
  const reach = () => {
    const [ax, ay] = ground(0, 0),
      [bx, by] = ground(CATCH_PX, 0);
    return Math.hypot(bx - ax, by - ay);
  };
  const drop = () => {
    drag.current = null;
    setGhost(null);
    setPut(null);
    setSprig(null);
    setPulled(null);
    setLaying(null);
  };

  function select(grip: Grip | null): void {
    const { model } = studio.read();
    if (!grip) return studio.select(null);
    if (grip.kind === 'thing') {
      const thing = model.layout.furnishings.find((one) => one.id === grip.id);
      if (thing) studio.select({ kind: 'thing', id: grip.id }, `${nameOfThing(model, thing)}.`);
    } else if (grip.kind === 'area') {
      const area = model.layout.areas.find((one) => one.id === grip.id);
      if (area) studio.select({ kind: 'area', id: grip.id }, `${nameOfArea(model, area)}.`);
    } else if (grip.kind === 'zone')
      studio.select({ kind: 'zone', id: grip.id }, 'Ground that is left free.');
    else if (grip.kind === 'standing')
      studio.select({ kind: 'standing', id: grip.id }, 'Stands there already.');
  }

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    if (view.fingerDown(event.pointerId, event.clientX, event.clientY)) return drop();
    event.currentTarget.setPointerCapture(event.pointerId);
    const pressed = gripOf(event.target);
    const mark = isMark(pressed) ? pressed : null;
    const grip = mark ? gripUnder(event) : pressed;
    const { model } = studio.read();
    const thing =
      grip?.kind === 'thing' || grip?.kind === 'corner'
        ? (model.layout.furnishings.find((one) => one.id === grip.id) ?? null)
        : null;
    const selected = studio.read().selection;
    const carried =
      thing && boundBecause(model, thing)
        ? thing.areaId
        : grip?.kind === 'area' && selected?.kind === 'area' && selected.id === grip.id
          ? grip.id
          : null;
    const area = model.layout.areas.find((one) => one.id === carried);
    drag.current = {
      grip,
      mark,
      area: area && mayBeMoved(area) ? area : null,
      startX: event.clientX,
      startY: event.clientY,
      lastX: event.clientX,
      lastY: event.clientY,
      isMoved: false,
      thing,
      sprig: takenHold(grip, event),
      standing:
        grip?.kind === 'standing'
          ? (listStanding(model).find(({ id }) => id === grip.id) ?? null)
          : null,
      zone:
        selected?.kind === 'zone'
          ? (listZones(model).find(({ id }) => id === selected.id && isOn(grip, id)) ?? null)
          : null,
    };
  }

  /** Trees, and one by one the plants of the bed that is chosen. */
  function takenHold(
    grip: Grip | null,
    { clientX, clientY }: { clientX: number; clientY: number },
  ) {
    const { model, selection } = studio.read();
    if (grip?.kind === 'tree') return plantAt(model, grip) ?? null;
    const bed = bedInHand(model, selection);
    return grip?.kind === 'area' && grip.id === bed
      ? sprigAt(model, bed, ground(clientX, clientY), reach())
      : null;
  }

  function onPointerMove(event: ReactPointerEvent<HTMLElement>): void {
    if (view.fingerMove(event.pointerId, event.clientX, event.clientY)) return drop();
    const now = drag.current;
    if (!now) return;
    const { clientX: x, clientY: y } = event;
    if (!now.isMoved && Math.hypot(x - now.startX, y - now.startY) < TAP_PX) return;
    if (!now.isMoved && now.area) studio.select({ kind: 'area', id: now.area.id });
    else if (!now.isMoved && now.sprig && mayBeDragged(now)) choose(now.sprig);
    else if (!now.isMoved && now.standing) studio.select({ kind: 'standing', id: now.standing.id });
    else if (!now.isMoved && now.thing) studio.select({ kind: 'thing', id: now.thing.id });
    now.isMoved = true;
    const [gx, gy] = ground(x, y),
      [sx, sy] = ground(now.startX, now.startY);
    if (now.area) setLaying({ kind: 'move', area: now.area, dx: step(gx - sx), dy: step(gy - sy) });
    else if (now.sprig && mayBeDragged(now))
      setSprig({
        ...now.sprig,
        x: step(now.sprig.x + gx - sx),
        y: step(now.sprig.y + gy - sy),
      });
    else if (now.standing)
      setPut({
        ...now.standing,
        x: step(now.standing.x + gx - sx),
        y: step(now.standing.y + gy - sy),
      });
    else if (now.grip?.kind === 'side') {
      const { areaId, side } = now.grip;
      const area = studio.read().model.layout.areas.find((one) => one.id === areaId);
      const byMm = step({ left: sx - gx, right: gx - sx, near: sy - gy, far: gy - sy }[side]);
      if (area) setLaying({ kind: 'stretch', area, side, byMm });
    } else if (now.grip?.kind === 'knot' || now.grip?.kind === 'between') {
      const { areaId } = now.grip;
      const area = studio.read().model.layout.areas.find((one) => one.id === areaId);
      if (area) setLaying({ kind: 'reshape', area, ...reshaped(area, now.grip, gx, gy, reach()) });
      else if (now.zone)
        setLaying({
          kind: 'zone',
          zone: now.zone,
          ...reshaped(asOutlined(now.zone), now.grip, gx, gy, reach()),
        });
    } else if (now.grip?.kind === 'zone' && now.zone) {
      const corners = movedBy(now.zone.outline, step(gx - sx), step(gy - sy));
      setLaying({ kind: 'zone', zone: now.zone, at: null, corners, guides: [] });
    } else if (
      now.grip?.kind === 'thing' &&
      now.thing &&
      !boundBecause(studio.read().model, now.thing)
    )
      setGhost({ ...now.thing, x: step(now.thing.x + gx - sx), y: step(now.thing.y + gy - sy) });
    else if (now.grip?.kind === 'corner' && now.thing) setGhost(sizedTo(now.thing, gx, gy));
    else if (now.grip?.kind === 'edge') {
      const { from, to } = now.grip;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const out = ((gx - sx) * (to[1] - from[1]) + (gy - sy) * (from[0] - to[0])) / length;
      setPulled({ from, to, byMm: step(out) });
    } else view.panBy(x - now.lastX, y - now.lastY);
    now.lastX = x;
    now.lastY = y;
  }

  function onPointerUp(event: ReactPointerEvent<HTMLElement>): void {
    view.fingerUp(event.pointerId);
    const now = drag.current;
    drop();
    if (!now) return;
    if (!now.isMoved) {
      if (now.mark) return onMark(now.mark);
      if (now.grip?.kind === 'knot')
        studio.reshape({ areaId: now.grip.areaId, at: now.grip.at }, `Corner ${now.grip.at + 1}.`);
      else if (!['corner', 'edge', 'side', 'between'].includes(now.grip?.kind ?? ''))
        if (now.sprig) choose(now.sprig);
        else select(now.grip);
      // on a phone its fields come below the plan
      requestAnimationFrame(() =>
        document.getElementById('studio-selected')?.scrollIntoView({ block: 'nearest' }),
      );
      return;
    }
    const { model } = studio.read();
    if (laying) layDown(studio, laying);
    else if (sprig && now.sprig) {
      const { plantId, x, y } = now.sprig;
      studio.change(
        { kind: 'move-plant', plantId, x, y, toX: sprig.x, toY: sprig.y },
        `${studio.read().plants.get(plantId)?.commonName ?? 'Plant'}: ${metres(sprig.y)} from the house.`,
      );
    } else if (put) studio.change(put, `${capitalise(put.name)}: ${metres(put.y)} from the house.`);
    else if (now.grip?.kind === 'thing' && now.thing) {
      const bound = boundBecause(model, now.thing);
      const at = ghost ?? now.thing;
      studio.change(
        { kind: 'move', id: now.thing.id, x: at.x, y: at.y },
        bound ?? `${nameOfThing(model, now.thing)}: ${metres(at.y)} from the house.`,
      );
    } else if (now.grip?.kind === 'corner' && ghost)
      studio.change(
        { kind: 'resize', id: ghost.id, widthMm: ghost.widthMm, depthMm: ghost.depthMm },
        `${metres(ghost.widthMm)} by ${metres(ghost.depthMm)}.`,
      );
    else if (now.grip?.kind === 'edge' && pulled?.byMm)
      studio.change(
        { kind: 'move-edge', areaId: now.grip.areaId, ...pulled },
        `Edge moved ${pulled.byMm > 0 ? 'out' : 'in'} by ${metres(Math.abs(pulled.byMm))}.`,
      );
  }

  function onPointerCancel(event: ReactPointerEvent<HTMLElement>): void {
    view.fingerUp(event.pointerId);
    drop();
  }

  function choose(one: PlantPlacement): void {
    const { plantId, x, y } = one;
    studio.select(
      { kind: standsAsTree(one) ? 'tree' : 'plant', plantId, x, y },
      `${studio.read().plants.get(plantId)?.commonName ?? 'Plant'}.`,
    );
  }
  /** A plant of a bed is chosen before it is dragged, so that the plan can be pushed about by it. */
  const mayBeDragged = ({ sprig: one }: Drag): boolean =>
    one !== null && isSingle(one) && (standsAsTree(one) || isChosen(studio.read().selection, one));

  return {
    ghost,
    sprig,
    put,
    pulled,
    laid: laying && laidOut(laying),
    guides: laying?.kind === 'reshape' || laying?.kind === 'zone' ? laying.guides : [],
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
