/** A record of everything the owner works with, and for each of the owner's calls a body that is taken. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { setOwnerPassword } from '#server/features/owner/password.ts';
import { type Operation, sampleOf, withoutTraps } from '#tests/support/call-samples.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { outbox } from '#server/adapters/mail/choose.ts';
import type { Json } from '#tests/support/generated-json.ts';
import { asOwner, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { POLICY_TEXTS, PRICES } from '#tests/support/section-inputs.ts';
import { inputOf } from '#tests/support/quote-desk.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';
import { makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';
import { doorBodies } from './door-bodies.ts';
import {
  BEFORE,
  NO_LIMITS,
  keepOneOfEach,
  NOW,
  type Kept,
  PERSON,
  articleOf,
  cardOf,
  PICTURE,
} from './owner-records.ts';

export type Ask = (request: InjectOptions) => Promise<LightMyRequestResponse>;

export type OwnersCall = { path: string; method: string; operation: Operation; takesBody: boolean };

/** Where a call is sent and what with, as often as it is asked for: what may be said once is said in other words each time. */
export type GoodCall = { url: string; body: Json };

const schemaOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json']?.schema;

export type OwnersDesk = {
  server: TestServer;
  ask: Ask;
  /** Every call of the back office that the list of calls knows. */
  calls: OwnersCall[];
  good(call: OwnersCall): Promise<GoodCall>;
  /** With the password that the owner had first. */
  signInAgain(): Promise<void>;
};

/** A server that has one of each, and the owner at it. */
export async function startOwnersDesk(): Promise<OwnersDesk> {
  let now = BEFORE;
  const { content } = makeParts({ db: null as never }, '/nowhere');
  // A book of two rates stands for one of two hundred.
  const rates = {
    ...sampleRateBook,
    rates: sampleRateBook.rates.slice(0, 2),
    plantPence: { '9cm': 260, '2L': 680 },
  };
  const server = await startTestServer({
    rateLimits: NO_LIMITS,
    parts: {
      clock: { now: () => now },
      content: { ...content, rates },
      // No name that is made up is looked up.
      openMail: () => ({ ...outbox, reach: async () => undefined }),
    },
  });
  const record = await keepOneOfEach(server);
  now = NOW;
  let asked = await asOwner(server);
  const ask: Ask = (request) => asked(request);
  const { paths } = (await ask({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
  }>();
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, rest]): OwnersCall => {
        const operation: Operation = { ...rest, path, method };
        return {
          path,
          method: method.toUpperCase(),
          operation,
          takesBody: schemaOf(operation) !== undefined,
        };
      }),
    );
  return {
    server,
    ask,
    calls,
    good: goodCalls({ server, ask, record }),
    async signInAgain() {
      await setOwnerPassword({
        ctx: server.container.contextFor({ kind: 'system' }, 'test'),
        password: OWNER_PASSWORD,
        hasher: server.container.passwords,
      });
      asked = await asOwner(server);
    },
  };
}

/** What a schema cannot tell: whose id an address wants, and what belongs into a body besides words. */
function goodCalls({
  server,
  ask,
  record,
}: {
  server: TestServer;
  ask: Ask;
  record: Kept;
}): (call: OwnersCall) => Promise<GoodCall> {
  let count = 0;
  const slot = async () => (await diaryDesk(() => server).free()).at(-1)!;
  const ids: Record<string, string> = {
    appointments: record.appointment,
    services: record.service,
    'booking-requests': record.request,
    cancellations: record.cancellation,
    complaints: record.complaint,
    designs: record.design,
    enquiries: record.enquiry,
    plants: record.plant,
    portfolio: record.project,
    testimonials: record.testimonial,
    quotes: record.quote,
    invoices: record.invoice,
    tasks: record.task,
    team: record.member,
    articles: record.article,
    cards: record.card,
  };
  /** A new one each time: a stage has one invoice. */
  const acceptedQuote = async () => {
    const office = quoteOffice(() => server);
    const { quote, token, seen } = await office.sent();
    await office.accept(token, seen);
    return quote.id;
  };
  const colleague = async () =>
    (
      await ask({
        method: 'POST',
        url: '/api/admin/colleagues',
        payload: { name: 'Ada', email: `ada${count}@example.org`, role: 'office' },
      })
    ).json<{ colleague: { id: string } }>().colleague.id;
  const rateBook = async () => {
    const { book } = (await ask({ url: '/api/admin/rates' })).json<{
      book: { rates: Record<string, Json>[] } & Record<string, Json>;
    }>();
    return {
      ...book,
      rates: book.rates.map(({ key, name, materialPence, labourHours, note }) => ({
        key,
        name,
        materialPence,
        labourHours,
        note,
      })),
    } as Json;
  };
  const bodies: Record<string, () => Json | Promise<Json>> = {
    ...doorBodies(ask),
    'PUT /api/admin/mail-server': () => ({
      host: 'smtp.example.org',
      port: 587,
      security: 'starttls',
      user: 'office',
      password: 'a password',
      fromName: 'Oakmere',
      fromAddress: 'office@example.org',
    }),
    'POST /api/admin/appointments': async () => ({
      ...PERSON,
      kind: 'general-consultation',
      startsAt: await slot(),
      phone: '01708 555 123',
      postcode: 'RM1 1AA',
      message: 'By telephone',
      requestKey: `by-hand-${count}`,
    }),
    'POST /api/admin/appointments/{id}/move': async () => ({ startsAt: await slot() }),
    'PUT /api/admin/appointment-settings': () => ({
      kinds: DEFAULT_APPOINTMENT_KINDS.map((one, index) => ({
        ...one,
        hours: index === 0 ? [{ weekday: 2, from: '09:00', to: '12:00' }] : null,
      })),
    }),
    'POST /api/admin/busy-calendars': () => ({ name: 'Family', url: 'https://c.example/a.ics' }),
    'POST /api/admin/days-off': () => ({
      from: '2027-12-24',
      to: '2027-12-28',
      reason: 'Christmas',
    }),
    'PUT /api/admin/service-order': async () => ({
      ids: (await ask({ url: '/api/admin/services' }))
        .json<{ id: string }[]>()
        .map((one) => one.id),
    }),
    'PUT /api/admin/team-order': async () => ({
      ids: (await ask({ url: '/api/admin/team' })).json<{ id: string }[]>().map((one) => one.id),
    }),
    'PUT /api/admin/colleagues/{id}': () => ({
      name: 'Ada',
      email: `ada-${count}@example.org`,
      role: 'designer',
    }),
    'POST /api/admin/cards': () => cardOf(`Question ${count}?`),
    'PUT /api/admin/cards/{id}': () => cardOf('When are roses pruned?'),
    'POST /api/admin/articles': () => articleOf(`number-${count}`),
    'PUT /api/admin/articles/{id}': () => articleOf('first'),
    'POST /api/admin/people/erase': () => ({ email: 'nobody@example.org', withLinked: true }),
    'POST /api/admin/quotes': () => ({ enquiryId: record.enquiry, designId: record.design }),
    'PUT /api/admin/quotes/{id}': async () =>
      inputOf((await ask({ url: `/api/admin/quotes/${record.quote}` })).json()) as unknown as Json,
    'POST /api/admin/invoices/{id}/credit': () => ({ paidBackOn: null, how: 'Bank transfer' }),
    'POST /api/admin/invoices/{id}/paid': () => ({ paidOn: null, how: 'Bank transfer' }),
    'POST /api/admin/tasks': () => ({
      email: 'somebody@example.co.uk',
      text: 'Ring back',
      dueOn: '2027-01-05',
      requestKey: `task-number-${count}`,
    }),
    'PUT /api/admin/rates': rateBook,
    'POST /api/admin/rates/preview': rateBook,
    'PUT /api/admin/settings/hours': () => ({
      week: [{ weekday: 1, from: '09:00', to: '17:00' }],
      hours: [{ days: 'Monday', open: '9 to 5' }],
    }),
    'PUT /api/admin/settings/area': () => ({
      serviceArea: ['Bristol'],
      postcodes: ['BS'],
      travelMinutes: 30,
      priceRange: '££',
      pricesIncludeVat: true,
      vatRegistered: true,
    }),
    'PUT /api/admin/settings/prices': () => ({
      ...structuredClone(PRICES),
      services: [structuredClone(PRICES.services[0]!)],
      extras: [structuredClone(PRICES.extras[0]!)],
    }),
    'PUT /api/admin/settings/carousel': () => ({
      projects: true,
      visitors: false,
      pictures: [{ url: PICTURE, caption: 'A quince' }],
      designs: [],
    }),
    'PUT /api/admin/settings/brand': () => ({
      brand: { accent: '#7a1f1f', logo: null, logoDark: null, icon: null },
    }),
    'PUT /api/admin/settings/booking': () => ({
      urls: {
        'general-consultation': 'https://calendly.com/firm/first-call',
        'site-assessment': '',
        'project-followup': '',
      },
    }),
    'POST /api/admin/policies/seen': () => ({ on: '2026-01-05', by: 'A solicitor' }),
    'POST /api/admin/imports': () => ({
      kind: 'customers',
      text: `name,email\nAda,ada${count}@example.org`,
    }),
    'POST /api/admin/imports/check': () => ({
      kind: 'customers',
      text: 'name,email\nAda,ada@example.org',
    }),
    ...Object.fromEntries(
      Object.entries(POLICY_TEXTS).map(([section, texts]) => [
        `PUT /api/admin/settings/${section}`,
        () => structuredClone(texts) as Json,
      ]),
    ),
    'PUT /api/admin/pictures': () => ({
      url: PICTURE,
      alt: 'A quince',
      focal: { x: 0.5, y: 0.25 },
    }),
  };
  return async ({ path, method, operation }) => {
    count += 1;
    const owned = path.endsWith('/outcome')
      ? record.past
      : path.endsWith('/money')
        ? await acceptedQuote()
        : path.startsWith('/api/admin/colleagues/')
          ? await colleague()
          : ids[/^\/api\/admin\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? ''];
    const schema = schemaOf(operation);
    const body = await (bodies[`${method} ${path}`]?.() ??
      (schema ? withoutTraps(sampleOf(schema)) : null));
    const isOnce = typeof body === 'object' && body !== null && 'requestKey' in body;
    return {
      url: path.replace('{id}', owned ?? 'none').replace(/\{\w+\}/g, 'none'),
      body: isOnce ? { ...body, requestKey: `key-number-${count}` } : body,
    };
  };
}
