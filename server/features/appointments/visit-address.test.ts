import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentAnswer, SlotsAnswer } from '#contracts/appointments.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the door of a visit on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  test('is kept with it, shown to both, and in the calendar; a call has none', async () => {
    const book = async (what: string, at: number) => {
      const { slots } = (
        await server.app.inject(`/api/appointments/slots?kind=${what}&from=2026-12-14&days=7`)
      ).json<SlotsAnswer>();
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/appointments',
        payload: {
          kind: what,
          startsAt: slots[at]!.startsAt,
          name: 'Ada Field',
          email: 'ada@example.org',
          address: ' 12 Mill Lane ',
          postcode: 'RM1 3DS',
          agreedPrice: '£150 including VAT, credited towards the project if it proceeds',
          requestKey: `door-of-${what}`,
        },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<AppointmentAnswer>();
    };
    const visit = await book('site-assessment', 0);
    expect(visit.appointment.address).toBe('12 Mill Lane');
    const file = await server.app.inject(
      `/api/appointments/${visit.link.split('/').at(-1)}/calendar.ics`,
    );
    expect(file.body).toContain('LOCATION:12 Mill Lane\\, RM1 3DS');
    const call = await book('general-consultation', 20);
    expect(call.appointment.address).toBeNull();
    const diary = await (
      await asOwner(server)
    )({
      url: '/api/admin/diary?from=2026-12-14&to=2026-12-20',
    });
    expect(
      diary
        .json<{ appointments: { address: string | null }[] }>()
        .appointments.map((one) => one.address),
    ).toEqual(expect.arrayContaining(['12 Mill Lane', null]));
  });
});
