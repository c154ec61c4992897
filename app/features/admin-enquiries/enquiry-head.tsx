import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AdminEnquiry } from '#contracts/admin-enquiries.ts';
import {
  ENQUIRY_SOURCE_LABELS,
  ENQUIRY_STATE_LABELS,
  ENQUIRY_STATES,
} from '#contracts/enquiries.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { useIsHere } from '#app/features/admin/use-is-here.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Select } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { dueWords, STATE_TONES, stateWords } from './enquiry-words.ts';
import { enquiryCall, seenOf, type EnquiryActs } from './use-enquiry.ts';

export function Head({ enquiry, acts }: { enquiry: AdminEnquiry; acts: EnquiryActs }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { id, version, reference, state, replyBy, isOverdue, archivedAt, closing, link } = enquiry;
  const isArchived = archivedAt !== null;
  const failure = acts.failureOf('state', 'answered', 'archive');
  return (
    <header className="border-b pb-7">
      <p>
        <Link to="/admin/enquiries" className="text-link small inline-flex min-h-8 items-center">
          All enquiries
        </Link>
      </p>
      <h1 className="display-2 mt-1 wrap-anywhere">{enquiry.name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={STATE_TONES[state]}>{stateWords(enquiry)}</Badge>
        {replyBy ? (
          <Badge tone={isOverdue ? 'danger' : 'clay'}>{dueWords(replyBy, isOverdue)}</Badge>
        ) : null}
        {isArchived ? <Badge>Archived</Badge> : null}
        <span className="small figures text-ink-soft">
          {reference}, {ENQUIRY_SOURCE_LABELS[enquiry.source].toLowerCase()},{' '}
          {momentInWords(enquiry.createdAt)}
        </span>
        {enquiry.email ? (
          <Link
            to={`/admin/person?email=${encodeURIComponent(enquiry.email)}`}
            className="text-link small inline-flex min-h-6 items-center"
          >
            Everything of theirs
          </Link>
        ) : null}
      </p>
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-4">
        <Field label="Status" className="w-full sm:w-64">
          {(parts) => (
            <Select
              {...parts}
              {...acts.saidOf('state')}
              value={state}
              disabled={closing === 'withdrawn'}
              onChange={(event) =>
                void acts.act(
                  'state',
                  '/state',
                  {
                    method: 'PUT',
                    json: { state: event.target.value, seen: seenOf(enquiry) },
                    ifMatch: version,
                  },
                  'State saved',
                )
              }
            >
              {ENQUIRY_STATES.map((one) => (
                <option key={one} value={one}>
                  {ENQUIRY_STATE_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {state === 'closed' ? null : (
          <Button to={`/admin/quotes/new?enquiry=${id}`}>Make a quote</Button>
        )}
        {replyBy ? (
          <Button
            variant="outline"
            {...acts.saidOf('answered')}
            onClick={() =>
              void acts.act(
                'answered',
                '/answered',
                { method: 'POST', json: { seen: seenOf(enquiry) } },
                'Marked as answered',
              )
            }
          >
            Answered otherwise
          </Button>
        ) : null}
        <Button variant="outline" href={link} target="_blank">
          Customer’s view
        </Button>
        <Button
          variant="quiet"
          {...acts.saidOf('archive')}
          onClick={() =>
            void acts.act(
              'archive',
              '/archived',
              { method: 'PUT', json: { archived: !isArchived, seen: seenOf(enquiry) } },
              isArchived ? 'Back among the enquiries' : 'Archived',
            )
          }
        >
          {isArchived ? 'Take out of the archive' : 'Archive'}
        </Button>
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </div>
      {failure ? <FieldError id={acts.failureId}>{failure}</FieldError> : null}
      {isDeleting ? (
        <DeleteDialog
          title="Delete this enquiry?"
          name={`${enquiry.name}, ${reference}`}
          remove={() => adminFetch(enquiryCall(id), { method: 'DELETE' })}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            showToast({ title: 'Enquiry deleted' });
            if (isHere.current) void navigate('/admin/enquiries');
          }}
          fail={(reason) =>
            showToast({ title: 'Error', description: reason, tone: 'danger', isSilent: true })
          }
        >
          <p className="small">Its private page leads nowhere in the meantime.</p>
        </DeleteDialog>
      ) : null}
    </header>
  );
}
