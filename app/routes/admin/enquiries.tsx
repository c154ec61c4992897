import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { EnquiriesManager } from '#app/features/admin-enquiries/enquiries-manager.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/enquiries';

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
      <EnquiriesManager />
    </AdminPage>
  );
}
