/** A page of the site's forms for tests/drafts.test.ts, which fills it, reloads it as a newer version would, and looks. */
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { FreeWeek } from '#contracts/appointments.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BriefFact } from '#contracts/design.ts';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { Scheduler } from '#app/features/booking/scheduler.tsx';
import { FullCalendarView } from '#app/features/calendar/full-calendar-view.tsx';
import type { YearPlant } from '#app/features/calendar/year-chart.tsx';
import { CorrectionsForm } from '#app/features/design-tool/corrections-form.tsx';
import { KeepDesigns } from '#app/features/design-tool/keep-designs.tsx';
import { QuoteAnswer } from '#app/features/quotes/quote-answer.tsx';
import { restoreDrafts, saveDrafts } from './drafts.ts';

const FACTS: BriefFact[] = [
  {
    id: 'width',
    label: 'Width',
    value: '8 m',
    source: 'read',
    detail: '8 by 10 metres',
    correction: { key: 'widthM', current: 8 },
  },
  {
    id: 'lawn',
    label: 'Lawn',
    value: 'wanted',
    source: 'read',
    detail: 'a lawn',
    correction: { key: 'remove', current: 'lawn' },
  },
];
const QUOTE = {
  token: 'token',
  number: 'Q-26-001',
  n: 1,
  state: 'sent',
  isOpen: true,
  hash: 'hash',
  totalPence: 100_000,
  validUntil: null,
  firm: {
    name: 'A firm',
    address: [],
    phone: '1',
    email: 'a@b.example',
    companyNumber: '',
    vatNumber: '',
  },
  accepted: null,
  answer: null,
  newerLink: null,
} as unknown as VisitorQuote;
const PLANTS = ['Beetroot', 'Carrot', 'Leek'].map(
  (name) =>
    ({
      id: name.toLowerCase(),
      name,
      latinName: null,
      category: 'vegetables',
      sowingPeriod: null,
      harvestingPeriod: null,
      sow: [],
      plant: [],
      harvest: [],
    }) as unknown as YearPlant,
);
const CALL: OfferedKind = {
  kind: 'general-consultation',
  label: 'Consultation',
  minutes: 30,
  price: 'Free',
  isOnSite: false,
  isOffered: true,
};
const TIME = { startsAt: '2026-11-24T10:00:00.000Z', endsAt: '2026-11-24T10:30:00.000Z' };
const WEEK: FreeWeek = {
  slots: [TIME],
  next: null,
  lastDate: '2026-12-24',
  today: '2026-11-23',
  monday: '2026-11-23',
};
/** The newer version may know more plants. */
const asked = new URLSearchParams(location.search);

const sent: unknown[] = [];
globalThis.fetch = async (url, init) => {
  if (String(url).includes('/slots')) return Response.json(WEEK);
  sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
  return new Response('{}', { status: 500 });
};
Object.assign(globalThis, { sent, saveDrafts });

const router = createMemoryRouter([
  {
    path: '/',
    element: (
      <>
        <CorrectionsForm
          facts={FACTS}
          isBusy={false}
          onAgain={(corrections) => sent.push(corrections)}
        />
        <QuoteAnswer quote={QUOTE} Heading="h2" onAnswered={() => undefined} />
        <KeepDesigns sessionId="ses_1" contact={null} onContact={() => undefined} />
        <Scheduler kind={CALL} initial={WEEK} designId={null} enquiry={null} settings={null}>
          {null}
        </Scheduler>
        <FullCalendarView
          plants={
            asked.has('more')
              ? [...PLANTS, { ...PLANTS[0]!, id: 'artichoke', name: 'Artichoke' }].toReversed()
              : PLANTS
          }
          part={null}
          firmName={null}
        />
      </>
    ),
  },
]);
createRoot(document.querySelector('main')!).render(<RouterProvider router={router} />);
restoreDrafts();
