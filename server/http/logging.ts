/** One structured line a request. Addresses of private designs and what people typed are never in it. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export type LogLevel = 'info' | 'warn' | 'silent';

export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  return level === 'silent' ? false : { level, base: null, serializers: { req: () => ({}), res: () => ({}) } };
}

/** A private link is a key: the log keeps the pattern of the path only. */
export function loggedPath(url: string, pattern: string | undefined): string {
  if (pattern && !pattern.includes('*')) return pattern;
  return url.split('?')[0]!.replace(/^(\/design\/|\/cancellation\/|\/complaints\/|\/enquiry\/|\/quote\/|\/uploads\/|\/unsubscribe\/|\/visit\/).+$/, '$1:id');
}

export function registerLogging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url, request.routeOptions.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (line.path.startsWith('/assets/')) request.log.debug(line, 'asset');
    else request.log.info(line, 'request');
  });
}
