/** A person with one of everything: all of it is handed over, and none of it is left when it is erased or its time is over. */
import { DAY_MS } from '#contracts/london-time.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT } from '#content/policies/kept.ts';
import type { Tables } from '#server/db/tables.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { RETENTION_RULES } from '#server/features/retention/rules.ts';
import { RETENTION_JOB } from '#server/features/retention/jobs.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { printingBrowser, workOff } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { wholePersonDesk, NAME, EMAIL, WORD } from '#tests/support/whole-person.ts';

/** Whatever of a row is this person's. */
const MARKS = [/oddsock/i, /wilhelmina/i, /960777/, /zanzibar/i, /198\.51\.100\.7/];
const isMarked = (text: string) => MARKS.some((mark) => mark.test(text));

/** Personal, but never of somebody who writes to the firm. */
const NOT_A_VISITORS: (keyof Tables)[] = [
  // a hash of an address for a minute or a day, from which nobody is found again
  'client_counts',
  'sign_in_attempts',
  'sign_in_delays',
  'owner_sessions',
  'colleagues',
  'passkeys',
  'testimonials',
  'team',
  'assistant_questions',
  'audit',
  'jobs',
  'mail_suppressions',
  'diary_blocks',
  'days_off',
];
/** Rows without a word of their own: they go with what they belong to. */
const isWordless = (table: keyof Tables) =>
  RETENTION_RULES[table].personal?.length === 0 ||
  table === 'designs' ||
  table === 'design_changes' ||
  table === 'design_arrangements' ||
  table === 'enquiry_designs';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00Z');
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        browser: printingBrowser(),
      },
    });
  });
  afterEach(() => server.close());
  const { owner, makePerson } = wholePersonDesk(() => server);

  const keepers = () => personalDataProviders(server.container);

  const filesOnDisk = (): string[] => {
    const folder = join(server.container.config.dataDir, 'uploads');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  };

  /** The tables in which something of the person still stands. */
  async function markedTables(): Promise<string[]> {
    const tables = Object.keys(RETENTION_RULES) as (keyof Tables)[];
    const found = [];
    for (const table of tables) {
      const rows = await server.container.db.read.selectFrom(table).selectAll().execute();
      if (isMarked(JSON.stringify(rows))) found.push(table);
    }
    return found.toSorted();
  }

  /** Everything in the files of the export, as text where it is text. */
  async function exported(): Promise<{
    paths: string[];
    text: string;
    enquiries: { removedNotes: object[] }[];
  }> {
    const paths: string[] = [];
    const enquiries: { removedNotes: object[] }[] = [];
    let text = '';
    for await (const { path, bytes } of await exportPerson({
      ctx: owner(),
      keepers: keepers(),
      ownWords: MENTIONS,
      input: { email: EMAIL },
    })) {
      paths.push(path);
      if (/\.(json|txt|svg|html)$/.test(path)) text += new TextDecoder().decode(bytes);
      if (path.endsWith('/enquiry.json'))
        enquiries.push(JSON.parse(new TextDecoder().decode(bytes)) as { removedNotes: object[] });
    }
    return { paths, text, enquiries };
  }

  test('every table that may hold something of a visitor holds something of this one, and all of it is handed over', async () => {
    await makePerson();
    const expected = (Object.keys(RETENTION_RULES) as (keyof Tables)[]).filter(
      (table) =>
        RETENTION_RULES[table].personal !== null &&
        !NOT_A_VISITORS.includes(table) &&
        !isWordless(table),
    );
    const marked = await markedTables();
    expect(expected.filter((table) => !marked.includes(table))).toEqual([]);

    const held = await findPerson({
      ctx: owner(),
      keepers: keepers(),
      ownWords: MENTIONS,
      input: { email: EMAIL },
    });
    expect(
      held.groups.filter((group) => group.items.length === 0).map((group) => group.name),
    ).toEqual([]);
    const { paths, text, enquiries } = await exported();
    const words = [
      'design',
      'times',
      'request',
      'appointment',
      'soil',
      'enquiry',
      'when',
      'letter',
      'note',
      'blot',
      'accepted',
      'offered',
      'job',
      'complaint',
      'remedy',
      'step',
      'answer',
      'contract',
      'road',
      'street',
    ];
    expect(words.filter((word) => !text.includes(WORD + word))).toEqual([]);
    for (const folder of keepers().map((keeper) => keeper.name))
      expect(
        paths.some((path) => path.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
    expect(paths.filter((path) => /enquiries\/.*photo-1\.jpg$/.test(path))).toHaveLength(1);
    expect(
      paths.filter((path) => /^quotes\/[\d-]+Q-2026-\d{4}-version-1\.pdf$/.test(path)),
    ).toHaveLength(2);
    expect(paths.some((path) => /^designs\/.*report-1\.pdf$/.test(path))).toBe(true);
    expect(text).toContain('198.51.100.7');
    // A note that was taken away says so, here and in what the owner is told is held.
    const removed = await server.container.db.read
      .selectFrom('audit')
      .select('at')
      .where('action', '=', 'enquiries.remove-note')
      .executeTakeFirstOrThrow();
    expect(enquiries.flatMap((one) => one.removedNotes)).toEqual([
      { text: `${WORD}blot on ${NAME}`, removedAt: removed.at },
    ]);
    expect(
      held.groups.find((group) => group.name === 'enquiries')!.items.flatMap((item) => item.detail),
    ).toEqual(expect.arrayContaining(['2 notes of ours', '1 removed note']));
  });

  test('erasing leaves neither a word nor a file; of an accepted quote number, date and amounts stay, and the answer says so', async () => {
    const before = filesOnDisk();
    await makePerson();
    expect(filesOnDisk().length).toBeGreaterThan(before.length + 5);
    const { storage, queue } = server.container;
    const answer = await erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: keepers(),
      ownWords: MENTIONS,
      storage,
      queue,
      input: { email: EMAIL, withLinked: true },
    });
    expect(answer.items.filter((item) => !item.done)).toEqual([]);
    expect(await markedTables()).toEqual([]);
    expect(answer.items).toEqual(
      expect.arrayContaining([
        { what: 'PDFs of quotes', count: 2, done: true },
        { what: 'Photographs of enquiries', count: 1, done: true },
      ]),
    );
    expect(filesOnDisk().filter((path) => path.includes('/private/'))).toEqual([]);
    expect(answer.items.map((item) => item.what).join(' ')).toMatch(
      /number, date and amounts are kept/,
    );
    const quotes = await server.container.db.read
      .selectFrom('quotes')
      .select(['number', 'name', 'email', 'state'])
      .execute();
    expect(quotes).toEqual([
      { number: expect.stringMatching(/^Q-2026-/), name: '', email: '', state: 'accepted' },
    ]);
    expect(
      (
        await findPerson({
          ctx: owner(),
          keepers: keepers(),
          ownWords: MENTIONS,
          input: { email: EMAIL },
        })
      ).groups.flatMap((group) => group.items),
    ).toEqual([]);
    // Files that only wait to be swept go with the next day's run.
    now = new Date(now.getTime() + 2 * DAY_MS);
    await runRetention();
    expect(filesOnDisk()).toEqual(before);
  });

  test('where the storage cannot be reached the answer says so, and the files go with the next sweep', async () => {
    const before = filesOnDisk();
    await makePerson();
    const { storage, queue } = server.container;
    const away = {
      ...storage,
      remove: async () => {
        throw new Error('The storage is away.');
      },
    };
    const answer = await erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: personalDataProviders({ storage: away, queue }),
      ownWords: MENTIONS,
      storage: away,
      queue,
      input: { email: EMAIL, withLinked: true },
    });
    const waiting = answer.items.filter((item) => !item.done).map((item) => item.what);
    for (const what of ['PDFs of quotes', 'Photographs of enquiries'])
      expect(waiting).toContain(
        `${what}: not reachable at the moment; the server goes on by itself`,
      );
    expect(answer.items.map((item) => item.what)).not.toContain('Photographs of enquiries');
    expect(filesOnDisk().filter((path) => path.includes('/private/'))).toHaveLength(4);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await runRetention();
    expect(
      filesOnDisk().filter((path) => path.includes('/private/') && !before.includes(path)),
    ).toEqual([]);
  });

  async function runRetention(): Promise<void> {
    await server.container.db.write((tx) =>
      server.container.queue.enqueue(tx, {
        kind: RETENTION_JOB,
        key: `test:${now.toISOString()}`,
        payload: {},
      }),
    );
    expect(await workOff(server, [RETENTION_JOB])).toBeGreaterThan(0);
  }

  test('when its time is over nothing is left: first all but the papers of the contract, then those too', async () => {
    const before = filesOnDisk();
    await makePerson();
    now = new Date(Date.UTC(2026 + KEPT.contactYears, 11, 31));
    await runRetention();
    expect(await markedTables()).toEqual([
      'audit',
      'cancellation_notices',
      'invoices',
      'quote_acceptances',
      'quote_versions',
      'quotes',
    ]);
    const changes = await server.container.db.read
      .selectFrom('audit')
      .select(['subject', 'before', 'after'])
      .execute();
    expect(
      changes.filter((row) => isMarked(JSON.stringify(row)) && !row.subject.startsWith('quotes:')),
    ).toEqual([]);
    now = new Date(Date.UTC(2026 + KEPT.contractYears + 1, 3, 7));
    await runRetention();
    now = new Date(now.getTime() + 2 * DAY_MS);
    await runRetention();
    expect(await markedTables()).toEqual([]);
    expect(filesOnDisk()).toEqual(before);
  });
});
