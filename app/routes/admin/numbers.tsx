import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { NumbersPage } from '#app/features/admin-numbers/numbers-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/numbers';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Reports | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Numbers() {
  return (
    <AdminPage
      title="Reports"
      lede="How many opened the site, had a garden designed, wrote, were visited, were sent a quote and accepted it."
    >
      <NumbersPage />
    </AdminPage>
  );
}
