import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { BinList } from '#app/features/admin-bin/bin-list.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/bin';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Bin | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Bin() {
  return (
    <AdminPage
      title="Bin"
      lede="What you delete vanishes from the website at once, and can be brought back from here for 30 days."
    >
      <BinList />
    </AdminPage>
  );
}
