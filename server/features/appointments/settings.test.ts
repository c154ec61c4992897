import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { readDiary } from '#server/features/appointments/manage.ts';
import { readAppointmentSettings, saveKinds } from '#server/features/appointments/settings.ts';
import { dueOf } from '#server/features/enquiries/reply-by.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { findSettingText, saveSetting } from '#server/features/settings/repo.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the diary on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  const mails = async () =>
    (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['to_address', 'subject', 'content', 'key'])
        .orderBy('created_at')
        .orderBy('key')
        .execute()
    ).map((row) => ({
      to: row.to_address,
      key: row.key,
      content: JSON.parse(row.content) as {
        replyTo?: { address: string };
        blocks: { type: string; text?: string }[];
        preheader: string;
      },
    }));

  test('what was booked stays as it was agreed when the settings change: its price, and its length when it is moved', async () => {
    const slots = await free();
    const { row, link } = await bookAppointment({
      ctx: visitor(),
      input: input(slots[0]!),
      ...parts(),
    });
    const settings = await readAppointmentSettings({ ctx: owner(), origin: '' });
    const kinds = settings.kinds.map((one) =>
      one.kind === 'general-consultation'
        ? {
            ...one,
            label: 'First talk',
            price: '£40',
            minutes: 60,
            isOnSite: true,
            isOffered: false,
          }
        : one,
    );
    await saveKinds({ ctx: owner(), kinds, baseVersion: settings.version });
    const url = `/api/appointments/${link.slice('/visit/'.length)}`;
    expect((await server.app.inject(url)).json()).toMatchObject({
      label: 'General Consultation',
      price: 'Free',
      isOnSite: false,
    });
    const offered = (await server.app.inject(`${url}/slots?days=31`)).json<{
      slots: { startsAt: string; endsAt: string }[];
    }>().slots;
    const moved = await server.app.inject({
      method: 'POST',
      url: `${url}/move`,
      payload: { startsAt: offered[20]!.startsAt },
    });
    expect(moved.json()).toMatchObject({
      price: 'Free',
      isOnSite: false,
      startsAt: offered[20]!.startsAt,
      endsAt: offered[20]!.endsAt,
    });
    expect(
      Date.parse(moved.json<{ endsAt: string }>().endsAt) -
        Date.parse(moved.json<{ startsAt: string }>().startsAt),
    ).toBe(30 * 60_000);
    expect(
      (await mails())
        .filter((one) => one.key.startsWith(`booking-moved:${row.id}`))
        .every(
          (one) =>
            JSON.stringify(one.content).includes('Free') &&
            !JSON.stringify(one.content).includes('£40'),
        ),
    ).toBe(true);
  });

  test('hours of a kind that overlap or end before they begin are refused, and so is a kind without any', async () => {
    const { kinds, version } = await readAppointmentSettings({ ctx: owner(), origin: '' });
    const week = (hours: unknown) =>
      saveKinds({
        ctx: owner(),
        kinds: kinds.map((one) => ({ ...one, hours })),
        baseVersion: version,
      });
    await expect(
      week([
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '17:00' },
      ]),
    ).rejects.toThrow('Monday: these hours overlap');
    await expect(week([{ weekday: 2, from: '12:00', to: '09:00' }])).rejects.toThrow(
      'Tuesday: closing has to come after opening',
    );
    await expect(week([])).rejects.toThrow('Please give it a day');
  });

  test('who has unticked every day of the week is closed: nothing is offered or booked, and the clock of enquiries still ends', async () => {
    const [first] = await free();
    await saveSection({
      ctx: owner(),
      section: 'hours',
      input: { week: [], hours: [{ days: 'Monday to Sunday', open: 'Closed' }] },
      baseVersion: null,
      sample: sampleBusiness,
    });
    expect(await free()).toEqual([]);
    await expect(
      bookAppointment({ ctx: visitor(), input: input(first!), ...parts() }),
    ).rejects.toMatchObject({ code: 'conflict', current: { slots: [] } });
    expect(
      (await readDiary({ ctx: owner(), query: { from: '2026-11-23', to: '2026-11-29' } })).week,
    ).toEqual([]);
    expect((await dueOf(owner()))(now.toISOString())).toMatchObject({
      replyBy: expect.stringMatching(/^202[67]-/) as string,
      isOverdue: false,
    });
  });

  test('facts that were kept before there were hours of the week have the usual ones', async () => {
    const offered = await free();
    const { week: _week, ...facts } = JSON.parse(
      (await findSettingText(server.container.db.read, 'business'))!,
    ) as Record<string, unknown>;
    await server.container.db.write((tx) => saveSetting(tx, 'business', facts, now.toISOString()));
    expect(await free()).toEqual(offered);
    expect(
      (await readDiary({ ctx: owner(), query: { from: '2026-11-23', to: '2026-11-29' } })).week,
    ).toHaveLength(5);
  });
});
