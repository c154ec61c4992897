/** One record of each kind, for the calls that change them. */
import { issueInvoice } from '#server/features/invoices/use-cases.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';

const MANY = 1_000_000;

export const NO_LIMITS = {
  requestsPerMinute: MANY,
  designsPerMinute: MANY,
  pdfsPerMinute: MANY,
  picturesPerMinute: MANY,
  requestsToFirmPerMinute: MANY,
  questionsPerMinute: MANY,
  lookupsPerMinute: MANY,
  signInsPerMinute: MANY,
};

export const BEFORE = new Date('2026-11-23T09:00:00Z');

/** When some of what was booked before has taken place. */
export const NOW = new Date('2026-12-10T09:00:00Z');

export const PICTURE = '/uploads/site/quince-1600.jpg';

export const PERSON = { name: 'Ada Field', email: 'ada@example.org' };

export type Kept = Awaited<ReturnType<typeof keepOneOfEach>>;

export async function keepOneOfEach(server: TestServer) {
  const ask = await asOwner(server);
  const send = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await ask({ method, url, payload });
    if (answer.statusCode > 201) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<{ id: string }>();
  };
  const first = async (url: string) => /"id":"([\w-]+)"/.exec((await ask({ url })).body)![1]!;
  const {
    ids: [design],
  } = await makeDesigns(server, { share: true });
  await send('/api/enquiries', {
    ...PERSON,
    message: 'About the garden behind the house',
    requestKey: 'key-of-enquiry',
  });
  await send('/api/complaints', {
    ...PERSON,
    kind: 'work',
    message: 'The patio holds water after every rain.',
    requestKey: 'key-of-complaint',
  });
  await send('/api/cancellations', {
    ...PERSON,
    contract: 'A patio',
    address: '1 High Street, Romford',
    requestKey: 'key-of-cancellation',
  });
  await send('/api/booking-requests', {
    ...PERSON,
    kind: 'site-assessment',
    requestKey: 'key-of-request',
  });
  const free = await diaryDesk(() => server).free();
  const booked = (startsAt: string, requestKey: string) =>
    send('/api/admin/appointments', {
      ...PERSON,
      kind: 'general-consultation',
      startsAt,
      requestKey,
    });
  const [past, appointment] = [
    (await booked(free[0]!, 'key-of-the-past')).id,
    (await booked(free.at(-1)!, 'key-of-the-next')).id,
  ];
  await server.container.db.write((tx) =>
    tx
      .insertInto('site_pictures')
      .values({
        url: PICTURE,
        alt: '',
        width: 16,
        height: 9,
        jpeg_url: PICTURE,
        avif: '[]',
        jpeg: '[]',
        placeholder: null,
        created_at: BEFORE.toISOString(),
      })
      .execute(),
  );
  const words = { description: 'Ten letters and more.', imageUrl: '' };
  return {
    design: design!,
    past,
    appointment,
    enquiry: await first('/api/admin/enquiries'),
    complaint: await first('/api/admin/complaints'),
    cancellation: await first('/api/admin/cancellations'),
    request: await first('/api/admin/booking-requests'),
    quote: (await send('/api/admin/quotes', {})).id,
    invoice: await keepInvoice(server),
    task: (
      await send('/api/admin/tasks', {
        email: 'somebody@example.co.uk',
        text: 'Ring back',
        requestKey: 'task-of-one-each',
      })
    ).id,
    service: (
      await send('/api/admin/services', {
        ...words,
        title: 'Paving',
        shortDescription: 'Short words',
        icon: null,
        order: 1,
        active: true,
      })
    ).id,
    plant: (
      await send('/api/admin/plants', {
        ...words,
        name: 'Quince',
        category: 'vegetables',
        sunRequirement: 'Full Sun',
        plantingPeriod: 'May',
      })
    ).id,
    project: (
      await send('/api/admin/portfolio', {
        ...words,
        title: 'A garden',
        category: 'modern',
        tags: '',
        beforeImageUrl: '',
        afterImageUrl: '',
        featured: false,
      })
    ).id,
    testimonial: (
      await send('/api/admin/testimonials', {
        name: 'Bea',
        location: 'Romford',
        text: 'Ten letters and more.',
        rating: 5,
        featured: false,
      })
    ).id,
    member: (await send('/api/admin/team', { name: 'Cleo', role: 'Gardener' })).id,
    card: (await send('/api/admin/cards', cardOf('When are roses pruned?'))).id,
    article: (await send('/api/admin/articles', articleOf('first'))).id,
  };
}

export const cardOf = (question: string) => ({
  topic: 'pruning',
  question,
  words: ['rose'],
  answer: 'In late February or March, when the forsythia is in flower.',
});

export const articleOf = (slug: string) => ({
  slug,
  title: 'Pruning',
  topic: 'Roses',
  summary: 'When and how.',
  text: 'Roses are pruned when the forsythia is in flower, with sharp secateurs.',
  publishOn: '2026-11-01',
});

/** The deposit of an accepted quote. */
async function keepInvoice(server: TestServer): Promise<string> {
  const office = quoteOffice(() => server);
  const { quote, token, seen } = await office.sent();
  await office.accept(token, seen);
  const { stages } = await issueInvoice({ ctx: office.owner(), id: quote.id, input: { stage: 0 } });
  return stages[0]!.invoice!.id;
}
