import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { MONTH_NAMES } from '#engine/model/format.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { GrowthYears } from '#app/scene/plants/planting.ts';
import type { ViewMode } from '#app/scene/viewer/garden-view.ts';
import { useLiveGarden } from '#app/scene/viewer/use-live-garden.ts';
import {
  clockOf,
  VIEW_HINTS,
  VIEW_YEARS,
  WALK_STEPS,
  walkHandlers,
  ZONES_SHOWN,
} from '#app/scene/viewer/view-words.ts';
import type { Step } from '#app/scene/viewer/walk-controls.ts';
import { Button } from '#app/ui/button.tsx';
import { nameOfSelection } from './names.ts';
import type { Studio, StudioState } from './studio-store.ts';
import { useLiveSelecting } from './use-live-selecting.ts';

const VIEWS: { value: ViewMode; label: string }[] = [
  { value: 'orbit', label: 'Model' },
  { value: 'walk', label: 'Walk' },
  { value: 'upstairs', label: 'From upstairs' },
];
/** Of the day, at which the light is asked for. */
const HOURS = [7, 9, 11, 13, 15, 16.5, 18, 20];
/** The foot of what is chosen, in the colour of the plan's own mark. */
const MARK = {
  fill: '#a4502f',
  fillOpacity: 0.14,
  stroke: '#a4502f',
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
} as const;
const ICONS: Partial<Record<Step, ReactNode>> = {
  turnLeft: <ArrowLeft aria-hidden size={18} />,
  forward: <ArrowUp aria-hidden size={18} />,
  back: <ArrowDown aria-hidden size={18} />,
  turnRight: <ArrowRight aria-hidden size={18} />,
};

/** The garden in three dimensions as it stands at this moment: month, hour, age, on foot or from upstairs. */
export function LiveGarden({
  studio,
  state,
  title,
}: {
  studio: Studio;
  state: StudioState;
  title: string;
}) {
  const { plants, selection } = state;
  const model = state.shown ?? state.model;
  const [mode, setMode] = useState<ViewMode>('orbit'),
    [month, setMonth] = useState(6),
    [hour, setHour] = useState(16.5),
    [year, setYear] = useState<GrowthYears>(5),
    [zones, setZones] = useState(true);
  const shown = useDeferredValue(model);
  const scene = useMemo(() => buildScene(shown, { plants: [...plants.values()] }), [shown, plants]);
  const { canvas, view, live, tryAnyway, hold } = useLiveGarden(
    scene,
    { mode, month, hour, year, zones },
    true,
  );
  const { mark, handlers } = useLiveSelecting({ studio, state, view, live, model, scene, year });
  const isDrawn = live === 'loading' || live === 'ready';
  return (
    <section aria-label={`Live garden of ${title}`} className="flex size-full flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden bg-stone">
        {isDrawn ? (
          <canvas
            ref={canvas}
            tabIndex={0}
            aria-label={`${title}. ${VIEW_HINTS[mode]} Tap something to choose it.`}
            {...handlers}
            className={`absolute inset-0 size-full touch-none outline-offset-[-3px] transition-opacity duration-300 motion-reduce:transition-none ${live === 'ready' ? 'opacity-100' : 'opacity-0'}`}
          />
        ) : (
          <div className="flex size-full flex-col items-center justify-center gap-3 px-6 pt-10 text-center">
            <p className="small max-w-sm">
              This device draws three-dimensional pictures slowly. New pictures of the garden are
              drawn for its own page when you are done.
            </p>
            <Button size="small" variant="outline" onClick={tryAnyway}>
              Try it anyway
            </Button>
          </div>
        )}
        {isDrawn && selection && !state.shown ? (
          <>
            <svg
              aria-hidden
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              className="pointer-events-none absolute inset-0 size-full"
            >
              <path ref={mark} {...MARK} />
            </svg>
            <p className="small pointer-events-none absolute top-1.5 left-1.5 max-w-[60%] truncate border border-[#8a8c7c] bg-[#fffdf8] px-2 py-1 font-medium text-[#24301f] md:top-3 md:left-3">
              {nameOfSelection(state, selection)}
            </p>
          </>
        ) : null}
        <p
          role="status"
          className={
            live === 'loading'
              ? 'small absolute inset-0 flex items-center justify-center'
              : 'sr-only'
          }
        >
          {live === 'loading' ? 'Drawing the garden…' : live === 'ready' ? VIEW_HINTS[mode] : ''}
        </p>
        {isDrawn && scene.zones ? (
          <label className="small absolute right-1.5 top-1.5 flex min-h-8 items-center gap-2 border border-[#8a8c7c] bg-[#fffdf8] px-2 text-[#24301f] md:right-3 md:top-3">
            <input
              type="checkbox"
              checked={zones}
              onChange={(event) => setZones(event.target.checked)}
              className="size-4.5 accent-clay"
            />
            {ZONES_SHOWN}
          </label>
        ) : null}
        {isDrawn && mode === 'walk' ? <WalkButtons hold={hold} /> : null}
      </div>
      {isDrawn ? (
        <div className="grid grid-cols-4 gap-x-2 border-t bg-paper px-3 py-1.5 sm:gap-x-4">
          <Choice
            label="View"
            value={mode}
            options={VIEWS}
            onChange={(value) => setMode(value as ViewMode)}
          />
          <Choice
            label="Month"
            value={month}
            options={MONTH_NAMES.map((label, at) => ({ value: at + 1, label }))}
            onChange={(value) => setMonth(Number(value))}
          />
          <Choice
            label="Time"
            value={hour}
            options={HOURS.map((value) => ({ value, label: clockOf(value) }))}
            onChange={(value) => setHour(Number(value))}
          />
          <Choice
            label="Age"
            value={year}
            options={VIEW_YEARS}
            onChange={(value) => setYear(Number(value) as GrowthYears)}
          />
        </div>
      ) : null}
    </section>
  );
}

function WalkButtons({ hold }: { hold: (step: Step, isDown: boolean) => void }) {
  return (
    <div
      role="group"
      aria-label="Walk"
      className="absolute right-3 bottom-3 flex border border-[#8a8c7c] bg-[#fffdf8] text-[#24301f]"
    >
      {WALK_STEPS.map(({ step, label }) => (
        <button
          key={step}
          type="button"
          aria-label={label}
          className="flex size-11 touch-none items-center justify-center select-none hover:bg-[#e6decf]"
          {...walkHandlers(hold, step)}
        >
          {ICONS[step]}
        </button>
      ))}
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | number;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="fine block text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="small h-8 w-full truncate border border-line-strong bg-sheet px-1 text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
