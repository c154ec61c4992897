import { useEffect, useRef, useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { AdditionChoice, AdditionChoices } from '#contracts/studio.ts';
import { PALETTE_GROUPS, type PaletteGroup } from '#engine/model/operation.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { LoadFault } from './load-fault.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { signedPounds, differenceInWords } from './prices.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';

const GROUPS: Record<PaletteGroup, string> = {
  sit: 'To sit and eat',
  grow: 'To grow in',
  water: 'Water',
  play: 'To play',
  store: 'Buildings and stores',
  small: 'Small things',
};

/** What may be added: what fits, with its place and price; then what does not, and why. */
export function Additions({ studio, state }: { studio: Studio; state: StudioState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={setOpen} summary={<h3 className="font-medium">Add something</h3>}>
      {isOpen ? <Palette studio={studio} state={state} /> : null}
    </Disclosure>
  );
}

function Palette({ studio, state }: { studio: Studio; state: StudioState }) {
  const id = useStudioId();
  const [found, setFound] = useState<{ choices: readonly AdditionChoice[]; of: unknown } | null>(
    null,
  );
  const [fault, setFault] = useState<string | null>(null);
  /** The changes that the choices were worked out for. */
  const askedFor = useRef<unknown>(null);
  const isSaved = state.save === 'saved';
  const load = async () => {
    setFault(null);
    const { history: of } = studio.read();
    try {
      const { choices } = await callApi<AdditionChoices>(STUDIO_API.additions(id));
      setFound({ choices, of });
    } catch (error) {
      setFault(plainWordsOf(error));
    }
  };
  // The answer is about what is saved, and is asked for anew after every change.
  useEffect(() => {
    if (!isSaved || askedFor.current === state.history) return;
    askedFor.current = state.history;
    void load();
  });
  if (fault) return <LoadFault fault={fault} onRetry={() => void load()} />;
  if (!found)
    return (
      <p role="status" className="small text-ink-soft">
        {isSaved
          ? 'Looking for room in the garden…'
          : 'Once your changes are saved, we look for room in the garden.'}
      </p>
    );
  const { choices } = found;
  const isStale = found.of !== state.history;
  const fitting = choices.filter((choice) => choice.operation);
  const others = choices.filter((choice) => !choice.operation);
  const add = (choice: AdditionChoice) => {
    if (!choice.operation || !studio.change(choice.operation, `${choice.label} added.`)) return;
    const { layout } = studio.read().model;
    const last = layout.furnishings.at(-1);
    const area = layout.areas.at(-1);
    if (choice.operation.kind === 'add-ground' && area)
      studio.select({ kind: 'area', id: area.id });
    else if (last) studio.select({ kind: 'thing', id: last.id });
  };
  return (
    <div aria-busy={isStale}>
      {PALETTE_GROUPS.map((group) => {
        const own = fitting.filter((choice) => choice.group === group);
        return own.length ? (
          <section key={group} className="mb-4">
            <h4 className="fine text-ink-soft">{GROUPS[group]}</h4>
            <ul className="mt-1 divide-y border-y">
              {own.map((choice) => (
                <li key={choice.id} className="flex items-center justify-between gap-3 py-1.5">
                  <span className="small min-w-0">
                    {choice.label}
                    <span className="fine block text-ink-soft">{choice.why}</span>
                  </span>
                  <button
                    type="button"
                    aria-disabled={isStale}
                    aria-label={`Add: ${choice.label}, ${choice.why}, ${differenceInWords(choice.difference ?? 0)}`}
                    onClick={() => (isStale ? undefined : add(choice))}
                    className="small figures min-h-8 shrink-0 border border-line-strong px-2.5 hover:border-ink hover:bg-ink/5"
                  >
                    {choice.difference === 0
                      ? 'you bring it'
                      : signedPounds(choice.difference ?? 0)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {others.length ? (
        <details className="border-t">
          <summary className="small min-h-11 cursor-pointer py-2.5 font-medium">
            What finds no room, and why{' '}
            <span className="figures font-normal text-ink-soft">{others.length}</span>
          </summary>
          <ul className="grid gap-2.5 pb-3">
            {others.map((choice) => (
              <li key={choice.id} className="small">
                {choice.label}
                <span className="fine block text-ink-soft">{choice.why}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
