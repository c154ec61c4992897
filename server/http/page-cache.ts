/**
 * The public pages and those of shared designs, rendered once for everybody: from their address alone, without any header
 * of the visitor who asked first. Pages of private designs are never among them.
 */
import type { FastifyRequest } from 'fastify';
import type { PageUseCases } from '#contracts/page-context.ts';
import { withoutCampaign } from '#server/http/campaign.ts';
import { hashInline, makeMark } from '#server/http/content-policy.ts';
import {
  type Answer,
  type CachedAnswer,
  createResponseCache,
} from '#server/http/response-cache.ts';

/** The home page chooses its first picture at random: so many renderings are kept, and a visit gets one of them. */
const RENDERINGS: Record<string, number> = { '/': 6 };
const MOST_PAGES = 120;
/** Counted apart, so that somebody who opens many designs does not push out the pages of the site. */
const MOST_DESIGNS = 60;
const DESIGN_PAGE = /^\/design\/([\w-]+)$/;

export type PageCacheOptions = {
  /** Addresses whose page is the same for every visitor. */
  publicPages: Pick<ReadonlySet<string>, 'has'>;
  isShared(designId: string): Promise<boolean>;
  contentVersion(): Promise<string>;
  /** Renders the page at an address without its campaign parameters, with the mark on its own scripts and styles. */
  render(request: FastifyRequest, url: string, mark: string): Promise<Rendered>;
};
type Rendered = { response: Response; /** Whether a use case failed. */ hasFailed: boolean };

/** @returns finds a page; null where it has to be rendered for its visitor */
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

/** Null for a page that is not whole or not for everybody. */
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

/** The same use cases, noting when one fails: a page with a part missing is not worth keeping. */
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
