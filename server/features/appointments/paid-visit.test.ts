/** Law, row 18: a visit that costs money is a contract made at a distance. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BEGIN_VISIT_LABEL, isWithinCancelDays } from '#contracts/paid-visits.ts';
import { bookAppointment, bookByHand } from '#server/features/appointments/book.ts';
import { moveAppointment } from '#server/features/appointments/change-booking.ts';
import { contractOf } from '#server/features/appointments/contract.ts';
import { listVisitSlots } from '#server/features/appointments/visitor.ts';
import { saveKinds } from '#server/features/appointments/settings.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { AGREED, diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const VISIT = { kind: 'site-assessment', postcode: 'RM1 3DS' } as const;
const NOW = new Date('2026-11-23T09:00:00.000Z');

describe('a visit that costs money', () => {
  let server: TestServer;
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  beforeEach(async () => {
    server = await startTestServer({ parts: { clock: { now: () => NOW } } });
  });
  afterEach(() => server.close());
  const book = (startsAt: string, more = {}) =>
    bookAppointment({ ctx: visitor(), input: input(startsAt, { ...VISIT, ...more }), ...parts() });
  const soonAndLate = async () => {
    const times = await free(VISIT);
    return {
      soon: times.filter((time) => isWithinCancelDays(NOW.toISOString(), time)),
      late: times.filter((time) => !isWithinCancelDays(NOW.toISOString(), time)),
    };
  };
  const fileOf = (link: string) =>
    server.app.inject(`/api/appointments/${link.slice('/visit/'.length)}/confirmation`);

  test('is booked at the price on the screen alone, and that price is kept', async () => {
    const { soon } = await soonAndLate();
    await expect(book(soon[0]!, { agreedPrice: undefined })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(book(soon[0]!, { agreedPrice: '£95' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { row } = await book(soon[0]!);
    await saveKinds({
      ctx: owner(),
      kinds: DEFAULT_APPOINTMENT_KINDS.map((kind) => ({ ...kind, price: '£900' })),
      baseVersion: null,
    });
    expect(contractOf(row)).toMatchObject({ price: AGREED.agreedPrice, beginsEarly: true });
  });

  test('within the 14 days needs the express request; after them it needs none, and cannot be moved into them', async () => {
    const { soon, late } = await soonAndLate();
    await expect(book(soon[0]!, { beginEarly: false })).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field: 'beginEarly' }],
    });
    const { row, link } = await book(late[0]!, { beginEarly: false });
    await expect(
      moveAppointment({ ctx: visitor(), id: row.id, startsAt: soon[0]!, ...parts() }),
    ).rejects.toMatchObject({ code: 'invalid' });
    const offered = await listVisitSlots({
      ctx: visitor(),
      token: link.slice('/visit/'.length),
      days: 31,
    });
    expect(offered.slots.some(({ startsAt }) => soon.includes(startsAt))).toBe(false);
    expect(offered.slots.length).toBeGreaterThan(0);
  });

  test('is confirmed in the mail with price, firm, rights, request and model form, which is attached', async () => {
    const { soon } = await soonAndLate();
    await book(soon[0]!);
    const mail = await server.container.db.read
      .selectFrom('mail_messages')
      .selectAll()
      .where('to_address', '=', 'ada@example.org')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(mail);
    for (const part of [
      AGREED.agreedPrice,
      'within 14 days without giving any reason',
      BEGIN_VISIT_LABEL,
      'I/We* hereby give notice',
      'cancellation-form.txt',
    ])
      expect(text, part).toContain(part);
  });

  test('is confirmed by a file to keep where no mail is sent and no browser prints', async () => {
    const { soon } = await soonAndLate();
    const { link } = await book(soon[0]!);
    const file = await fileOf(link);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="confirmation-/);
    expect(file.body).toContain('Model cancellation form');
    expect(file.body).toContain('£150 including VAT');
  });

  test('entered by hand is confirmed all the same; a free call has no contract', async () => {
    const { soon } = await soonAndLate();
    const { row } = await bookByHand({
      ctx: owner(),
      input: { ...input(soon[0]!, VISIT), agreedPrice: undefined, beginEarly: false },
      ...parts(),
    });
    expect(contractOf(row)?.beginsEarly).toBe(false);
    const call = await bookAppointment({
      ctx: visitor(),
      input: input((await free())[30]!),
      ...parts(),
    });
    expect(contractOf(call.row)).toBeNull();
    expect((await fileOf(call.link)).statusCode).toBe(422);
  });
});
