/** What a file really is, by its bytes: its name and the type it was sent with prove nothing. */
import { AppError } from '#server/errors.ts';

export const MOST_IMAGE_BYTES = 10 * 1024 * 1024;
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const HEIC =
  'This is an HEIC photo, which web browsers cannot show. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or open the photo, export or share it as JPEG, and upload that.';
const DRAWING =
  'This is an SVG drawing, which can carry programs and is not accepted here. Please save it as PNG or JPEG and upload that.';
const NO_PICTURE =
  'This file is not a picture that the site can show. Please choose a JPEG, PNG, WebP, AVIF or GIF file.';
const TWO_THINGS =
  'This file is a picture and something else at once, so it was not accepted. Please save the picture anew, as JPEG or PNG, and upload that.';

/** How much of a file is looked at for what would make it no picture. */
const HEAD_BYTES = 1024;
const ZIP_TAIL_BYTES = 65_557;
const HEIC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
]);
/** Long enough that compressed pixels do not spell them by chance. */
const ACTIVE = /<script[\s>]|<!doctype html|<html[\s>]|<svg\s[^<>]{0,400}xmlns|<\?php\s|<iframe\s/i;

/** @throws AppError 'invalid' for an empty or doubtful file, 'too-large', 'wrong-type' with a sentence that says what to do */
export function readImageKind(bytes: Uint8Array): ImageKind {
  if (bytes.length === 0)
    throw new AppError('invalid', 'The file is empty. Please choose another picture.');
  if (bytes.length > MOST_IMAGE_BYTES)
    throw new AppError(
      'too-large',
      'The picture is larger than 10 MB. Please save it smaller and try again.',
    );
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = findKind(buffer);
  if (!kind) throw new AppError('wrong-type', isDrawing(buffer) ? DRAWING : NO_PICTURE);
  if (kind === 'heic') throw new AppError('wrong-type', HEIC);
  if (isSomethingElse(buffer)) throw new AppError('invalid', TWO_THINGS);
  return kind;
}

function findKind(bytes: Buffer): ImageKind | 'heic' | null {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  if (at(4, 8) === 'ftyp') return readBrands(bytes);
  return null;
}

/** AVIF and HEIC are one container: the brands at its head tell them apart. */
function readBrands(bytes: Buffer): 'avif' | 'heic' | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 200);
  const brands = [];
  for (let i = 8; i + 4 <= end; i += 4)
    if (i !== 12) brands.push(bytes.toString('latin1', i, i + 4));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}

/** As text in UTF-8 or UTF-16. */
const isDrawing = (bytes: Buffer) =>
  /<svg[\s>]/i.test(bytes.toString('latin1', 0, HEAD_BYTES).replaceAll('\0', ''));

/** A file that another program would take for a page, a document or an archive. Photographs of phones may well carry a film at their end. */
function isSomethingElse(bytes: Buffer): boolean {
  if (ACTIVE.test(bytes.toString('latin1'))) return true;
  if (/%PDF-\d/.test(bytes.toString('latin1', 0, HEAD_BYTES))) return true;
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES));
  const mark = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return (
    mark >= 0 && mark + 22 <= tail.length && mark + 22 + tail.readUInt16LE(mark + 20) <= tail.length
  );
}
