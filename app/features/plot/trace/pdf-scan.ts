/** The scan that a PDF is: its largest JPEG, which stands in the file as it is. A page that was drawn has none. */
import { pixelsOf } from './pixels.ts';

/** A logo or a stamp is no page, pixels. */
const LEAST_PIXELS = 400_000;

export function scanInPdf(bytes: Uint8Array): Blob | null {
  let best: Uint8Array | null = null,
    most = LEAST_PIXELS;
  for (let at = next(bytes, START, 0); at >= 0; at = next(bytes, START, at + 1)) {
    const end = next(bytes, END, at);
    if (end < 0) break;
    const picture = bytes.subarray(at, end);
    const size = pixelsOf(picture);
    if (size && size.width * size.height > most) {
      most = size.width * size.height;
      best = picture;
    }
    at = end;
  }
  return best ? new Blob([best.slice()], { type: 'image/jpeg' }) : null;
}

/** A JPEG begins so, and its stream ends so. */
const START = [0xff, 0xd8, 0xff],
  END = [...'endstream'].map((letter) => letter.charCodeAt(0));

function next(bytes: Uint8Array, what: readonly number[], from: number): number {
  for (
    let at = bytes.indexOf(what[0]!, from);
    at >= 0 && at + what.length <= bytes.length;
    at = bytes.indexOf(what[0]!, at + 1)
  )
    if (what.every((byte, i) => bytes[at + i] === byte)) return at;
  return -1;
}
