/** The small files and addresses around the pages: robots, sitemap, the old address of the design tool. */
import { escapeMarkup } from '#engine/model/format.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '#server/http/origin.ts';

/** Public pages linked from the navigation or the footer. */
export const PUBLIC_PAGES = [
  '/',
  '/ai-design',
  '/design-library',
  '/planting-calendar',
  '/planting-calendar/full',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
  '/complaints',
  '/cancellation',
  '/cancellation-form',
  '/garden-recommendations',
  '/cost-calculator',
  '/services',
  '/portfolio',
  '/booking',
  '/gardening-tips',
];

const ARTICLE = /^\/gardening-tips\/[a-z0-9-]{1,80}$/;
const PAGES: ReadonlySet<string> = new Set(PUBLIC_PAGES);

/** PUBLIC_PAGES and any article path; the article's page answers 404 itself. */
export const publicPages = { has: (path: string) => PAGES.has(path) || ARTICLE.test(path) };

export type SiteFilesOptions = {
  publicUrl: string | null;
  listArticles(): Promise<{ slug: string }[]>;
  listSharedDesigns(): Promise<{ id: string; createdAt: string }[]>;
};

export function registerSiteFiles(
  app: FastifyInstance,
  { publicUrl, listArticles, listSharedDesigns }: SiteFilesOptions,
): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin/\nDisallow: /dev/\nAllow: /\n\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const designs = await listSharedDesigns();
    const articles = (await listArticles()).map(({ slug }) => `/gardening-tips/${slug}`);
    const entries = [
      ...[...PUBLIC_PAGES, ...articles].map(
        (path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`,
      ),
      ...designs.map(
        (design) =>
          `  <url><loc>${escapeMarkup(`${origin}/design/${design.id}`)}</loc><lastmod>${design.createdAt.slice(0, 10)}</lastmod></url>`,
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

  app.get('/ai-design-tool', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/ai-design', 301),
  );
}
