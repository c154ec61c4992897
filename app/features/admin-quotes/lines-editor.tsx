import { ArrowDown, ArrowUp, ChevronDown, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  pencePounds,
  QUOTE_GROUP_LABELS,
  QUOTE_UNIT_LABELS,
  QUOTE_UNITS,
} from '#contracts/quote-words.ts';
import {
  lineAmount,
  QUOTE_GROUPS,
  QUOTE_VAT_RATES,
  type QuoteSums,
} from '#contracts/quote-sums.ts';
import type { QuoteBody, QuoteLine } from '#contracts/quotes.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { CELL, FigureCell } from './figure-cell.tsx';
import {
  addLine,
  addPhase,
  copyLine,
  linesOf,
  moveLine,
  movePhase,
  moveToPhase,
  penceText,
  readPence,
  readQuantity,
  removeLine,
  removePhase,
  setLine,
} from './quote-ops.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

const ICON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink disabled:opacity-40 lg:size-9';
const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_6.5rem_5.25rem_8rem_5rem_8rem_5rem]';
type Parts = { editor: QuoteEditor; body: QuoteBody };

/** The lines of a quote, phase by phase, as in a spreadsheet: Enter and the arrows go from row to row, Alt with an arrow moves the row. */
export function LinesEditor({ editor, sums }: { editor: QuoteEditor; sums: QuoteSums }) {
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
    const added = addLine(body, order);
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
        Prices are net of VAT. Enter and the arrows go from row to row, Ctrl + Enter adds a row
        below, Alt with an arrow moves the row, also into the next phase.
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
          className="display-4 min-h-11 min-w-0 flex-[1_1_14rem] rounded-sm border border-transparent bg-transparent px-1 hover:border-line-strong focus-visible:border-ink"
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
          <span className="text-right">Rate, net £</span>
          <span>VAT</span>
          <span className="text-right">Net</span>
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

type LineProps = Parts & {
  line: QuoteLine;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocusOn: (id: string, column: string) => void;
};

function LineEditor({ editor, body, line, onKeyDown, onFocusOn }: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const set = (change: Partial<QuoteLine>, column: string | null = null) =>
    editor.setBody(setLine(body, line.id, change), column && `${line.id}-${column}`);
  const name = line.description || 'this line';
  return (
    <li data-line={line.id} className="border-b py-2.5 lg:py-1.5">
      <div className={classNames('grid grid-cols-6 items-center gap-2', COLUMNS)}>
        <input
          aria-label="Description"
          data-column="description"
          onKeyDown={onKeyDown}
          value={line.description}
          maxLength={300}
          placeholder="What is done"
          onChange={(event) => set({ description: event.target.value }, 'description')}
          className={classNames(CELL, 'col-span-6 lg:col-span-1')}
        />
        <FigureCell
          label={`Quantity of ${name}`}
          column="quantity"
          onKeyDown={onKeyDown}
          value={line.quantity}
          show={(quantity) => quantity}
          read={readQuantity}
          onValue={(quantity) => set({ quantity }, 'quantity')}
          onBad={(isBad) => editor.markBad(`${line.id}-quantity`, isBad)}
          className="col-span-2 lg:col-span-1"
        />
        <select
          aria-label={`Unit of ${name}`}
          data-column="unit"
          onKeyDown={onKeyDown}
          value={line.unit}
          onChange={(event) => set({ unit: event.target.value as QuoteLine['unit'] })}
          className={classNames(CELL, 'col-span-2 lg:col-span-1')}
        >
          {QUOTE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {QUOTE_UNIT_LABELS[unit]}
            </option>
          ))}
        </select>
        <FigureCell
          label={`Rate of ${name} in pounds, net`}
          column="rate"
          onKeyDown={onKeyDown}
          value={line.unitPence}
          show={penceText}
          read={readPence}
          onValue={(unitPence) => set({ unitPence }, 'rate')}
          onBad={(isBad) => editor.markBad(`${line.id}-rate`, isBad)}
          className="col-span-2 lg:col-span-1"
        />
        <select
          aria-label={`VAT on ${name}`}
          data-column="vat"
          onKeyDown={onKeyDown}
          value={line.vat}
          onChange={(event) => set({ vat: Number(event.target.value) as QuoteLine['vat'] })}
          className={classNames(CELL, 'col-span-2 lg:col-span-1')}
        >
          {QUOTE_VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </select>
        <output
          className="figures col-span-2 text-right lg:col-span-1"
          aria-label={`Net of ${name}`}
        >
          {pencePounds(lineAmount(line))}
        </output>
        <span className="col-span-2 flex justify-end lg:col-span-1">
          <button
            type="button"
            className={ICON}
            aria-expanded={isOpen}
            aria-label={`More for ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden size={17} className={isOpen ? 'rotate-180' : ''} />
          </button>
          <button
            type="button"
            className={ICON}
            aria-label={`Remove ${name}`}
            onClick={() => editor.setBody(removeLine(body, line.id))}
          >
            <X aria-hidden size={17} />
          </button>
        </span>
      </div>
      {isOpen ? <LineMore editor={editor} body={body} line={line} onFocusOn={onFocusOn} /> : null}
    </li>
  );
}

function LineMore({ editor, body, line, onFocusOn }: Omit<LineProps, 'onKeyDown'>) {
  const set = (change: Partial<QuoteLine>, column: string | null = null) =>
    editor.setBody(setLine(body, line.id, change), column && `${line.id}-${column}`);
  const name = line.description || 'this line';
  const copy = () => {
    const copied = copyLine(body, line.id);
    onFocusOn(copied.id, 'description');
    editor.setBody(copied.body);
  };
  return (
    <div className="mt-2 grid gap-3 bg-linen p-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]">
      <label className="small block">
        Note below it
        <input
          value={line.note}
          maxLength={500}
          onChange={(event) => set({ note: event.target.value }, 'note')}
          className={classNames(CELL, 'mt-1')}
        />
      </label>
      <label className="small block">
        Kind
        <select
          value={line.group}
          onChange={(event) => set({ group: event.target.value as QuoteLine['group'] })}
          className={classNames(CELL, 'mt-1')}
        >
          {QUOTE_GROUPS.map((group) => (
            <option key={group} value={group}>
              {QUOTE_GROUP_LABELS[group]}
            </option>
          ))}
        </select>
      </label>
      <label className="small block">
        Phase
        <select
          value={line.phase}
          onChange={(event) => editor.setBody(moveToPhase(body, line.id, event.target.value))}
          className={classNames(CELL, 'mt-1')}
        >
          {body.phases.map((phase) => (
            <option key={phase.id} value={phase.id}>
              {phase.title}
            </option>
          ))}
        </select>
      </label>
      <div className="flex items-end gap-1">
        <button
          type="button"
          className={ICON}
          aria-label={`Move ${name} up`}
          onClick={() => editor.setBody(moveLine(body, line.id, -1))}
        >
          <ArrowUp aria-hidden size={17} />
        </button>
        <button
          type="button"
          className={ICON}
          aria-label={`Move ${name} down`}
          onClick={() => editor.setBody(moveLine(body, line.id, 1))}
        >
          <ArrowDown aria-hidden size={17} />
        </button>
        <Button variant="outline" size="small" onClick={copy}>
          Duplicate
        </Button>
      </div>
    </div>
  );
}
