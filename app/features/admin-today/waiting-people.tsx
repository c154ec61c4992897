import { useRef, useState, type ReactNode } from 'react';
import { requestsAddress } from '#contracts/admin-paths.ts';
import type { AdminToday, TodayEnquiry } from '#contracts/admin-today.ts';
import { countOf } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { EnquiryRow } from './enquiry-row.tsx';
import { QuoteRow } from './quote-row.tsx';
import { RequestRow } from './request-row.tsx';
import { focusWaiting, WAITING } from './row-parts.tsx';

const REQUESTS = requestsAddress({ show: 'open' });

/** New enquiries first, then requests for appointments, the longest waiting at the top; then quotes that want the owner. */
export function WaitingPeople({
  today: { now, enquiries, requests, quotes },
}: {
  today: AdminToday;
}) {
  const total =
    enquiries.total + requests.total + quotes.filter((one) => one.why === 'change-asked').length;
  // Not in its row, which goes as soon as the answer is known of: what is typed would go with it.
  const [answering, setAnswering] = useState<Pick<TodayEnquiry, 'id' | 'name'> | null>(null);
  const open = useRef<string | null>(null);
  const openAnswer = (one: Pick<TodayEnquiry, 'id' | 'name'> | null) => {
    open.current = one?.id ?? null;
    setAnswering(one);
  };
  const closeAnswer = () => {
    openAnswer(null);
    if (!enquiries.items.some(({ id }) => id === answering?.id)) focusWaiting();
  };
  const late = enquiries.overdue + requests.overdue;
  return (
    <section aria-labelledby={WAITING}>
      <h2 id={WAITING} tabIndex={-1} className="display-3 outline-none">
        Waiting for your answer
      </h2>
      <p className="small figures mt-2 text-ink-soft">
        {total === 0
          ? 'No enquiries are waiting.'
          : `${countOf(total, 'person', 'people')} waiting${late > 0 ? `, ${late} of them longer than promised` : ''}.`}
      </p>
      {total === 0 ? (
        <p className="mt-5 border-y py-8 text-ink-soft">
          New enquiries and requests for appointments appear here until you have answered them.
        </p>
      ) : null}
      {enquiries.total > 0 ? (
        <Waiting
          title="Enquiries"
          shown={enquiries.items.length}
          total={enquiries.total}
          to="/admin/enquiries"
        >
          {enquiries.items.map((one) => (
            <EnquiryRow key={one.id} enquiry={one} now={now} onAnswer={() => openAnswer(one)} />
          ))}
        </Waiting>
      ) : null}
      {requests.total > 0 ? (
        <Waiting
          title="Requests for appointments"
          shown={requests.items.length}
          total={requests.total}
          to={REQUESTS}
        >
          {requests.items.map((one) => (
            <RequestRow key={one.id} request={one} now={now} />
          ))}
        </Waiting>
      ) : null}
      {quotes.length > 0 ? (
        <Waiting title="Quotes" shown={quotes.length} total={quotes.length} to="/admin/quotes">
          {quotes.map((one) => (
            <QuoteRow key={one.id} quote={one} now={now} />
          ))}
        </Waiting>
      ) : null}
      {answering ? (
        <AnswerDialog
          key={answering.id}
          id={answering.id}
          name={answering.name}
          onClose={closeAnswer}
          onAnswered={() => {
            // A request may finish after its dialog was closed and another opened.
            if (open.current !== answering.id) return;
            openAnswer(null);
            focusWaiting();
          }}
        />
      ) : null}
    </section>
  );
}

function Waiting({
  title,
  shown,
  total,
  to,
  children,
}: {
  title: string;
  shown: number;
  total: number;
  to: string;
  children: ReactNode;
}) {
  return (
    <>
      <h3 className="mt-7 font-medium">{title}</h3>
      <ul className="mt-2 border-t">{children}</ul>
      {shown < total ? (
        <ArrowLink to={to} className="mt-3">
          {`All ${total} waiting`}
        </ArrowLink>
      ) : null}
    </>
  );
}
