/** The services the firm offers. */
import { AdminService, ServiceInput } from '#contracts/admin-services.ts';
import { type Service, SERVICE_ICONS } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import {
  columns,
  defineRecord,
  flag,
  oneOf,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listShown } from '#server/records/show.ts';

export type ServiceTables = {
  services: RecordColumns & {
    title: string;
    description: string;
    short_description: string;
    image_url: string;
    icon: string | null;
    position: number;
    active: number;
    created_at: string;
  };
};

/** Everything of a service but the sizes of its picture. */
export type ServiceFields = Omit<Service, 'picture'>;

export const serviceRecord = defineRecord({
  kind: 'services',
  table: 'services',
  idPrefix: 'srv',
  words: { a: 'a service', many: 'services', deleted: 'Service', area: 'services' },
  input: ServiceInput,
  admin: AdminService,
  ...columns<ServiceFields>({
    title: 'title',
    description: 'description',
    shortDescription: 'short_description',
    imageUrl: 'image_url',
    icon: oneOf('icon', SERVICE_ICONS, null),
    order: 'position',
    active: flag('active'),
  }),
  complete: ({ input }) => input,
  pictures: [{ column: 'image_url', field: 'imageUrl', sizedAs: 'picture' }],
  sort: [
    ['position', 'asc'],
    ['title', 'asc'],
  ],
  orderPath: '/api/admin/service-order',
  title: (row: RecordRow & { title: string }) => row.title,
  onRestore: () => 'It comes back inactive: visitors see it once you have switched it on.',
  restoreValues: { active: 0 },
  retention: { personal: null, why: 'the firm’s own words and figures' },
});

/** The active ones, in the owner's order. */
export const listServices = ({ ctx }: { ctx: Context }): Promise<Service[]> =>
  listShown<Service>(ctx, serviceRecord, (service) => service.active);
