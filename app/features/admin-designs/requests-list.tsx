import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminBookingRequest,
  type BookingRequestsPage,
  REQUEST_FILTERS,
  REQUEST_KIND_LABELS,
  type RequestFilter,
} from '#contracts/admin-requests.ts';
import { TIME_SORTS } from '#contracts/records.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { leaveList } from '#app/features/admin/leave-list.ts';
import { TIME_ORDERS } from '#app/features/admin/list-toolbar.tsx';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

const FILTER_LABELS: Record<RequestFilter, string> = {
  all: 'All requests',
  open: 'Waiting for an answer',
  answered: 'Answered',
};
const OPTIONS = listOptions(FILTER_LABELS, REQUEST_FILTERS, 'all');
const addressOf = (id: string) => `${ADMIN_API.bookingRequests}/${encodeURIComponent(id)}`;

/** What visitors sent with the booking form. */
export function RequestsList() {
  const state = useListState(['show']);
  const filter: RequestFilter =
    REQUEST_FILTERS.find((one) => one === state.filter('show')) ?? 'all';
  const sort = TIME_SORTS.find((one) => one === state.sort);
  const query = usePagedList<BookingRequestsPage>(ADMIN_API.bookingRequests, state, {
    filter,
    sort,
  });
  const [doomed, setDoomed] = useState<AdminBookingRequest | null>(null);
  const client = useQueryClient();
  const renew = useRenewRequests();
  return (
    <section aria-labelledby="requests-heading">
      <h2 id="requests-heading" className="display-3 mb-5">
        Requests for appointments
      </h2>
      <PagedList
        state={state}
        query={query}
        list={filter}
        search="Search names, e-mail addresses, words"
        filters={[{ id: 'show', label: 'Show', options: OPTIONS }]}
        sorts={TIME_ORDERS}
        noun={['request', 'requests']}
        none={['No requests yet', 'What visitors send with the booking form appears here.']}
        failed="Failed to load requests. Please try again later."
        loading="Loading requests"
        gap="gap-4"
      >
        {(request) => <RequestRow request={request} onDelete={() => setDoomed(request)} />}
      </PagedList>
      {doomed ? (
        <DeleteDialog
          title="Delete this request?"
          name={`${REQUEST_KIND_LABELS[doomed.kind]}, ${doomed.name}`}
          remove={() => adminFetch(addressOf(doomed.id), { method: 'DELETE' })}
          onDeleted={() => {
            leaveList<AdminBookingRequest>(
              client,
              ADMIN_API.bookingRequests,
              ({ id }) => id === doomed.id,
              ({ answeredAt }) => ['all', answeredAt === null ? 'open' : 'answered'],
            );
            renew();
            setDoomed(null);
            showToast({ title: 'Request deleted' });
          }}
          onClose={() => setDoomed(null)}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to delete request: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        />
      ) : null}
    </section>
  );
}

function useRenewRequests(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' &&
        [ADMIN_API.bookingRequests, '/api/admin/stats', '/api/admin/bin'].some((start) =>
          key.startsWith(start),
        ),
    });
}

function RequestRow({ request, onDelete }: { request: AdminBookingRequest; onDelete: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const renew = useRenewRequests();
  const isAnswered = request.answeredAt !== null;
  const mark = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      await adminFetch(`${addressOf(request.id)}/answered`, {
        method: 'PUT',
        json: { answered: !isAnswered },
      });
      showToast({ title: isAnswered ? 'Marked as waiting' : 'Marked as answered' });
      renew();
    } catch (error) {
      fail(`Failed to update request: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <article
      aria-label={`${REQUEST_KIND_LABELS[request.kind]} of ${request.name}`}
      className="border bg-sheet px-4 py-4 sm:px-6 sm:py-5"
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="leaf">{REQUEST_KIND_LABELS[request.kind]}</Badge>
        {isAnswered ? <Badge>Answered</Badge> : <Badge tone="amber">Waiting</Badge>}
        <span className="small figures text-ink-soft">
          {whenText(request.createdAt)} · reference {request.reference}
        </span>
      </p>
      <h3 className="display-4 mt-3 wrap-anywhere">{request.name}</h3>
      <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
        <a
          href={`mailto:${request.email}`}
          className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
        >
          {request.email}
        </a>
        {request.phone ? (
          <a
            href={`tel:${request.phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
          >
            {request.phone}
          </a>
        ) : null}
        {request.postcode ? <span>{request.postcode}</span> : null}
      </p>
      <dl className="mt-3 grid gap-3">
        {request.preferredTimes ? (
          <Said label="Times that suit">{request.preferredTimes}</Said>
        ) : null}
        {request.message ? <Said label="Message">{request.message}</Said> : null}
        {request.design ? (
          <Said label="About the design">
            {request.design.title ? (
              <DesignLink id={request.design.id} title={request.design.title} />
            ) : (
              'A design that is no longer kept'
            )}
          </Said>
        ) : null}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="outline"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={describedBy}
          onClick={() => void mark()}
          aria-label={`${isAnswered ? 'Mark as waiting' : 'Mark as answered'}: ${request.name}`}
        >
          {isAnswered ? 'Mark as waiting' : 'Mark as answered'}
        </Button>
        {isAnswered ? (
          <span className="small text-ink-soft">Answered {whenText(request.answeredAt!)}</span>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          className="ml-auto text-danger"
          onClick={onDelete}
          aria-label={`Delete the request of ${request.name}`}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Delete
        </Button>
      </div>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
    </article>
  );
}

function DesignLink({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={`/design/${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
    >
      {title}
    </a>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small text-ink-soft">{label}</dt>
      <dd className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
