import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  type AdminEnquiry,
  ENQUIRY_SOURCE_LABELS,
  ENQUIRY_STATE_LABELS,
  ENQUIRY_STATES,
} from '#contracts/enquiries.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useIsHere } from '#app/features/admin/use-is-here.ts';
import { RangeLines } from '#app/features/enquiry/range-lines.tsx';
import { pounds } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Select } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { DesignFacts } from './design-facts.tsx';
import { dueWords, STATE_TONES, stateWords } from './enquiry-words.ts';
import { Notes } from './notes.tsx';
import { enquiryCall, seenOf, useEnquiry, type EnquiryActs } from './use-enquiry.ts';

/** One enquiry whole: who, what, how far, what was written, and what is done next. */
export function EnquiryDetail({ id }: { id: string }) {
  const { query, ...acts } = useEnquiry(id);
  const [isEditing, setIsEditing] = useState(false);
  if (query.isPending) return <ListLoading label="Loading the enquiry" />;
  const enquiry = query.data;
  if (!enquiry)
    return <ListNotFetched query={query}>The enquiry could not be loaded.</ListNotFetched>;
  return (
    <article>
      <ListNotFetched query={query}>
        The enquiry could not be refreshed. This is the last version loaded.
      </ListNotFetched>
      <Head enquiry={enquiry} acts={acts} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 content-start gap-12">
          <Thread enquiry={enquiry} />
          {/* Closed by its visitor or another window, it stays until the templates over it are. */}
          {enquiry.state === 'closed' && !isEditing ? null : (
            <AnswerForm key={enquiry.id} enquiry={enquiry} acts={acts} onEditing={setIsEditing} />
          )}
          {enquiry.designs.map((design) => (
            <DesignFacts key={design.n} design={design} />
          ))}
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Person enquiry={enquiry} />
          {enquiry.range ? (
            <section aria-label="The price with the way in">
              <h2 className="display-4 mb-3">The price with the way in</h2>
              <RangeLines range={enquiry.range} />
            </section>
          ) : null}
          <Visits enquiry={enquiry} />
          <Photographs enquiry={enquiry} />
          <Notes key={enquiry.id} enquiry={enquiry} acts={acts} />
        </div>
      </div>
    </article>
  );
}

function Head({ enquiry, acts }: { enquiry: AdminEnquiry; acts: EnquiryActs }) {
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

function Thread({ enquiry: { name, message, messages, createdAt } }: { enquiry: AdminEnquiry }) {
  const said = [
    ...(message ? [{ id: 'first', from: 'visitor' as const, text: message, at: createdAt }] : []),
    ...messages,
  ];
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="display-4">
        Messages
      </h2>
      <ol className="mt-4 border-t">
        {said.map((one) => (
          <li key={one.id} className="border-b py-4">
            <p className="small flex flex-wrap justify-between gap-x-6 text-ink-soft">
              <span className={one.from === 'visitor' ? 'font-medium text-ink' : undefined}>
                {one.from === 'visitor' ? name : 'You'}
              </span>
              <time dateTime={one.at} className="figures">
                {momentInWords(one.at)}
              </time>
            </p>
            <p className="mt-1.5 max-w-prose wrap-anywhere whitespace-pre-line">{one.text}</p>
          </li>
        ))}
        {said.length === 0 ? (
          <li className="border-b py-4 text-ink-soft">Nothing has been written yet.</li>
        ) : null}
      </ol>
    </section>
  );
}

function Person({ enquiry }: { enquiry: AdminEnquiry }) {
  const {
    email,
    phone,
    postcode,
    preferredTimes,
    budgetPence,
    estimate,
    access,
    siteFacts,
    choices,
  } = enquiry;
  const lines: [string, React.ReactNode][] = [
    ...(email
      ? [
          [
            'E-mail',
            <a key="mail" href={`mailto:${email}`} className="text-link wrap-anywhere">
              {email}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(phone
      ? [
          [
            'Telephone',
            <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link">
              {phone}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(postcode ? [['Postcode', postcode] as [string, React.ReactNode]] : []),
    ...(preferredTimes ? [['Times that suit', preferredTimes] as [string, React.ReactNode]] : []),
    ...(budgetPence === null
      ? []
      : [['Budget', pounds(budgetPence / 100)] as [string, React.ReactNode]]),
    ...(estimate
      ? [
          [
            'Calculator',
            `${estimate.service}, ${estimate.size}: ${pounds(estimate.totalPence / 100)} ${estimate.includesVat ? 'including VAT' : 'plus VAT'}`,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...[...access, ...siteFacts, ...choices].map(
      ({ label, value }) => [label, value] as [string, React.ReactNode],
    ),
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="display-4">
        Who and where
      </h2>
      <dl className="mt-4 border-t">
        {lines.map(([label, value], index) => (
          <div
            key={`${label}-${index}`}
            className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {email ? null : (
        <p className="small mt-3 text-ink-soft">
          No e-mail address was left: messages appear on the visitor’s page, and no e-mail tells
          them of them. Please ring.
        </p>
      )}
    </section>
  );
}

function Visits({ enquiry: { visits } }: { enquiry: AdminEnquiry }) {
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="visits">
      <h2 id="visits" className="display-4">
        Visits
      </h2>
      <ul className="mt-4 border-t">
        {visits.map((visit) => (
          <li key={visit.link} className="flex flex-wrap justify-between gap-x-6 border-b py-2.5">
            <span>{visit.label}</span>
            <span className="figures text-ink-soft">
              {momentInWords(visit.startsAt)}
              {visit.state === 'cancelled'
                ? ', cancelled'
                : visit.state === 'missed'
                  ? ', nobody came'
                  : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photographs({ enquiry: { photos } }: { enquiry: AdminEnquiry }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photographs">
      <h2 id="photographs" className="display-4">
        Photographs
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3">
        {photos.map((photo, index) => (
          <li key={photo.n} className="bg-stone">
            <a href={photo.url} target="_blank" rel="noopener noreferrer" className="block">
              <img
                src={photo.smallUrl}
                alt={`Photograph ${index + 1} of the garden`}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
