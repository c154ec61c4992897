import type { WallOpening } from '#engine/model/site.ts';
import {
  openingsNow,
  placeForOpening,
  STOREY_EAVES,
  storeysOf,
} from '#engine/operations/plot/house-wall.ts';
import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

const STOREYS = { 1: 'One', 2: 'Two', 3: 'Three' } as const;

/** The house wall: storeys and eaves, windows and further doors. */
export function HouseFields({ studio, state }: { studio: Studio; state: StudioState }) {
  const { model } = state;
  const { heightMm, x0: left } = model.site.house;
  const openings = openingsNow(model);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const set = (next: { heightMm?: number; openings?: WallOpening[] }, said: string) =>
    studio.change({ kind: 'house-wall', heightMm, openings, ...next }, said, true);
  const add = (what: 'window' | 'door') => {
    const one = placeForOpening(model, openings, what);
    setFault(one ? null : `The wall has no room for another ${what}.`);
    if (one) set({ openings: [...openings, one] }, `A ${what} was put in the house wall.`);
  };
  return (
    <div className="mb-6">
      <h4 className="fine text-ink-soft">The house</h4>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <div>
          <label htmlFor={id} className="fine block text-ink-soft">
            Storeys
          </label>
          <Select
            id={id}
            className="mt-1 [&>select]:h-10"
            value={storeysOf(heightMm)}
            onChange={(event) => {
              const storeys = Number(event.target.value) as 1 | 2 | 3;
              set(
                { heightMm: STOREY_EAVES[storeys] },
                `The house has ${STOREYS[storeys].toLowerCase()} ${storeys === 1 ? 'storey' : 'storeys'}.`,
              );
            }}
          >
            {([1, 2, 3] as const).map((n) => (
              <option key={n} value={n}>
                {STOREYS[n]}
              </option>
            ))}
          </Select>
        </div>
        <NumberField
          key={heightMm}
          label="Height to its eaves"
          unit="m"
          step={0.1}
          value={inMetres(heightMm)}
          onChange={(value) =>
            set({ heightMm: toMm(value) }, `The eaves are ${metres(toMm(value))} high.`)
          }
        />
      </div>
      <ul className="mt-3 divide-y border-y">
        {openings.map((one, n) => (
          <Opening
            key={`${one.x0} ${one.x1} ${one.door}`}
            one={one}
            left={left}
            onChange={(next, said) =>
              set(
                { openings: openings.flatMap((other) => (other === one ? (next ?? []) : other)) },
                said,
              )
            }
            n={n + 1}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="outline" onClick={() => add('window')}>
          Add a window
        </Button>
        <Button size="small" variant="outline" onClick={() => add('door')}>
          Add a door
        </Button>
      </div>
      {fault ? (
        <p role="alert" className="small mt-2 text-danger">
          {fault}
        </p>
      ) : null}
      <p className="fine mt-2 text-ink-soft">
        The door to the garden is moved with “Draw the plot”. How high the house is, its shade and
        the live garden follow.
      </p>
    </div>
  );
}

function Opening({
  one,
  left,
  n,
  onChange,
}: {
  one: WallOpening;
  /** The left end of the wall. */
  left: number;
  /** From the left. */
  n: number;
  /** null: it goes. @returns whether it was taken */
  onChange: (next: WallOpening | null, said: string) => boolean;
}) {
  const name = one.door ? 'Door' : 'Window';
  const width = one.x1 - one.x0;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="small">
          {name}
          <span className="figures text-ink-soft">, {n} from the left</span>
        </p>
        <Button
          size="small"
          variant="outline"
          aria-label={`Remove: ${name}, ${n} from the left`}
          onClick={() => onChange(null, `${name} removed.`)}
        >
          Remove
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="From the left end"
          unit="m"
          step={0.1}
          value={inMetres(one.x0 - left)}
          onChange={(value) => {
            const x0 = left + toMm(value);
            return onChange({ ...one, x0, x1: x0 + width }, `${name} moved.`);
          }}
        />
        <NumberField
          label="Width"
          unit="m"
          step={0.1}
          value={inMetres(width)}
          onChange={(value) =>
            onChange({ ...one, x1: one.x0 + toMm(value) }, `${name}: ${metres(toMm(value))} wide.`)
          }
        />
      </div>
    </li>
  );
}
