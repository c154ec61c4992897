import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFormStamp, formStamp } from '#server/form-stamp.ts';
import { pageUseCases } from '#server/http/page-use-cases.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('stamps of forms on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const at = (time: string) => ({ db: opened.db, clock: { now: () => new Date(time) } });

  test('one is good for a day, also where its page was kept for an hour', async () => {
    const csrf = await formStamp(at('2026-11-22T10:59:59Z'));
    for (const time of ['2026-11-22T10:59:59Z', '2026-11-22T11:00:01Z', '2026-11-23T11:59:00Z'])
      await checkFormStamp(at(time), { csrf });
    for (const time of ['2026-11-23T12:00:00Z', '2027-11-22T10:59:59Z', '2026-11-22T09:59:59Z'])
      await expect(checkFormStamp(at(time), { csrf }), time).rejects.toThrow(/send it once more/);
  });

  test('none, a false one and the link of something else are refused', async () => {
    const csrf = await formStamp(at('2026-11-22T10:30:00Z'));
    for (const false_ of [
      undefined,
      '',
      7,
      'wapiti',
      '494242',
      `${csrf}x`,
      csrf.replace(/^\d/, '5'),
      ` ${csrf}`,
    ])
      await expect(
        checkFormStamp(at('2026-11-22T10:30:00Z'), { csrf: false_ }),
        String(false_),
      ).rejects.toThrow(/send it once more/);
  });
});

describe('the forms that pages post', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const COMPLAINT = {
    kind: 'work',
    name: 'Ada Field',
    email: 'ada@example.org',
    message: 'The patio holds water after every rain.',
    requestKey: 'form-of-a-page-0001',
  };

  test('each of the four is refused without its stamp, before anything else is looked at', async () => {
    const pages = pageUseCases(server.container, 'test');
    for (const post of [
      pages.bookByForm,
      pages.complainByForm,
      pages.giveNoticeByForm,
      pages.sendEnquiryByForm,
    ])
      expect(await post({ ...COMPLAINT, csrf: 'wapiti' })).toEqual({
        status: 400,
        message: expect.stringMatching(/^This page has stood open/),
        errors: [],
        slots: [],
      });
    expect(await pages.complainByForm({ ...COMPLAINT, csrf: await pages.formStamp() })).toEqual({
      link: expect.stringMatching(/^\/complaints\//),
    });
  });
});
