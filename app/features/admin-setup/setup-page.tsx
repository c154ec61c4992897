import { ExternalLink } from 'lucide-react';
import { SETUP_API, type SetupList } from '#contracts/admin-setup.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { countOf } from '#engine/model/format.ts';
import { SetupGroups, SetupProgress } from './setup-lines.tsx';

/** Everything a new site needs, what of it is done, and whether the site is live. */
export function SetupPage() {
  const { data, isError, error, refetch } = useAdminList<SetupList>(SETUP_API);
  if (!data)
    return isError ? (
      <ListFailed reason={reasonOf(error)} onRetry={refetch}>
        The list could not be loaded.
      </ListFailed>
    ) : (
      <ListLoading label="Loading what is left to do" rows={6} />
    );
  return (
    <>
      <Verdict setup={data} />
      <div className="mt-8 max-w-2xl">
        <SetupProgress done={data.done} all={data.lines.length} />
      </div>
      <div className="mt-10">
        <SetupGroups lines={data.lines} />
      </div>
    </>
  );
}

function Verdict({ setup: { isLive, left, address } }: { setup: SetupList }) {
  if (isLive && address)
    return (
      <section aria-labelledby="verdict" className="max-w-2xl rounded-sm bg-leaf-wash px-5 py-5">
        <h2 id="verdict" className="display-3">
          Your site is live
        </h2>
        <p className="mt-2">
          Nothing of the sample firm is left, and you are reading this at the site’s own address.
          Search engines are told about your firm.
        </p>
        <p className="mt-3">
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-6 items-center gap-1.5"
          >
            {address}
            <ExternalLink aria-hidden size={16} strokeWidth={1.6} />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      </section>
    );
  return (
    <p className="lede max-w-prose">
      {left > 0
        ? `${countOf(left, 'thing')} still ${left === 1 ? 'stands' : 'stand'} between this site and your customers.`
        : `Everything that is needed is done. Open ${address} and sign in there: once this page is read at the site’s own address, the site is live.`}
    </p>
  );
}
