import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { QuoteList } from '#app/features/admin-quotes/quote-list.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/quotes';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Quotes | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function QuotesPage() {
  return (
    <AdminPage
      title="Quotes"
      lede="Drafted line by line, sent as versions that never change, accepted by name."
    >
      <QuoteList />
    </AdminPage>
  );
}
