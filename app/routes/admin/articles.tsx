import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ArticlesManager } from '#app/features/admin-articles/articles-manager.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/articles';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Articles | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Articles() {
  return (
    <AdminPage title="Articles" lede="The gardening tips that visitors read on your website.">
      <ArticlesManager />
    </AdminPage>
  );
}
