import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { GARDEN_SIZES } from '#contracts/price-list.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { pounds } from '#engine/model/format.ts';
import { SwitchField, TextField } from '#app/features/admin/form-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { LinesField } from './lines-field.tsx';
import { OfSizes, PoundsField } from './price-fields.tsx';
import type { PricesForm } from './prices-section.tsx';

type Row = { form: PricesForm; index: number };

/** A name in the address that none of the list has. */
const freeId = (list: readonly { id: string }[], stem: string): string => {
  let number = 1;
  while (list.some(({ id }) => id === `${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};
const ofSizes = <Value,>(make: () => Value) => ({ small: make(), medium: make(), large: make() });

export const newService = (list: readonly { id: string }[]) => ({
  id: freeId(list, 'own-service'),
  name: '',
  description: '',
  isMonthly: false,
  isOffered: true,
  sizes: ofSizes(() => ({ basePence: Number.NaN, timeframe: '', covers: '' })),
  includes: [],
  excludes: [],
});
export const newExtra = (list: readonly { id: string }[]) => ({
  id: freeId(list, 'own-extra'),
  name: '',
  description: '',
  isOffered: true,
  sizes: ofSizes(() => ({ pence: Number.NaN, covers: '' })),
});

/** Without pence where there are none. */
const shortPounds = (pence: number) =>
  pence % 100 === 0 ? pounds(pence / 100) : pencePounds(pence);

/** Folded to its name and three prices; open while it is new, or something in it has to be looked at. */
function PriceRow({
  name,
  pence,
  unit,
  isOffered,
  isOpen,
  children,
}: {
  name: string;
  pence: readonly number[];
  unit?: string;
  isOffered: boolean;
  isOpen: boolean;
  children: ReactNode;
}) {
  const [isOpened, setIsOpened] = useState(isOpen);

  return (
    <Disclosure
      open={isOpened || isOpen}
      onToggle={setIsOpened}
      summary={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
          <span className="font-medium">
            {name || 'New'}
            {isOffered ? null : (
              <span className="small font-normal text-ink-soft"> (not offered)</span>
            )}
          </span>
          <span className="small figures text-ink-soft">
            {pence.map((one) => (Number.isFinite(one) ? shortPounds(one) : '£…')).join(' · ')}
            {unit}
          </span>
        </span>
      }
    >
      <div className="grid gap-6 pt-2">{children}</div>
    </Disclosure>
  );
}

export function ServiceRow({ form, index, onRemove }: Row & { onRemove: (() => void) | null }) {
  const service = useWatch({ control: form.control, name: `services.${index}` });
  const at = `services.${index}` as const;
  if (!service) return null;
  return (
    <PriceRow
      name={service.name}
      pence={GARDEN_SIZES.map((size) => service.sizes[size].basePence)}
      isOffered={service.isOffered}
      isOpen={
        isNew(form, 'services', service.id) || form.formState.errors.services?.[index] !== undefined
      }
      {...(service.isMonthly ? { unit: ' a month' } : {})}
    >
      <TextField form={form} name={`${at}.name`} label="Name" />
      <TextField form={form} name={`${at}.description`} label="Description" />
      <SwitchField form={form} name={`${at}.isOffered`} label="Offered to visitors" />
      <SwitchField form={form} name={`${at}.isMonthly`} label="A price for each month" />
      <OfSizes>
        {(size) => (
          <>
            <PoundsField form={form} name={`${at}.sizes.${size}.basePence`} label="Price" />
            <TextField form={form} name={`${at}.sizes.${size}.timeframe`} label="Timeframe" />
            <TextField form={form} name={`${at}.sizes.${size}.covers`} label="What it pays for" />
          </>
        )}
      </OfSizes>
      <LinesField
        form={form}
        name={`${at}.includes`}
        label="It includes"
        hint="One a line."
        rows={4}
      />
      <LinesField
        form={form}
        name={`${at}.excludes`}
        label="It leaves out"
        hint="One a line."
        rows={3}
      />
      {onRemove ? <Remove name={service.name} onRemove={onRemove} /> : null}
    </PriceRow>
  );
}

export function ExtraRow({ form, index, onRemove }: Row & { onRemove: () => void }) {
  const extra = useWatch({ control: form.control, name: `extras.${index}` });
  const at = `extras.${index}` as const;
  if (!extra) return null;
  return (
    <PriceRow
      name={extra.name}
      pence={GARDEN_SIZES.map((size) => extra.sizes[size].pence)}
      isOffered={extra.isOffered}
      isOpen={
        isNew(form, 'extras', extra.id) || form.formState.errors.extras?.[index] !== undefined
      }
    >
      <TextField form={form} name={`${at}.name`} label="Name" />
      <TextField form={form} name={`${at}.description`} label="Description" />
      <SwitchField form={form} name={`${at}.isOffered`} label="Offered to visitors" />
      <OfSizes>
        {(size) => (
          <>
            <PoundsField form={form} name={`${at}.sizes.${size}.pence`} label="Price" />
            <TextField form={form} name={`${at}.sizes.${size}.covers`} label="What it pays for" />
          </>
        )}
      </OfSizes>
      <Remove name={extra.name} onRemove={onRemove} />
    </PriceRow>
  );
}

/** Not in what was saved. */
const isNew = (form: PricesForm, kind: 'services' | 'extras', id: string): boolean =>
  !form.formState.defaultValues?.[kind]?.some((one) => one?.id === id);

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <div>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove<span className="sr-only"> {name || 'the new one'}</span>
      </Button>
      <span className="fine ml-3 text-ink-soft">Nothing changes for visitors until you save.</span>
    </div>
  );
}
