import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { capitalise } from '#engine/model/format.ts';
import type { SingleOperation } from '#engine/model/operation.ts';
import type { Around, Looker } from '#engine/model/surroundings.ts';
import { AROUND_AS, AROUND_NAMES, usualAround } from '#engine/operations/plot/around.ts';
import { LOOKER_SIDES } from '#engine/operations/plot/lookers.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/field.tsx';
import { inMetres, metres, toMm } from './names.ts';
import { NumberField } from './number-field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

const SIDES: Record<Around['side'], string> = {
  left: 'on the left',
  right: 'on the right',
  back: 'at the far end',
};
/** From a house so high somebody looks down from upstairs. */
const UPPER_MM = 4000;

/** What stands next door and beyond, each with its place and height: houses, outbuildings, trees. */
export function AroundFields({ studio, state }: { studio: Studio; state: StudioState }) {
  const id = useId();
  const { around = [] } = state.model.site;
  const put = (next: readonly Around[], said: string) =>
    studio.change({ kind: 'around', around: next }, said, true);
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="fine text-ink-soft">
        What stands beyond the boundary
      </h4>
      <p className="fine mt-1 text-ink-soft">
        Its shade is in the hours of sun, and planting goes by them. Seen from the house.
      </p>
      <ul className="mt-1">
        {around.map((one, i) => (
          // they have no names: the place in the list is what they are known by
          <li key={`${i} ${one.as}`} className="border-b">
            <One
              studio={studio}
              state={state}
              one={one}
              onChange={(next, said) => put(around.with(i, { ...one, ...next }), said)}
              onRemove={() =>
                put(around.toSpliced(i, 1), `${nameOf(one)} is taken out of the plan.`)
              }
            />
          </li>
        ))}
      </ul>
      <div role="group" aria-label="Put beyond the boundary" className="mt-3 flex flex-wrap gap-2">
        {AROUND_AS.map((as) => (
          <button
            key={as}
            type="button"
            onClick={() =>
              put(
                [...around, usualAround(as, as === 'house' ? 'left' : 'back')],
                `${capitalise(AROUND_NAMES[as])} put beyond the boundary: say where it stands.`,
              )
            }
            className="small inline-flex min-h-9 items-center gap-1.5 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            <Plus aria-hidden size={14} strokeWidth={1.7} />
            {capitalise(AROUND_NAMES[as])}
          </button>
        ))}
      </div>
    </section>
  );
}

const nameOf = ({ as, side }: Around): string => `${capitalise(AROUND_NAMES[as])} ${SIDES[side]}`;

function One({
  studio,
  state,
  one,
  onChange,
  onRemove,
}: {
  studio: Studio;
  state: StudioState;
  one: Around;
  onChange: (next: Partial<Around>, said: string) => boolean;
  onRemove: () => void;
}) {
  const id = useId();
  const name = nameOf(one);
  const isTree = one.as === 'tree';
  const measure = (label: string, value: number, change: (mm: number) => Partial<Around>) => (
    <NumberField
      key={`${label} ${value}`}
      label={label}
      unit="m"
      step={0.1}
      value={inMetres(value)}
      onChange={(m) =>
        onChange(change(toMm(m)), `${name}: ${label.toLowerCase()} ${metres(toMm(m))}.`)
      }
    />
  );
  const tick = (label: string, isTicked: boolean, onTick: (isTicked: boolean) => void) => (
    <label className="small flex min-h-8 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="size-4.5 accent-clay"
      />
      {label}
    </label>
  );
  return (
    <Disclosure
      summary={
        <span className="small">
          {name}{' '}
          <span className="figures text-ink-soft">
            {metres(one.heightMm)} high, {metres(one.awayMm)} away
          </span>
        </span>
      }
    >
      <div className="grid gap-4 pb-4">
        <div>
          <label htmlFor={id} className="fine block text-ink-soft">
            Where it stands
          </label>
          <Select
            id={id}
            className="mt-1 [&>select]:h-10"
            value={one.side}
            onChange={(event) => {
              const side = event.target.value as Around['side'];
              onChange({ side }, `${nameOf({ ...one, side })}.`);
            }}
          >
            {LOOKER_SIDES.map((side) => (
              <option key={side} value={side}>
                {capitalise(SIDES[side])}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid grid-cols-2 gap-3">
          {measure('From the boundary', one.awayMm, (awayMm) => ({ awayMm }))}
          {measure('Height', one.heightMm, (heightMm) => ({ heightMm }))}
          {measure(
            one.side === 'back'
              ? isTree
                ? 'From the left'
                : 'Begins from the left'
              : isTree
                ? 'From the line of the house'
                : 'Begins from the line of the house',
            one.alongMm,
            (alongMm) => ({ alongMm }),
          )}
          {isTree ? (
            measure('Width of its crown', one.lengthMm, (mm) => ({ lengthMm: mm, deepMm: mm }))
          ) : (
            <>
              {measure('Length along the boundary', one.lengthMm, (lengthMm) => ({ lengthMm }))}
              {measure('Depth away from it', one.deepMm, (deepMm) => ({ deepMm }))}
            </>
          )}
        </div>
        {one.side === 'back' || isTree ? null : (
          <p className="fine -mt-2 text-ink-soft">
            Less than nothing is behind the line of the house wall, as a neighbour in the same row
            stands.
          </p>
        )}
        {isTree
          ? tick('Evergreen', one.evergreen, (evergreen) =>
              onChange({ evergreen }, evergreen ? 'Evergreen.' : 'It sheds its leaves.'),
            )
          : null}
        {one.as === 'house' ? (
          <Windows studio={studio} state={state} one={one} tick={tick} />
        ) : null}
        <Button size="small" variant="outline" className="justify-self-start" onClick={onRemove}>
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          It is not there
        </Button>
      </div>
    </Disclosure>
  );
}

/** Whether its windows look in: the line of sight from that side is drawn and answered as for any neighbour. */
function Windows({
  studio,
  state,
  one: { side, heightMm },
  tick,
}: {
  studio: Studio;
  state: StudioState;
  one: Around;
  tick: (label: string, isTicked: boolean, onTick: (isTicked: boolean) => void) => React.ReactNode;
}) {
  const { lookers = [] } = state.model.site;
  return tick(
    'Its windows look in',
    lookers.some((looker) => looker.side === side),
    (isTicked) => {
      const next: Looker[] = [
        ...lookers.filter((looker) => looker.side !== side),
        ...(isTicked ? [{ side, isUpper: heightMm > UPPER_MM }] : []),
      ];
      const operation: SingleOperation = { kind: 'lookers', lookers: next };
      studio.change(
        operation,
        isTicked ? `Somebody looks in ${SIDES[side]}.` : `Nobody looks in ${SIDES[side]}.`,
        true,
      );
    },
  );
}
