import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEnquiryRows, lookUpEnquiries } from '#server/features/enquiries/repo.ts';
import { inChunks } from '#server/db/chunks.ts';
import {
  isCommon,
  isSearchCut,
  LOOKED_THROUGH,
  lookUp,
  type WordIndex,
} from '#server/db/word-search.ts';
import { patternsOf, searchedText } from '#server/db/search-sql.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const AT = '2026-01-01T00:00:00.000Z';
const TITLES: WordIndex = {
  table: 'enquiry_designs',
  id: 'enquiry_id',
  text: searchedText({ columns: ['title'] }),
};

const enquiry = ({ id, name, message }: { id: string; name: string; message: string }) =>
  ({
    id,
    request_key: id,
    source: 'general',
    state: 'received',
    state_times: '{}',
    name,
    email: `${id}@example.org`,
    phone: '01708 555 000',
    postcode: 'RM1 3DS',
    message,
    access: '{}',
    choices: '[]',
    site_facts: '[]',
    created_at: AT,
    updated_at: AT,
    last_activity_at: AT,
  }) as never;

describe.each(DATABASES)('the index of words on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    await server.container.db.write(async (tx) => {
      for (const [id, name, message] of [
        ['enq_one', 'Élodie Straße', 'A terrace of "Yorkstone" at 12 Mill Lane, 100% level'],
        ['enq_two', 'Bert Oakley', 'A pond'],
      ])
        await tx
          .insertInto('enquiries')
          .values(enquiry({ id: id!, name: name!, message: message! }))
          .execute();
      await sql`insert into enquiry_designs (enquiry_id, n, design_id, title, low_pence, high_pence, figures) values ('enq_two', 1, 'd', 'The Long Lawn', 1, 2, '{}')`.execute(
        tx,
      );
    });
  });
  afterAll(() => server.close());

  const find = async (search: string) => {
    const { read } = server.container.db;
    const words = await lookUpEnquiries(read, patternsOf(search));
    const rows = await listEnquiryRows(read, { words, list: 'all', limit: 20, offset: 0 });
    return rows.map((row) => row.id).toSorted();
  };

  test.each([
    ['élodie', ['enq_one']],
    ['STRASSE', kind === 'sqlite' ? ['enq_one'] : []],
    ['"yorkstone"', ['enq_one']],
    ['0% lev', ['enq_one']],
    ['rm13ds', ['enq_one', 'enq_two']],
    ['555000 oak', ['enq_two']],
    ['12', ['enq_one']],
    ['nd', ['enq_two']],
    ['x', ['enq_one', 'enq_two']],
    ['zz', []],
    ['oakley lawn', ['enq_two']],
    ['oakley terrace', []],
    ['\' or " and (', []],
  ])('%s', async (search, ids) => {
    expect(await find(search)).toEqual(ids);
  });

  test('what is changed and deleted is no longer found', async () => {
    const { db } = server.container;
    await db.write((tx) =>
      tx.updateTable('enquiries').set({ name: 'Quentin' }).where('id', '=', 'enq_one').execute(),
    );
    expect(await find('élodie')).toEqual([]);
    expect(await find('quentin')).toEqual(['enq_one']);
    const titles = async (search: string) =>
      (await lookUp(db.read, [TITLES], patternsOf(search))).ids;
    expect(await titles('long')).toEqual(['enq_two']);
    await db.write((tx) => sql`delete from enquiry_designs`.execute(tx));
    expect(await titles('long')).toEqual([]);
  });

  test('a letter alone is not looked up', async () => {
    expect(isCommon(await lookUp(server.container.db.read, [TITLES], patternsOf('x')))).toBe(true);
  });

  test('of common words it is said when not all rows were looked through, or not all finds counted', async () => {
    const { db } = server.container;
    const letter = await lookUp(db.read, [TITLES], patternsOf('x'));
    const word = await lookUp(db.read, [TITLES], patternsOf('oakley'));
    const cut = (words: typeof letter, found: number) =>
      isSearchCut(db.read, 'enquiries', words, { found });
    expect(await cut(letter, 2)).toBe(false);
    expect(await cut(letter, 1_000)).toBe(true);
    expect(await cut(word, 5_000)).toBe(false);
    await db.write(async (tx) => {
      const more = Array.from({ length: LOOKED_THROUGH - 1 }, (_, n) =>
        enquiry({ id: `enq_more${n}`, name: 'Ada', message: 'A hedge' }),
      );
      for (const some of inChunks(more)) await tx.insertInto('enquiries').values(some).execute();
    });
    // With the two above there is one more than is looked through.
    expect(await cut(letter, 2)).toBe(true);
    expect(await cut(word, 2)).toBe(false);
    const none = sql<boolean>`state = 'closed'`;
    expect(await isSearchCut(db.read, 'enquiries', letter, { found: 2, only: none })).toBe(false);
  });
});
