import { AdminBar } from '#app/features/admin/admin-bar.tsx';
import { EnquiryDetail } from '#app/features/admin-enquiries/enquiry-detail.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/enquiry';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Enquiry | ${siteOf(matches).firmName}` }, { name: 'robots', content: 'noindex, nofollow' }];

export default function Enquiry({ params }: Route.ComponentProps) {
  return (
    <>
      <AdminBar />
      <div className="wrap pt-5 pb-24 lg:pt-8">
        <EnquiryDetail key={params.id} id={params.id} />
      </div>
    </>
  );
}
