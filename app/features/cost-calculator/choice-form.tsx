import type { ReactNode } from 'react';
import { GARDEN_SIZES, type GardenSize, type PriceList, sizeBands } from '#contracts/price-list.ts';
import { bandOf } from '#content/calculator/by-metres.ts';
import type { Choice } from '#content/calculator/estimate.ts';
import { pounds } from '#engine/model/format.ts';
import type { Metres } from './measured-figure.tsx';
import { MetresFields } from './metres-fields.tsx';
import { FRAME_M, PlotGlyph } from './plot-glyph.tsx';

/** The three questions, each answer with its price beside it. */
export function ChoiceForm({
  list,
  choice,
  choose,
  onMetres,
  isSizeKnown,
}: {
  list: PriceList;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  /** null while they are not both known. */
  onMetres: (metres: Metres | null) => void;
  isSizeKnown: boolean;
}) {
  const toggle = (id: string, isOn: boolean) =>
    choose({ extras: isOn ? [...choice.extras, id] : choice.extras.filter((one) => one !== id) });
  const bands = sizeBands(list);
  /** The largest fills its frame. */
  const scale = Math.min(1, FRAME_M / Math.sqrt(bands.large.worked));
  return (
    <div className="grid gap-14 lg:gap-20">
      <Question title="Which work?" legend="Service type">
        <div className="-mx-4 border-t">
          {list.services.map((service) => (
            <Row
              key={service.id}
              name="service"
              type="radio"
              value={service.id}
              isChosen={choice.service === service.id}
              onChoose={() => choose({ service: service.id })}
              label={service.name}
              hint={service.description}
              price={priceWords(
                service.sizes.small.basePence,
                choice.size && service.sizes[choice.size].basePence,
              )}
              unit={service.isMonthly ? 'a month' : undefined}
            />
          ))}
        </div>
      </Question>

      <Question
        title="How large is the garden?"
        legend="Garden size"
        note={
          isSizeKnown
            ? 'Filled in from what you told us about your garden. Change it if it is wrong.'
            : 'The whole plot to be worked on, not counting the house.'
        }
      >
        <div className="grid grid-cols-3 gap-3 sm:gap-4">
          {GARDEN_SIZES.map((size) => (
            <SizeCard
              key={size}
              size={size}
              band={bands[size]}
              side={Math.sqrt(bands[size].worked) * scale}
              isChosen={choice.size === size}
              onChoose={() => choose({ size })}
            />
          ))}
        </div>
        <MetresFields
          onChange={(metres) => {
            onMetres(metres);
            if (metres) choose({ size: bandOf(metres.width * metres.length, list) });
          }}
        />
      </Question>

      <Question title="Any extras?" legend="Optional extras" note="Choose as many as you like.">
        <div className="-mx-4 border-t">
          {list.extras.map((extra) => (
            <Row
              key={extra.id}
              name="extras"
              type="checkbox"
              value={extra.id}
              isChosen={choice.extras.includes(extra.id)}
              onChoose={(isOn) => toggle(extra.id, isOn)}
              label={extra.name}
              hint={
                choice.size
                  ? `${extra.description} ${extra.sizes[choice.size].covers}.`
                  : extra.description
              }
              price={priceWords(
                extra.sizes.small.pence,
                choice.size && extra.sizes[choice.size].pence,
              )}
            />
          ))}
        </div>
      </Question>
    </div>
  );
}

const priceWords = (least: number, exact: number | null) =>
  exact === null ? `from ${pounds(least / 100)}` : pounds(exact / 100);

function Question({
  title,
  legend,
  note,
  children,
}: {
  title: string;
  legend: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="contents">
        <span className="sr-only">{legend}: </span>
        <span className="display-3 block">{title}</span>
      </legend>
      {note ? <p className="small mt-2 text-ink-soft">{note}</p> : null}
      <div className="mt-5">{children}</div>
    </fieldset>
  );
}

/** One line of the list: a mark, what it is, what it costs. The whole line can be pressed. */
function Row({
  name,
  type,
  value,
  isChosen,
  onChoose,
  label,
  hint,
  price,
  unit,
}: {
  name: string;
  type: 'radio' | 'checkbox';
  value: string;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  label: string;
  hint: string;
  price: string;
  unit?: string;
}) {
  const id = `${name}-${value}`;
  return (
    <label className="group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-b py-4 transition-colors hover:bg-linen has-checked:bg-clay-wash has-focus-visible:outline-2 has-focus-visible:outline-(--focus) px-4">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        required={type === 'radio'}
        onChange={(event) => onChoose(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint ${id}-price`}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={`mt-0.5 grid size-6 place-items-center border border-line-strong bg-sheet text-on-clay group-hover:border-ink peer-checked:border-clay peer-checked:bg-clay *:opacity-0 peer-checked:*:opacity-100 ${type === 'radio' ? 'rounded-full' : 'rounded-sm'}`}
      >
        {type === 'radio' ? (
          <span className="size-2 rounded-full bg-on-clay" />
        ) : (
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
          >
            <path d="m3 8.4 3.3 3.3L13 4.8" />
          </svg>
        )}
      </span>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="small mt-0.5 block text-ink-soft">
          {hint}
        </span>
      </span>
      <span id={`${id}-price`} className="figures text-right font-medium whitespace-nowrap">
        {price}
        {unit ? <span className="fine block font-normal text-ink-soft">{unit}</span> : null}
      </span>
    </label>
  );
}

function SizeCard({
  size,
  band: { label, band },
  side,
  isChosen,
  onChoose,
}: {
  size: GardenSize;
  band: { label: string; band: string };
  /** Of the drawn plot, metres. */
  side: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex min-w-0 flex-col rounded-sm border border-line-strong bg-sheet p-3 transition-colors hover:border-ink has-checked:border-clay has-checked:bg-clay-wash has-checked:shadow-[inset_0_0_0_1px_var(--clay)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) sm:p-5">
      <input
        type="radio"
        name="size"
        value={size}
        checked={isChosen}
        required
        onChange={onChoose}
        aria-labelledby={`size-${size}`}
        aria-describedby={`size-${size}-band`}
        className="sr-only"
      />
      <PlotGlyph side={side} className="mb-3 w-full text-ink-soft" />
      <span id={`size-${size}`} className="mt-auto block leading-snug font-medium">
        {label}
      </span>
      <span id={`size-${size}-band`} className="figures fine block text-ink-soft">
        {band}
      </span>
    </label>
  );
}
