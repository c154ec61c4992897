import { Copy, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import type { Furnishing } from '#engine/model/layout.ts';
import { boundBecause, SEAT_CHOICES, sizeRangeOf } from '#engine/operations/limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { ColourField } from './finish-fields.tsx';
import { inMetres, metres, nameOfThing } from './names.ts';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** Measures and choices of one furnishing. */
export function ThingInspector({
  studio,
  state,
  thing,
}: {
  studio: Studio;
  state: StudioState;
  thing: Furnishing;
}) {
  const { model } = state;
  const name = nameOfThing(model, thing);
  const bound = boundBecause(model, thing);
  const range = sizeRangeOf(thing);
  const x0 = Math.min(...model.site.boundary.map(([x]) => x));
  if (bound)
    return (
      <div className="grid gap-4">
        <p className="text-ink-soft">{bound}</p>
        <ColourField studio={studio} state={state} thing={thing} />
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => studio.select({ kind: 'area', id: thing.areaId })}
        >
          Show its ground
        </Button>
      </div>
    );
  const turnTo = (turnDeg: number) =>
    studio.change(
      { kind: 'turn', id: thing.id, turnDeg: Math.round(turnDeg) },
      `${name} turned to ${Math.round((turnDeg + 360) % 360)} degrees.`,
    );
  const resize = (widthMm: number, depthMm: number) =>
    studio.change(
      { kind: 'resize', id: thing.id, widthMm, depthMm },
      `${name}: ${metres(widthMm)} by ${metres(depthMm)}.`,
    );
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          key={`x${thing.x}`}
          label="From the left"
          unit="m"
          step={0.1}
          value={inMetres(thing.x - x0)}
          onChange={(value) =>
            studio.change(
              { kind: 'move', id: thing.id, x: Math.round(value * 1000) + x0, y: thing.y },
              `${name}: ${value} m from the left.`,
              true,
            )
          }
        />
        <NumberField
          key={`y${thing.y}`}
          label="From the house"
          unit="m"
          step={0.1}
          value={inMetres(thing.y)}
          onChange={(value) =>
            studio.change(
              { kind: 'move', id: thing.id, x: thing.x, y: Math.round(value * 1000) },
              `${name}: ${value} m from the house.`,
              true,
            )
          }
        />
        {range ? (
          <>
            <NumberField
              key={`w${thing.widthMm}`}
              label={thing.round ? 'Across' : 'Width'}
              unit="m"
              step={0.1}
              value={inMetres(thing.widthMm)}
              onChange={(value) => resize(Math.round(value * 1000), thing.depthMm)}
            />
            {thing.round ? null : (
              <NumberField
                key={`d${thing.depthMm}`}
                label="Depth"
                unit="m"
                step={0.1}
                value={inMetres(thing.depthMm)}
                onChange={(value) => resize(thing.widthMm, Math.round(value * 1000))}
              />
            )}
          </>
        ) : null}
      </div>
      <p className="fine -mt-2 text-ink-soft">To its middle; left as seen from the house.</p>
      {thing.kind === 'dining-set' ? (
        <div>
          <label htmlFor="studio-seats" className="fine block text-ink-soft">
            Seats
          </label>
          <Select
            id="studio-seats"
            className="mt-1 [&>select]:h-10"
            value={thing.seats ?? ''}
            onChange={(event) =>
              studio.change(
                { kind: 'seats', id: thing.id, seats: Number(event.target.value) },
                `A table for ${event.target.value}.`,
              )
            }
          >
            {SEAT_CHOICES.map((seats) => (
              <option key={seats} value={seats}>
                {seats}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <ColourField studio={studio} state={state} thing={thing} />
      <div className="flex flex-wrap gap-2">
        {thing.round ? null : (
          <>
            <Button size="small" variant="outline" onClick={() => turnTo(thing.turnDeg + 15)}>
              <RotateCcw aria-hidden size={15} strokeWidth={1.7} />
              Turn left
            </Button>
            <Button size="small" variant="outline" onClick={() => turnTo(thing.turnDeg - 15)}>
              <RotateCw aria-hidden size={15} strokeWidth={1.7} />
              Turn right
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="outline"
          onClick={() => studio.change({ kind: 'duplicate', id: thing.id }, `${name} copied.`)}
        >
          <Copy aria-hidden size={15} strokeWidth={1.7} />
          Another one
        </Button>
        <Button
          size="small"
          variant="outline"
          onClick={() => studio.change({ kind: 'delete', id: thing.id }, `${name} removed.`)}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Remove
        </Button>
      </div>
    </div>
  );
}
