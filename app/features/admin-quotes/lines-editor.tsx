import { useSaysVat } from '#app/lib/site.ts';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { pencePounds } from '#contracts/quote-words.ts';
import type { QuoteSums } from '#contracts/quote-sums.ts';
import type { QuoteBody, QuoteLine } from '#contracts/quotes.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { addLine, addPhase, linesOf, moveLine, movePhase, removePhase } from './quote-ops.ts';
import type { QuoteEditor } from './use-quote-editor.ts';
import { COLUMNS, ICON, LineEditor, type Parts } from './line-editor.tsx';

/** The lines of a quote, phase by phase, as in a spreadsheet: Enter and the arrows go from row to row, Alt with an arrow moves the row. */
export function LinesEditor({ editor, sums }: { editor: QuoteEditor; sums: QuoteSums }) {
  const saysVat = useSaysVat();
  const { body } = editor.input;
  const root = useRef<HTMLDivElement>(null);
  /** A line that has just been made, or moved, keeps the focus. */
  const wanted = useRef<{ id: string; column: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, column } = wanted.current;
    wanted.current = null;
    root.current
      ?.querySelector<HTMLElement>(`[data-line="${id}"] [data-column="${column}"]`)
      ?.focus();
  });
  const focusOn = (id: string, column: string) => {
    wanted.current = { id, column };
  };
  const add = (order: Parameters<typeof addLine>[1]) => {
    const added = addLine(body, { ...order, usualVat: saysVat ? 20 : 0 });
    focusOn(added.id, 'description');
    editor.setBody(added.body);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, line: QuoteLine) => {
    const column = (event.target as HTMLElement).dataset.column ?? 'description';
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && event.altKey) {
      event.preventDefault();
      focusOn(line.id, column);
      return editor.setBody(moveLine(body, line.id, step));
    }
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault();
      return add({ phase: line.phase, group: line.group, after: line.id });
    }
    const isBox = event.target instanceof HTMLInputElement;
    if (!isBox || (event.key !== 'Enter' && step === 0)) return;
    event.preventDefault();
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.line === line.id);
    const next = rows[at + (step === 0 ? (event.shiftKey ? -1 : 1) : step)];
    if (next) next.querySelector<HTMLElement>(`[data-column="${column}"]`)?.focus();
    else if (event.key === 'Enter' && !event.shiftKey)
      add({ phase: line.phase, group: line.group, after: line.id });
  };
  return (
    <div ref={root}>
      <p className="small mt-2 max-w-prose text-ink-soft">
        {saysVat ? 'Prices are net of VAT. ' : ''}Enter and the arrows go from row to row, Ctrl +
        Enter adds a row below, Alt with an arrow moves the row, also into the next phase.
      </p>
      {body.phases.map((phase, index) => (
        <PhaseEditor
          key={phase.id}
          editor={editor}
          body={body}
          phase={phase}
          index={index}
          sum={sums.phases[index]!}
          onAdd={add}
          onKeyDown={onKeyDown}
          onFocusOn={focusOn}
        />
      ))}
      <Button
        variant="outline"
        size="small"
        className="mt-8"
        disabled={body.phases.length >= 12}
        onClick={() => editor.setBody(addPhase(body))}
      >
        <Plus aria-hidden size={16} /> Add a phase
      </Button>
    </div>
  );
}

type PhaseProps = Parts & {
  phase: QuoteBody['phases'][number];
  index: number;
  sum: QuoteSums['phases'][number];
  onAdd: (order: Parameters<typeof addLine>[1]) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, line: QuoteLine) => void;
  onFocusOn: (id: string, column: string) => void;
};

function PhaseEditor({ editor, body, phase, index, sum, onAdd, onKeyDown, onFocusOn }: PhaseProps) {
  const saysVat = useSaysVat();
  const lines = linesOf(body, phase.id);
  return (
    <section aria-label={`Phase: ${phase.title}`} className="mt-8 border-t border-line-strong pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          aria-label={`Name of phase ${index + 1}`}
          value={phase.title}
          maxLength={80}
          onChange={(event) =>
            editor.setBody(
              {
                ...body,
                phases: body.phases.map((one) =>
                  one.id === phase.id ? { ...one, title: event.target.value } : one,
                ),
              },
              `phase-${phase.id}`,
            )
          }
          className="display-4 min-h-11 min-w-0 flex-[1_1_100%] rounded-sm sm:flex-[1_1_14rem] border border-transparent bg-transparent px-1 hover:border-line-strong focus-visible:border-ink"
        />
        <span className="figures small text-ink-soft">{pencePounds(sum.netPence)} net</span>
        <span className="flex">
          <button
            type="button"
            className={ICON}
            disabled={index === 0}
            aria-label={`Move the phase ${phase.title} up`}
            onClick={() => editor.setBody(movePhase(body, phase.id, -1))}
          >
            <ArrowUp aria-hidden size={17} />
          </button>
          <button
            type="button"
            className={ICON}
            disabled={index === body.phases.length - 1}
            aria-label={`Move the phase ${phase.title} down`}
            onClick={() => editor.setBody(movePhase(body, phase.id, 1))}
          >
            <ArrowDown aria-hidden size={17} />
          </button>
          <button
            type="button"
            className={ICON}
            disabled={lines.length > 0 || body.phases.length < 2}
            aria-label={`Remove the phase ${phase.title}`}
            onClick={() => editor.setBody(removePhase(body, phase.id))}
          >
            <X aria-hidden size={17} />
          </button>
        </span>
      </div>
      {lines.length > 0 ? (
        <div
          aria-hidden
          className={classNames('fine mt-3 hidden gap-2 text-ink-soft lg:grid', COLUMNS)}
        >
          <span>Item</span>
          <span className="text-right">Quantity</span>
          <span>Unit</span>
          <span className="text-right">{saysVat ? 'Rate, net £' : 'Rate £'}</span>
          <span>VAT</span>
          <span className="text-right">{saysVat ? 'Net' : 'Sum'}</span>
          <span />
        </div>
      ) : (
        <p className="small mt-3 text-ink-soft">
          Nothing in this phase yet: it is left out of what is sent.
        </p>
      )}
      <ol className="mt-1">
        {lines.map((line) => (
          <LineEditor
            key={line.id}
            editor={editor}
            body={body}
            line={line}
            onKeyDown={(event) => onKeyDown(event, line)}
            onFocusOn={onFocusOn}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => onAdd({ phase: phase.id })}>
          <Plus aria-hidden size={16} /> Add a line
          <span className="sr-only"> to {phase.title}</span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onAdd({ phase: phase.id, group: 'discount' })}
        >
          Add a discount<span className="sr-only"> to {phase.title}</span>
        </Button>
      </div>
    </section>
  );
}
