/** Serves stored files. A key's content never changes, so browsers may cache it for ever. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRIVATE_FOLDER, type Storage } from '#server/ports/storage.ts';
import { sendProblem } from '#server/http/problems.ts';

/** Browsers do not show a PDF in a sandbox; this policy still stops it loading anything. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export type UploadOptions = {
  /** File name for saving; null leaves it to the URL. */
  nameOf?: (key: string) => Promise<string | null>;
  /** Whether the file's record is in the bin. */
  isHidden?: (key: string) => Promise<boolean>;
  /** Whether this request may see it all the same. */
  maySeeHidden?: (request: FastifyRequest, key: string) => Promise<boolean>;
};

export function registerUploads(
  app: FastifyInstance,
  storage: Storage,
  {
    nameOf = async () => null,
    isHidden = async () => false,
    maySeeHidden = async () => false,
  }: UploadOptions = {},
): void {
  app.get<{ Params: { '*': string } }>(
    '/uploads/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const key = request.params['*'];
      const isClosed = key.startsWith(`${PRIVATE_FOLDER}/`);
      const isBinned = !isClosed && (await isHidden(key));
      const file =
        isClosed || (isBinned && !(await maySeeHidden(request, key)))
          ? null
          : await storage.open(key);
      if (!file) return sendProblem(reply, 'not-found', 'There is no such file.');
      const name = await nameOf(request.params['*']);
      if (name)
        reply
          .header('content-disposition', contentDisposition(name))
          .header('x-robots-tag', 'noindex');
      reply
        .type(file.contentType)
        .header('content-length', file.bytes)
        .header(
          'cache-control',
          isBinned ? 'private, no-store' : 'public, max-age=31536000, immutable',
        )
        // A stored file is looked at, never run.
        .header(
          'content-security-policy',
          file.contentType === 'application/pdf'
            ? PDF_POLICY
            : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(file.stream);
    },
  );
}

/** Shown in the browser, saved under its own name; the plain form is for old programs (RFC 6266). */
function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
