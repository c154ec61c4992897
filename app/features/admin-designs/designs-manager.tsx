import { parsePath, useNavigate, useSearchParams } from 'react-router';
import { ADMIN_API, isRequestsView, requestsAddress } from '#contracts/admin-paths.ts';
import type { BookingRequestsPage } from '#contracts/admin-requests.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { classNames } from '#app/lib/class-names.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { IdeasList } from './ideas-list.tsx';
import { RequestsList } from './requests-list.tsx';

const DESIGNS = '/admin/dashboard?tab=designs';

/** The designs tab, with requests from the booking page beside it. The open one is in the URL. */
export function DesignsManager() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isRequests = isRequestsView(params);
  const waiting =
    useAdminList<BookingRequestsPage>(`${ADMIN_API.bookingRequests}?filter=open`).data?.counts
      .open ?? 0;
  // The user is at the list already.
  const open = (address: string) =>
    void navigate({ search: parsePath(address).search ?? '' }, { preventScrollReset: true });
  return (
    <>
      <nav aria-label="Designs and requests" className="mb-6 flex flex-wrap gap-x-6">
        <Choice isOpen={!isRequests} onClick={() => open(DESIGNS)}>
          Designs
        </Choice>
        <Choice isOpen={isRequests} onClick={() => open(requestsAddress())}>
          {waiting > 0 ? `Requests (${wholeNumber(waiting)} waiting)` : 'Requests'}
        </Choice>
      </nav>
      {isRequests ? <RequestsList key="requests" /> : <IdeasList key="ideas" />}
    </>
  );
}

function Choice({
  isOpen,
  onClick,
  children,
}: {
  isOpen: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onClick}
      className={classNames(
        'small inline-flex min-h-9 items-center border-b-2',
        isOpen
          ? 'border-ink font-medium text-ink'
          : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
