/** Pictures of every kind that may be sent, made for a test; deterministic. */
import sharp, { type Sharp } from 'sharp';

/** Left to right red to green, top to bottom dark to blue: every corner tells where it is. */
export function drawImage(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.set(
        [
          255 - Math.round((255 * x) / width),
          Math.round((255 * x) / width),
          Math.round((255 * y) / height),
        ],
        (y * width + x) * 3,
      );
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

export async function makeImage(
  kind: (typeof IMAGE_KINDS)[number],
  width = 640,
  height = 400,
): Promise<Uint8Array> {
  return new Uint8Array(await drawImage(width, height)[kind]().toBuffer());
}

/** As a phone writes it: lying on its side, with the place and the time. */
export async function makePhonePhoto(
  width = 640,
  height = 400,
  orientation = 6,
): Promise<Uint8Array> {
  return new Uint8Array(
    await drawImage(width, height)
      .jpeg({ quality: 90 })
      .withExif({
        IFD0: { Make: 'PhoneMaker', Copyright: 'Somebody' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 0/1',
        },
      })
      .withMetadata({ orientation })
      .toBuffer(),
  );
}

const text = (value: string) => new TextEncoder().encode(value);
export const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** A PNG whose header claims a size that nothing of its few bytes bears out. */
export async function makeBomb(width = 50_000, height = 50_000): Promise<Uint8Array> {
  const bytes = Buffer.from(await makeImage('png', 8, 8));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const HEIC = join(
  new Uint8Array([0, 0, 0, 24]),
  text('ftypheic'),
  new Uint8Array(4),
  text('mif1heic'),
  new Uint8Array(200),
);
export const SVG = text(
  '<?xml version="1.0"?>\n<!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const HTML = text('<!doctype html><html><body><script>alert(1)</script></body></html>');
export const EMPTY_ZIP = join(text('PK\u0005\u0006'), new Uint8Array(18));

/** form-data with one file, as a browser sends it. */
export function imageForm(
  bytes: Uint8Array,
  { field = 'image', name = 'garden.jpg', type = 'image/jpeg' } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'plotwright-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
