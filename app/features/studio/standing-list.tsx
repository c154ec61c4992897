import { Plus } from 'lucide-react';
import { useState } from 'react';
import { capitalise } from '#engine/model/format.ts';
import { STANDING_AS, type StandingAs } from '#engine/model/operation.ts';
import { placeForStanding } from '#engine/operations/plot/standing-place.ts';
import { aStanding, listStanding, STANDING_NAMES } from '#engine/operations/plot/standing.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Heading, Row } from './list-row.tsx';
import { metres } from './names.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** What stands in the garden already: to choose, and to put where it is. */
export function StandingList({ studio, state }: { studio: Studio; state: StudioState }) {
  const all = listStanding(state.model);
  const [fault, setFault] = useState<string | null>(null);
  const add = (as: StandingAs) => {
    const operation = placeForStanding(state.model, as);
    setFault(operation ? null : `There is no ground for ${aStanding(as)}.`);
    if (!operation) return;
    const name = capitalise(STANDING_NAMES[as]);
    if (studio.change(operation, `${name} put in the plan.`, true)) {
      studio.select(
        { kind: 'standing', id: operation.id },
        `${name}: drag it to where it stands, or type its measures.`,
      );
      requestAnimationFrame(() => document.getElementById('studio-selected')?.focus());
    }
  };
  return (
    <Disclosure summary={<Heading count={all.length}>Standing there already</Heading>}>
      <ul>
        {all.map(({ id, name, heightMm, y }) => (
          <Row
            key={id}
            name={capitalise(name)}
            measure={heightMm ? `${metres(heightMm)} high` : `${metres(y)} from the house`}
            onClick={() => studio.select({ kind: 'standing', id }, `${capitalise(name)}.`)}
          />
        ))}
      </ul>
      <p className="small mt-1 text-ink-soft">
        Put in what is there and stays, then drag it to its place. The sun, the planting and other
        ways to lay it out go by it.
      </p>
      <div role="group" aria-label="Put in the plan" className="mt-2 mb-3 flex flex-wrap gap-2">
        {STANDING_AS.map((as) => (
          <button
            key={as}
            type="button"
            onClick={() => add(as)}
            className="small inline-flex min-h-9 items-center gap-1.5 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            <Plus aria-hidden size={14} strokeWidth={1.7} />
            {capitalise(STANDING_NAMES[as])}
          </button>
        ))}
      </div>
      {fault ? (
        <p role="alert" className="small mb-3 text-danger">
          {fault}
        </p>
      ) : null}
    </Disclosure>
  );
}
