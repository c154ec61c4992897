/** The server's part of every page of the back office: who may see it, and that nothing keeps it. */
import { redirectDocument, type MiddlewareFunction } from 'react-router';
import { ownerContext } from '#contracts/page-context.ts';
import { mayOpen, OWNERS_PAGE } from '#contracts/rights.ts';
import { loginAddress } from './next-path.ts';

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

const keepNowhere = (response: Response): Response => {
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  return response;
};

/**
 * Runs before every loader and action of the pages under it, whichever of them a request asks for. The login is opened as
 * a new document, so that no back-office data stays in memory.
 */
export const ownersOnly: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const session = await context.get(ownerContext).read();
  if (session === null) throw redirectDocument(loginAddress(url), { headers: PRIVATE });
  const { pathname } = url;
  if (!mayOpen(session.who?.role ?? null, pathname.replace(/(?:\/_)?\.data$/, '')))
    // The dashboard is where a sign-in leads: nobody asked for it there.
    throw redirectDocument(
      pathname.startsWith('/admin/dashboard') ? '/admin/today' : `/admin/today?${OWNERS_PAGE}=1`,
      { headers: PRIVATE },
    );
  return keepNowhere(await next());
};

/** For the login, which is for everybody. */
export const neverKept: MiddlewareFunction<Response> = async (_args, next) =>
  keepNowhere(await next());
