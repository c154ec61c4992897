import { useId } from 'react';
import type { Looker } from '#engine/model/surroundings.ts';
import { LOOKER_SIDES } from '#engine/operations/plot/lookers.ts';
import { Select } from '#app/ui/field.tsx';
import type { Studio, StudioState } from './studio-store.ts';

const SIDES: Record<Looker['side'], string> = {
  left: 'On the left',
  right: 'On the right',
  back: 'At the far end',
};
const LOOKS = { none: 'Nobody', low: 'From the ground', upper: 'From upstairs' } as const;
type Look = keyof typeof LOOKS;

/** From which sides neighbours look in; the line to the table is on the plan, and what answers it among the checks. */
export function LookerFields({ studio, state }: { studio: Studio; state: StudioState }) {
  const id = useId();
  const lookers = state.model.site.lookers ?? [];
  const change = (side: Looker['side'], look: Look) =>
    studio.change(
      {
        kind: 'lookers',
        lookers: LOOKER_SIDES.flatMap((one): Looker[] =>
          one === side
            ? look === 'none'
              ? []
              : [{ side, isUpper: look === 'upper' }]
            : lookers.filter((other) => other.side === one),
        ),
      },
      `${SIDES[side]}: ${LOOKS[look].toLowerCase()}.`,
      true,
    );
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="fine text-ink-soft">
        Who looks in from next door
      </h4>
      <div className="mt-2 grid gap-2">
        {LOOKER_SIDES.map((side) => {
          const now = lookers.find((one) => one.side === side);
          return (
            <div key={side} className="flex items-center justify-between gap-3">
              <label htmlFor={`${id}-${side}`} className="small">
                {SIDES[side]}
              </label>
              <Select
                id={`${id}-${side}`}
                className="w-48 shrink-0 [&>select]:h-9"
                value={now ? (now.isUpper ? 'upper' : 'low') : 'none'}
                onChange={(event) => change(side, event.target.value as Look)}
              >
                {(Object.keys(LOOKS) as Look[]).map((look) => (
                  <option key={look} value={look}>
                    {LOOKS[look]}
                  </option>
                ))}
              </Select>
            </div>
          );
        })}
      </div>
      <p className="fine mt-2 text-ink-soft">
        The line of sight to the table is drawn on the plan; among the checks is what hides it.
      </p>
    </section>
  );
}
