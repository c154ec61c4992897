import { useSearchParams } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { BookingRequestsPage } from '#contracts/admin-requests.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { classNames } from '#app/lib/class-names.ts';
import { wholeNumber } from '#app/lib/format.ts';
import { IdeasList } from './ideas-list.tsx';
import { RequestsList } from './requests-list.tsx';

/** The tab of designs, with the requests from the booking page beside it. Which one is open stands in the address. */
export function DesignsManager() {
  const [params, setParams] = useSearchParams();
  const isRequests = params.get('list') === 'requests';
  const waiting = useAdminList<BookingRequestsPage>(`${ADMIN_API.bookingRequests}?filter=open`).data?.counts.open ?? 0;
  const open = (list: string) => setParams({ tab: 'designs', ...(list ? { list } : {}) }, { preventScrollReset: true });
  return (
    <>
      <nav aria-label="Designs and requests" className="mb-6 flex flex-wrap gap-x-6">
        <Choice isOpen={!isRequests} onClick={() => open('')}>
          Designs
        </Choice>
        <Choice isOpen={isRequests} onClick={() => open('requests')}>
          {waiting > 0 ? `Requests (${wholeNumber(waiting)} waiting)` : 'Requests'}
        </Choice>
      </nav>
      {isRequests ? <RequestsList key="requests" /> : <IdeasList key="ideas" />}
    </>
  );
}

function Choice({ isOpen, onClick, children }: { isOpen: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onClick}
      className={classNames('small inline-flex min-h-9 items-center border-b-2', isOpen ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink')}
    >
      {children}
    </button>
  );
}
