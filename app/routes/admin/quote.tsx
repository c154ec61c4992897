import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { QuotePage } from '#app/features/admin-quotes/quote-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/quote';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Quote | ${siteOf(matches).firmName}` }, { name: 'robots', content: 'noindex, nofollow' }];

export default function Quote({ params }: Route.ComponentProps) {
  return (
    <AdminPage title="Quote">
      <QuotePage key={params.id} id={params.id} />
    </AdminPage>
  );
}
