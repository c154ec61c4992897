import { capitalise } from '#engine/model/format.ts';
import type { BoundaryEdge } from '#engine/model/site.ts';
import { BOUNDARY_AS, type BoundaryAs } from '#engine/model/operation.ts';
import { openPieces, USUAL_HEIGHT } from '#engine/operations/plot/boundary.ts';
import { GATE_MM, placeForGate } from '#engine/operations/plot/gates.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, sideOf, toMm } from './names.ts';
import { NorthDial } from './north-dial.tsx';
import { NumberField } from './number-field.tsx';
import { northOnPlan } from './plan-drawing.ts';
import type { Studio, StudioState } from './studio-store.ts';

const NAMES: Record<BoundaryAs, string> = {
  fence: 'Fence',
  wall: 'Wall',
  hedge: 'Hedge',
  railings: 'Railings',
  open: 'Open',
};
const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
const full = (deg: number): number => ((Math.round(deg) % 360) + 360) % 360;

/** What stands along the edge of the plot, piece by piece, and where north is. The garden stays; its sun is reckoned anew. */
export function BoundaryFields({ studio, state }: { studio: Studio; state: StudioState }) {
  const { model } = state;
  const { bearingDeg } = model.site;
  /** A garden behind the house looks away from its street. */
  const toStreet = model.site.position === 'front' ? 0 : 180;
  const north = northOnPlan(model);
  const turn = (bearing: number, isTyped = true) =>
    studio.change(
      { kind: 'north', bearingDeg: full(bearing) },
      `The garden looks ${lookOf(full(bearing))}.`,
      isTyped,
    );
  return (
    <div className="mb-6 grid gap-5">
      <div>
        <h4 className="fine text-ink-soft">Which way the garden looks</h4>
        <div className="mt-2 flex flex-wrap items-center gap-5">
          <NorthDial
            northDeg={north}
            // the drawing stays as it lies: what the needle turns by, the bearing turns back
            onTurn={(next) => turn(bearingDeg + north - next, false)}
          />
          <div className="min-w-36 flex-1">
            <NumberField
              key={`b${bearingDeg}`}
              label={`Out of the house: ${lookOf(bearingDeg)}`}
              unit="°"
              step={1}
              value={bearingDeg}
              onChange={(value) => turn(value)}
            />
            <label className="fine mt-3 block text-ink-soft" htmlFor="studio-street">
              Or by the street: its front looks
            </label>
            <Select
              id="studio-street"
              className="mt-1 [&>select]:h-10"
              value={Math.round(full(bearingDeg + toStreet) / 45) % 8}
              onChange={(event) => turn(Number(event.target.value) * 45 - toStreet)}
            >
              {COMPASS.map((name, eighth) => (
                <option key={name} value={eighth}>
                  {capitalise(name)}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </div>
      <div>
        <h4 className="fine text-ink-soft">Along its edge, as seen from the house</h4>
        <ul className="mt-1 divide-y border-y">
          {openPieces(model).map((piece) => (
            <Piece
              key={`${piece.from.join()} ${piece.to.join()}`}
              studio={studio}
              state={state}
              piece={piece}
            />
          ))}
          {model.site.edges
            .filter(({ kind }) => kind === 'gate')
            .map((gate) => (
              <Gate key={gate.from.join()} studio={studio} gate={gate} />
            ))}
        </ul>
        <p className="fine mt-2 text-ink-soft">
          Sun and shade follow at once. What climbs a piece that is taken away goes with it. A gate
          that is marked is there already, and in no price.
        </p>
      </div>
    </div>
  );
}

const lookOf = (bearingDeg: number): string => COMPASS[Math.round(bearingDeg / 45) % 8]!;

function Gate({ studio, gate }: { studio: Studio; gate: BoundaryEdge }) {
  const { from, to } = gate;
  const side = sideOf(from, to),
    width = metres(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <p className="small min-w-0">
        Gate in the {side}
        <span className="figures text-ink-soft">
          , {width} wide{gate.isAssumed ? ', to be confirmed' : ''}
        </span>
      </p>
      <Button
        size="small"
        variant="outline"
        aria-label={`Remove the gate in the ${side}`}
        onClick={() =>
          studio.change({ kind: 'remove-gate', from, to }, `The gate in the ${side} is gone.`, true)
        }
      >
        Remove
      </Button>
    </li>
  );
}

function Piece({
  studio,
  state,
  piece,
}: {
  studio: Studio;
  state: StudioState;
  piece: BoundaryEdge;
}) {
  const { from, to, heightMm } = piece;
  const as = BOUNDARY_AS.find((one) => one === piece.kind) ?? 'fence';
  const side = capitalise(sideOf(from, to)),
    lengthMm = Math.hypot(to[0] - from[0], to[1] - from[1]),
    length = metres(lengthMm);
  const isNew = piece.isNew === true;
  const set = (next: { as?: BoundaryAs; heightMm?: number; isNew?: boolean }) => {
    const kind = next.as ?? as;
    const height = next.heightMm ?? (kind === as ? heightMm : USUAL_HEIGHT[kind]);
    return studio.change(
      {
        kind: 'boundary',
        from,
        to,
        as: kind,
        heightMm: kind === 'open' ? 0 : height,
        isNew: kind === 'fence' && (next.isNew ?? (isNew && kind === as)),
      },
      `${side}: ${NAMES[kind].toLowerCase()}${kind === 'open' ? '' : `, ${metres(height)} high`}.`,
      true,
    );
  };
  return (
    <li className="grid gap-2 py-3">
      <p className="small">
        {side}
        <span className="figures text-ink-soft">, {length}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <div>
          <label htmlFor={`edge-${from.join('-')}`} className="fine block text-ink-soft">
            What stands there
            <span className="sr-only">
              : {side}, {length}
            </span>
          </label>
          <Select
            id={`edge-${from.join('-')}`}
            className="mt-1 [&>select]:h-10"
            value={as}
            onChange={(event) => set({ as: event.target.value as BoundaryAs })}
          >
            {BOUNDARY_AS.map((kind) => (
              <option key={kind} value={kind}>
                {NAMES[kind]}
              </option>
            ))}
          </Select>
        </div>
        {as === 'open' ? null : (
          <NumberField
            key={`${as} ${heightMm}`}
            label="How high"
            unit="m"
            step={0.1}
            value={inMetres(heightMm)}
            onChange={(value) => set({ heightMm: toMm(value) })}
          />
        )}
      </div>
      {as === 'fence' ? (
        <label className="small flex min-h-8 items-center gap-2.5">
          <input
            type="checkbox"
            checked={isNew}
            onChange={(event) => set({ isNew: event.target.checked })}
            className="size-4.5 accent-clay"
          />
          Put up new, and in the price<span className="sr-only">: {side}</span>
        </label>
      ) : null}
      <Button
        size="small"
        variant="outline"
        className="justify-self-start"
        aria-label={`Mark a gate in it: ${side}, ${length}`}
        onClick={() => {
          const alongMm = placeForGate(state.model, piece) ?? Math.round(lengthMm / 2);
          studio.change(
            { kind: 'add-gate', from, to, alongMm, widthMm: GATE_MM },
            `A gate in the ${side.toLowerCase()}.`,
            true,
          );
        }}
      >
        Mark a gate in it
      </Button>
    </li>
  );
}
