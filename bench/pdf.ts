/** The printed report: time from a stored design to its file, pages and size, over gardens unlike each other. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleBusiness } from '#content/settings/business.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { drawPageTask, drawTask } from '#server/engine-pool/draw-task.ts';
import { titledGarden } from '#server/features/designs/plan.ts';
import { countPages, printPdf } from '#server/features/pdfs/printer.ts';
import { assembleDraft, composeReport } from '#server/features/pdfs/use-cases.ts';
import type { Browser } from '#server/ports/browser.ts';
import { benchReference, makeSitter, SITTERS } from './pdf-gardens.ts';
import { median, row } from './report.ts';

type Made = ReturnType<typeof makeSitter>;

async function print(browser: Browser, { design, garden }: Made): Promise<Uint8Array> {
  const titled = titledGarden(garden, {
    projectType: design.projectType,
    firmName: sampleBusiness.firmName,
  });
  const draft = await assembleDraft({
    design,
    garden,
    reference: benchReference,
    firm: sampleBusiness,
    drawPage: async () => drawPageTask(titled, benchReference.catalogue),
    drawCover: async (aspect) =>
      drawTask({ ...titled, view: 'picture', paper: 'a4', aspect }, benchReference.catalogue),
    readPicture: async () => null,
  });
  return printPdf(browser, await composeReport(browser, draft));
}

export async function benchPdf(): Promise<void> {
  const browser = chromiumPool({
    root: join(import.meta.dirname, '..'),
    unpackDir: join(tmpdir(), 'plotwright-bench-chromium'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
  });
  try {
    const sitters = SITTERS.map((sitter) => ({ name: sitter.name, made: makeSitter(sitter) }));
    const begun = performance.now();
    await print(browser, sitters[0]!.made);
    row('report, cold: browser and all, s', ((performance.now() - begun) / 1000).toFixed(2), '');
    const times: number[] = [];
    for (const { name, made } of sitters) {
      const from = performance.now();
      const file = await print(browser, made);
      const seconds = (performance.now() - from) / 1000;
      times.push(seconds);
      row(
        `report of ${name}, s / pages / kB`,
        `${seconds.toFixed(2)} / ${countPages(file)} / ${(file.byteLength / 1000).toFixed(0)}`,
        '4 to 8 pages, under 3,000 kB',
      );
    }
    row(
      'report, warm, s: median / most',
      `${median(times).toFixed(2)} / ${Math.max(...times).toFixed(2)}`,
      'limit 2.5',
    );
  } finally {
    await browser.close();
  }
}
