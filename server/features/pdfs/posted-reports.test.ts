import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PdfResponse } from '#contracts/pdf.ts';
import { makeImage } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { recordingBrowser, post, makeDesign } from '#tests/support/report-desk.ts';

describe('posted designs', () => {
  const { browser, printed } = recordingBrowser();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      parts: { browser },
    });
  });
  afterAll(() => server.close());

  test('a posted design with a known id is printed from its model, whatever else was posted', async () => {
    const other = await makeDesign(server);
    const answer = await post(server, '/api/design/pdf', {
      design: {
        id: other,
        title: 'FORGED',
        concept: 'FORGED',
        costBreakdown: { materials: 1, plants: 1, labor: 1, total: 3 },
      },
      projectType: 'FORGED',
    });
    expect(answer.statusCode).toBe(200);
    expect(printed.at(-1)).not.toContain('FORGED');
    expect(printed.at(-1)).toContain('£3,036');
  });

  test('a posted design that is not kept is printed from its own fields, as text', async () => {
    const answer = await post(server, '/api/design/pdf', {
      design: {
        id: 'dsn_AAAAAAAAAAAAAAAAAAAAAA',
        title: 'My <b>Plan</b>',
        concept: 'A <script>x</script> garden.',
        materials: ['Oak', { name: 'Slate', application: 'path' }],
        imageUrl: 'http://169.254.169.254/latest',
      },
      gardenDescription: 'Words',
    });
    expect(answer.statusCode).toBe(200);
    expect(printed.at(-1)).toContain('My &lt;b&gt;Plan&lt;/b&gt;');
    expect(printed.at(-1)).not.toMatch(/<script|<svg|169\.254/);
    const file = await server.app.inject(PdfResponse.parse(answer.json()).pdfUrl);
    expect(file.headers['content-disposition']).toContain(
      'filename="My b Plan b-Design-Report.pdf"',
    );
  });

  test('a picture that only its own page shows is not printed by naming it', async () => {
    const { container } = server;
    for (const key of ['private/enquiries/upl_named.jpg', 'pictures/named.jpg'])
      await container.storage.put(key, await makeImage('jpeg', 60, 40));
    const picturesIn = async (imageUrl: string) => {
      expect(
        (await post(server, '/api/design/pdf', { design: { title: `Of ${imageUrl}`, imageUrl } }))
          .statusCode,
      ).toBe(200);
      return printed.at(-1)!.includes('data:image/jpeg');
    };
    expect([
      await picturesIn('/uploads/pictures/named.jpg'),
      await picturesIn('/uploads/private/enquiries/upl_named.jpg'),
    ]).toEqual([true, false]);
  });

  test.each([
    [{}, 400],
    [{ design: {} }, 400],
    [{ design: { title: ' ' } }, 400],
    [{ design: { title: 'x'.repeat(201) } }, 400],
    [{ design: { title: 'x', concept: 'x'.repeat(6_001) } }, 400],
    [{ design: { title: 'x', implementationTips: Array.from({ length: 41 }, () => 'x') } }, 400],
    [
      { design: { title: 'x', costBreakdown: { materials: -1, plants: 0, labor: 0, total: 0 } } },
      400,
    ],
  ])('a posted design out of bounds is refused: %#', async (body, status) => {
    expect((await post(server, '/api/design/pdf', body)).statusCode).toBe(status);
  });

  test('five hundred seasons, or more letters than any design has, are refused in plain words', async () => {
    const seasons = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`season ${n}`, ['Mow.']]));
    const refused = await post(server, '/api/design/pdf', {
      design: { title: 'x', seasonalMaintenance: seasons(500) },
    });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining('Please name the seasons spring, summer, autumn and winter'),
    ]);
    const many = await post(server, '/api/design/pdf', {
      design: {
        title: 'x',
        seasonalMaintenance: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [n, 1])),
      },
    });
    expect([many.statusCode, many.json<{ errors: object[] }>().errors]).toEqual([
      400,
      [
        expect.objectContaining({
          message: expect.stringContaining('Please name the seasons') as string,
        }),
      ],
    ]);
    const long = {
      title: 'x',
      materials: Array.from({ length: 40 }, () => ({
        name: 'Oak',
        application: 'y'.repeat(1_600),
      })),
    };
    const refusedToo = await post(server, '/api/design/pdf', { design: long });
    expect([refusedToo.statusCode, refusedToo.body]).toEqual([
      400,
      expect.stringContaining('under 60,000 letters'),
    ]);
    const four = { spring: ['Mulch.'], summer: ['Mow.'], autumn: ['Plant.'], winter: ['Prune.'] };
    expect(
      (
        await post(server, '/api/design/pdf', {
          design: { title: 'Four seasons', seasonalMaintenance: four },
        })
      ).statusCode,
    ).toBe(200);
  });

  test('of all that strangers post the newest hundred reports are kept, none for longer than a week, and the files of the others go', async () => {
    const own = await startTestServer({
      parts: { browser },
      rateLimits: {
        requestsPerMinute: 1_000,
        designsPerMinute: 90,
        pdfsPerMinute: 1_000,
        postedPdfsPerMinute: 1_000,
      },
    });
    try {
      const ofDesign = PdfResponse.parse(
        (await post(own, `/api/design-library/${await makeDesign(own)}/pdf`, {})).json(),
      ).pdfUrl;
      const urls: string[] = [];
      for (let n = 0; n < 150; n += 1)
        urls.push(
          PdfResponse.parse(
            (await post(own, '/api/design/pdf', { design: { title: `Garden ${n}` } })).json(),
          ).pdfUrl,
        );
      const keys = [];
      for await (const { key } of own.container.storage.list('reports/')) keys.push(key);
      expect(keys).toHaveLength(101);
      expect(
        await own.container.db.read
          .selectFrom('files')
          .select('key')
          .where('key', 'like', 'reports/%')
          .execute(),
      ).toHaveLength(101);
      await own.container.db.write((tx) =>
        tx
          .updateTable('design_reports')
          .set({ created_at: '2020-01-01T00:00:00.000Z' })
          .where('key', '=', urls[120]!.slice('/uploads/'.length))
          .execute(),
      );
      await post(own, '/api/design/pdf', { design: { title: 'One more' } });
      expect((await own.app.inject(urls[120]!)).statusCode).toBe(404);
      expect(
        (
          await Promise.all([ofDesign, urls.at(-1)!, urls[0]!].map((url) => own.app.inject(url)))
        ).map((answer) => answer.statusCode),
      ).toEqual([200, 200, 404]);
    } finally {
      await own.close();
    }
  });

  test('posted reports are fewer a minute than those of designs that are kept', async () => {
    const own = await startTestServer({
      parts: { browser },
    });
    try {
      const id = await makeDesign(own);
      const codes = [];
      for (let n = 0; n < 8; n += 1)
        codes.push(
          (await post(own, '/api/design/pdf', { design: { title: `Garden ${n}` } })).statusCode,
        );
      expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
      for (const body of [{ design: { id, title: 'x' } }, { design: { id, title: 'y' } }])
        expect((await post(own, '/api/design/pdf', body)).statusCode).toBe(200);
      expect((await post(own, `/api/design-library/${id}/pdf`, {})).statusCode).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('on a disk that is nearly full no report is printed anew for a visitor, posted or of a kept design, and that is said; those that are kept are handed out', async () => {
    let now = Date.parse('2026-11-22T10:00:00.000Z');
    let freeBytes = 50_000_000_000;
    const own = await startTestServer({
      parts: {
        browser,
        clock: { now: () => new Date(now) },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
    });
    try {
      const [kept, fresh] = [await makeDesign(own), await makeDesign(own)];
      const ofKept = (await post(own, `/api/design-library/${kept}/pdf`, {})).json<PdfResponse>()
        .pdfUrl;
      const posted = (
        await post(own, '/api/design/pdf', { design: { title: 'Known' } })
      ).json<PdfResponse>().pdfUrl;
      freeBytes = 900_000_000;
      now += 10_000;
      const before = printed.length;
      for (const [url, body] of [
        ['/api/design/pdf', { design: { title: 'x' } }],
        ['/api/design/pdf', { design: { id: fresh, title: 'x' } }],
        [`/api/design-library/${fresh}/pdf`, {}],
      ] as const) {
        const answer = await post(own, url, body);
        expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
          503,
          expect.stringContaining('cannot be kept here just now'),
        ]);
      }
      expect(printed.length).toBe(before);
      expect(
        (await post(own, `/api/design-library/${kept}/pdf`, {})).json<PdfResponse>().pdfUrl,
      ).toBe(ofKept);
      expect(
        (await post(own, '/api/design/pdf', { design: { title: 'Known' } })).json<PdfResponse>()
          .pdfUrl,
      ).toBe(posted);
    } finally {
      await own.close();
    }
  });
});
