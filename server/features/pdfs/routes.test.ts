import { afterAll, beforeAll, expect, test } from 'vitest';
import { DesignResponse } from '#contracts/design.ts';
import { PdfResponse, PdfUnavailable } from '#contracts/pdf.ts';
import { ProviderError } from '#server/errors.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import type { Browser, BrowserPage } from '#server/ports/browser.ts';
import { savePicture } from '#server/features/designs/repo.ts';
import { makeImage } from '#tests/support/images.ts';
import {
  countingEngine,
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const PDF = new TextEncoder().encode('%PDF-1.4 /Type /Page test');

/** Keeps what it was given to print. */
function recordingBrowser() {
  const printed: string[] = [];
  const browser: Browser = {
    async run(task) {
      let content = '';
      const page = {
        setContent: async (html: string) => {
          content = html;
        },
        setViewportSize: async () => undefined,
        goto: async () => undefined,
        evaluate: async () => 0,
        screenshot: async () => PDF,
        pdf: async () => {
          printed.push(content);
          return PDF;
        },
      } as unknown as BrowserPage;
      return task.use(page);
    },
    close: async () => undefined,
  };
  return { browser, printed };
}

const { browser, printed } = recordingBrowser();
let server: TestServer;
let id = '';
const post = (target: TestServer, url: string, payload: unknown) =>
  target.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
async function makeDesign(target: TestServer): Promise<string> {
  const answer = await target.app.inject(formRequest(GARDEN_FORM));
  return (
    JSON.parse(DesignResponse.parse(answer.json()).designResults) as { designs: { id: string }[] }
  ).designs[0]!.id;
}

beforeAll(async () => {
  server = await startTestServer({
    parts: { browser },
  });
  id = await makeDesign(server);
});
afterAll(() => server.close());

test('a stored design is printed, named after its title, and kept', async () => {
  const answer = await post(server, `/api/design-library/${id}/pdf`, {});
  expect(answer.statusCode).toBe(200);
  const { success, pdfUrl } = PdfResponse.parse(answer.json());
  expect([success, pdfUrl]).toEqual([
    true,
    expect.stringMatching(/^\/uploads\/reports\/rpt_[\w-]{22}\.pdf$/),
  ]);
  const file = await server.app.inject(pdfUrl);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  expect(file.headers['content-disposition']).toBe(
    `inline; filename="The Long Lawn-Design-Report.pdf"; filename*=UTF-8''The%20Long%20Lawn-Design-Report.pdf`,
  );
  expect(file.headers['content-security-policy']).not.toContain('sandbox');
  const before = printed.length;
  expect(
    PdfResponse.parse((await post(server, `/api/design-library/${id}/pdf`, {})).json()).pdfUrl,
  ).toBe(pdfUrl);
  expect(printed.length).toBe(before);
  const audit = await server.container.db.read
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', id)
    .where('action', '=', 'designs.print')
    .execute();
  expect(audit).toHaveLength(1);
  expect(
    await server.container.db.read
      .selectFrom('files')
      .select('key')
      .where('key', '=', pdfUrl.slice('/uploads/'.length))
      .execute(),
  ).toHaveLength(1);
});

test('two who ask at once are given one report', async () => {
  const other = await makeDesign(server);
  const before = printed.length;
  const answers = await Promise.all(
    [1, 2, 3].map(() => post(server, `/api/design-library/${other}/pdf`, {})),
  );
  expect(new Set(answers.map((answer) => answer.json<PdfResponse>().pdfUrl)).size).toBe(1);
  expect(printed.length).toBe(before + 1);
});

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
  expect(file.headers['content-disposition']).toContain('filename="My b Plan b-Design-Report.pdf"');
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

test('of a design whose report changed the newest three are kept, and the files of the others go', async () => {
  const other = await makeDesign(server);
  const urls: string[] = [];
  for (let round = 0; round < 5; round++) {
    await server.container.db.write((tx) =>
      tx.updateTable('designs').set({ evening_sun_hours: round }).where('id', '=', other).execute(),
    );
    urls.push(
      PdfResponse.parse((await post(server, `/api/design-library/${other}/pdf`, {})).json()).pdfUrl,
    );
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const codes = await Promise.all(
    urls.map(async (url) => (await server.app.inject(url)).statusCode),
  );
  expect(codes).toEqual([404, 404, 200, 200, 200]);
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
    materials: Array.from({ length: 40 }, () => ({ name: 'Oak', application: 'y'.repeat(1_600) })),
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
      (await Promise.all([ofDesign, urls.at(-1)!, urls[0]!].map((url) => own.app.inject(url)))).map(
        (answer) => answer.statusCode,
      ),
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

test('the drawings of a report take the turn of who asked for it', async () => {
  const lanes: unknown[] = [];
  const drawn = countingEngine();
  const own = await startTestServer({
    parts: {
      browser,
      engine: countingEngine({
        draw: (...args) => {
          lanes.push(args[2]?.lane);
          return drawn.draw(...args);
        },
        drawPage: (...args) => {
          lanes.push(args[2]?.lane);
          return drawn.drawPage(...args);
        },
      }),
    },
  });
  try {
    const id = await makeDesign(own);
    const ask = (url: string, payload: object, remoteAddress: string) =>
      own.app.inject({ method: 'POST', url, payload, remoteAddress });
    expect((await ask(`/api/design-library/${id}/pdf`, {}, '203.0.113.1')).statusCode).toBe(200);
    const first = [...new Set(lanes.splice(0))];
    expect(
      (await ask('/api/design/pdf', { design: { id, title: 'x' } }, '203.0.113.2')).statusCode,
    ).toBe(200);
    expect([...first, ...new Set(lanes)]).toEqual([expect.any(String), expect.any(String)]);
    expect(lanes).not.toContain(first[0]);
  } finally {
    await own.close();
  }
});

test('a design that is not there has no report', async () => {
  expect(
    (await post(server, '/api/design-library/dsn_AAAAAAAAAAAAAAAAAAAAAA/pdf', {})).statusCode,
  ).toBe(404);
});

test('without a browser both calls answer 503 with the flag, and the site goes on', async () => {
  const pool = chromiumPool({
    root: '/nowhere',
    unpackDir: '/nowhere',
    chromiumPath: '/bin/false',
  });
  const bare = await startTestServer({
    parts: { browser: pool },
  });
  try {
    const own = await makeDesign(bare);
    for (const answer of [
      await post(bare, `/api/design-library/${own}/pdf`, {}),
      await post(bare, '/api/design/pdf', { design: { id: own, title: 'x' } }),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(PdfUnavailable.parse(answer.json())).toMatchObject({
        success: false,
        isChromiumError: true,
        message:
          'PDF generation is temporarily unavailable due to system constraints. Please try again later.',
      });
    }
    expect((await bare.app.inject('/api/health-check')).statusCode).toBe(200);
  } finally {
    await bare.close();
    await pool.close();
  }
});

test('too much waiting is another matter than no browser', async () => {
  const busy: Browser = {
    run: async () => {
      throw new ProviderError('rate-limited', 'full');
    },
    close: async () => undefined,
  };
  const full = await startTestServer({
    parts: { browser: busy },
  });
  try {
    const answer = await post(full, `/api/design-library/${await makeDesign(full)}/pdf`, {});
    expect([
      answer.statusCode,
      answer.json<{ isChromiumError?: boolean }>().isChromiumError,
    ]).toEqual([503, undefined]);
  } finally {
    await full.close();
  }
});

test('more reports a minute than a person asks for are refused', async () => {
  const limited = await startTestServer({
    parts: { browser },
    rateLimits: { requestsPerMinute: 1000, designsPerMinute: 100, pdfsPerMinute: 1 },
  });
  try {
    const codes = [];
    for (let i = 0; i < 2; i++)
      codes.push((await post(limited, '/api/design/pdf', { design: { title: 'x' } })).statusCode);
    expect(codes).toEqual([200, 429]);
  } finally {
    await limited.close();
  }
});

test('a report is made anew when a view of the garden arrives, and bears it', async () => {
  const other = await makeDesign(server);
  const ask = async () =>
    PdfResponse.parse((await post(server, `/api/design-library/${other}/pdf`, {})).json()).pdfUrl;
  const first = await ask();
  await server.container.storage.put(
    'designs/aerial.jpg',
    new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
  );
  await server.container.db.write((tx) =>
    savePicture(tx, {
      id: 'pic_later',
      design_id: other,
      kind: 'aerial',
      width: 1600,
      height: 1000,
      alt: 'From above',
      jpeg_key: 'designs/aerial.jpg',
      avif: '[]',
      card_key: null,
      created_at: '2026-11-20T09:00:00.000Z',
    }),
  );
  const second = await ask();
  expect(second).not.toBe(first);
  expect(printed.at(-1)).toMatch(
    /<img\s+src="data:image\/jpeg;base64,\/9j\/2Q=="\s+alt="From above"/,
  );
  expect(await ask()).toBe(second);
});
