/**
 * For whoever runs the site: whether this node is ready, and its figures as Prometheus reads them. The figures name paths by
 * their pattern and nobody by anything; they are there only where METRICS_TOKEN is set, for whoever sends it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Container } from '#server/container.ts';
import { countOpenJobs, OPEN_STATUSES } from '#server/jobs/counts.ts';

export const READY_PATH = '/api/ready';
export const METRICS_PATH = '/api/metrics';
/** A database that takes longer answers nobody in time. */
const READY_MS = 2_000;
/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const KINDS = ['api', 'page', 'asset', 'upload'] as const;
type Kind = (typeof KINDS)[number];

async function isDatabaseThere({ db }: Pick<Container, 'db'>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), waitMs);
  });
  const asked = sql`select 1`.execute(db.read).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Unlike the health check it asks the database: a proxy sends no one to a node that could not answer. */
export function registerReady(
  app: FastifyInstance,
  container: Pick<Container, 'db'>,
  waitMs = READY_MS,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: READY_PATH,
    schema: { summary: 'Says whether this node can answer: asks the database', tags: ['Site'] },
    handler: async (_request, reply) => {
      const ok = await isDatabaseThere(container, waitMs);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, database: ok ? 'answers' : 'does not answer' });
    },
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** @param token what is sent as "Authorization: Bearer …" */
export function registerMetrics(app: FastifyInstance, container: Container, token: string): void {
  const counters = createCounters();
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  app.addHook('onClose', async () => delays.disable());
  app.addHook('onResponse', async (request, reply) =>
    counters.count({
      method: request.method,
      pattern: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  );
  const expected = hashOf(`Bearer ${token}`);
  app.get(
    METRICS_PATH,
    {
      schema: {
        summary: 'Figures of this node for Prometheus',
        description:
          'There only where METRICS_TOKEN is set, and for whoever sends it as a bearer token.',
        tags: ['Site'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected))
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .type('text/plain; charset=utf-8')
          .send('Please send METRICS_TOKEN as a bearer token.\n');
      const jobs = await countOpenJobs(container.db.read);
      const lines = [
        ...counters.lines(),
        ...OPEN_STATUSES.map((status) => `plotwright_jobs{status="${status}"} ${jobs[status]}`),
        `plotwright_event_loop_delay_seconds{quantile="0.99"} ${delays.percentile(99) / 1e9}`,
        `plotwright_resident_memory_bytes ${process.memoryUsage.rss()}`,
        `plotwright_uptime_seconds ${Math.round(process.uptime())}`,
        `plotwright_info{version="${container.version}",database="${container.db.kind}"} 1`,
      ];
      delays.reset();
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  );
}

/** What was asked for is named by its pattern alone: as many lines as there are routes, whatever visitors send. */
function kindOf(pattern: string | undefined): Kind {
  if (pattern?.startsWith('/api/')) return 'api';
  if (pattern?.startsWith('/uploads/')) return 'upload';
  return pattern?.startsWith('/assets/') ? 'asset' : 'page';
}

export function createCounters() {
  const requests = new Map<string, number>();
  const spent = new Map<Kind, { buckets: number[]; sum: number; count: number }>(
    KINDS.map((kind) => [kind, { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }]),
  );
  return {
    count({
      method,
      pattern,
      status,
      seconds,
    }: {
      method: string;
      pattern: string | undefined;
      status: number;
      seconds: number;
    }): void {
      const kind = kindOf(pattern);
      const path = kind === 'api' ? pattern!.replaceAll(/["\\\n]/g, '') : kind;
      const labels = `method="${method}",path="${path}",status="${Math.floor(status / 100)}xx"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const times = spent.get(kind)!;
      times.sum += seconds;
      times.count += 1;
      BUCKETS.forEach((most, at) => {
        if (seconds <= most) times.buckets[at]! += 1;
      });
    },
    lines(): string[] {
      return [
        '# TYPE plotwright_requests_total counter',
        ...[...requests].map(([labels, count]) => `plotwright_requests_total{${labels}} ${count}`),
        '# TYPE plotwright_request_seconds histogram',
        ...[...spent].flatMap(([kind, { buckets, sum, count }]) => [
          ...BUCKETS.map(
            (most, at) =>
              `plotwright_request_seconds_bucket{kind="${kind}",le="${most}"} ${buckets[at]}`,
          ),
          `plotwright_request_seconds_bucket{kind="${kind}",le="+Inf"} ${count}`,
          `plotwright_request_seconds_sum{kind="${kind}"} ${sum}`,
          `plotwright_request_seconds_count{kind="${kind}"} ${count}`,
        ]),
      ];
    },
  };
}
