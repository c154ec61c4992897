import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { z } from 'zod';
import { type AdminService, ServiceInput } from '#contracts/admin-services.ts';
import { SERVICE_ICON_LABELS } from '#contracts/site-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import {
  NumberField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import { RecordForm } from '#app/features/admin/record-form.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { ServiceCard } from '../service-card.tsx';
import { SERVICE_PRICES } from '../service-prices.ts';
import { ADMIN_SERVICES, serviceAddress } from './addresses.ts';
import { IconField } from './icon-field.tsx';

/** `order` is coerced by the contract, and is a number here. */
type Values = Omit<z.input<typeof ServiceInput>, 'order'> & { order: number };

const LABELS = {
  title: 'Title',
  shortDescription: 'Short description',
  description: 'Description',
  imageUrl: 'Picture',
  icon: 'Icon',
  order: 'Display order',
  active: 'Active',
} as const;

const toInput = ({
  title,
  description,
  shortDescription,
  imageUrl,
  icon,
  order,
  active,
}: AdminService): Values => ({
  title,
  description,
  shortDescription,
  imageUrl,
  icon,
  order,
  active,
});
const emptyInput = (order: number): Values => ({
  title: '',
  description: '',
  shortDescription: '',
  imageUrl: '',
  icon: null,
  order,
  active: true,
});

const save = (input: ServiceInput, against: AdminService | null, requestKey: string) =>
  against
    ? adminFetch<AdminService>(serviceAddress(against.id), {
        method: 'PUT',
        json: input,
        ifMatch: against.version,
      })
    : adminFetch<AdminService>(ADMIN_SERVICES, { method: 'POST', json: input, requestKey });

const showValue = (field: string, value: unknown) =>
  field === 'icon' && typeof value === 'string'
    ? (SERVICE_ICON_LABELS[value as keyof typeof SERVICE_ICON_LABELS] ?? value)
    : undefined;

export function ServiceForm({
  service,
  nextOrder,
  onSaved,
  onClose,
  fail,
}: {
  /** null for a new one. */
  service: AdminService | null;
  nextOrder: number;
  onSaved: (service: AdminService, wasNew: boolean) => void;
  onClose: () => void;
  fail: (reason: string, wasNew: boolean) => void;
}) {
  return (
    <RecordForm<Values, ServiceInput, AdminService>
      kind="services"
      record={service}
      schema={ServiceInput}
      empty={emptyInput(nextOrder)}
      toInput={toInput}
      titles={{ add: 'Add New Service', edit: 'Edit Service' }}
      fieldLabels={LABELS}
      showValue={showValue}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      fail={fail}
    >
      {(form, parts) => (
        <>
          <TextField form={form} name="title" label={LABELS.title} />
          <TextAreaField
            form={form}
            name="shortDescription"
            label={LABELS.shortDescription}
            hint="One or two sentences, set large under the title."
            rows={2}
            most={400}
          />
          <TextAreaField
            form={form}
            name="description"
            label={LABELS.description}
            hint="What it covers and how you work."
            rows={5}
            most={4_000}
          />
          <ImageField
            label={LABELS.imageUrl}
            {...parts.bind<string>('imageUrl')}
            uploadUrl="/api/admin/upload/service-image"
            fallback="service"
            withDetails
          />
          <IconField {...parts.bind<Values['icon']>('icon')} />
          <div className="grid gap-6 sm:grid-cols-2">
            <NumberField
              form={form}
              name="order"
              label={LABELS.order}
              hint="The lowest stands first."
              min={0}
            />
            <SwitchField
              form={form}
              name="active"
              label={LABELS.active}
              hint="Display this service on the website"
              className="sm:mt-8"
            />
          </div>
          <Preview values={form.watch()} service={service} />
        </>
      )}
    </RecordForm>
  );
}

/** The public card with what stands in the form; nothing in it can be pressed. */
function Preview({ values, service }: { values: Values; service: AdminService | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  const id = service?.id ?? 'preview';
  const isSamePicture = service !== null && values.imageUrl === service.imageUrl;
  const shown = {
    ...values,
    id,
    icon: values.icon ?? null,
    active: values.active ?? true,
    picture: isSamePicture ? service.picture : null,
    title: values.title || 'Title',
    shortDescription: values.shortDescription || 'Short description',
    description: values.description || 'Description',
  };
  return (
    <div className="border-t pt-5">
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the preview' : 'See it as visitors see it'}
      </Button>
      {isOpen ? (
        <div inert className="mt-5 border bg-paper p-5 sm:p-8">
          {shown.active ? null : (
            <p className="small mb-5 text-ink-soft">Visitors do not see it while it is inactive.</p>
          )}
          <ServiceCard
            key={values.imageUrl}
            service={shown}
            price={SERVICE_PRICES[id] ?? null}
            vatWords={settings?.pricesIncludeVat === false ? 'plus VAT' : 'including VAT'}
            isEager
          />
        </div>
      ) : null}
    </div>
  );
}
