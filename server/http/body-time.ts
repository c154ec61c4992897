/** How long the body of a request may take to arrive, so that nobody holds a connection by sending a byte now and then. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type BodyTimes = {
  /** In milliseconds, for every request; the head of one may take as long. */
  usualMs: number;
  /** For the owner's pictures: 10 MB within it are 35 kB a second, which a slow line at home manages. */
  uploadMs: number;
};
export const BODY_TIMES: BodyTimes = { usualMs: 60_000, uploadMs: 300_000 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Extends the time limit for the body; call only after the sender is authenticated. */
    allowSlowBody: () => void;
  }
}

/** Node has one limit for all requests, set to the longest (app.ts); the usual limit is enforced here. */
export function registerBodyTimes(app: FastifyInstance, { usualMs, uploadMs }: BodyTimes): void {
  app.server.headersTimeout = usualMs;
  app.decorateRequest('allowSlowBody', () => undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined ||
      Number(raw.headers['content-length'] ?? 0) > 0;
    // Injected requests (tests) arrive complete.
    if (!hasBody || !(raw.socket instanceof Socket)) return done();
    const began = Date.now();
    const end = () => {
      // Whether or not it was answered: a late body is not waited for.
      if (!raw.complete && !raw.socket.destroyed)
        app.server.emit(
          'clientError',
          Object.assign(new Error('The request did not arrive in time'), {
            code: 'ERR_HTTP_REQUEST_TIMEOUT',
          }),
          raw.socket,
        );
    };
    let timer = setTimeout(end, usualMs).unref();
    raw.once('close', () => clearTimeout(timer));
    request.allowSlowBody = () => {
      clearTimeout(timer);
      timer = setTimeout(end, began + uploadMs - Date.now()).unref();
    };
    done();
  });
}
