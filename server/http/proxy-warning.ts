/** Behind an undeclared proxy every visitor has the same address, so one client's rate limit blocks the whole site. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Logged once per process; anyone can send the header, so it is only a hint. */
export function warnOfUnknownProxy(app: FastifyInstance, trustProxy: Config['trustProxy']): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      app.log.warn(
        'A request came with X-Forwarded-For, but no proxy is trusted. If a proxy stands in front of this site, set TRUST_PROXY: until then all visitors count as one client, and its limits a minute and a day hold for all of them together.',
      );
    }
    done();
  });
}
