import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { NewQuote } from '#app/features/admin-quotes/new-quote.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/quote-new';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `New quote | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function NewQuotePage() {
  return (
    <AdminPage
      title="New quote"
      lede="From an enquiry or a design its lines come by themselves. Nothing leaves before you send it."
    >
      <NewQuote />
    </AdminPage>
  );
}
