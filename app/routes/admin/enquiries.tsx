import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { EnquiriesManager } from '#app/features/admin-enquiries/enquiries-manager.tsx';
import { EnquiryBoard } from '#app/features/admin-enquiries/enquiry-board.tsx';
import { PageViews } from '#app/features/admin/page-views.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/enquiries';

const VIEWS = [
  { id: 'list', label: 'List' },
  { id: 'board', label: 'Board' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Enquiries | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Enquiries() {
  return (
    <AdminPage
      title="Enquiries"
      lede="Who has asked, for what, and who is waiting. Every enquiry is answered within two working days."
    >
      <PageViews param="view" views={VIEWS}>
        {(view) => (view === 'board' ? <EnquiryBoard /> : <EnquiriesManager />)}
      </PageViews>
    </AdminPage>
  );
}
