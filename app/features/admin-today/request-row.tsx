import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_API, requestsAddress } from '#contracts/admin-paths.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import type { TodayRequest } from '#contracts/admin-today.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { cutText } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Due, focusWaiting, MESSAGE_LETTERS, PhoneLink } from './row-parts.tsx';

/** A request for an appointment that waits: answered by mail or telephone, then marked so. */
export function RequestRow({ request, now }: { request: TodayRequest; now: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const client = useQueryClient();
  const markAnswered = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      await adminFetch(`${ADMIN_API.bookingRequests}/${encodeURIComponent(request.id)}/answered`, {
        method: 'PUT',
        json: { answered: true },
      });
      showToast({ title: 'Marked as answered' });
      await client.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          typeof key === 'string' && key.startsWith('/api/admin/'),
      });
      focusWaiting();
    } catch (error) {
      fail(`Failed to update request: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
        <Link
          to={requestsAddress({ search: request.email })}
          className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline"
        >
          {request.name}
        </Link>
        <Due replyBy={request.replyBy} now={now} />
      </p>
      <p className="small figures mt-1 text-ink-soft">
        {[
          REQUEST_KIND_LABELS[request.kind],
          request.postcode,
          request.preferredTimes ? `times that suit: ${cutText(request.preferredTimes, 80)}` : null,
          request.design?.title,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {request.message ? (
        <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {cutText(request.message, MESSAGE_LETTERS)}
        </p>
      ) : null}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={`mailto:${request.email}`}
          className="text-link inline-flex min-h-8 items-center wrap-anywhere"
        >
          {request.email}
        </a>
        {request.phone ? <PhoneLink phone={request.phone} /> : null}
        <Button
          size="small"
          variant="outline"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={describedBy}
          onClick={() => void markAnswered()}
          aria-label={`Mark as answered: ${request.name}`}
        >
          Mark as answered
        </Button>
      </p>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
    </li>
  );
}
