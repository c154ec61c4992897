/** The built files of the pages, compressed at build time. */
import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;
const WEEK_S = 604_800;

/** Fonts cannot run code and every page loads several, so they get a shorter policy. */
const LETTERS_POLICY = "default-src 'none'";

/** Files under assets/ carry a hash of their content in their name and never change. */
export async function registerAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheOf(path));
      if (path.endsWith('.woff2')) reply.header('content-security-policy', LETTERS_POLICY);
    },
  });
}

/** Drawings and the letters in public/ keep their names when made anew, which is rare: cached for a week, then stale-while-revalidate. */
function cacheOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return `public, max-age=${YEAR_S}, immutable`;
  if ([`${sep}botanical${sep}`, `${sep}fonts${sep}`].some((folder) => path.includes(folder)))
    return `public, max-age=${WEEK_S}, stale-while-revalidate=${YEAR_S}`;
  // The service worker controls what devices keep, so its script is always revalidated.
  return /[\\/]sw\.js(?:\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache';
}
