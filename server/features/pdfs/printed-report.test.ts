/** The report as it comes out of the printer: real design, real browser. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DesignDetail } from '#contracts/design-detail.ts';
import { DesignResponse } from '#contracts/design.ts';
import { PdfResponse } from '#contracts/pdf.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { pooledEngine } from '#server/adapters/engine/pooled.ts';
import { countPages } from '#server/features/pdfs/printer.ts';
import { composeReport, draftReport } from '#server/features/pdfs/use-cases.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { formRequest, startTestServer, type TestServer } from '#tests/support/server.ts';

const root = findRepositoryRoot();
const engine = pooledEngine({ root, built: false, warm: false });
const browser = chromiumPool({
  root,
  unpackDir: join(root, '.cache'),
  chromiumPath: process.env.CHROMIUM_PATH ?? null,
});
const PX_PER_MM = 96 / 25.4;
const noPages = {
  calendar: [],
  services: [],
  projects: [],
  testimonials: [],
  articles: [],
  cards: [],
};
const PT_PER_MM = 72 / 25.4;
let server: TestServer;
let design: DesignDetail;
let pdf: Buffer;

async function makeDesign(designDescription: string, projectType: string): Promise<string> {
  const made = await server.app.inject(formRequest({ designDescription, projectType }));
  return (
    JSON.parse(DesignResponse.parse(made.json()).designResults) as { designs: { id: string }[] }
  ).designs[0]!.id;
}
async function printDesign(id: string): Promise<Buffer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/design-library/${id}/pdf`,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  return (await server.app.inject(PdfResponse.parse(answer.json()).pdfUrl)).rawPayload;
}

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
        ...noPages,
      },
    },
  });
  const id = await makeDesign(
    'A garden 10 m wide and 8 m deep, facing south, with a terrace for six, a lawn and a small pond. Heavy clay.',
    'family',
  );
  design = DesignDetail.parse((await server.app.inject(`/api/designs/${id}`)).json());
  pdf = await printDesign(id);
}, 120_000);
afterAll(async () => {
  await server.close();
  await Promise.all([engine.close(), browser.close()]);
});

/** The text page by page; null on a machine without pdftotext. */
function readPages(file: Buffer): string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'plotwright-pdf-'));
  try {
    writeFileSync(join(folder, 'report.pdf'), file);
    const result = spawnSync('pdftotext', ['-raw', join(folder, 'report.pdf'), '-'], {
      encoding: 'utf8',
    });
    return result.error
      ? null
      : result.stdout.split('\f').map((page) => page.replace(/[ \n]+/g, ' '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const pageSizes = () =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    (match) => [Number(match[1]) / PT_PER_MM, Number(match[2]) / PT_PER_MM] as const,
  );

test('the report is a tagged PDF of A4 pages with an outline, its fonts inside, under 3 MB', () => {
  const raw = pdf.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  expect(pdf.byteLength).toBeLessThan(3_000_000);
  for (const part of ['/MarkInfo', '/StructTreeRoot', '/Outlines', '/FontFile2', '/Lang'])
    expect(raw, part).toContain(part);
  expect(raw).not.toMatch(/\/JavaScript|\/EmbeddedFile\b/);
  const pages = countPages(pdf);
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  // Upright or lying, A4 all of them.
  expect(
    pageSizes().filter(
      (size) => Math.abs(Math.min(...size) - 210) < 0.3 && Math.abs(Math.max(...size) - 297) < 0.3,
    ),
  ).toHaveLength(pages);
});

test('the plan is printed true: a wall of 10 m measures 10 m at the stated scale', async () => {
  const draft = (await draftReport(
    server.container,
    server.container.contextFor({ kind: 'visitor' }, 'test'),
    design.id,
  ))!;
  const html = await composeReport(browser, draft);
  const longestPx = await browser.run({
    async use(page) {
      await page.setContent(html);
      return page.evaluate<number>(
        "Math.max(...[...document.querySelectorAll('.plan [data-layer=dimensions] path')].map((path) => path.getTotalLength() * Math.hypot(path.getScreenCTM().a, path.getScreenCTM().b)))",
      );
    },
  });
  const metres = ((longestPx / PX_PER_MM) * draft.plan.scale) / 1000;
  expect(Math.abs(metres - 10) / 10).toBeLessThan(0.005);
});

const pounds = (value: number) => `£${Math.round(value).toLocaleString('en-GB')}`;

test("every figure that is read in the PDF is the model's", () => {
  const text = readPages(pdf)?.join(' ') ?? null;
  if (text === null) return expect(pdf.toString('latin1')).toContain('/ToUnicode');
  const { costing, figures } = design;
  for (const value of [
    costing.total,
    costing.net,
    costing.vat,
    costing.contingency,
    costing.range.low,
    costing.range.high,
    ...costing.phases.map((phase) => phase.total),
    ...design.quantities.map((line) => line.total),
  ]) {
    expect(text).toContain(pounds(value));
  }
  expect(text).toContain(
    `${figures.plantCount.toLocaleString('en-GB')} plants of ${figures.plantKinds} kinds`,
  );
  for (const line of design.schedule)
    expect(text).toMatch(
      new RegExp(
        `(^|\\s)${line.key} [^£]{0,400}?\\s${line.count} ?${line.potSize}\\s+${line.spacingCm} cm`,
      ),
    );
  for (const part of [
    'The idea',
    'Planting list',
    'The beds',
    'A year of interest',
    'Cost',
    'Quantities',
    'Building and care',
    'Checks',
    'What this design rests on',
    'Section, 1:',
    'Setting out, 1:',
    'damp-proof course',
    'AI concept',
    `1 November 2026`,
  ])
    expect(text).toContain(part);
});

/** Of a large garden: its care, plant by plant and month by month, takes two of them, and the stages of what it costs push one more. */
const MOST_PAGES = 12;
/** The long run prints these too; the gate holds two other gardens to the same number of pages. */
test.runIf(process.env.LONG === '1').each([
  ['a yard of 15 m²', 'A yard 3 m by 5 m, paved, with pots and a bench.', 'lowmaint'],
  [
    'a thin garden, its plan lying',
    'Long thin garden, 5 m wide and 25 m long, wildlife, a small pond, native plants and somewhere quiet to sit.',
    'wildlife',
  ],
  [
    '600 m²',
    'A garden 20 m wide and 30 m deep for growing: vegetable beds, a greenhouse, an orchard, a pool, a pergola and long borders.',
    'edible',
  ],
])(
  '%s is told in four to twelve pages',
  async (_what, description, projectType) => {
    const file = await printDesign(await makeDesign(description, projectType));
    expect(countPages(file)).toBeGreaterThanOrEqual(4);
    expect(countPages(file)).toBeLessThanOrEqual(MOST_PAGES);
    expect(file.byteLength).toBeLessThan(3_000_000);
  },
  60_000,
);

test('the planting list does not begin with nothing but its head at the foot of a page', async () => {
  const hillside =
    'A steep hillside garden, 14 x 18 m in Sevenoaks TN13 1AA, slopes up 3 m away from the house. Chalk, south-west. Wildlife pond, native hedge, meadow. £55,000.';
  const id = await makeDesign(hillside, 'wildlife');
  const { schedule } = DesignDetail.parse((await server.app.inject(`/api/designs/${id}`)).json());
  const file = await printDesign(id);
  expect(countPages(file)).toBeGreaterThanOrEqual(4);
  expect(countPages(file)).toBeLessThanOrEqual(MOST_PAGES);
  const pages = readPages(file);
  expect(schedule.length).toBeGreaterThan(20);
  const first = pages?.find((page) => page.includes('Planting list'));
  if (pages)
    expect(
      schedule.filter((line) => first?.includes(line.commonName)).length,
    ).toBeGreaterThanOrEqual(6);
}, 60_000);
