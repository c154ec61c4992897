import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { PageViews } from '#app/features/admin/page-views.tsx';
import { CancellationsList } from '#app/features/admin-complaints/cancellations-list.tsx';
import { ComplaintsList } from '#app/features/admin-complaints/complaints-list.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/complaints';

const VIEWS = [
  { id: 'complaints', label: 'Complaints' },
  { id: 'cancellations', label: 'Notices of cancellation' },
] as const;

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
      <PageViews param="show" views={VIEWS}>
        {(view) => (view === 'complaints' ? <ComplaintsList /> : <CancellationsList />)}
      </PageViews>
    </AdminPage>
  );
}
