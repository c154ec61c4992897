import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import type { AdminToday, TodayEnquiry, TodayQuote, TodayRequest } from '#contracts/admin-today.ts';
import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { countOf, cutText, decimal, pounds, squareMetres, unitLabel } from '#app/lib/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { dueInWords, rangeInWords, soonInWords } from './today-words.ts';

const REQUESTS = '/admin/dashboard?tab=designs&view=requests&show=open';
const MESSAGE_LETTERS = 220;

/** New enquiries first, then requests for appointments, the longest waiting at the top; then quotes that want the owner. */
export function WaitingPeople({ today: { now, enquiries, requests, quotes } }: { today: AdminToday }) {
  const total = enquiries.total + requests.total + quotes.filter((one) => one.why === 'change-asked').length;
  const late = enquiries.overdue + requests.overdue;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="display-3">
        Waiting for your answer
      </h2>
      <p className="small figures mt-2 text-ink-soft">{total === 0 ? 'Nobody waits.' : `${countOf(total, 'person', 'people')} ${total === 1 ? 'waits' : 'wait'}${late > 0 ? `, ${late} of them longer than was promised` : ''}.`}</p>
      {total === 0 ? <p className="mt-5 border-y py-8 text-ink-soft">New enquiries and requests for appointments stand here until you have answered them.</p> : null}
      {enquiries.total > 0 ? (
        <Waiting title="Enquiries" shown={enquiries.items.length} total={enquiries.total} to="/admin/enquiries">
          {enquiries.items.map((one) => (
            <EnquiryRow key={one.id} enquiry={one} now={now} />
          ))}
        </Waiting>
      ) : null}
      {requests.total > 0 ? (
        <Waiting title="Requests for appointments" shown={requests.items.length} total={requests.total} to={REQUESTS}>
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
    </section>
  );
}

function Waiting({ title, shown, total, to, children }: { title: string; shown: number; total: number; to: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-7 font-medium">{title}</h3>
      <ul className="mt-2 border-t">{children}</ul>
      {shown < total ? (
        <ArrowLink to={to} className="mt-3">
          {`All ${total} that wait`}
        </ArrowLink>
      ) : null}
    </>
  );
}

function Due({ replyBy, now }: { replyBy: string; now: string }) {
  const { tone, words } = dueInWords(replyBy, now);
  return <Badge tone={tone}>{words}</Badge>;
}

function EnquiryRow({ enquiry: one, now }: { enquiry: TodayEnquiry; now: string }) {
  const facts = [one.designTitle ?? ENQUIRY_SOURCE_LABELS[one.source], one.design ? squareMetres(one.design.plotM2) : null, one.area ?? one.postcode, one.state === 'received' ? null : ENQUIRY_STATE_LABELS[one.state], one.photos > 0 ? countOf(one.photos, 'photograph') : null];
  const address = `/admin/enquiries/${one.id}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
          <Link to={address} className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline">
            {one.name}
          </Link>
          <Due replyBy={one.replyBy} now={now} />
        </p>
        <p className="small figures mt-1 text-ink-soft">{facts.filter(Boolean).join(', ')}</p>
        {one.rangePence || one.budgetPence ? (
          <p className="figures mt-2 flex flex-wrap gap-x-6">
            {one.rangePence ? <span>Cost {rangeInWords(one.rangePence)}</span> : null}
            {one.budgetPence ? <span>Budget {pounds(one.budgetPence / 100)}</span> : null}
          </p>
        ) : null}
        {one.message ? <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{cutText(one.message, MESSAGE_LETTERS)}</p> : null}
        {one.design && one.design.quantities.length > 0 ? <p className="small figures mt-2 max-w-prose text-ink-soft">{one.design.quantities.map(lineInWords).join(' · ')}</p> : null}
      </div>
      {one.design?.planUrl ? (
        <Link to={address} tabIndex={-1} aria-hidden className="order-first self-start sm:order-none">
          <img src={one.design.planUrl} alt="" loading="lazy" width={160} height={112} className="h-28 w-40 border bg-sheet object-contain" />
        </Link>
      ) : null}
    </li>
  );
}

const WHY: Record<TodayQuote['why'], { tone: 'amber' | 'leaf' | 'plain'; words: (quote: TodayQuote, now: string) => string }> = {
  'change-asked': { tone: 'amber', words: () => 'A change is asked for' },
  accepted: { tone: 'leaf', words: ({ changedAt }, now) => `Accepted ${soonInWords(changedAt, now)}` },
  lapsing: { tone: 'plain', words: ({ validUntil }, now) => (validUntil === null ? 'Lapses soon' : `Lapses ${soonInWords(validUntil, now)}`) },
};

function QuoteRow({ quote, now }: { quote: TodayQuote; now: string }) {
  const { tone, words } = WHY[quote.why];
  return (
    <li className="border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
        <Link to={`/admin/quotes/${quote.id}`} className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline">
          {quote.name || quote.number}
        </Link>
        <Badge tone={tone}>{words(quote, now)}</Badge>
      </p>
      <p className="small figures mt-1 text-ink-soft">{[quote.number, pounds(quote.totalPence / 100), quote.postcode].filter(Boolean).join(' · ')}</p>
      {quote.words ? <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{cutText(quote.words, MESSAGE_LETTERS)}</p> : null}
    </li>
  );
}

/** "27 m² Break out concrete or old paving", "3 × Birch" */
const lineInWords = ({ description, gross, unit }: { description: string; gross: number; unit: string }) => (unitLabel(unit) ? `${decimal(gross)} ${unitLabel(unit)} ${description}` : gross === 1 ? description : `${decimal(gross)} × ${description}`);

const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

function RequestRow({ request, now }: { request: TodayRequest; now: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const client = useQueryClient();
  const markAnswered = async () => {
    setIsBusy(true);
    try {
      await adminFetch(`${ADMIN_API.bookingRequests}/${encodeURIComponent(request.id)}/answered`, { method: 'PUT', json: { answered: true } });
      showToast({ title: 'Marked as answered' });
      await client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/admin/') });
    } catch (error) {
      showToast({ title: 'Error', description: `Failed to update request: ${reasonOf(error)}`, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
        <Link to={`/admin/dashboard?tab=designs&view=requests&q=${encodeURIComponent(request.email)}`} className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline">
          {request.name}
        </Link>
        <Due replyBy={request.replyBy} now={now} />
      </p>
      <p className="small figures mt-1 text-ink-soft">{[REQUEST_KIND_LABELS[request.kind], request.postcode, request.preferredTimes ? `times that suit: ${cutText(request.preferredTimes, 80)}` : null, request.design?.title].filter(Boolean).join(' · ')}</p>
      {request.message ? <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{cutText(request.message, MESSAGE_LETTERS)}</p> : null}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={`mailto:${request.email}`} className="text-link inline-flex min-h-8 items-center wrap-anywhere">
          {request.email}
        </a>
        {request.phone ? (
          <a href={telOf(request.phone)} className="text-link inline-flex min-h-8 items-center">
            {request.phone}
          </a>
        ) : null}
        <Button size="small" variant="outline" disabled={isBusy} aria-busy={isBusy} onClick={() => void markAnswered()} aria-label={`Mark as answered: ${request.name}`}>
          Mark as answered
        </Button>
      </p>
    </li>
  );
}
