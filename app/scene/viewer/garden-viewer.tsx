/** The garden to look round: its plan, a model to turn, and a walk through it. Falls back to still pictures where drawing live would crawl. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { useId, useState, type ReactNode } from 'react';
import type { Scene } from '#engine/scene/scene.ts';
import type { GrowthYears } from '../plants/planting.ts';
import type { ViewMode } from './garden-view.ts';
import { useLiveGarden } from './use-live-garden.ts';
import {
  clockOf,
  VIEW_HINTS,
  ZONES_SHOWN,
  VIEW_YEARS,
  WALK_STEPS,
  walkHandlers,
} from './view-words.ts';

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
  { id: 'upstairs', label: 'From upstairs' },
];
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
    [year, setYear] = useState<GrowthYears>(10),
    [zones, setZones] = useState(true);
  const mode = tab === 'plan' ? null : tab,
    { canvas, live, tryLive, tryAnyway, hold } = useLiveGarden(
      scene,
      { mode: mode ?? 'orbit', month, hour, year, zones },
      mode !== null,
    ),
    yearId = useId();
  const shown = mode !== null && live !== 'stills' && live !== 'unknown';
  return (
    <section aria-label={label} className="grid gap-3">
      <div role="group" aria-label="How to see the garden" className="flex flex-wrap gap-2">
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
            aria-label={`${label}. ${VIEW_HINTS[mode]}`}
            className={`absolute inset-0 h-full w-full touch-none transition-opacity duration-300 motion-reduce:transition-none ${live === 'ready' ? 'opacity-100' : 'opacity-0'}`}
          />
        )}
      </div>
      {shown && (
        <p role="status" className="text-[0.875rem]">
          {live === 'ready' ? VIEW_HINTS[mode] : 'Drawing the garden…'}
        </p>
      )}
      {mode !== null && live === 'stills' && (
        <p className="text-[0.875rem]">
          This device draws three-dimensional pictures slowly, so still pictures are shown.{' '}
          <button type="button" className="min-h-6 font-medium underline" onClick={tryAnyway}>
            Try it anyway
          </button>
        </p>
      )}
      {shown && mode === 'walk' && (
        <div role="group" aria-label="Walk" className="flex flex-wrap gap-2">
          {WALK_STEPS.map(({ step, label: name }) => (
            <button
              key={step}
              type="button"
              className="min-h-11 touch-none select-none rounded-sm border border-line-strong px-4 text-[0.9375rem] hover:border-ink"
              {...walkHandlers(hold, step)}
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
            say={clockOf(hour)}
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
              {VIEW_YEARS.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {scene.zones ? (
            <label className="flex min-h-11 items-center gap-2.5 self-end text-[0.875rem]">
              <input
                type="checkbox"
                checked={zones}
                onChange={(event) => setZones(event.target.checked)}
                className="size-4.5 accent-clay"
              />
              {ZONES_SHOWN}
            </label>
          ) : null}
        </div>
      )}
    </section>
  );
}
