/** A file that somebody lays under a plot, made into what can be drawn over. It never leaves the device. */
import { readDxf } from '#engine/imports/dxf.ts';
import type { Point } from '#engine/model/shapes.ts';
import type { Trace } from './trace.ts';
import { scanInPdf } from './pdf-scan.ts';
import { pixelsOf } from './pixels.ts';

type Read = Omit<Trace, 'at' | 'strength'>;

const MOST_BYTES = 30_000_000;
/** More are not opened: they would fill the memory of a telephone. */
const MOST_PIXELS = 90_000_000;
/** A picture is drawn over in so many pixels at the most, along its longer side. */
const LONGEST_PX = 2400;
const QUALITY = 0.82;

export const TRACE_TYPES = 'image/*,.pdf,application/pdf,.dxf';

/**
 * @param page of a PDF, counted from 1
 * @throws Error with a sentence that says why it cannot be laid
 */
export async function readTraceFile(file: File, page = 1): Promise<Read> {
  if (file.size > MOST_BYTES)
    throw new Error('That file is larger than 30 MB. Save a smaller picture of it, and lay that.');
  const head = new Uint8Array(await file.slice(0, 2048).arrayBuffer());
  const start = new TextDecoder('latin1').decode(head);
  if (start.includes('%PDF-')) {
    return readPdf(file, page);
  }
  if (/\.dxf$/i.test(file.name) || /^\s*(?:999|0)\s*\r?\n|^AC10\d\d|^AutoCAD Binary/.test(start))
    return readDrawing(await file.text(), file.name);
  return readPicture(file, file.name);
}

async function readPdf(file: File, page: number): Promise<Read> {
  const reader = await import('./pdf-page.ts').catch(() => null);
  if (!reader) {
    // without a network a scan is still a picture in its file
    const scan = scanInPdf(new Uint8Array(await file.arrayBuffer()));
    if (scan) return readPicture(scan, file.name);
    throw new Error(
      'Opening a PDF needs a network the first time. A picture of the page does not.',
    );
  }
  const { canvas, pages, paperWidthMm } = await reader.pdfPage(
    new Uint8Array(await file.arrayBuffer()),
    page,
    LONGEST_PX,
  );
  return {
    ...(await fromCanvas(canvas, file.name)),
    paper: { widthMm: paperWidthMm, page: Math.min(page, pages), pages },
  };
}

async function readPicture(file: Blob, name: string): Promise<Read> {
  const pixels = pixelsOf(new Uint8Array(await file.slice(0, 262_144).arrayBuffer()));
  if (pixels && pixels.width * pixels.height > MOST_PIXELS)
    throw new Error('That picture has too many pixels. Save a smaller copy of it, and lay that.');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error('That file is no picture that this browser can show, and no PDF or DXF.');
  const by = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * by));
  canvas.height = Math.max(1, Math.round(bitmap.height * by));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser shows no pictures here.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return fromCanvas(canvas, name);
}

async function fromCanvas(canvas: HTMLCanvasElement, name: string): Promise<Read> {
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!picture) throw new Error('That picture could not be opened.');
  return {
    name,
    width: canvas.width,
    height: canvas.height,
    lines: null,
    picture,
    url: URL.createObjectURL(picture),
    isUnitGuessed: false,
  };
}

function readDrawing(text: string, name: string): Read {
  const read = readDxf(text);
  if ('fault' in read) throw new Error(read.fault);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of read.lines)
    for (const [x, y] of points) {
      [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
      [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
    }
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return {
    name,
    width: Math.max(1, x1 - x0),
    height: Math.max(1, y1 - y0),
    lines: read.lines.map(({ points, isClosed }) => ({
      isClosed,
      points: points.map(([x, y]): Point => [x - mx, my - y]),
    })),
    picture: null,
    url: null,
    isUnitGuessed: read.isUnitGuessed,
  };
}
