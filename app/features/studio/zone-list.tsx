import { Plus } from 'lucide-react';
import { areaM2 } from '#engine/geometry/region.ts';
import { BARRED_KINDS, type BarredKind } from '#engine/model/barred.ts';
import { capitalise, squareMetres } from '#engine/model/format.ts';
import { listZones, placeForZone } from '#engine/operations/plot/zones.ts';
import { BARRED_RULES, labelOf } from '#engine/site/barred-rules.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Heading, Row } from './list-row.tsx';
import type { Studio, StudioState } from './studio-store.ts';

/** Ground that has to be left free: to choose, and to mark where it is. */
export function ZoneList({ studio, state }: { studio: Studio; state: StudioState }) {
  const all = listZones(state.model);
  const add = (as: BarredKind) => {
    const operation = placeForZone(state.model, as),
      { label } = BARRED_RULES[as];
    if (studio.change(operation, `${label}: marked on the plan.`, true)) {
      studio.select(
        { kind: 'zone', id: operation.id },
        `${label}: drag it to where it lies, or pull its corners.`,
      );
      requestAnimationFrame(() => document.getElementById('studio-selected')?.focus());
    }
  };
  return (
    <Disclosure summary={<Heading count={all.length}>Left free</Heading>}>
      <ul>
        {all.map((zone) => (
          <Row
            key={zone.id}
            name={labelOf(zone)}
            measure={squareMetres(areaM2([[zone.outline]]))}
            onClick={() => studio.select({ kind: 'zone', id: zone.id }, `${labelOf(zone)}.`)}
          />
        ))}
      </ul>
      <p className="small mt-1 text-ink-soft">
        Ground on which nothing may stand, whoever says so: mark it, then drag it to its place and
        pull its corners. What lies on it now is told.
      </p>
      <div
        role="group"
        aria-label="Mark ground that is left free"
        className="mt-2 mb-3 flex flex-wrap gap-2"
      >
        {BARRED_KINDS.map((as) => (
          <button
            key={as}
            type="button"
            onClick={() => add(as)}
            className="small inline-flex min-h-9 items-center gap-1.5 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
          >
            <Plus aria-hidden size={14} strokeWidth={1.7} />
            {capitalise(as)}
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
