import { useState, type FormEvent } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { PlotView, StudioView } from '#contracts/studio.ts';
import { bounds } from '#engine/geometry/region.ts';
import { CHOICES } from '#app/features/design-tool/corrections.ts';
import { callApi } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FieldError, Select } from '#app/ui/field.tsx';
import { AroundFields } from './around-fields.tsx';
import { BoundaryFields } from './boundary-fields.tsx';
import { HouseFields } from './house-fields.tsx';
import { LevelFields } from './level-fields.tsx';
import { LookerFields } from './looker-fields.tsx';
import type { Studio, StudioState } from './studio-store.ts';
import { useDesignAgain } from './use-design-again.ts';
import { useFetched } from './use-fetched.ts';
import { inMetres } from './names.ts';

/** The facts of the plot, to be put right: then three gardens are drawn for it as it really is. */
export function PlotPanel({
  studio,
  state,
  view,
  sessionId,
  onDraw,
}: {
  studio: Studio;
  state: StudioState;
  view: StudioView;
  sessionId: string;
  /** Opens the plot on the plan, to be drawn by hand. */
  onDraw: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={setOpen} summary={<h3 className="font-medium">The plot</h3>}>
      <Button size="small" variant="outline" className="mb-4" onClick={onDraw}>
        Draw the plot: corners, lengths, door
      </Button>
      {isOpen ? <HouseFields studio={studio} state={state} /> : null}
      {isOpen ? <BoundaryFields studio={studio} state={state} /> : null}
      {isOpen ? (
        <div className="mb-6 grid gap-6">
          <LevelFields studio={studio} state={state} />
          <LookerFields studio={studio} state={state} />
          <AroundFields studio={studio} state={state} />
        </div>
      ) : null}
      {isOpen ? <Loaded studio={studio} state={state} view={view} sessionId={sessionId} /> : null}
    </Disclosure>
  );
}

type Known = { studio: Studio; state: StudioState; view: StudioView; sessionId: string };

function Loaded(known: Known) {
  const { view, sessionId } = known;
  const { data, fault, again } = useFetched(() =>
    callApi<PlotView>(STUDIO_API.plotFacts(view.id), { json: { sessionId } }),
  );
  if (fault)
    return (
      <div role="alert" className="small grid gap-2 text-danger">
        {fault}
        <Button size="small" variant="outline" className="justify-self-start" onClick={again}>
          Try again
        </Button>
      </div>
    );
  return data ? (
    <Form {...known} plot={data} />
  ) : (
    <p role="status" className="small text-ink-soft">
      Loading what is known of the plot…
    </p>
  );
}

function Form({ studio, state, view, plot, sessionId }: Known & { plot: PlotView }) {
  const { isBusy, fault, setFault, design } = useDesignAgain(studio, view.id, sessionId);
  const { boundary } = state.model.site;
  const { x0, x1, y0, y1 } = bounds([[boundary]]);
  const isRectangle = boundary.length === 4;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const metres = (name: string) => Number(text(name).replace(',', '.'));
    const size = [metres('width'), metres('depth')] as const;
    if (size.some((value) => !Number.isFinite(value) || value <= 0))
      return setFault('Please give width and length in metres, as figures.');
    const isSame = size[0] === inMetres(x1 - x0) && size[1] === inMetres(y1 - y0);
    const changed = plot.things.filter(
      ({ mention, stays }) => (text(`thing ${mention}`) === 'keep') !== stays,
    );
    const chosen = <K extends 'facing' | 'wayIn'>(key: K) => {
      const value = CHOICES[key].values.find((one) => one === text(key));
      return value && value !== plot[key] ? { [key]: value } : {};
    };
    await design({
      ...(isSame ? {} : { widthM: size[0], depthM: size[1] }),
      ...chosen('facing'),
      ...chosen('wayIn'),
      ...(changed.length
        ? {
            things: Object.fromEntries(
              changed.map(({ mention, stays }) => [mention, stays ? 'going' : 'keep']),
            ),
          }
        : {}),
    });
    return undefined;
  };
  const number = (name: string, label: string, value: number) => (
    <div>
      <label htmlFor={`plot-${name}`} className="fine block text-ink-soft">
        {label}
      </label>
      <input
        id={`plot-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        step="any"
        min="2"
        max="200"
        required
        defaultValue={value}
        className="figures mt-1 h-10 w-full border border-line-strong bg-sheet px-2.5 text-[0.9375rem] focus:border-ink"
      />
    </div>
  );
  return (
    <form className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <p className="small text-ink-soft">
        If the plot is not as it was read, put it right here: three gardens are drawn for it as it
        really is, with the boundary, the house, the levels and what stands as you put them. This
        one stays, with every change that you made.
      </p>
      <div className="grid grid-cols-2 gap-3">
        {number('width', 'Width along the house, m', inMetres(x1 - x0))}
        {number('depth', 'Length from the house, m', inMetres(y1 - y0))}
        {(['facing', 'wayIn'] as const).map((key) => (
          <div key={key}>
            <label htmlFor={`plot-${key}`} className="fine block text-ink-soft">
              {CHOICES[key].label}
            </label>
            <Select
              id={`plot-${key}`}
              name={key}
              className="mt-1 [&>select]:h-10"
              defaultValue={plot[key] ?? ''}
            >
              {plot[key] ? null : <option value="">As it was read</option>}
              {CHOICES[key].values.map((value) => (
                <option key={value} value={value}>
                  {(CHOICES[key].names as Record<string, string>)[value]}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
      {isRectangle ? null : (
        <p className="fine text-ink-soft">
          Its outline is no plain rectangle: other measures here stretch it. Draw the plot to move
          single corners.
        </p>
      )}
      {plot.things.length ? (
        <fieldset>
          <legend className="fine text-ink-soft">What stands there already</legend>
          <ul className="mt-1 divide-y border-y">
            {plot.things.map(({ mention, quote, stays }) => (
              <li key={mention} className="flex items-center justify-between gap-3 py-1.5">
                <label htmlFor={`plot-${mention}`} className="small min-w-0 wrap-anywhere">
                  “{quote}”
                </label>
                <Select
                  id={`plot-${mention}`}
                  name={`thing ${mention}`}
                  className="w-28 shrink-0 [&>select]:h-9"
                  defaultValue={stays ? 'keep' : 'going'}
                >
                  <option value="keep">Stays</option>
                  <option value="going">Goes</option>
                </Select>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      {fault ? <FieldError id="plot-fault">{fault}</FieldError> : null}
      <Button
        type="submit"
        size="small"
        variant="outline"
        className="justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        aria-describedby={fault ? 'plot-fault' : undefined}
      >
        {isBusy ? 'Drawing three gardens…' : 'Design again for this plot'}
      </Button>
    </form>
  );
}
