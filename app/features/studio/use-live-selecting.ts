/** Choosing by a tap in the live garden, and where what is chosen is seen in it. */
import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Scene } from '#engine/scene/scene.ts';
import { world } from '#app/scene/core/frame.ts';
import type { GrowthYears } from '#app/scene/plants/planting.ts';
import type { GardenView } from '#app/scene/viewer/garden-view.ts';
import type { Liveness } from '#app/scene/viewer/use-live-garden.ts';
import { footOf, type Place, seenAt } from './live-pick.ts';
import { nameOfSelection } from './names.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** A press that moves less is a tap, px. */
const TAP_PX = 6;

export function useLiveSelecting({
  studio,
  state,
  view,
  live,
  model,
  scene,
  year,
}: {
  studio: Studio;
  state: StudioState;
  view: RefObject<GardenView | null>;
  live: Liveness;
  /** As it is drawn. */
  model: GardenModel;
  scene: Scene;
  year: GrowthYears;
}) {
  const mark = useRef<SVGPathElement>(null);
  const press = useRef<{ x: number; y: number; id: number } | null>(null);
  const { selection } = state;
  useEffect(() => {
    const garden = view.current;
    if (!garden || !selection) return;
    const rings = footOf(model, selection);
    const draw = () =>
      mark.current?.setAttribute(
        'd',
        rings
          .map((ring) =>
            garden
              .seen(ring.map(([x, y]) => world(x / 1000, y / 1000, 0.02)))
              .map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(4)} ${y.toFixed(4)}`),
          )
          .filter((points) => points.length > 2)
          .map((points) => `${points.join('')}Z`)
          .join(''),
      );
    draw();
    return garden.watch(draw);
  }, [view, live, model, selection]);

  function choose(event: ReactPointerEvent<HTMLCanvasElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const ray = view.current?.rayAt(
      (event.clientX - box.left) / box.width,
      (event.clientY - box.top) / box.height,
    );
    if (!ray) return;
    const place = ({ x, y, z }: { x: number; y: number; z: number }): Place => ({
      x: x * 1000,
      y: -z * 1000,
      z: y * 1000,
    });
    const sight = { from: place(ray.from), to: place(ray.to) };
    const found = seenAt(studio.read().model, scene, year, sight, studio.read().selection);
    studio.select(
      found,
      found ? `${nameOfSelection(studio.read(), found)}.` : 'Nothing is selected.',
    );
  }
  const handlers = {
    onPointerDown: (event: ReactPointerEvent<HTMLCanvasElement>) => {
      // a second finger turns or slides
      press.current =
        press.current || event.button !== 0
          ? null
          : { x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    onPointerUp: (event: ReactPointerEvent<HTMLCanvasElement>) => {
      const start = press.current;
      press.current = null;
      if (start?.id !== event.pointerId || state.shown) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TAP_PX) choose(event);
    },
    onPointerCancel: () => {
      press.current = null;
    },
  };
  return { mark, handlers };
}
