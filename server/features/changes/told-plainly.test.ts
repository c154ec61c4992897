/** What the owner added or set is told field by field in words: nothing of it as a program writes it down. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { feedId, renewFeed } from '#server/features/appointments/settings.ts';
import { listChangePage, readChange } from '#server/features/changes/use-cases.ts';
import { addComplaintByHand } from '#server/features/complaints/manage.ts';
import { addNote } from '#server/features/enquiries/manage.ts';
import { listEnquiries } from '#server/features/enquiries/read-for-owner.ts';
import { saveReplyTemplates } from '#server/features/enquiries/templates.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { describeSitePicture } from '#server/features/site-pictures/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-23T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');

  /** The newest change of a kind, as it opens. */
  async function lastOf(action: string): Promise<string[]> {
    const { changes } = await listChangePage({ ctx: owner(), query: { action } });
    const told = (await readChange({ ctx: owner(), id: changes[0]!.id })).fields.map(
      ({ field, before, after }) => `${field}: ${before} > ${after}`,
    );
    for (const line of told) expect(line).not.toMatch(/[{}"\\]|\[object/);
    now = new Date(now.getTime() + 1000);
    return told;
  }

  test('a complaint entered by hand is recorded with its state and nothing about its sender', async () => {
    const { queue } = server.container;
    const input = {
      kind: 'price',
      source: 'letter',
      receivedOn: '2026-11-20',
      name: 'Letter Writer',
      message: 'The invoice is higher than the quote.',
      requestKey: 'entered-by-hand',
    };
    const { id } = await addComplaintByHand({
      ctx: owner(),
      input,
      queue,
      origin: 'https://garden.example',
      isMailed: true,
    });
    expect(await lastOf('complaints.enter')).toEqual([
      'kind: null > A price, a quote or an invoice',
      'received at: null > Friday 20 November 2026, 12:00',
      'state: null > Received',
      'answer due: null > 2026-12-19',
    ]);
    expect(
      JSON.stringify(
        await server.container.db.read
          .selectFrom('audit')
          .selectAll()
          .where('subject', '=', `complaints:${id}`)
          .execute(),
      ),
    ).not.toMatch(/Letter Writer|invoice is/);
  });

  test('a note on an enquiry has how long it is, and none of its words', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Bea Field',
        email: 'bea@example.org',
        message: 'About the garden',
        requestKey: 'key-of-bea',
      },
    });
    const { id } = (await listEnquiries({ ctx: owner(), query: {} })).items[0]!;
    await addNote({ ctx: owner(), id, input: { text: 'Bea keeps bees' } });
    expect(await lastOf('enquiries.note')).toEqual(['letters of the note: null > 14']);
    expect(
      JSON.stringify(await server.container.db.read.selectFrom('audit').selectAll().execute()),
    ).not.toContain('bees');
  });

  test('a new address of the calendar feed is recorded by its number, never by the address', async () => {
    await renewFeed({ ctx: owner() });
    expect(await lastOf('appointments.feed')).toEqual([
      'address of the feed: the first > number 2',
    ]);
    await renewFeed({ ctx: owner() });
    expect(await lastOf('appointments.feed')).toEqual(['address of the feed: number 2 > number 3']);
    expect(
      JSON.stringify(
        await server.container.db.read
          .selectFrom('audit')
          .selectAll()
          .where('action', '=', 'appointments.feed')
          .execute(),
      ),
    ).not.toContain(await feedId(owner()));
  });

  test('of the templates only those that changed are told, each by its name', async () => {
    const save = (templates: object[]) =>
      saveReplyTemplates({ ctx: owner(), input: { templates }, baseVersion: null });
    const [thanks, ring] = [
      { title: 'Thanks', text: 'Dear {name}' },
      { title: 'We ring', text: 'We shall ring.' },
    ];
    await save([thanks, ring, ring]);
    now = new Date(now.getTime() + 1000);
    await save([{ ...thanks, text: 'Good morning' }, ring]);
    const { changes } = await listChangePage({
      ctx: owner(),
      query: { action: 'enquiries.templates' },
    });
    const { fields } = await readChange({ ctx: owner(), id: changes[0]!.id });
    expect(fields).toEqual([
      { field: 'template Thanks', before: 'Dear {name}', after: 'Good morning' },
      { field: 'template We ring (2)', before: 'We shall ring.', after: null },
    ]);
  });

  test('the settings’ weekdays, lines for visitors, pages and calendars are each listed separately', async () => {
    const save = (section: 'hours' | 'social' | 'booking', input: unknown) =>
      saveSection({ ctx: owner(), section, input, baseVersion: null, sample: sampleBusiness });
    const { week, hours } = await readSettings({ ctx: owner() });
    const monday = week
      .filter(({ weekday }) => weekday === 1)
      .map(({ from, to }) => `${from}-${to}`)
      .join(', ');
    await save('hours', {
      week: [
        ...week.filter(({ weekday }) => weekday !== 1),
        { weekday: 1, from: '10:00', to: '12:00' },
        { weekday: 1, from: '13:00', to: '15:00' },
      ],
      hours: [...hours, { days: 'Christmas', open: 'Closed' }],
    });
    const lines = hours.map(({ days, open }) => `${days}: ${open}`);
    expect(await lastOf('settings.update')).toEqual([
      `Monday: ${monday} > 10:00-12:00, 13:00-15:00`,
      `what visitors read: ${lines.join(', ')} > ${[...lines, 'Christmas: Closed'].join(', ')}`,
    ]);
    await save('social', { social: { facebook: 'https://www.facebook.com/green', instagram: '' } });
    const { facebook, instagram } = sampleBusiness.social;
    expect(await lastOf('settings.update')).toEqual([
      `facebook: ${facebook || null} > https://www.facebook.com/green`,
      ...(instagram ? [`instagram: ${instagram} > null`] : []),
    ]);
    await save('booking', {
      urls: {
        'general-consultation': 'https://calendly.com/green/call',
        'site-assessment': '',
        'project-followup': '',
      },
    });
    expect(await lastOf('settings.update')).toEqual([
      'General Consultation: null > https://calendly.com/green/call',
    ]);
  });

  test('a focal point is given in hundredths', async () => {
    const { payload, headers } = imageForm(await makeImage('webp', 320, 200));
    const { imageUrl } = (
      await (
        await asOwner(server)
      )({ method: 'POST', url: '/api/admin/upload/portfolio', payload, headers })
    ).json<{ imageUrl: string }>();
    await describeSitePicture({
      ctx: owner(),
      input: { url: imageUrl, alt: 'Steps', focal: { x: 0.2, y: 0.75 } },
    });
    expect(await lastOf('pictures.describe')).toEqual([
      'alt: null > Steps',
      'focal point: null > 20% from the left, 75% from the top',
    ]);
    await describeSitePicture({ ctx: owner(), input: { url: imageUrl, focal: null } });
    expect(await lastOf('pictures.describe')).toEqual([
      'focal point: 20% from the left, 75% from the top > null',
    ]);
  });
});
