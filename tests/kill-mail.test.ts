/** kill -9 between queueing and sending: each message reaches the mail server once, or the owner is told that it may have. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/geometry/random.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';

const ROUNDS = process.env.LONG === '1' ? 30 : 3;
/** After the first answer of a round, in ms: a message takes a few of them, so that deaths fall before, into and behind it. */
const LONGEST_LIFE_MS = 120;
const REQUESTS_A_ROUND = 6;

type Row = { id: string; key: string; state: string };

async function ask(address: string, key: string): Promise<boolean> {
  const body = JSON.stringify({ kind: 'general-consultation', name: 'Ada Field', email: `${key}@example.com`, requestKey: key });
  return fetch(`${address}/api/booking-requests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => answer.status === 201, () => false);
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

/** How often each message has arrived, by its id. */
const arrivals = ({ taken }: MailServer): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { raw } of taken) {
    const id = /^Message-ID: <([^@]+)@/m.exec(raw)![1]!;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

test(`killed ${ROUNDS} times while mail leaves, the server sends no message twice and loses none`, { timeout: ROUNDS * 30_000 + 120_000 }, async () => {
  const random = seededRandom(20_261_122);
  const dataDir = makeTempFolder();
  const post = await startMailServer();
  const env = { DATA_DIR: dataDir, SMTP_URL: post.url, MAIL_FROM: 'Oakmere & Vale <hello@example.org>' };
  const answered: string[] = [];
  let server: ApiProcess | null = null;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      server = await startApiProcess(env);
      const { address } = server;
      const first = Promise.withResolvers<void>();
      const asking = (async () => {
        for (let i = 0; i < REQUESTS_A_ROUND; i++) {
          const key = `killed-${round}-${i}`;
          if (!(await ask(address, key))) return;
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
    await expect.poll(() => readRows(dataDir).filter((row) => ['queued', 'sending'].includes(row.state)).length, { timeout: 60_000, interval: 250 }).toBe(0);
    const rows = readRows(dataDir);
    const arrived = arrivals(post);
    // Two of each that was answered: to the firm and to the visitor.
    expect(addressesOf(dataDir)).toEqual(expect.arrayContaining(answered.map((key) => `${key}@example.com`)));
    expect(rows.filter((row) => row.key.endsWith(':owner')).length).toBeGreaterThanOrEqual(answered.length);
    for (const { id, state } of rows) expect([id, state, arrived.get(id) ?? 0]).toEqual(state === 'uncertain' ? [id, 'uncertain', expect.toSatisfy((count: number) => count <= 1)] : [id, 'sent', 1]);
    expect([...arrived.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(rows.some((row) => row.state === 'sent')).toBe(true);
  } finally {
    await server?.kill();
    await post.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
