/** The garden to look round: its plan, a model to turn, and a walk through it. Falls back to still pictures where drawing live would crawl. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Scene } from '#engine/scene/scene.ts';
import type { GrowthYears } from '../plants/planting.ts';
import type { GardenView, ViewMode, ViewSettings } from './garden-view.ts';
import type { Step } from './walk-controls.ts';

export type GardenViewerProps = {
  scene: Scene;
  /** For people who cannot see the picture: what garden this is. */
  label: string;
  /** The drawn plan. */
  plan: ReactNode;
  /** Still pictures, shown until the live garden is ready and wherever it cannot be drawn. */
  stills: ReactNode;
  month?: number;
  hour?: number;
  /** What is shown first; drawing live begins at once unless it is the plan. */
  start?: ViewerTab;
};
export type ViewerTab = 'plan' | ViewMode;
const TABS: { id: ViewerTab; label: string }[] = [
  { id: 'plan', label: 'Plan' },
  { id: 'orbit', label: 'Model' },
  { id: 'walk', label: 'Walk' },
];
const YEARS: { value: GrowthYears; label: string }[] = [
  { value: 1, label: 'First year' },
  { value: 3, label: 'Third year' },
  { value: 5, label: 'Fifth year' },
  { value: 10, label: 'Grown' },
];
const HINTS: Record<ViewMode, string> = {
  orbit: 'Drag to turn the model; pinch or scroll to come nearer.',
  walk: 'Walk with the arrow keys or W, A, S and D once the picture has the focus; drag to look about.',
};
const STEPS: { step: Step; label: string }[] = [
  { step: 'turnLeft', label: 'Turn left' },
  { step: 'forward', label: 'Forward' },
  { step: 'back', label: 'Back' },
  { step: 'turnRight', label: 'Turn right' },
];
const clock = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;

type Liveness = 'unknown' | 'loading' | 'ready' | 'stills';
const livenessHere = (): Liveness => (canDrawLive() ? 'loading' : 'stills');
function useLiveGarden(scene: Scene, settings: ViewSettings, open: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null),
    view = useRef<GardenView | null>(null),
    latest = useRef(settings),
    [live, setLive] = useState<Liveness>(() => (open ? livenessHere() : 'unknown')),
    { mode, month, hour, year } = settings;
  const wanted = open && (live === 'loading' || live === 'ready');
  useEffect(() => {
    latest.current = { mode, month, hour, year };
    view.current?.set(latest.current);
  }, [mode, month, hour, year]);
  useEffect(() => {
    const element = canvas.current;
    if (!wanted || !element) return;
    let gone = false;
    void import('./garden-view.ts')
      .then((module) => {
        if (!gone)
          view.current = new module.GardenView(element, scene, latest.current, (ms) =>
            setLive(ms > SLOWEST_FIRST_FRAME ? 'stills' : 'ready'),
          );
      })
      .catch(() => setLive('stills'));
    return () => {
      gone = true;
      view.current?.dispose();
      view.current = null;
    };
  }, [wanted, scene]);
  /** Asked when the viewer is first opened, not before: finding out costs a drawing context. */
  const tryLive = () => {
    if (live === 'unknown') setLive(livenessHere());
  };
  return {
    canvas,
    live,
    tryLive,
    hold: (step: Step, down: boolean) => view.current?.hold(step, down),
  };
}
function Slider({
  label,
  value,
  min,
  max,
  step,
  say,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  say: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-40 flex-1 gap-1">
      <label htmlFor={id} className="flex justify-between text-[0.875rem]">
        <span>{label}</span>
        <span aria-hidden="true">{say}</span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-clay"
      />
    </div>
  );
}
export function GardenViewer({
  scene,
  label,
  plan,
  stills,
  month: firstMonth = 6,
  hour: firstHour = 16.5,
  start = 'plan',
}: GardenViewerProps) {
  const [tab, setTab] = useState<ViewerTab>(start),
    [month, setMonth] = useState(firstMonth),
    [hour, setHour] = useState(firstHour),
    [year, setYear] = useState<GrowthYears>(10);
  const mode = tab === 'plan' ? null : tab,
    { canvas, live, tryLive, hold } = useLiveGarden(
      scene,
      { mode: mode ?? 'orbit', month, hour, year },
      mode !== null,
    ),
    yearId = useId();
  const shown = mode !== null && live !== 'stills' && live !== 'unknown';
  return (
    <section aria-label={label} className="grid gap-3">
      <div role="group" aria-label="How to see the garden" className="flex gap-2">
        {TABS.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => {
              if (id !== 'plan') tryLive();
              setTab(id);
            }}
            className={`min-h-11 rounded-sm border px-4 text-[0.9375rem] ${tab === id ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink'}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="relative aspect-[8/5] overflow-hidden">
        {mode === null ? plan : stills}
        {shown && (
          <canvas
            ref={canvas}
            tabIndex={0}
            aria-label={mode === 'walk' ? `${label}. ${HINTS.walk}` : `${label}. ${HINTS.orbit}`}
            className={`absolute inset-0 h-full w-full touch-none transition-opacity duration-300 motion-reduce:transition-none ${live === 'ready' ? 'opacity-100' : 'opacity-0'}`}
          />
        )}
      </div>
      {shown && (
        <p role="status" className="text-[0.875rem]">
          {live === 'ready' ? HINTS[mode] : 'Drawing the garden…'}
        </p>
      )}
      {mode !== null && live === 'stills' && (
        <p className="text-[0.875rem]">
          This device draws three-dimensional pictures slowly, so still pictures are shown.
        </p>
      )}
      {shown && mode === 'walk' && (
        <div role="group" aria-label="Walk" className="flex flex-wrap gap-2">
          {STEPS.map(({ step, label: name }) => (
            <button
              key={step}
              type="button"
              className="min-h-11 touch-none select-none rounded-sm border border-line-strong px-4 text-[0.9375rem] hover:border-ink"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                hold(step, true);
              }}
              onPointerUp={() => hold(step, false)}
              onPointerCancel={() => hold(step, false)}
              onLostPointerCapture={() => hold(step, false)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') hold(step, true);
              }}
              onKeyUp={() => hold(step, false)}
              onBlur={() => hold(step, false)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {shown && (
        <div className="flex flex-wrap gap-5">
          <Slider
            label="Month"
            value={month}
            min={1}
            max={12}
            step={1}
            say={MONTH_NAMES[month - 1]!}
            onChange={setMonth}
          />
          <Slider
            label="Time of day"
            value={hour}
            min={7}
            max={20}
            step={0.5}
            say={clock(hour)}
            onChange={setHour}
          />
          <div className="grid gap-1">
            <label htmlFor={yearId} className="text-[0.875rem]">
              Age
            </label>
            <select
              id={yearId}
              value={year}
              onChange={(event) => setYear(Number(event.target.value) as GrowthYears)}
              className="min-h-11 border border-line-strong bg-transparent px-3"
            >
              {YEARS.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
    </section>
  );
}

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
