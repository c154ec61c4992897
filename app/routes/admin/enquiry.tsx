import { data } from 'react-router';
import { AdminBar } from '#app/features/admin/admin-bar.tsx';
import { EnquiryDetail } from '#app/features/admin-enquiries/enquiry-detail.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/enquiry';

/** An impossible id is 404, so that its page is not taken for an existing file. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: /^enq_[\w-]{1,76}$/.test(params.id) ? 200 : 404 });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Enquiry | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

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
