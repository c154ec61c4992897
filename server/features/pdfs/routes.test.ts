import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PdfResponse, PdfUnavailable } from '#contracts/pdf.ts';
import { ProviderError } from '#server/errors.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import type { Browser } from '#server/ports/browser.ts';
import { savePicture } from '#server/features/designs/repo.ts';
import { countingEngine, startTestServer, type TestServer } from '#tests/support/server.ts';
import { recordingBrowser, post, makeDesign } from '#tests/support/report-desk.ts';

describe('printed reports', () => {
  const { browser, printed } = recordingBrowser();
  let server: TestServer;
  let id = '';
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

  test('of a design whose report changed the newest three are kept, and the files of the others go', async () => {
    const other = await makeDesign(server);
    const urls: string[] = [];
    for (let round = 0; round < 5; round++) {
      await server.container.db.write((tx) =>
        tx
          .updateTable('designs')
          .set({ evening_sun_hours: round })
          .where('id', '=', other)
          .execute(),
      );
      urls.push(
        PdfResponse.parse((await post(server, `/api/design-library/${other}/pdf`, {})).json())
          .pdfUrl,
      );
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const codes = await Promise.all(
      urls.map(async (url) => (await server.app.inject(url)).statusCode),
    );
    expect(codes).toEqual([404, 404, 200, 200, 200]);
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

  test('without a browser both calls answer 503 with the flag, and the site keeps running', async () => {
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
});
