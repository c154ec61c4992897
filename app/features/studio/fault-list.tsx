import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Fault } from '#engine/operations/faults.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { mendFault } from './mend-fault.ts';
import type { Studio, StudioState } from './studio-store.ts';

/** What is not right about the plan, each leading to what it is about, and each mended by one press. */
export function FaultList({ studio, state }: { studio: Studio; state: StudioState }) {
  const { faults, history } = state;
  /** Of which one no mend was found. */
  const [unmended, setUnmended] = useState<string | null>(null);
  /** What was done last, for as long as nothing else was. */
  const [mended, setMended] = useState<{ says: string; history: unknown } | null>(null);
  const isFresh = mended?.history === history;
  if (!faults.length && !isFresh) return null;
  const mend = (fault: Fault) => {
    const says = mendFault(studio, fault);
    setUnmended(says === null ? fault.id : null);
    setMended(says === null ? null : { says, history: studio.read().history });
  };
  const show = ({ about, tree, id: faultId }: Fault) => {
    if (tree) return studio.select({ kind: 'tree', ...tree }, 'Tree.');
    const { model } = studio.read();
    const standing = listStanding(model).find(({ id }) => faultId.startsWith(`stands ${id} `));
    if (standing) return studio.select({ kind: 'standing', id: standing.id });
    const id = about[0];
    if (id === undefined) return;
    studio.select({
      kind: model.layout.areas.some((area) => area.id === id) ? 'area' : 'thing',
      id,
    });
  };
  return (
    <section aria-labelledby="studio-faults" className="bg-amber-wash p-4">
      <h2 id="studio-faults" className="font-medium">
        {faults.length ? (
          <>
            To look at <span className="figures font-normal">{faults.length}</span>
          </>
        ) : (
          'Mended'
        )}
      </h2>
      {isFresh ? (
        <p role="status" className="small mt-2 flex items-start justify-between gap-3">
          <span>{mended.says}</span>
          <button
            type="button"
            onClick={studio.undo}
            className="text-link inline-flex min-h-6 shrink-0 items-center gap-1 font-medium"
          >
            <Undo2 aria-hidden size={14} strokeWidth={1.7} />
            Undo
          </button>
        </p>
      ) : null}
      <ul className="mt-2 grid gap-2">
        {faults.map((fault) => (
          <li key={fault.id} className="small flex items-start justify-between gap-3">
            <span>
              {fault.text}
              {unmended === fault.id ? (
                <span role="status" className="block text-ink-soft">
                  No one change would put it right. Change it by hand, lock what is right and lay
                  out the rest round it, or undo.
                </span>
              ) : null}
            </span>
            <span className="flex shrink-0 gap-3">
              <button
                type="button"
                aria-label={`Mend: ${fault.text}`}
                onClick={() => mend(fault)}
                className="text-link min-h-6 font-medium"
              >
                Mend
              </button>
              {fault.about.length || fault.tree ? (
                <button
                  type="button"
                  aria-label={`Show: ${fault.text}`}
                  onClick={() => show(fault)}
                  className="text-link min-h-6 font-medium"
                >
                  Show
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
