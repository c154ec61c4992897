/** One page of a PDF, as it would be printed, in a worker of its own. Fetched when somebody opens a PDF, and never before. */
import {
  getDocument,
  type PDFDocumentLoadingTask,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfPage = {
  canvas: HTMLCanvasElement;
  pages: number;
  /** Of the paper, mm. */
  paperWidthMm: number;
};

/** A file that takes longer is none that a telephone opens. */
const LONGEST_MS = 30_000;
const MM_PER_POINT = 25.4 / 72;

/**
 * @param page counted from 1
 * @param longestPx of the picture's longer side
 * @throws Error with a sentence that says why it cannot be shown
 */
export async function pdfPage(data: Uint8Array, page: number, longestPx: number): Promise<PdfPage> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  // letters are drawn as outlines: no fonts are put into the page
  const task = getDocument({
    data,
    worker,
    disableFontFace: true,
    useWasm: false,
    isEvalSupported: false,
  });
  const limit = setTimeout(() => void task.destroy(), LONGEST_MS);
  try {
    return await draw(task, page, longestPx);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Error(
        'That PDF is locked with a password. Save a copy without one, and lay that.',
        {
          cause: error,
        },
      );
    throw new Error(
      'That PDF could not be opened. Take a picture of the page (a screenshot does), and lay that.',
      { cause: error },
    );
  } finally {
    clearTimeout(limit);
    await task.destroy();
    worker.destroy();
    port.terminate();
  }
}

async function draw(
  task: PDFDocumentLoadingTask,
  page: number,
  longestPx: number,
): Promise<PdfPage> {
  const document_ = await task.promise;
  const sheet = await document_.getPage(Math.min(Math.max(1, page), document_.numPages));
  const paper = sheet.getViewport({ scale: 1 });
  const viewport = sheet.getViewport({
    scale: longestPx / Math.max(paper.width, paper.height),
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await sheet.render({ canvas, viewport, background: '#fff' }).promise;
  return {
    canvas,
    pages: document_.numPages,
    paperWidthMm: paper.width * MM_PER_POINT,
  };
}
