import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { KnowledgeManager } from '#app/features/admin-cards/knowledge-manager.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/knowledge';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Knowledge | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Knowledge() {
  return (
    <AdminPage
      title="Knowledge"
      lede="What the assistant answers visitors from, and what it was asked in vain."
    >
      <KnowledgeManager />
    </AdminPage>
  );
}
