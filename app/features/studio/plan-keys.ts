/** What the keys do while the plan is in focus: everything that a hand does on it. */
import type { KeyboardEvent } from 'react';
import type { Frame } from '#engine/drawing/frame.ts';
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import type { BarredZone } from '#engine/model/barred.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import { doorOf, mayBeMoved, middleOf } from '#engine/operations/add-ground.ts';
import { mayBeRemoved } from '#engine/operations/areas.ts';
import { boundBecause } from '#engine/operations/limits.ts';
import { moveKnot } from '#engine/operations/outline/knots.ts';
import type { Standing } from '#engine/operations/plot/standing.ts';
import { movedBy, zoneAs } from '#engine/operations/plot/zones.ts';
import { labelOf } from '#engine/site/barred-rules.ts';
import { anotherGround, anotherStanding, turnedGround, turnedStanding } from './copies.ts';
import { lockOf, toggleLock } from './lock-button.tsx';
import { metres, nameOfArea, nameOfThing } from './names.ts';
import { asOutlined, cornerAt, outlineNow } from './outline-edits.ts';
import type { Selection, Studio, StudioState } from './studio-store.ts';
import type { usePlanView } from './use-plan-view.ts';

const NUDGE_MM = 100,
  SMALL_NUDGE_MM = 10;
/** On the page: right, and up. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TURN_DEG = 15;

export function planKeys({
  studio,
  state,
  frame,
  view,
  thing,
  area,
  standing,
  zone,
  sprouting,
}: {
  studio: Studio;
  state: StudioState;
  frame: Frame;
  view: ReturnType<typeof usePlanView>;
  /** What is selected, whichever it is. */
  thing: Furnishing | null;
  area: Area | null;
  standing: Standing | undefined;
  zone: BarredZone | undefined;
  sprouting: Extract<Selection, { kind: 'tree' | 'plant' }> | null;
}): (event: KeyboardEvent) => void {
  const { model, selection, plants } = state;
  return (event) => {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const key = event.key.toLowerCase();
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    const nudged = (from: { x: number; y: number }, [across, down]: readonly [number, number]) => {
      const by = event.altKey ? SMALL_NUDGE_MM : NUDGE_MM;
      const [px, py] = frame.at(from.x, from.y);
      const [x, y] = frame.from(px + across * by * frame.k, py + down * by * frame.k);
      return { x: Math.round(x), y: Math.round(y) };
    };
    const corner = area && state.reshaping?.areaId === area.id ? state.reshaping.at : null;
    if (arrow && area && corner !== null) {
      event.preventDefault();
      const outline = outlineNow(area),
        at = Math.min(corner, outline.knots.length - 1);
      const [fromX, fromY] = cornerAt(outline, at);
      const { x, y } = nudged({ x: fromX, y: fromY }, arrow);
      studio.change(
        {
          kind: 'reshape',
          areaId: area.id,
          corners: moveKnot(outline.ring, outline.knots, at, [x, y]).ring,
        },
        `Corner ${at + 1}: ${metres(y)} from the house.`,
      );
    } else if (arrow && area && mayBeMoved(area)) {
      event.preventDefault();
      const to = nudged(middleOf(area), arrow);
      studio.change(
        { kind: 'move-ground', areaId: area.id, ...to, turnDeg: doorOf(model, area) },
        `${nameOfArea(model, area)}: ${metres(to.y)} from the house.`,
      );
    } else if (arrow && zone) {
      event.preventDefault();
      const at = state.reshaping?.areaId === zone.id ? state.reshaping.at : null;
      const outline = outlineNow(asOutlined(zone)),
        knot = at === null ? null : Math.min(at, outline.knots.length - 1);
      const [fromX, fromY] = cornerAt(outline, knot ?? 0);
      const { x, y } = nudged({ x: fromX, y: fromY }, arrow);
      studio.change(
        zoneAs(zone, {
          outline:
            knot === null
              ? movedBy(zone.outline, x - fromX, y - fromY)
              : moveKnot(outline.ring, outline.knots, knot, [x, y]).ring,
        }),
        `${labelOf(zone)}: ${knot === null ? 'its first corner' : `corner ${knot + 1}`} ${metres(y)} from the house.`,
      );
    } else if (arrow && standing) {
      event.preventDefault();
      const to = nudged(standing, arrow);
      studio.change(
        { ...standing, ...to },
        `${capitalise(standing.name)}: ${metres(to.y)} from the house.`,
      );
    } else if (arrow && thing) {
      event.preventDefault();
      const { x, y } = nudged(thing, arrow);
      studio.change(
        { kind: 'move', id: thing.id, x, y },
        `${nameOfThing(model, thing)}: ${metres(y)} from the house.`,
      );
    } else if (arrow && sprouting) {
      event.preventDefault();
      const { x, y } = nudged(sprouting, arrow);
      const { plantId } = sprouting;
      studio.change(
        { kind: 'move-plant', plantId, x: sprouting.x, y: sprouting.y, toX: x, toY: y },
        `${plants.get(plantId)?.commonName ?? 'Plant'}: ${metres(y)} from the house.`,
      );
    } else if (arrow) {
      event.preventDefault();
      view.panBy(-arrow[0] * 60, -arrow[1] * 60);
    } else if (event.key === 'Escape') studio.select(null, 'Nothing is selected.');
    else if (key === 'l' && selection) {
      const lock = lockOf(state, selection);
      if (lock) toggleLock(studio, state, lock);
    } else if (isDelete && thing) {
      event.preventDefault();
      studio.change({ kind: 'delete', id: thing.id }, `${nameOfThing(model, thing)} removed.`);
    } else if (isDelete && area && mayBeRemoved(area)) {
      event.preventDefault();
      studio.change(
        { kind: 'delete-area', areaId: area.id },
        `${nameOfArea(model, area)} removed.`,
      );
    } else if (isDelete && zone) {
      event.preventDefault();
      studio.change({ kind: 'unzone', id: zone.id }, `${labelOf(zone)} is taken off the plan.`);
    } else if (isDelete && standing) {
      event.preventDefault();
      studio.change(
        { kind: 'unstand', id: standing.id, goes: true },
        `${capitalise(standing.name)} is taken away, and that is in the price.`,
      );
    } else if (thing && !boundBecause(model, thing) && key === 'r' && !thing.round) {
      const turnDeg = (thing.turnDeg + (event.shiftKey ? -TURN_DEG : TURN_DEG) + 360) % 360;
      studio.change(
        { kind: 'turn', id: thing.id, turnDeg },
        `${nameOfThing(model, thing)} turned to ${turnDeg} degrees.`,
      );
    } else if (thing && !boundBecause(model, thing) && key === 'd') {
      studio.change({ kind: 'duplicate', id: thing.id }, `${nameOfThing(model, thing)} copied.`);
    } else if (key === 'r' && area) {
      const turned = turnedGround(model, area, event.shiftKey ? -TURN_DEG : TURN_DEG);
      if (turned) studio.change(turned, `${nameOfArea(model, area)} turned.`);
      else studio.refuse(`${nameOfArea(model, area)} stays: the rest is laid out round it.`);
    } else if (key === 'd' && area) {
      const another = anotherGround(model, area);
      if (another) studio.change(another, `${nameOfArea(model, area)}: another one beside it.`);
      else studio.refuse(`There is no room for another one beside the ${lowerFirst(area.label)}.`);
    } else if (key === 'r' && standing) {
      const turned = turnedStanding(standing);
      if (turned) studio.change(turned, `${capitalise(standing.name)} turned by a quarter.`);
    } else if (key === 'd' && standing) {
      const another = anotherStanding(model, standing);
      if (studio.change(another, `Another ${standing.name}, beside it.`))
        studio.select({ kind: 'standing', id: another.id });
    } else if (isDelete && sprouting) {
      event.preventDefault();
      const { plantId, x, y } = sprouting;
      studio.change(
        sprouting.kind === 'tree'
          ? { kind: 'remove-tree', plantId, x, y }
          : { kind: 'remove-plants', plantId, at: [[x, y]] },
        `${plants.get(plantId)?.commonName ?? 'Plant'} taken out.`,
      );
    } else if (event.key === '+' || event.key === '=') view.zoomBy(1.4);
    else if (event.key === '-') view.zoomBy(1 / 1.4);
    else if (event.key === '0') view.whole();
  };
}
