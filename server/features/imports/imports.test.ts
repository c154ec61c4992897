import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeTable } from '#contracts/csv-read.ts';
import { type ImportKind, IMPORTS_API, IMPORT_PIECE_ROWS } from '#contracts/imports.ts';
import {
  checkImport,
  listImports,
  runImport,
  undoImport,
} from '#server/features/imports/use-cases.ts';
import { listTestimonials, testimonialRecord } from '#server/features/testimonials/record.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { listRecords, updateRecord } from '#server/records/edit.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('bringing in on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => new Date('2026-11-26T09:00:00.000Z') } },
    });
  });
  afterEach(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const of = (name: ImportKind, rows: string[][]) => ({
    ctx: owner(),
    queue: server.container.queue,
    input: { kind: name, text: writeTable(rows) },
  });
  const enquiries = () =>
    server.container.db.read
      .selectFrom('enquiries')
      .select(['name', 'email', 'state', 'waiting_since', 'deleted_at', 'version'])
      .orderBy('name')
      .execute();
  const mails = async () =>
    (await server.container.db.read.selectFrom('mail_messages').select('id').execute()).length;

  test('customers come in closed, nobody is written to, doubles and those who are here are left out, and one step takes them back', async () => {
    const rows = [
      ['name', 'email', 'phone', 'address', 'notes'],
      ['Ada Field', 'ADA@example.org', '', '1 High Street\nRomford', 'Likes ferns'],
      ['Ada Again', 'ada@example.org', '', '', ''],
      ['Bert Long', '', '01708 555 000', '', '=HYPERLINK("x")'],
      ['', 'nobody@example.org', '', '', ''],
      ['Cleo', 'no address', '', '', ''],
      ['Dan', '', '', '', ''],
    ];
    const report = await checkImport(of('customers', rows));
    expect(report).toEqual({
      rows: 6,
      good: 2,
      known: 1,
      bad: 3,
      problems: [
        { row: 5, words: 'Missing: name' },
        { row: 6, words: 'Please check the e-mail address' },
        {
          row: 7,
          words: 'Please leave an e-mail address or a telephone number, so that we can answer',
        },
      ],
    });
    expect(await enquiries()).toEqual([]);
    const { id } = await runImport(of('customers', rows));
    expect(await enquiries()).toMatchObject([
      { name: 'Ada Field', state: 'closed', waiting_since: null, deleted_at: null },
      { name: 'Bert Long', state: 'closed', waiting_since: null, deleted_at: null },
    ]);
    expect(await mails()).toBe(0);
    await expect(runImport(of('customers', rows))).rejects.toMatchObject({ code: 'conflict' });
    expect(
      await checkImport(of('customers', [rows[0]!, ['Ada', 'ada@example.org', '', '', '']])),
    ).toMatchObject({ good: 0, known: 1 });
    await server.container.db.write((tx) =>
      tx.updateTable('enquiries').set({ version: 2 }).where('name', '=', 'Bert Long').execute(),
    );
    expect(await undoImport({ ctx: owner(), id })).toEqual({ removed: 1, kept: 1 });
    expect((await enquiries()).map((row) => row.deleted_at !== null)).toEqual([true, false]);
    await expect(undoImport({ ctx: owner(), id })).rejects.toMatchObject({ code: 'impossible' });
    expect(
      (await listImports({ ctx: owner() })).map((one) => [one.rows, one.undoneAt !== null]),
    ).toEqual([[2, true]]);
    await expect(
      runImport({
        ...of('customers', rows),
        ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('past enquiries keep their day; what would be deleted tonight, and days to come, are refused', async () => {
    const { report } = await runImport(
      of('enquiries', [
        ['name', 'email', 'message', 'date'],
        ['Ada', 'ada@example.org', 'A new terrace, please', '03/04/2025'],
        ['Ada', 'ada@example.org', 'A new terrace, please', '2025-04-03'],
        ['Bob', 'bob@example.org', 'A pond', '01.02.2019'],
        ['Cy', 'cy@example.org', 'A hedge', '31/02/2025'],
        ['Di', 'di@example.org', 'A shed', '2027-01-01'],
      ]),
    );
    expect(report).toMatchObject({ good: 1, known: 1, bad: 3 });
    expect(report.problems.map((one) => one.words)).toEqual([
      expect.stringMatching(/older than 3 years/) as string,
      '“31/02/2025” is no date: write 2026-11-26 or 26/11/2026',
      'The day lies in the future',
    ]);
    const [row] = await server.container.db.read
      .selectFrom('enquiries')
      .select(['created_at', 'last_activity_at'])
      .execute();
    expect(row).toEqual({
      created_at: '2025-04-03T11:00:00.000Z',
      last_activity_at: '2025-04-03T11:00:00.000Z',
    });
  });

  test('a review is shown only where the file says where it came from and that the person agreed', async () => {
    await runImport(
      of('reviews', [
        ['name', 'location', 'text', 'rating', 'source', 'permission'],
        ['Ada', 'Romford', 'Lovely work', '5', 'By e-mail', 'Yes'],
        ['Bob', 'Romford', 'Good', '4', '', 'yes'],
        ['Cy', 'Romford', 'Fine', '4', 'Google', ''],
      ]),
    );
    expect((await listTestimonials({ ctx: owner() })).map((one) => one.name)).toEqual(['Ada']);
    expect(await listRecords({ ctx: owner(), record: testimonialRecord })).toHaveLength(3);
  });

  test('plants and projects: words of lists are met half way, forbidden plants refused; what was changed since stays', async () => {
    const plants = await runImport(
      of('plants', [
        ['name', 'latinName', 'category', 'sunRequirement', 'plantingPeriod', 'heightM'],
        ['Broad bean', 'Vicia faba', 'Vegetable', 'full sun', 'March - April', '1.2 m'],
        ['Japanese knotweed', 'Reynoutria japonica', 'Flowers', 'Shade', 'March', ''],
        ['Chard', '', 'Leaves', 'Shade', 'April', ''],
      ]),
    );
    expect(plants.report).toMatchObject({ good: 1, bad: 2 });
    expect(plants.report.problems[1]!.words).toContain('vegetables, fruits, herbs, flowers');
    const find = async () =>
      (await listRecords({ ctx: owner(), record: plantRecord })).find(
        (one) => one.name === 'Broad bean',
      )!;
    expect(await find()).toMatchObject({
      category: 'vegetables',
      sunRequirement: 'Full Sun',
      heightM: 1.2,
    });
    const projects = await runImport(
      of('projects', [
        ['title', 'description', 'tags'],
        ['A terrace', 'In sandstone', 'stone; steps'],
      ]),
    );
    const [project] = await listRecords({ ctx: owner(), record: portfolioRecord });
    expect(project).toMatchObject({ title: 'A terrace', tags: ['stone', 'steps'], sample: false });
    await updateRecord({
      ctx: owner(),
      record: portfolioRecord,
      queue: server.container.queue,
      id: project!.id,
      input: { ...project!, description: 'In warm sandstone' },
    });
    expect(await undoImport({ ctx: owner(), id: projects.id })).toEqual({ removed: 0, kept: 1 });
    expect(await undoImport({ ctx: owner(), id: plants.id })).toEqual({ removed: 1, kept: 0 });
    expect(await find()).toBeUndefined();
  });

  test('a file without rows, without matched columns or with too many rows is refused in words; thousands come in at once', async () => {
    const call = await asOwner(server);
    const send = (text: string) =>
      call({ method: 'POST', url: `${IMPORTS_API}/check`, payload: { kind: 'customers', text } });
    const words = async (text: string) => (await send(text)).json<{ message: string }>().message;
    expect(await words('name,email')).toBe('The file has no rows below its headings.');
    expect(await words('a,b\n1,2')).toBe('None of the columns is matched to a field.');
    const many = (count: number) =>
      writeTable([
        ['name', 'email'],
        ...Array.from({ length: count }, (_, n) => ['Al', `${n}@b.uk`]),
      ]);
    expect(await words(many(200_000))).toMatch(/^The file has 200,000 rows\. At most 5,000/);
    const { report } = await runImport({
      ctx: owner(),
      queue: server.container.queue,
      input: { kind: 'customers', text: many(IMPORT_PIECE_ROWS) },
    });
    expect(report.good).toBe(IMPORT_PIECE_ROWS);
  });

  test('a long file comes in in pieces: a row of two of them once, a piece without good rows, a piece sent again, and one step takes all back', async () => {
    const head = ['name', 'email', 'message', 'date'];
    const row = (name: string) => [name, `${name}@example.org`, 'A pond', '2026-01-05'];
    const piece = (rows: string[][], into?: string) =>
      runImport({
        ...of('enquiries', rows),
        input: {
          kind: 'enquiries',
          text: writeTable([head, ...rows]),
          isPiece: true,
          ...(into ? { into } : {}),
        },
      });
    const look = (rows: string[][]) =>
      checkImport({
        ctx: owner(),
        input: { kind: 'enquiries', text: writeTable([head, ...rows]), isPiece: true },
      });
    // By these the page tells a row of two pieces: the same row has the same, in whatever piece.
    const [first, second] = [await look([row('ada'), row('bea')]), await look([row('bea')])];
    expect([first.keys?.length, second.keys]).toEqual([2, [first.keys?.[1]]]);
    expect(first.keys?.[0]).not.toBe(first.keys?.[1]);
    const { id } = await piece([row('ada'), row('bea')]);
    expect((await piece([row('bea'), row('cy')], id)).report).toMatchObject({ good: 1, known: 1 });
    expect((await piece([row('bea'), row('cy')], id)).report).toMatchObject({ good: 0, known: 2 });
    expect((await piece([['', 'x@example.org', 'A pond', '']], id)).report).toMatchObject({
      good: 0,
      bad: 1,
    });
    expect((await listImports({ ctx: owner() })).map((one) => one.rows)).toEqual([3]);
    await expect(piece([row('dee')], 'imp_never')).rejects.toMatchObject({ code: 'not-found' });
    expect(await undoImport({ ctx: owner(), id })).toEqual({ removed: 3, kept: 0 });
    await expect(piece([row('dee')], id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
