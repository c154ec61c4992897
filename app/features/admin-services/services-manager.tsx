import { useState } from 'react';
import { isUndescribed, UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import {
  type AdminService,
  MOST_SERVICES_IN_ORDER,
  ServiceInput,
} from '#contracts/admin-services.ts';
import { API } from '#contracts/routes.ts';
import { SERVICE_ICON_LABELS } from '#contracts/site-words.ts';
import { OrderedRows } from '#app/features/admin/ordered-rows.tsx';
import type { ListedDescription, RowProps } from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { imagesOf } from '#app/features/services/service-images.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SERVICE_LABELS, ServiceForm, type ServiceFields } from './service-form.tsx';

export const SERVICES_PATH = '/api/admin/services';

const SERVICES: ListedDescription<ServiceFields, ServiceInput, AdminService> = {
  kind: 'services',
  path: SERVICES_PATH,
  words: {
    heading: 'Service Management',
    noun: ['service', 'services'],
    titles: { add: 'Add New Service', edit: 'Edit Service' },
    failedToLoad: 'Failed to load services. Please try again later.',
    none: { title: 'No services', words: 'Get started by adding a new service.' },
    failed: (what, reason) => ({
      title: 'Error',
      description: `Failed to ${what} service: ${reason}`,
    }),
    deleteTitle: () => 'Delete this service?',
  },
  nameOf: ({ title }) => title,
  schema: ServiceInput,
  empty: (services) => ({
    title: '',
    description: '',
    shortDescription: '',
    imageUrl: '',
    icon: null,
    order: Math.max(0, ...services.map(({ order }) => order)) + 1,
    active: true,
  }),
  toFields: ({ title, description, shortDescription, imageUrl, icon, order, active }) => ({
    title,
    description,
    shortDescription,
    imageUrl,
    icon,
    order,
    active,
  }),
  labels: SERVICE_LABELS,
  showValue: (field, value) =>
    field === 'icon' && typeof value === 'string'
      ? (SERVICE_ICON_LABELS[value as keyof typeof SERVICE_ICON_LABELS] ?? value)
      : undefined,
  Form: ServiceForm,
  alsoShownAt: [API.services],
  list: {
    searchIn: ({ title, shortDescription, description }) => [title, shortDescription, description],
    filters: [
      {
        id: 'show',
        label: 'Which services',
        options: [
          { value: '', label: 'All services' },
          { value: 'active', label: 'Active', test: ({ active }) => active },
          { value: 'inactive', label: 'Inactive', test: ({ active }) => !active },
          { value: 'no-picture', label: 'Without a picture', test: ({ imageUrl }) => !imageUrl },
          { value: 'unfetched', label: UNFETCHED_LABEL, test: ({ isUnfetched }) => isUnfetched },
          {
            value: 'undescribed',
            label: 'Picture not described',
            test: ({ picture }) => isUndescribed(picture),
          },
        ],
      },
    ],
    // On one page, so that any of them can be moved past any other.
    pageSize: MOST_SERVICES_IN_ORDER,
    sorts: [
      {
        value: 'order',
        label: 'As on the website',
        compare: (a, b) =>
          a.order - b.order || a.title.localeCompare(b.title, 'en-GB') || a.id.localeCompare(b.id),
      },
    ],
  },
  Rows: ServiceRows,
};

const ORDER = {
  path: SERVICES_PATH,
  orderPath: '/api/admin/service-order',
  publicPath: API.services,
  nameOf: SERVICES.nameOf,
  noun: SERVICES.words.noun,
};

function ServiceRows(props: RowProps<AdminService>) {
  return (
    <OrderedRows
      {...props}
      order={ORDER}
      picture={(service) => <ServicePicture service={service} />}
      facts={({ order, shortDescription }) => (
        <>
          <p className="fine figures mt-1 text-ink-soft">Order {order}</p>
          <p className="small mt-1.5 line-clamp-2 max-w-prose wrap-anywhere text-ink-soft">
            {shortDescription}
          </p>
        </>
      )}
      marks={({ isUnfetched, picture, active }) => (
        <>
          {isUnfetched ? <Badge tone="amber">{UNFETCHED_LABEL}</Badge> : null}
          {isUndescribed(picture) ? <Badge tone="amber">Picture not described</Badge> : null}
          {active ? null : <Badge tone="amber">Inactive</Badge>}
        </>
      )}
    />
  );
}

/** Its own picture, or the drawing that visitors see in its place. */
function ServicePicture({ service }: { service: AdminService }) {
  const images = imagesOf(service);
  const [tried, setTried] = useState(0);
  const url = images[Math.min(tried, images.length - 1)]!;
  return (
    <Picture
      key={url}
      picture={url === service.imageUrl ? service.picture : null}
      url={url}
      alt=""
      sizes="9rem"
      // The picture alone is dimmed: pale words would be hard to read.
      className={`aspect-[3/2] w-36 overflow-hidden bg-stone sm:w-full ${service.active ? '' : 'opacity-60'}`}
      imageClassName="size-full object-cover"
      {...(tried < images.length - 1 ? { onFail: () => setTried(tried + 1) } : {})}
    />
  );
}

/** The services in the owner's order. */
export const ServicesManager = () => <RecordManager description={SERVICES} />;
