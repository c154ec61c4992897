import { useState } from 'react';
import { isUndescribed, UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import { type AdminService, MOST_SERVICES_IN_ORDER } from '#contracts/admin-services.ts';
import { API } from '#contracts/routes.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { DraftsNotice } from '#app/features/admin/drafts-notice.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList, useListCache } from '#app/features/admin/use-admin-list.ts';
import { useListTools, type ListSpec } from '#app/features/admin/use-list-tools.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { ADMIN_SERVICES, removeService } from './addresses.ts';
import { ServiceForm } from './service-form.tsx';
import { ServiceRows } from './service-rows.tsx';

const NONE: readonly AdminService[] = [];

const LIST: ListSpec<AdminService> = {
  searchIn: ({ title, shortDescription, description }) => [title, shortDescription, description],
  filters: [
    {
      id: 'show',
      label: 'Which services',
      options: [
        { value: '', label: 'All services' },
        { value: 'active', label: 'Active', test: (service) => service.active },
        { value: 'inactive', label: 'Inactive', test: (service) => !service.active },
        {
          value: 'no-picture',
          label: 'Without a picture',
          test: (service) => service.imageUrl === '',
        },
        { value: 'unfetched', label: UNFETCHED_LABEL, test: (service) => service.isUnfetched },
        {
          value: 'undescribed',
          label: 'Picture not described',
          test: (service) => isUndescribed(service.picture),
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
};

const failWith = (what: string) => (reason: string) =>
  showToast({
    title: 'Error',
    description: `Failed to ${what} service: ${reason}`,
    tone: 'danger',
    isSilent: true,
  });

/** What the dialog is open for: a service, or null for a new one. */
type Open =
  { kind: 'form'; service: AdminService | null } | { kind: 'delete'; service: AdminService };

/** The services in the owner's order: added, changed, moved and deleted here. */
export function ServicesManager() {
  const query = useAdminList<readonly AdminService[]>(ADMIN_SERVICES);
  const cache = useListCache<AdminService>(ADMIN_SERVICES, [
    API.services,
    '/api/admin/stats',
    '/api/admin/bin',
  ]);
  const services = query.data ?? NONE;
  const tools = useListTools(services, LIST);
  const [open, setOpen] = useState<Open | null>(null);
  const nextOrder = Math.max(0, ...services.map((service) => service.order)) + 1;
  const done = (title: string) => {
    setOpen(null);
    cache.renew();
    showToast({ title });
  };
  return (
    <section aria-labelledby="services-heading">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="services-heading" className="display-3">
          Service Management
        </h2>
        <Button disabled={!query.data} onClick={() => setOpen({ kind: 'form', service: null })}>
          Add New Service
        </Button>
      </div>
      {query.data ? (
        <DraftsNotice
          kind="services"
          nameOf={(id) => services.find((service) => service.id === id)?.title ?? null}
          onContinue={(id) =>
            setOpen({
              kind: 'form',
              service: services.find((service) => service.id === id) ?? null,
            })
          }
        />
      ) : null}
      {query.isPending ? <ListLoading label="Loading services" /> : null}
      <ListNotFetched query={query}>
        Failed to load services. Please try again later.
      </ListNotFetched>
      {query.data?.length === 0 ? (
        <ListEmpty title="No services">Get started by adding a new service.</ListEmpty>
      ) : null}
      {services.length > 0 ? (
        <div>
          <ListToolbar
            state={tools}
            label="Search services"
            filters={tools.filters}
            countOf={tools.countOf}
            found={tools.found}
            total={tools.total}
            noun={['service', 'services']}
          />
          {tools.rows.length === 0 ? (
            <ListEmpty>No service matches. Try other words, or show all.</ListEmpty>
          ) : null}
          <ServiceRows
            services={tools.rows}
            isWhole={!tools.isNarrowed && tools.pages === 1}
            onEdit={(service) => setOpen({ kind: 'form', service })}
            onDelete={(service) => setOpen({ kind: 'delete', service })}
          />
          <PageLinks state={tools} pages={tools.pages} label="services" />
        </div>
      ) : null}
      {open?.kind === 'form' ? (
        <ServiceForm
          key={open.service?.id ?? 'new'}
          service={open.service}
          nextOrder={nextOrder}
          onClose={() => setOpen(null)}
          onSaved={(service, wasNew) => {
            cache.put(service);
            done(wasNew ? 'Service added' : 'Service updated');
          }}
          fail={(reason, wasNew) => failWith(wasNew ? 'add' : 'update')(reason)}
        />
      ) : null}
      {open?.kind === 'delete' ? (
        <DeleteDialog
          title="Delete this service?"
          name={open.service.title}
          remove={() => removeService(open.service)}
          onDeleted={() => {
            cache.remove(open.service.id);
            done('Service deleted');
          }}
          onClose={() => setOpen(null)}
          fail={failWith('delete')}
        />
      ) : null}
    </section>
  );
}
