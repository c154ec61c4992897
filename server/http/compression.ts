/** Compresses finished text bodies in one shot: brotli at quality 5 with a 512 kB window, else gzip. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const LEAST_BYTES = 1024;
/** The largest pages repeat themselves over 500 kB; a window that sees them whole saves a fifth and no time is lost. */
const WINDOW_BITS = 19;
/** A page is done at once, in a few milliseconds and without memory for many at a time; a whole garden goes to another thread. */
const AT_ONCE_BYTES = 131_072;
const TEXT =
  /^(text\/|application\/(json|problem\+json|xml|manifest\+json|javascript)|image\/svg\+xml)/;

/** Whether a browser that sent this Accept-Encoding takes the coding. */
export const accepts = (header: string, coding: string) =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** What else an answer depends on stays named. */
function withEncoding(vary: number | string | string[] | undefined): string {
  const named = vary === undefined ? '' : String(vary);
  if (named === '') return 'accept-encoding';
  return /\*|accept-encoding/i.test(named) ? named : `${named}, accept-encoding`;
}

export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (
      !isText ||
      reply.hasHeader('content-encoding') ||
      !TEXT.test(String(reply.getHeader('content-type') ?? ''))
    )
      return payload;
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    if (bytes.length < LEAST_BYTES) return payload;
    const header = String(request.headers['accept-encoding'] ?? '');
    if (accepts(header, 'br')) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      };
      return bytes.length <= AT_ONCE_BYTES
        ? brotliCompressSync(bytes, options)
        : brotli(bytes, options);
    }
    if (accepts(header, 'gzip')) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return bytes.length <= AT_ONCE_BYTES
        ? gzipSync(bytes, { level: 5 })
        : zip(bytes, { level: 5 });
    }
    return payload;
  });
}
