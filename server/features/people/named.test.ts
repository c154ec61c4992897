/** Law, rows 7 and 10: who left no e-mail address is found and erased too, and a restored backup brings nobody back. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookByHand } from '#server/features/appointments/book.ts';
import { eraseAgain } from '#server/features/people/erase-again.ts';
import { journalIn, journalPath, readJournal } from '#server/features/people/journal.ts';
import { eraseChosen, findNamed, readNamed } from '#server/features/people/named.ts';
import { personalDataProviders } from '#server/features/personal-data-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

test.each([
  ['07700 900 123', { by: 'phone', text: '7700900123' }],
  ['+44 (0)7700-900123', { by: 'phone', text: '7700900123' }],
  ['Ada Field', { by: 'name', text: 'Ada Field' }],
] as const)('%s is read for what it is', (text, named) => expect(readNamed(text)).toEqual(named));
test('too little to go by is refused', () => {
  expect(() => readNamed('0770')).toThrow('more of the telephone number');
  expect(() => readNamed('Jo')).toThrow('more of the name');
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const now = new Date('2026-11-23T09:00:00.000Z');
  const { owner, parts, input, free } = diaryDesk(() => server);
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  test('by a telephone number, however it is written, a record is found, chosen, erased with its mails, and erased again after a restore', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'erasures-'));
    const journal = journalIn(dataDir);
    const keepers = personalDataProviders(server.container);
    const { queue, db } = server.container;
    const times = await free();
    const enter = async (at: number, name: string, phone: string) =>
      (
        await bookByHand({
          ctx: owner(),
          input: { ...input(times[at]!), email: '', name, phone },
          ...parts(),
        })
      ).row;
    const hers = await enter(0, 'Ada Field', '+44 (0)7700 900-123');
    const other = await enter(20, 'Ada Field', '01708 555 000');
    expect(
      (await findNamed({ ctx: owner(), keepers, input: { who: 'ada FIELD' } })).items,
    ).toHaveLength(2);
    const found = await findNamed({ ctx: owner(), keepers, input: { who: '07700900123' } });
    expect(found.items).toMatchObject([{ keeper: 'appointments', id: hers.id, email: null }]);
    const before = await db.read
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', hers.id)
      .executeTakeFirstOrThrow();
    await eraseChosen({
      ctx: owner(),
      keepers,
      queue,
      journal,
      input: { who: found.who, chosen: [{ keeper: 'appointments', id: hers.id }] },
    });
    const left = async () =>
      (await db.read.selectFrom('bookings').select('id').execute()).map(({ id }) => id);
    expect(await left()).toEqual([other.id]);
    const mails = await db.read.selectFrom('mail_messages').select('about_id').execute();
    expect(mails.some((mail) => mail.about_id === hers.id)).toBe(false);

    // As a backup from before would bring it back.
    await db.write((tx) => tx.insertInto('bookings').values(before).execute());
    const again = {
      ctx: owner(),
      keepers,
      queue,
      entries: await readJournal(journalPath(dataDir)),
    };
    expect(await eraseAgain({ ...again, since: '2026-11-24T00:00:00.000Z' })).toBe(0);
    expect(await eraseAgain({ ...again, since: '2026-11-22T00:00:00.000Z' })).toBe(1);
    expect(await left()).toEqual([other.id]);
  });
});
