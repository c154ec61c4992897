/** PNG files that somebody sends, made safe: only the parts that draw are kept, and what they hold is unpacked once to see that it is a picture. */
import { inflateSync } from 'node:zlib';
import { AppError } from '#server/errors.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
export const MOST_SIDE = 2_400;
/** Channels by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const refuse = (message: string): never => {
  throw new AppError('wrong-type', message);
};
const BROKEN = 'This PNG file is broken. Please save it again.';

export const isPng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => bytes[index] === byte);

/** @throws AppError wrong-type or too-large, in words */
export function makeSafePng(bytes: Uint8Array): {
  png: Uint8Array;
  width: number;
  height: number;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  const data: Uint8Array[] = [];
  let head: {
    width: number;
    height: number;
    depth: number;
    colour: number;
    isLaced: boolean;
  } | null = null;
  let isEnded = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length && !isEnded;) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) refuse(BROKEN);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IHDR' && length === 13)
      head = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: bytes[at + 16]!,
        colour: bytes[at + 17]!,
        isLaced: bytes[at + 20] === 1,
      };
    if (name === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    if (name === 'acTL') refuse('This PNG moves. Please choose one that stands still.');
    if (KEPT.has(name)) parts.push(bytes.subarray(at, end));
    isEnded = name === 'IEND';
    at = end;
  }
  if (!head || !isEnded || data.length === 0) return refuse(BROKEN);
  const { width, height, depth, colour, isLaced } = head;
  const channels = CHANNELS[colour];
  if (width === 0 || height === 0 || !channels || ![1, 2, 4, 8, 16].includes(depth))
    return refuse(BROKEN);
  if (width > MOST_SIDE || height > MOST_SIDE)
    throw new AppError(
      'too-large',
      `This PNG is ${width} by ${height} pixels. Please save it at no more than ${MOST_SIDE.toLocaleString('en-GB')} a side.`,
    );
  const most = (Math.ceil((width * channels * depth) / 8) + 1) * height * (isLaced ? 2 : 1) + 1_024;
  try {
    inflateSync(Buffer.concat(data), { maxOutputLength: most });
  } catch {
    return refuse(BROKEN);
  }
  return { png: new Uint8Array(Buffer.concat(parts)), width, height };
}
