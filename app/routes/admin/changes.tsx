import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ChangesList } from '#app/features/admin-changes/changes-list.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/changes';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `History | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Changes() {
  return (
    <AdminPage
      title="History"
      lede="Who changed what, and how it was before. Nothing here can be altered."
    >
      <ChangesList />
    </AdminPage>
  );
}
