/** One line of a quote: what, how much, at what price, and what more there is to say of it. */
import { useSaysVat } from '#app/lib/site.ts';
import { ArrowDown, ArrowUp, ChevronDown, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import {
  pencePounds,
  QUOTE_GROUP_LABELS,
  QUOTE_UNIT_LABELS,
  QUOTE_UNITS,
} from '#contracts/quote-words.ts';
import { lineAmount, QUOTE_GROUPS, QUOTE_VAT_RATES } from '#contracts/quote-sums.ts';
import type { QuoteBody, QuoteLine } from '#contracts/quotes.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { CELL, FigureCell } from './figure-cell.tsx';
import {
  copyLine,
  moveLine,
  moveToPhase,
  penceText,
  readPence,
  readQuantity,
  removeLine,
  setLine,
} from './quote-ops.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

export const ICON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink disabled:opacity-40 lg:size-9';
export const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_6.5rem_5.25rem_8rem_5rem_8rem_5rem]';
export type Parts = { editor: QuoteEditor; body: QuoteBody };
type LineProps = Parts & {
  line: QuoteLine;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocusOn: (id: string, column: string) => void;
};

export function LineEditor({ editor, body, line, onKeyDown, onFocusOn }: LineProps) {
  const saysVat = useSaysVat();
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
          {QUOTE_VAT_RATES.filter((rate) => saysVat || rate === 0 || rate === line.vat).map(
            (rate) => (
              <option key={rate} value={rate}>
                {rate}%
              </option>
            ),
          )}
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
