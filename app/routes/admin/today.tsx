import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { TodayPage } from '#app/features/admin-today/today-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/today';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Today | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Today() {
  return (
    <AdminPage title="Today">
      <TodayPage />
    </AdminPage>
  );
}
