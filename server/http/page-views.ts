/** Which requests count as page views. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import type { PageViewCounter } from '#server/features/page-views/counter.ts';

/** Self-declared bots: search engines, link previews, monitors, tools, headless browsers. */
const PROGRAM =
  /bot\b|bots\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|quora|pinterest|headless|lighthouse|pagespeed|pingdom|uptime|monitor|statuscake|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|httpclient|httpx|scrapy|phantom|playwright|puppeteer|selenium|archiver|validator|feed|google-inspectiontool|mediapartners|yandex|baidu|gptbot|claude|perplexity|ccbot|bytespider/i;

/** Do Not Track and Global Privacy Control are honoured: this is how visitors object. */
const objects = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1';
const isAhead = ({ headers }: FastifyRequest) =>
  /prefetch|prerender|preview/i.test(
    `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`,
  );

export type VisitorRule = { hasOwnerCookie(request: FastifyRequest): boolean };

/** A person's browser that has not objected, without the owner's session. */
function isVisitor(request: FastifyRequest, { hasOwnerCookie }: VisitorRule): boolean {
  const agent = request.headers['user-agent'];
  return (
    agent !== undefined &&
    agent !== '' &&
    !PROGRAM.test(agent) &&
    !objects(request) &&
    !isAhead(request) &&
    !hasOwnerCookie(request)
  );
}

/** Call after the page was answered. If the browser sends Sec-Fetch-Dest, only documents count: the service worker's copies do not. */
export function isPageOpened(request: FastifyRequest, status: number, rule: VisitorRule): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return (
    request.method === 'GET' &&
    status === 200 &&
    (mode === undefined || mode === 'navigate') &&
    !request.url.split('?', 1)[0]!.endsWith('.data') &&
    isVisitor(request, rule)
  );
}

const PageViewInput = z.object({ path: z.string().max(200) });

/**
 * A client-side navigation, reported by the page itself: its data may have been prefetched, come from the offline copy,
 * or not be needed at all, so requests cannot show it.
 */
export function registerPageViewRoutes(
  app: FastifyInstance,
  { counter, rule }: { counter: PageViewCounter; rule: VisitorRule },
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    API.pageViews,
    {
      schema: {
        summary: 'Counts a page opened inside the site',
        tags: ['Site'],
        body: PageViewInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (isVisitor(request, rule)) counter.count(request.body.path);
      return reply.code(204).send(null);
    },
  );
}
