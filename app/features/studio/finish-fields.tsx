import { useId } from 'react';
import { capitalise } from '#engine/model/format.ts';
import {
  type Area,
  type Edging,
  type Furnishing,
  TIMBER_COLOURS,
  type TimberColour,
} from '#engine/model/layout.ts';
import {
  COLOUR_NAMES,
  EDGING_NAMES,
  edgingsFor,
  takesColour,
} from '#engine/operations/finishes.ts';
import { isCoatedHere } from '#engine/quantities/stains.ts';
import { Select } from '#app/ui/field.tsx';
import { nameOfArea, nameOfThing } from './names.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** What holds the edge of a piece of ground; nothing where none does. */
export function EdgingField({
  studio,
  state: { model },
  area,
}: {
  studio: Studio;
  state: StudioState;
  area: Area;
}) {
  const id = useId();
  const choices = edgingsFor(area);
  if (!choices.length) return null;
  return (
    <div>
      <label htmlFor={id} className="fine block text-ink-soft">
        Its edge is held by
      </label>
      <Select
        id={id}
        className="mt-1 [&>select]:h-10"
        value={area.edging ?? ''}
        onChange={(event) => {
          const edging = (event.target.value || null) as Edging | null;
          studio.change(
            { kind: 'edging', areaId: area.id, edging },
            `${nameOfArea(model, area)}: edge ${edging ? EDGING_NAMES[edging] : 'as it goes with the garden'}.`,
          );
        }}
      >
        <option value="">What goes with the garden</option>
        {choices.map((one) => (
          <option key={one} value={one}>
            {capitalise(EDGING_NAMES[one])}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The colour of something built of timber; nothing where it is of something else. */
export function ColourField({
  studio,
  state: { model },
  thing,
}: {
  studio: Studio;
  state: StudioState;
  thing: Furnishing;
}) {
  const id = useId();
  if (!takesColour(thing)) return null;
  const name = nameOfThing(model, thing);
  return (
    <div>
      <label htmlFor={id} className="fine block text-ink-soft">
        Colour of its timber: {name.toLowerCase()}
      </label>
      <Select
        id={id}
        className="mt-1 [&>select]:h-10"
        value={thing.colour ?? ''}
        onChange={(event) => {
          const colour = (event.target.value || null) as TimberColour | null;
          studio.change(
            { kind: 'colour', id: thing.id, colour },
            `${name}: ${colour ? COLOUR_NAMES[colour] : 'as it comes'}.`,
          );
        }}
      >
        <option value="">As it comes</option>
        {TIMBER_COLOURS.map((one) => (
          <option key={one} value={one}>
            {capitalise(COLOUR_NAMES[one])}
          </option>
        ))}
      </Select>
      {thing.colour ? (
        <p className="fine mt-1 text-ink-soft">
          {isCoatedHere(thing)
            ? 'Two coats are in the price.'
            : 'That is not in the price: it comes in its colour, or is bought by you.'}
        </p>
      ) : null}
    </div>
  );
}
