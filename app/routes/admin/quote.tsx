import { data } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { QuotePage } from '#app/features/admin-quotes/quote-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/quote';

/** An impossible id is 404, so that its page is not taken for an existing file. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: /^qte_[\w-]{1,76}$/.test(params.id) ? 200 : 404 });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Quote | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Quote({ params }: Route.ComponentProps) {
  return (
    <AdminPage title="Quote">
      <QuotePage key={params.id} id={params.id} />
    </AdminPage>
  );
}
