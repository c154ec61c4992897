/** kill -9 between booking a time and mailing its confirmation: each message reaches the mail server once, or the owner is told that it may have. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/geometry/random.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';

const ROUNDS = process.env.LONG === '1' ? 30 : 2;
/** After the first answer of a round, in ms: a message takes a few of them, so that deaths fall before, into and behind it. */
const LONGEST_LIFE_MS = 120;
const BOOKINGS_A_ROUND = 6;

type Row = { id: string; key: string; state: string };

/** Every third quarter hour: with what is kept free around it, a call takes three. */
async function freeTimes(address: string): Promise<string[]> {
  const from = (date: string) =>
    fetch(`${address}/api/appointments/slots?kind=general-consultation&days=31${date}`).then(
      (answer) =>
        answer.json() as Promise<{
          slots: { startsAt: string }[];
          next: { startsAt: string } | null;
        }>,
    );
  const first = await from('');
  const second = first.next
    ? await from(`&from=${first.next.startsAt.slice(0, 10)}`)
    : { slots: [] };
  return [...first.slots, ...second.slots]
    .map((slot) => slot.startsAt)
    .filter((_, index) => index % 3 === 0);
}

async function book(address: string, key: string, startsAt: string): Promise<boolean> {
  const body = JSON.stringify({
    kind: 'general-consultation',
    startsAt,
    name: 'Ada Field',
    email: `${key}@example.com`,
    requestKey: key,
  });
  return fetch(`${address}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then(
    (answer) => answer.status === 201,
    () => false,
  );
}

function readRows(dataDir: string): Row[] {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  const rows = db.prepare('select id, key, state from mail_messages').all() as Row[];
  db.close();
  return rows;
}

function addressesOf(dataDir: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  const rows = db.prepare('select to_address from mail_messages').all() as { to_address: string }[];
  db.close();
  return rows.map((row) => row.to_address);
}

function bookingsOf(dataDir: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'plotwright.db'), { readOnly: true });
  const rows = db.prepare('select id from bookings').all() as { id: string }[];
  db.close();
  return rows.map((row) => row.id);
}

/** How often each message has arrived, by its id. */
const arrivals = ({ taken }: MailServer): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { raw } of taken) {
    const id = /^Message-ID: <([^@]+)@/m.exec(raw)![1]!;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

test(
  `killed ${ROUNDS} times while mail leaves, the server confirms each booking by one message, loses none and sends none twice`,
  { timeout: ROUNDS * 30_000 + 120_000 },
  async () => {
    const random = seededRandom(20_261_122);
    const dataDir = makeTempFolder();
    const post = await startMailServer();
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: post.url,
      MAIL_FROM: 'Oakmere & Vale <hello@example.org>',
    };
    const answered: string[] = [];
    let times: string[] | null = null;
    let server: ApiProcess | null = null;
    try {
      for (let round = 0; round < ROUNDS; round++) {
        server = await startApiProcess(env);
        const { address } = server;
        times ??= await freeTimes(address);
        const own = times.splice(0, BOOKINGS_A_ROUND);
        expect(own).toHaveLength(BOOKINGS_A_ROUND);
        const first = Promise.withResolvers<void>();
        const asking = (async () => {
          for (const [index, startsAt] of own.entries()) {
            const key = `killed-${round}-${index}`;
            if (!(await book(address, key, startsAt))) return;
            answered.push(key);
            first.resolve();
          }
        })();
        await Promise.race([first.promise, asking]);
        await new Promise((resolve) => setTimeout(resolve, random.between(0, LONGEST_LIFE_MS)));
        await server.kill();
        await asking;
      }
      expect(answered.length).toBeGreaterThanOrEqual(ROUNDS);
      server = await startApiProcess(env);
      await expect
        .poll(
          () => readRows(dataDir).filter((row) => ['queued', 'sending'].includes(row.state)).length,
          { timeout: 60_000, interval: 250 },
        )
        .toBe(0);
      // Beyond sixty an hour the firm's own are kept back, and one more message an hour says so.
      const all = readRows(dataDir);
      const rows = all.filter((row) => !row.key.startsWith('held-back:'));
      expect(all.length > rows.length).toBe(rows.some((row) => row.state === 'kept'));
      const arrived = arrivals(post);
      // Two of each that was answered: to the firm and to the visitor.
      const told = addressesOf(dataDir);
      for (const key of answered)
        expect(
          told.filter((address) => address === `${key}@example.com`),
          key,
        ).toHaveLength(1);
      const booked = bookingsOf(dataDir);
      expect(booked.length).toBeGreaterThanOrEqual(answered.length);
      expect(rows.map((row) => row.key).toSorted()).toEqual(
        booked
          .flatMap((id) => [`booking-booked:${id}:1:owner`, `booking-booked:${id}:1:visitor`])
          .toSorted(),
      );
      const keptBack = rows.filter((row) => row.state === 'kept');
      expect(keptBack.filter((row) => !row.key.endsWith(':owner') || arrived.has(row.id))).toEqual(
        [],
      );
      for (const { id, state } of rows.filter((row) => row.state !== 'kept'))
        expect([id, state, arrived.get(id) ?? 0]).toEqual(
          state === 'uncertain'
            ? [id, 'uncertain', expect.toSatisfy((count: number) => count <= 1)]
            : [id, 'sent', 1],
        );
      expect([...arrived.keys()].filter((id) => !all.some((row) => row.id === id))).toEqual([]);
      expect(rows.some((row) => row.state === 'sent')).toBe(true);
    } finally {
      await server?.kill();
      await post.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
