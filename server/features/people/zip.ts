/** A plain ZIP archive, entry by entry (PKWARE APPNOTE 6.3.10 without ZIP64: up to 65,535 entries and 4 GB). */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { ExportFile } from '#server/privacy/personal-data.ts';

const deflate = promisify(deflateRaw);
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** Already packed: packing again only costs time. */
const PACKED = /\.(jpg|jpeg|avif|webp|png|pdf)$/i;

/** @throws RangeError when there is more than such an archive can hold */
export async function* writeZip(
  files: AsyncIterable<ExportFile>,
  modifiedAt: Date,
): AsyncGenerator<Buffer> {
  const time = dosTime(modifiedAt);
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, bytes } of files) {
    const isStored = PACKED.test(path);
    const data = isStored
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : await deflate(bytes);
    const name = Buffer.from(path, 'utf8');
    const about = describe({
      method: isStored ? 0 : 8,
      time,
      crc: crc32(bytes),
      packed: data.length,
      size: bytes.length,
      nameLength: name.length,
    });
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), about, name]);
    directory.push(directoryEntry(about, name, offset));
    offset += local.length + data.length;
    if (offset > MOST_BYTES || directory.length > MOST_ENTRIES)
      throw new RangeError('there is more than one archive can hold');
    yield local;
    yield data;
  }
  const entries = Buffer.concat(directory);
  yield entries;
  yield endOf(directory.length, entries.length, offset);
}

type About = {
  method: number;
  time: { date: number; time: number };
  crc: number;
  packed: number;
  size: number;
  nameLength: number;
};

/** The part that stands before every file and again in the directory. */
function describe({ method, time, crc, packed, size, nameLength }: About): Buffer {
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(VERSION, 0);
  buffer.writeUInt16LE(FLAGS, 2);
  buffer.writeUInt16LE(method, 4);
  buffer.writeUInt16LE(time.time, 6);
  buffer.writeUInt16LE(time.date, 8);
  buffer.writeUInt32LE(crc, 10);
  buffer.writeUInt32LE(packed, 14);
  buffer.writeUInt32LE(size, 18);
  buffer.writeUInt16LE(nameLength, 22);
  return buffer;
}

function directoryEntry(about: Buffer, name: Buffer, offset: number): Buffer {
  const head = Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, about, tail, name]);
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const buffer = Buffer.alloc(22);
  buffer.write('PK\x05\x06', 0, 'latin1');
  buffer.writeUInt16LE(count, 8);
  buffer.writeUInt16LE(count, 10);
  buffer.writeUInt32LE(bytes, 12);
  buffer.writeUInt32LE(offset, 16);
  return buffer;
}

/** In UTC; two seconds are its finest step. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
