import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { bounds } from '#engine/geometry/region.ts';
import { inMetres, toMm } from '#app/features/studio/names.ts';
import { NumberField } from '#app/features/studio/number-field.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { FieldError, Select } from '#app/ui/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { PlotEdits } from '../use-plot-edits.ts';
import { OutlineChoice } from './outline-choice.tsx';
import {
  alongHouse,
  asPrinted,
  laidOver,
  lengthBetween,
  movedBy,
  type Placement,
  scaledTo,
  turnedTo,
} from './placement.ts';
import { readTraceFile, TRACE_TYPES } from './read-file.ts';
import type { TraceState } from './use-trace.ts';

const FIRST_STRENGTH = 0.75;
const MOST_PAGES = 60;
/** Drawn out or in about its middle. */
const aboutMiddle = (at: Placement, { x, y }: Placement): Placement =>
  movedBy(at, x - at.x, y - at.y);

/** A picture, a scan or a drawing laid under the plot: placed by two points and a length, faded, and drawn over. */
export function TracePanel({ edits, state }: { edits: PlotEdits; state: TraceState }) {
  const { trace } = state;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  /** The PDF that is open, for its other pages. */
  const [pdf, setPdf] = useState<File | null>(null);
  const open = async (file: File | undefined | null, page = 1) => {
    if (input.current) input.current.value = '';
    if (!file || isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const read = await readTraceFile(file, page);
      setPdf(read.paper ? file : null);
      const laid = laidOver(bounds([[edits.plot.corners]]), read);
      // a drawing is as large as it says
      const at = read.lines ? scaledTo(laid, read.width / 2) : laid;
      if (at) state.lay({ ...read, at: aboutMiddle(at, laid), strength: FIRST_STRENGTH });
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'That file could not be opened.');
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 border-y py-4">
      <div>
        <h3 id={`${id}-title`} className="font-medium">
          Draw over a plan
        </h3>
        <p className="small mt-1 text-ink-soft">
          Lay a survey, an estate agent’s plan or a view from above underneath: a picture, a PDF or
          a DXF. It stays on this device.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={classNames(
            buttonLook({ variant: 'outline', size: 'small' }),
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            isBusy && 'opacity-55',
          )}
        >
          <input
            ref={input}
            type="file"
            accept={TRACE_TYPES}
            disabled={isBusy}
            className="sr-only"
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={(event) => void open(event.target.files?.[0])}
          />
          {isBusy ? 'Opening…' : trace ? 'Lay another one' : 'Lay a plan under it'}
        </label>
        {trace ? (
          <Button
            size="small"
            variant="quiet"
            className="underline"
            onClick={() => {
              state.remove();
              setFault(null);
            }}
          >
            Take it away
          </Button>
        ) : null}
      </div>
      {fault ? <FieldError id={`${id}-fault`}>{fault}</FieldError> : null}
      {trace?.paper && trace.paper.pages > 1 && pdf ? (
        <div>
          <label htmlFor={`${id}-page`} className="fine block text-ink-soft">
            Page
          </label>
          <Select
            id={`${id}-page`}
            className="mt-1 [&>select]:h-10"
            value={trace.paper.page}
            disabled={isBusy}
            onChange={(event) => void open(pdf, Number(event.target.value))}
          >
            {Array.from({ length: Math.min(trace.paper.pages, MOST_PAGES) }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1} of {trace.paper!.pages}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      {trace ? <Placing edits={edits} state={state} /> : null}
    </section>
  );
}

function Placing({ edits, state }: { edits: PlotEdits; state: TraceState }) {
  const id = useId();
  const { isPlacing } = state;
  const trace = state.trace!;
  const { at } = trace;
  const length = inMetres(lengthBetween(at));
  return (
    <div className="grid gap-4">
      <p className="fine wrap-anywhere text-ink-soft">
        {trace.name}
        {state.isKept ? '' : '. This device keeps nothing: it is gone when the page is left.'}
      </p>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="small shrink-0">
          How strong
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(trace.strength * 100)}
          aria-valuetext={`${Math.round(trace.strength * 100)} per cent`}
          onChange={(event) => state.fade(Number(event.target.value) / 100)}
          className="h-8 min-w-0 flex-1 accent-clay"
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Button
          size="small"
          variant={isPlacing ? 'solid' : 'outline'}
          aria-pressed={isPlacing}
          onClick={() => state.setPlacing(!isPlacing)}
        >
          {isPlacing ? 'It lies right: draw over it' : 'Place it'}
        </Button>
        <IconButton
          className="size-9 rounded-sm hover:bg-stone aria-disabled:text-line-strong"
          label="Undo this change of its place"
          isOff={!state.canUndo}
          onClick={state.undo}
        >
          <Undo2 aria-hidden size={18} strokeWidth={1.6} />
        </IconButton>
      </div>
      {isPlacing ? (
        <>
          <p className="small text-ink-soft">
            {trace.lines && !trace.isUnitGuessed
              ? 'It has the size that the drawing says.'
              : 'Drag A and B to two points whose distance you know, the ends of the house wall for one, and type it.'}
          </p>
          <div className="grid grid-cols-2 items-end gap-3">
            <NumberField
              key={`length ${length}`}
              label="From A to B"
              unit="m"
              step={0.1}
              value={length}
              onChange={(m) => {
                const next = scaledTo(at, toMm(m));
                if (next) state.place(next);
                return next !== null;
              }}
            />
            <NumberField
              key={`turn ${at.turnDeg}`}
              label="Turned by"
              unit="°"
              step={1}
              value={Math.round(at.turnDeg * 10) / 10}
              onChange={(deg) => {
                state.place(turnedTo(at, deg));
                return true;
              }}
            />
          </div>
          {trace.paper ? (
            <NumberField
              key={`printed ${at.scale}`}
              label="Or the scale printed on it, 1 to"
              unit=""
              step={10}
              value={Math.round((at.scale * trace.width) / trace.paper.widthMm)}
              onChange={(of) => {
                const next = asPrinted(at, (of * trace.paper!.widthMm) / trace.width);
                state.place(next);
                return next !== null;
              }}
            />
          ) : null}
          <Button
            size="small"
            variant="outline"
            className="justify-self-start"
            onClick={() => state.place(alongHouse(at, edits.plot.corners[0]!))}
          >
            Lay A to B along the house, from its left end
          </Button>
        </>
      ) : null}
      {trace.lines ? <OutlineChoice edits={edits} state={state} /> : null}
    </div>
  );
}
