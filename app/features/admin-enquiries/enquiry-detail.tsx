import { afterPrice, storedVat } from '#contracts/vat-words.ts';
import { useState } from 'react';
import type { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { RangeLines } from '#app/features/enquiry/range-lines.tsx';
import { pounds } from '#engine/model/format.ts';
import { AnswerForm } from './answer-form.tsx';
import { InTheirWords } from './customer-words.tsx';
import { DesignFacts } from './design-facts.tsx';
import { EnquiryPhotos } from './enquiry-photos.tsx';
import { Notes } from './notes.tsx';
import { useEnquiry } from './use-enquiry.ts';
import { Head } from './enquiry-head.tsx';

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
          {enquiry.words.map((words) => (
            <InTheirWords key={words.description} words={words} />
          ))}
          {enquiry.designs.map((design) => (
            <DesignFacts key={design.n} enquiryId={enquiry.id} design={design} />
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
          <EnquiryPhotos enquiry={enquiry} onChange={acts.renew} />
          <Notes key={enquiry.id} enquiry={enquiry} acts={acts} />
        </div>
      </div>
    </article>
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
    isOutsideArea,
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
    ...(postcode
      ? [
          ['Postcode', `${postcode}${isOutsideArea ? ', outside your area' : ''}`] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    ...(preferredTimes ? [['Times that suit', preferredTimes] as [string, React.ReactNode]] : []),
    ...(budgetPence === null
      ? []
      : [['Budget', pounds(budgetPence / 100)] as [string, React.ReactNode]]),
    ...(estimate
      ? [
          [
            'Calculator',
            `${estimate.service}, ${estimate.size}: ${pounds(estimate.totalPence / 100)}${afterPrice(storedVat(estimate))}`,
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
