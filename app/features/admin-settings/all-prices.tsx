import { useState } from 'react';
import { GARDEN_SIZES } from '#contracts/price-list.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import type { PricesForm } from './prices-section.tsx';

/** Prices are rounded to ten pounds, small ones to one. */
const STEP = 1_000;
const SMALL_STEP = 100;
const SMALL = 50_000;
const MOST_PERCENT = 100;

/** @param percent "6" is six per cent more, "-3" three less @returns whole pence, at least a pound */
export function raised(pence: number, percent: number): number {
  const wanted = pence * (1 + percent / 100);
  const step = wanted < SMALL ? SMALL_STEP : STEP;
  return Math.max(SMALL_STEP, Math.round(wanted / step) * step);
}

/** One figure for all prices: they change in the form, and are saved with it. */
export function AllPrices({ form }: { form: PricesForm }) {
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ message: string; isError: boolean } | null>(null);
  const change = () => {
    const percent = Number(text.trim().replace(',', '.'));
    if (
      text.trim() === '' ||
      !Number.isFinite(percent) ||
      percent <= -MOST_PERCENT ||
      percent > MOST_PERCENT
    ) {
      setTold({ message: 'Please enter a percentage from -99 to 100, such as 6', isError: true });
      return;
    }
    const { services, extras } = form.getValues();
    const put = (kind: 'services' | 'extras', value: unknown) =>
      form.setValue(kind, value as never, { shouldDirty: true, shouldTouch: true });
    put(
      'services',
      services.map((service) => ({
        ...service,
        sizes: Object.fromEntries(
          GARDEN_SIZES.map((size) => [
            size,
            { ...service.sizes[size], basePence: raised(service.sizes[size].basePence, percent) },
          ]),
        ),
      })),
    );
    put(
      'extras',
      extras.map((extra) => ({
        ...extra,
        sizes: Object.fromEntries(
          GARDEN_SIZES.map((size) => [
            size,
            { ...extra.sizes[size], pence: raised(extra.sizes[size].pence, percent) },
          ]),
        ),
      })),
    );
    setTold({
      message: 'Every price below is changed, rounded to ten pounds. Look through them, then save.',
      isError: false,
    });
  };
  return (
    <div className="border-b pb-6">
      <div className="flex flex-wrap items-end gap-4">
        <Field
          label="Change all prices by"
          hint="Per cent; with a minus for less."
          error={told?.isError ? told.message : undefined}
        >
          {(parts) => (
            <Input
              {...parts}
              inputMode="text"
              autoComplete="off"
              className="figures max-w-32"
              value={text}
              placeholder="6"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                change();
              }}
            />
          )}
        </Field>
        <Button variant="outline" onClick={change}>
          Change them
        </Button>
      </div>
      <p role="status" className="small mt-2 text-ink-soft">
        {told && !told.isError ? told.message : ''}
      </p>
    </div>
  );
}
