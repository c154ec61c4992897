import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportFile } from '#server/privacy/personal-data.ts';

const MOST_BYTES = 0xffff_ffff;
/** Compressed already: doing it again only costs time. */
const PACKED = /\.(jpg|jpeg|avif|webp|png|pdf)$/i;

/** A ZIP archive, entry by entry, so that few files are in memory at once. @throws RangeError beyond 4 GB */
export async function* writeZip(
  files: AsyncIterable<ExportFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  let written = 0;
  for await (const { path, bytes } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
    written += ready.reduce((sum, chunk) => sum + chunk.length, 0);
    if (written > MOST_BYTES) throw new RangeError('there is more than one archive can hold');
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
