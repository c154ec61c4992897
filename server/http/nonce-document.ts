/**
 * A rendered page kept in pieces, so that every response gets a nonce of its own without being rendered or compressed
 * anew. The pieces are one brotli stream, cut where a nonce belongs; a nonce goes in as an uncompressed block.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);
/** 16 random bytes in base64url. */
const NONCE_LENGTH = 22;
/** A nonce is followed by two bytes that never change: brotli chooses the code of a letter by the two before it. */
const TAIL = 2;
const QUALITY = 5;
/** An eighth smaller for some fifty times the work (half a second for the largest): worth it for a page that is sent again and again. */
const TIGHT_QUALITY = 11;
const WINDOW_BITS = 19;

export type NonceDocument = {
  /** The page's bytes for this nonce; unpacked for each who asks, since hardly anybody does. */
  plain(nonce: string): Buffer;
  /** The same, compressed. */
  brotli(nonce: string): Buffer;
  /** Packs it as small as can be, on another thread. It is answered with what there is until then. */
  tighten(): Promise<void>;
};

export const makeNonce = (): string => randomBytes(16).toString('base64url');

/**
 * `mark` stands in the page where each response's nonce goes: random, made for this rendering and never sent, so that
 * nothing a visitor wrote can hold it.
 */
export async function makeNonceDocument(html: string, mark: string): Promise<NonceDocument | null> {
  const pieces = html.split(mark).map((text) => Buffer.from(text));
  if (pieces.slice(1).some((piece) => piece.length < TAIL)) return null;
  // Copies, so that they do not hold the whole page in memory.
  const tails = pieces.slice(1).map((piece) => Buffer.from(piece.subarray(0, TAIL)));
  let packAt: Packer | null = packer(pieces, tails);
  let packed = await packAt(QUALITY);
  if (!packed) return null;
  const brotli = (nonce: string) => withNonce(packed!, tails, nonce);
  return {
    brotli,
    plain: (nonce) => brotliDecompressSync(brotli(nonce)),
    async tighten() {
      const tightest = packAt?.(TIGHT_QUALITY);
      packAt = null;
      const found = await tightest;
      if (found && sizeOf(found) < sizeOf(packed!)) packed = found;
    },
  };
}

const sizeOf = (packed: readonly Buffer[]) => packed.reduce((sum, { length }) => sum + length, 0);

/** Null where what was packed would not give the page. */
type Packer = (quality: number) => Promise<Buffer[] | null>;

const packer =
  (pieces: readonly Buffer[], tails: readonly Buffer[]): Packer =>
  async (quality) => {
    const packed = await pack(
      pieces.map((piece, i) => (i === 0 ? piece : piece.subarray(TAIL))),
      tails,
      quality,
    );
    return (await isTrue(packed, tails, pieces)) ? packed : null;
  };

const withNonce = (packed: readonly Buffer[], tails: readonly Buffer[], nonce: string) =>
  Buffer.concat(
    packed.flatMap((piece, i) => (i === 0 ? [piece] : [rawBlock(nonce, tails[i - 1]!), piece])),
  );

/** Whether what was packed gives the page, for nonces that have nothing in common. */
async function isTrue(
  packed: readonly Buffer[],
  tails: readonly Buffer[],
  pieces: readonly Buffer[],
): Promise<boolean> {
  for (const nonce of [makeNonce(), 'A'.repeat(NONCE_LENGTH)]) {
    const unpacked = await unpack(withNonce(packed, tails, nonce)).catch(() => null);
    if (!unpacked?.equals(join(pieces, Buffer.from(nonce)))) return false;
  }
  return true;
}

const join = (pieces: readonly Buffer[], between: Buffer) =>
  Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece])));

/** Bytes that no page in UTF-8 holds, so that nothing in it is packed as a repetition of them. */
const unmatched = () =>
  Buffer.from(
    randomBytes(NONCE_LENGTH).map((byte) =>
      byte % 29 < 11 ? 0xf5 + (byte % 29) : 0x0e + (byte % 29) - 11,
    ),
  );

/** One stream, flushed to a whole byte at every cut. Where a nonce goes the packer is fed bytes that stand nowhere else. */
async function pack(
  pieces: readonly Buffer[],
  tails: readonly Buffer[],
  quality: number,
): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  const feed = (bytes: Buffer) =>
    Promise.race([
      failed,
      new Promise<void>((done) => {
        stream.write(bytes);
        stream.flush(constants.BROTLI_OPERATION_FLUSH, () => done());
      }),
    ]);
  const take = () => {
    const taken = Buffer.concat(chunks);
    chunks = [];
    return taken;
  };
  const packed: Buffer[] = [];
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) {
      await feed(Buffer.concat([unmatched(), tails[i - 1]!]));
      take();
    }
    await feed(piece);
    if (i < pieces.length - 1) packed.push(take());
  }
  await Promise.race([
    failed,
    new Promise<void>((done) => {
      stream.once('end', done).end();
    }),
  ]);
  packed.push(take());
  return packed;
}

/** RFC 7932, 9.2: not the last block, a length of 16 bits less one, uncompressed; padded to whole bytes. */
function rawBlock(nonce: string, tail: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(nonce), tail]);
  const header = ((content.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), content]);
}
