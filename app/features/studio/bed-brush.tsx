import { useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { BedPalettes } from '#contracts/studio-palettes.ts';
import type { Area } from '#engine/model/layout.ts';
import { callApi } from '#app/lib/call-api.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { LoadFault } from './load-fault.tsx';
import { nameOfArea } from './names.ts';
import { differenceInWords, signedPounds } from './prices.ts';
import { useFetched } from './use-fetched.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

type Known = { studio: Studio; state: StudioState; area: Area };

/** One bed in another palette, by one press: every kind that is otherwise gives way in its own places. */
export function BedBrush(known: Known) {
  const [isOpen, setOpen] = useState(false);
  const { save, history } = known.state;
  return (
    <Disclosure
      onToggle={setOpen}
      summary={<span className="font-medium">Brush it with another palette</span>}
    >
      {!isOpen ? null : save === 'saved' ? (
        // the answer is about what is saved
        <Palettes key={`${known.area.id} ${history.done}`} {...known} />
      ) : (
        <p role="status" className="small text-ink-soft">
          Once your changes are saved, we look for plants that will live there.
        </p>
      )}
    </Disclosure>
  );
}

function Palettes({ studio, state, area }: Known) {
  const id = useStudioId();
  const { data, fault, again } = useFetched(async () => {
    const answer = await callApi<BedPalettes>(
      `${STUDIO_API.palettes(id)}?area=${encodeURIComponent(area.id)}`,
    );
    studio.learn(answer.choices.flatMap(({ plants }) => plants));
    return answer.choices;
  });
  if (fault) return <LoadFault fault={fault} onRetry={again} />;
  if (!data)
    return (
      <p role="status" className="small text-ink-soft">
        Looking for plants that will live there…
      </p>
    );
  const name = nameOfArea(state.model, area);
  return (
    <ul aria-label={`Palettes for ${name}`} className="divide-y border-y">
      {data.map(({ id: palette, label, says, operations, difference }) => (
        <li key={palette} className="flex items-start justify-between gap-3 py-2">
          <span className="small min-w-0">
            {label}
            <span className="fine block text-ink-soft">{says}</span>
          </span>
          {operations.length ? (
            <button
              type="button"
              aria-label={`${label}, ${differenceInWords(difference)}`}
              onClick={() =>
                studio.change({ kind: 'together', operations }, `${name}: ${label}.`, true)
              }
              className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
            >
              {signedPounds(difference)}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
