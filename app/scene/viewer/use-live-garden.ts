import { useEffect, useRef, useState } from 'react';
import type { Scene } from '#engine/scene/scene.ts';
import type { GardenView, ViewSettings } from './garden-view.ts';
import type { Step } from './walk-controls.ts';

export type Liveness = 'unknown' | 'loading' | 'ready' | 'stills';
const livenessHere = (): Liveness => (canDrawLive() ? 'loading' : 'stills');
/** A canvas on which the garden is drawn live, for as long as it is `open`; it follows its scene and its settings. */
export function useLiveGarden(scene: Scene, settings: ViewSettings, open: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null),
    view = useRef<GardenView | null>(null),
    latest = useRef(settings),
    drawn = useRef(scene),
    isForced = useRef(false),
    [live, setLive] = useState<Liveness>(() => (open ? livenessHere() : 'unknown')),
    { mode, month, hour, year, zones } = settings;
  const wanted = open && (live === 'loading' || live === 'ready');
  useEffect(() => {
    latest.current = { mode, month, hour, year, zones };
    view.current?.set(latest.current);
  }, [mode, month, hour, year, zones]);
  useEffect(() => {
    const element = canvas.current;
    if (!wanted || !element) return;
    let gone = false;
    void import('./garden-view.ts')
      .then((module) => {
        if (!gone)
          view.current = new module.GardenView(element, drawn.current, latest.current, (ms) =>
            setLive(ms > SLOWEST_FIRST_FRAME && !isForced.current ? 'stills' : 'ready'),
          );
      })
      .catch(() => setLive('stills'));
    return () => {
      gone = true;
      view.current?.dispose();
      view.current = null;
    };
  }, [wanted]);
  useEffect(() => {
    if (drawn.current === scene) return;
    drawn.current = scene;
    // several changes that come together are drawn once
    const timer = setTimeout(() => view.current?.show(scene), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [scene]);
  /** Asked when the viewer is first opened, not before: finding out costs a drawing context. */
  const tryLive = () => {
    if (live === 'unknown') setLive(livenessHere());
  };
  /** However slowly it is drawn. */
  const tryAnyway = () => {
    isForced.current = true;
    setLive('loading');
  };
  return {
    canvas,
    view,
    live,
    tryLive,
    tryAnyway,
    hold: (step: Step, down: boolean) => view.current?.hold(step, down),
  };
}

/** Waited for after a change of the garden. */
const FOLLOW_MS = 60;

/** Whether this machine draws WebGL in software: it would crawl, so stills are shown instead. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function canDrawLive(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl || !gl.getExtension('EXT_color_buffer_float')) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info'),
    name = String(
      info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : gl.getParameter(gl.RENDERER),
    );
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}
/** A first frame slower than this, in milliseconds, is not worth walking through. */
const SLOWEST_FIRST_FRAME = 150;
