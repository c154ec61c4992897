/** Two processes on one PostgreSQL: what a client books and sends at one counts at the other. */
import { describe, expect, test } from 'vitest';
import type { SlotsAnswer } from '#contracts/appointments.ts';
import type { EnquiryAnswer } from '#contracts/enquiries.ts';
import { BOOKINGS_A_DAY } from '#server/features/appointments/booking-limits.ts';
import { PHOTOGRAPH_BYTES_OF_CLIENT } from '#server/storage/visitor-space.ts';
import type { ApiProcess } from '#tests/support/api-process.ts';
import { makeImage } from '#tests/support/images.ts';
import { processesOnOne } from '#tests/support/two-processes.ts';

const postJson = async <T>({ address }: ApiProcess, path: string, body: object) => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};

describe.skipIf(!process.env.TEST_DATABASE_URL)('limits of two processes', () => {
  const { start, rows } = processesOnOne();
  const startBoth = async () =>
    [await start({ ROLE: 'site' }), await start({ ROLE: 'site' })] as const;

  test('ten appointments a day are those of both together', { timeout: 240_000 }, async () => {
    const both = await startBoth();
    const kind = 'general-consultation';
    const { slots } = (await (
      await fetch(`${both[0].address}/api/appointments/slots?kind=${kind}&days=31`)
    ).json()) as SlotsAnswer;
    // Far enough from each other, so that each can be had whatever the others take.
    const times = slots.filter((_slot, at) => at % 8 === 0).map(({ startsAt }) => startsAt);
    const book = async (at: number) =>
      postJson<{ message: string }>(both[at % 2]!, '/api/appointments', {
        kind,
        startsAt: times[at],
        name: 'Ada Green',
        email: `ada-${at}@example.com`,
        requestKey: `booked-at-two-${at}`,
      });
    const made = [];
    for (let at = 0; at < BOOKINGS_A_DAY; at += 1) made.push((await book(at)).status);
    expect(made).toEqual(Array.from({ length: BOOKINGS_A_DAY }, () => 201));
    for (const at of [BOOKINGS_A_DAY, BOOKINGS_A_DAY + 1])
      expect(await book(at)).toMatchObject({
        status: 429,
        body: {
          message: expect.stringContaining(
            'As many appointments have been booked from here today',
          ) as string,
        },
      });
    expect(await rows('select count(*)::int as n from bookings')).toEqual([{ n: BOOKINGS_A_DAY }]);
  });

  test('photographs of a client are those of both together', { timeout: 240_000 }, async () => {
    const both = await startBoth();
    const asked = await postJson<EnquiryAnswer>(both[0], '/api/enquiries', {
      source: 'general',
      name: 'Ada Green',
      email: 'ada@example.com',
      message: 'A pond, please',
      requestKey: 'photographs-at-two',
    });
    expect(asked.status).toBe(201);
    const token = asked.body.link.split('/').at(-1)!;
    const send = async ({ address }: ApiProcess, width: number) => {
      const form = new FormData();
      form.set(
        'image',
        new Blob([new Uint8Array(await makeImage('jpeg', width, 300))], { type: 'image/jpeg' }),
        'a.jpg',
      );
      const answer = await fetch(`${address}/api/enquiries/${token}/photos`, {
        method: 'POST',
        body: form,
      });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await send(both[0], 400)).toMatchObject({ status: 201 });
    const counted = await rows(
      "select client, amount from client_counts where counted = 'photographs'",
    );
    // Of the client, and of all together; its address is nowhere.
    expect(counted.map(({ amount }) => Number(amount) > 0)).toEqual([true, true]);
    expect(JSON.stringify(counted)).not.toContain('127.0.0.1');
    // As if it had sent nearly as much as it may at the first: the second knows.
    await rows("update client_counts set amount = $1 where counted = 'photographs'", [
      PHOTOGRAPH_BYTES_OF_CLIENT - 10,
    ]);
    const refused = await send(both[1], 401);
    expect(refused).toMatchObject({ status: 503 });
    expect(refused.text).toContain('As many photographs have been sent from here today');
    // What was refused is given back, and not kept.
    expect(
      (await rows("select amount from client_counts where counted = 'photographs'")).map(
        ({ amount }) => Number(amount),
      ),
    ).toEqual([PHOTOGRAPH_BYTES_OF_CLIENT - 10, PHOTOGRAPH_BYTES_OF_CLIENT - 10]);
    expect(await rows('select count(*)::int as n from enquiry_photos')).toEqual([{ n: 1 }]);
    await rows("update client_counts set amount = 0 where counted = 'photographs'");
    expect(await send(both[1], 402)).toMatchObject({ status: 201 });
  });
});
