import { useId, useState } from 'react';
import {
  LEAST_READINGS,
  levelsFrom,
  placesToMeasure,
} from '#engine/operations/plot/measured-heights.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { toMm } from './names.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** The slope worked out from heights at the door and the corners, as many of them as were measured. */
export function MeasuredHeights({ studio, state }: { studio: Studio; state: StudioState }) {
  const id = useId();
  const { site } = state.model;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState<{ text: string; isFault: boolean } | null>(null);
  const places = placesToMeasure(site);
  const workOut = () => {
    const readings = places.flatMap(({ id: place, x, y }) => {
      const text = (typed[place] ?? '').trim().replace(',', '.');
      return text && Number.isFinite(Number(text)) ? [{ x, y, belowMm: toMm(Number(text)) }] : [];
    });
    const made = levelsFrom(site, readings);
    if (!made)
      return setTold({
        text: `Please give ${LEAST_READINGS} heights at least, one of them at the far end.`,
        isFault: true,
      });
    const isTaken = studio.change(made.operation, made.says, true);
    setTold(isTaken ? { text: made.says, isFault: false } : null);
  };
  return (
    <Disclosure summary={<span className="font-medium">From measured heights</span>}>
      <p className="small text-ink-soft">
        How far the ground lies below the doorstep, in metres; minus where it lies above. Hold a
        straight board or a laser level, and measure down. Three places are enough.
      </p>
      <div className="mt-3 grid grid-cols-2 items-end gap-3">
        {places.map(({ id: place, name }) => (
          <div key={place} className="min-w-0">
            <label htmlFor={`${id}-${place}`} className="fine block text-ink-soft">
              {name}
            </label>
            <input
              id={`${id}-${place}`}
              type="number"
              inputMode="decimal"
              step={0.05}
              value={typed[place] ?? ''}
              onChange={(event) => setTyped({ ...typed, [place]: event.target.value })}
              className="figures mt-1 h-10 w-full border border-line-strong bg-sheet px-2.5 text-[0.9375rem] focus:border-ink"
            />
          </div>
        ))}
      </div>
      <Button size="small" variant="outline" className="mt-3" onClick={workOut}>
        Work out the slope
      </Button>
      <p
        role={told?.isFault ? 'alert' : 'status'}
        className={`small mt-2 mb-3 ${told?.isFault ? 'text-danger' : 'text-ink-soft'}`}
      >
        {told?.text}
      </p>
    </Disclosure>
  );
}
