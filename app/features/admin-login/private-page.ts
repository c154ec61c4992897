/** The server's part of every page of the back office: who may see it, and that nothing keeps it. */
import { redirectDocument, type MiddlewareFunction } from 'react-router';
import { ownerContext } from '#contracts/page-context.ts';
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
  if ((await context.get(ownerContext).read()) === null)
    throw redirectDocument(loginAddress(url), { headers: PRIVATE });
  return keepNowhere(await next());
};

/** For the login, which is for everybody. */
export const neverKept: MiddlewareFunction<Response> = async (_args, next) =>
  keepNowhere(await next());
