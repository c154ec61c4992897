/** One structured line per request, without addresses of private designs or anything users typed. */
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';

export type LogLevel = 'info' | 'warn' | 'silent';

export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  return level === 'silent'
    ? false
    : { level, base: null, serializers: { req: () => ({}), res: () => ({}) } };
}

/** The same lines for a process that serves nobody. */
export const createLog = (level: LogLevel): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions(level) }).log;

/** A secret token follows these prefixes, even on a cut-off link or an unsupported method. */
const PRIVATE_PATH =
  /^(\/+(?:calendar|cancellation|complaints|design|enquiry|quote|unsubscribe|uploads|visit|api\/+(?:appointments|cancellations|complaints|design-library|design-sessions|designs|enquiries|quotes))\/+).+$/i;

/** Private links contain a secret, so only the path pattern is logged. */
export function loggedPath(url: string, pattern: string | undefined): string {
  if (pattern && !pattern.includes('*')) return pattern;
  return url.split('?')[0]!.replace(PRIVATE_PATH, '$1:id');
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
