import { useSearchParams } from 'react-router';
import { OWNERS_PAGE } from '#contracts/rights.ts';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { TodayPage } from '#app/features/admin-today/today-page.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/today';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Today | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Today() {
  const [params] = useSearchParams();
  const isOwners = params.has(OWNERS_PAGE);
  return (
    <AdminPage title="Today">
      {isOwners ? (
        <Notice className="mb-6" title="That page is for the owner">
          <p>Please ask them, or have them open it with you.</p>
        </Notice>
      ) : null}
      <TodayPage />
    </AdminPage>
  );
}
