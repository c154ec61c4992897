/**
 * Public pages and shared designs, rendered once for everyone: from the URL alone, without any header
 * of the first visitor. Private designs are never cached.
 */
import type { FastifyRequest } from 'fastify';
import type { PageUseCases } from '#contracts/page-context.ts';
import { hashInline, makeMark } from '#server/http/content-policy.ts';
import {
  type Answer,
  type CachedAnswer,
  createResponseCache,
} from '#server/http/response-cache.ts';

/** Campaign parameters that search engines, mail programs and networks add to links. No page reads them. */
const CAMPAIGN =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|mc_cid|mc_eid|_ga|_gl)$/;

/** Removes the query if it has only campaign parameters. @param url a path, with or without a query */
function withoutCampaign(url: string): string {
  const [path = '', query, ...rest] = url.split('?');
  if (query === undefined || rest.length > 0) return url;
  return query.split('&').every((pair) => pair === '' || CAMPAIGN.test(pair.split('=', 1)[0]!))
    ? path
    : url;
}

/** The home page picks its hero at random: this many renderings are kept and served in turn. */
const RENDERINGS: Record<string, number> = { '/': 6 };
const MOST_PAGES = 120;
/** A separate limit, so that opening many designs does not evict the site's pages. */
const MOST_DESIGNS = 60;
const DESIGN_PAGE = /^\/design\/([\w-]+)$/;

export type PageCacheOptions = {
  /** Addresses whose page is the same for every visitor. */
  publicPages: Pick<ReadonlySet<string>, 'has'>;
  isShared(designId: string): Promise<boolean>;
  contentVersion(): Promise<string>;
  /** Renders a page without campaign parameters, with the nonce on its own scripts and styles. */
  render(request: FastifyRequest, url: string, mark: string): Promise<Rendered>;
};
type Rendered = { response: Response; /** Whether a use case failed. */ hasFailed: boolean };

/** @returns a lookup; null if the page must be rendered per visitor */
export function createPageCache({
  publicPages,
  isShared,
  contentVersion,
  render,
}: PageCacheOptions): (request: FastifyRequest, origin: string) => Promise<CachedAnswer | null> {
  const pages = createResponseCache({ most: MOST_PAGES });
  const designs = createResponseCache({ most: MOST_DESIGNS });

  async function cacheOf(url: string) {
    if (publicPages.has(url)) return pages;
    const id = DESIGN_PAGE.exec(url)?.[1];
    return id !== undefined && (await isShared(id)) ? designs : null;
  }

  return async (request, origin) => {
    const url = withoutCampaign(request.url);
    const cache = request.method === 'GET' ? await cacheOf(url) : null;
    if (!cache) return null;
    const rendering = Math.floor(Math.random() * (RENDERINGS[url] ?? 1));
    const key = `${rendering} ${origin} ${request.protocol}://${request.host}${url}`;
    return cache.find(key, await contentVersion(), async () => {
      const mark = makeMark();
      return answerOf(await render(request, url, mark), mark);
    });
  };
}

/** Null for a page that is incomplete or private. */
async function answerOf({ response, hasFailed }: Rendered, mark: string): Promise<Answer | null> {
  const { status, headers } = response;
  const text = await response.text();
  const isForAll = !/no-store|private/.test(headers.get('cache-control') ?? '');
  if (status !== 200 || hasFailed || !isForAll || headers.getSetCookie().length > 0) return null;
  const { html, inline } = hashInline(text, mark);
  const kept: [string, string][] = [...headers];
  if (!headers.has('cache-control')) kept.push(['cache-control', 'no-cache']);
  return { headers: kept, text: html, inline };
}

/** Wraps the use cases to record failures: an incomplete page must not be cached. */
export function noticeFailures(useCases: PageUseCases): {
  useCases: PageUseCases;
  hasFailed(): boolean;
} {
  let failed = false;
  const noticed = Object.fromEntries(
    Object.entries(useCases).map(([name, run]) => [
      name,
      async (...given: unknown[]) => {
        try {
          return await (run as (...given: unknown[]) => unknown)(...given);
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    ]),
  );
  return { useCases: noticed as PageUseCases, hasFailed: () => failed };
}
