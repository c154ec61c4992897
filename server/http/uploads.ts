/** Serves stored files. A key names one content for ever, so that browsers keep them. */
import type { FastifyInstance } from 'fastify';
import type { Storage } from '#server/ports/storage.ts';
import { sendProblem } from '#server/http/problems.ts';

export function registerUploads(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
    const file = await storage.open(request.params['*']);
    if (!file) return sendProblem(reply, 'not-found', 'There is no such file.');
    reply
      .type(file.contentType)
      .header('content-length', file.bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      // A stored file is looked at, never run.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    return reply.send(file.stream);
  });
}
