import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { TeamManager } from '#app/features/admin-team/team-manager.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/team';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Team | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Team() {
  return (
    <AdminPage title="Team" lede="The people of the firm, as visitors meet them on the About page.">
      <TeamManager />
    </AdminPage>
  );
}
