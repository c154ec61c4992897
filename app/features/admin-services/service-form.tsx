import { vatMode, vatWords } from '#contracts/vat-words.ts';
import { useRouteLoaderData } from 'react-router';
import type { z } from 'zod';
import type { AdminService, ServiceInput } from '#contracts/admin-services.ts';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import {
  NumberField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { FormPreview } from '#app/features/admin/form-preview.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import type { FormProps } from '#app/features/admin/record-description.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { servicePrices } from '#app/features/services/service-prices.ts';
import { useQuery } from '@tanstack/react-query';
import { PRICE_LIST_API, type PriceList } from '#contracts/price-list.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { IconField } from './icon-field.tsx';

/** `order` is coerced by the contract, and is a number here. */
export type ServiceFields = Omit<z.input<typeof ServiceInput>, 'order'> & { order: number };

export const SERVICE_LABELS = {
  title: 'Title',
  shortDescription: 'Short description',
  description: 'Description',
  imageUrl: 'Picture',
  icon: 'Icon',
  order: 'Display order',
  active: 'Active',
} as const;

export function ServiceForm({ form, parts }: FormProps<ServiceFields, ServiceInput, AdminService>) {
  return (
    <>
      <TextField form={form} name="title" label={SERVICE_LABELS.title} />
      <TextAreaField
        form={form}
        name="shortDescription"
        label={SERVICE_LABELS.shortDescription}
        hint="One or two sentences, set large under the title."
        rows={2}
        most={400}
      />
      <TextAreaField
        form={form}
        name="description"
        label={SERVICE_LABELS.description}
        hint="What it covers and how you work."
        rows={5}
        most={4_000}
      />
      <ImageField
        label={SERVICE_LABELS.imageUrl}
        {...parts.bind<string>('imageUrl')}
        uploadUrl={UPLOAD_PATHS.service}
        fallback="service"
        withDetails
      />
      <IconField {...parts.bind<ServiceFields['icon']>('icon')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          form={form}
          name="order"
          label={SERVICE_LABELS.order}
          hint="The lowest comes first."
          min={0}
        />
        <SwitchField
          form={form}
          name="active"
          label={SERVICE_LABELS.active}
          hint="Display this service on the website"
          className="sm:mt-8"
        />
      </div>
      <FormPreview>
        <Preview values={form.watch()} service={parts.record} />
      </FormPreview>
    </>
  );
}

/** The public card with what the form says; nothing in it can be pressed. */
function Preview({ values, service }: { values: ServiceFields; service: AdminService | null }) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  const { data: prices } = useQuery<PriceList>({ queryKey: [PRICE_LIST_API] });
  const id = service?.id ?? 'preview';
  const isSamePicture = service !== null && values.imageUrl === service.imageUrl;
  return (
    <div inert>
      {values.active ? null : (
        <p className="small mb-5 text-ink-soft">Visitors do not see it while it is inactive.</p>
      )}
      <ServiceCard
        key={values.imageUrl}
        service={{
          ...values,
          id,
          icon: values.icon ?? null,
          active: values.active ?? true,
          picture: isSamePicture ? service.picture : null,
          title: values.title || 'Title',
          shortDescription: values.shortDescription || 'Short description',
          description: values.description || 'Description',
        }}
        price={(prices && servicePrices(prices)[id]) ?? null}
        vatWords={vatWords(settings ? vatMode(settings) : 'included')}
        isEager
      />
    </div>
  );
}
