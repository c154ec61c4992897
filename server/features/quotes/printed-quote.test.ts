/** A quote's sheet as it comes out of the printer: real design, real browser. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import type { AdminQuote } from '#contracts/admin-quotes.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { pooledEngine } from '#server/adapters/engine/pooled.ts';
import { createQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { formRequest, startTestServer, type TestServer } from '#tests/support/server.ts';

const root = findRepositoryRoot();
const engine = pooledEngine({ root, built: false, warm: false });
const browser = chromiumPool({
  root,
  unpackDir: join(root, '.cache'),
  chromiumPath: process.env.CHROMIUM_PATH ?? null,
});
let server: TestServer;
let quote: AdminQuote;
let pdf: Buffer;

beforeAll(async () => {
  server = await startTestServer({
    parts: {
      engine,
      browser,
      content: {
        business: sampleBusiness,
        plants: catalogue.plants,
        rates: sampleRateBook,
        samples: [],
        calendar: [],
        services: [],
        projects: [],
        testimonials: [],
        articles: [],
        cards: [],
      },
    },
  });
  const made = await server.app.inject(
    formRequest({
      designDescription:
        'A garden 10 m wide and 8 m deep, facing south, with a terrace for six, a lawn and a small pond. Heavy clay.',
      projectType: 'family',
    }),
  );
  const [design] = (
    JSON.parse((made.json() as { designResults: string }).designResults) as {
      designs: { id: string }[];
    }
  ).designs;
  const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
  const drafted = await createQuote({ ctx, input: { designId: design!.id } });
  const { body } = drafted.versions[0]!;
  const saved = await saveDraft({
    ctx,
    id: drafted.id,
    baseVersion: null,
    input: {
      customer: { ...drafted.customer, name: 'Ada <Field> & Sons', email: 'ada@example.org' },
      body: {
        ...body,
        lines: [
          ...body.lines,
          {
            ...body.lines[0]!,
            id: 'discount',
            group: 'discount',
            description: 'For ordering in winter',
            quantity: '1',
            unit: 'item',
            unitPence: 12_345,
          },
        ],
      },
    },
  });
  ({ quote } = await sendQuote({
    ctx,
    id: saved.id,
    baseVersion: null,
    queue: server.container.queue,
    origin: 'https://garden.example.org',
    browser,
    storage: server.container.storage,
    isMailed: false,
  }));
  pdf = (
    await server.app.inject({
      url: `/api/quotes/${quote.versions[0]!.link!.replace('/quote/', '')}/quote.pdf`,
    })
  ).rawPayload;
}, 120_000);
afterAll(async () => {
  await server.close();
  await Promise.all([engine.close(), browser.close()]);
});

/** The text of the pages; null on a machine without pdftotext. */
function readText(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'plotwright-quote-'));
  try {
    writeFileSync(join(folder, 'quote.pdf'), pdf);
    const result = spawnSync('pdftotext', ['-raw', join(folder, 'quote.pdf'), '-'], {
      encoding: 'utf8',
    });
    return result.error ? null : result.stdout.replace(/[ \n\f]+/g, ' ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('it is tagged A4 of a few pages, its fonts inside', () => {
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toMatch(/\/MarkInfo|\/StructTreeRoot/);
  const pages = text.match(/\/Type \/Page\b(?!s)/g)!.length;
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(8);
  expect(
    [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].every(
      ([, width, height]) =>
        Math.abs(Number(width) - 595) < 1.5 && Math.abs(Number(height) - 842) < 1.5,
    ),
  ).toBe(true);
});

test('it says all that was sent: number, every line, total, stages, the right to cancel; and no private link', () => {
  const text = readText();
  if (text === null) return;
  const version = quote.versions[0]!;
  const squeezed = text.replace(/\s/g, '');
  expect(text).toContain(`Quote ${quote.number!}`);
  expect(text).toContain('Ada <Field> & Sons');
  for (const { description } of version.body.lines)
    expect(squeezed, description).toContain(description.replace(/\s/g, ''));
  expect(text).toContain(pencePounds(version.totalPence));
  expect(text).toContain('−£123.45');
  for (const stage of version.body.payments)
    expect(squeezed).toContain(stage.title.replace(/\s/g, ''));
  expect(text).toContain('right to cancel this contract within 14 days');
  expect(text).not.toContain(version.link!.slice(-20));
});
