import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { InvoiceList } from '#app/features/admin-invoices/invoice-list.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/invoices';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Invoices | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function InvoicesPage() {
  return (
    <AdminPage
      title="Invoices"
      lede="Numbered one after another, from the stages of accepted quotes. What was paid is noted here; no money is taken."
    >
      <InvoiceList />
    </AdminPage>
  );
}
