/** Requests that carry a password: the sign-in call, and the login form posted without scripts. */
import type { FastifyRequest } from 'fastify';
import { ADMIN_API, LOGIN_PAGE } from '#contracts/admin-paths.ts';

const SIGN_IN_PATHS: ReadonlySet<string> = new Set([ADMIN_API.login, LOGIN_PAGE]);

/** However the address is written: pages are found in any case, with a slash behind, and by what a click asks for. */
export function isSignIn({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (method !== 'POST') return false;
  const path = readPath(url)
    .toLowerCase()
    .replace(/(?:\/_)?\.data$/, '');
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return SIGN_IN_PATHS.has(path.slice(0, end));
}

function readPath(url: string): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
