import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ComplaintsManager } from '#app/features/admin-complaints/complaints-manager.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/complaints';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Complaints | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Complaints() {
  return (
    <AdminPage
      title="Complaints"
      lede="Each is acknowledged at once and has thirty days. A complaint about personal data has to be acknowledged within thirty days by law."
    >
      <ComplaintsManager />
    </AdminPage>
  );
}
