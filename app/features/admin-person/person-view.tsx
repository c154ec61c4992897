/** One person: how to reach them, what is to be done, and everything of theirs by date. */
import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { PersonPage } from '#contracts/tasks.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { dayText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { PersonTasks } from './person-tasks.tsx';

export function PersonView({ email }: { email: string }) {
  const { data, isError, error, refetch } = useAdminList<PersonPage>(
    `${ADMIN_API.person}?${new URLSearchParams({ email }).toString()}`,
  );
  if (!email)
    return (
      <p className="lede text-ink-soft">
        Search for a name, an address or a number with the search above, and choose a person.
      </p>
    );
  if (!data)
    return isError ? (
      <ListFailed reason={reasonOf(error)} onRetry={refetch}>
        The person could not be loaded.
      </ListFailed>
    ) : (
      <ListLoading label="Loading the person" />
    );
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div className="min-w-0">
        <h2 className="display-3 wrap-anywhere">{data.name || data.email}</h2>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="outline" size="small" href={`mailto:${data.email}`}>
            {data.email}
          </Button>
          {data.phone ? (
            <Button
              variant="outline"
              size="small"
              href={`tel:${data.phone.replace(/[^\d+]/g, '')}`}
            >
              {data.phone}
            </Button>
          ) : null}
        </p>
        <section aria-labelledby="theirs" className="mt-9">
          <h3 id="theirs" className="display-4">
            Everything of theirs
          </h3>
          {data.items.length === 0 ? (
            <p className="mt-3 text-ink-soft">
              Nothing is held for this address. What they send, book or accept appears here, the
              newest first.
            </p>
          ) : (
            <ol className="mt-3 border-t">
              {data.items.map((item) => (
                <li key={`${item.kind}-${item.id}`} className="border-b py-3">
                  <p className="small text-ink-soft">
                    {item.kind} · {dayText(item.at)}
                  </p>
                  <p className="mt-0.5 wrap-anywhere">
                    {item.href ? (
                      <Link
                        to={item.href}
                        className="inline-block min-h-6 underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
                      >
                        {item.title}
                      </Link>
                    ) : (
                      item.title
                    )}
                  </p>
                  {item.detail.length > 0 ? (
                    <p className="small text-ink-soft">{item.detail.join(' · ')}</p>
                  ) : null}
                </li>
              ))}
            </ol>
          )}
        </section>
        <p className="small mt-6 text-ink-soft">
          To hand everything over, or to erase it:{' '}
          <Link
            to={`/admin/settings?section=people&email=${encodeURIComponent(data.email)}`}
            className="underline"
          >
            what is held about this person
          </Link>
          .
        </p>
      </div>
      <PersonTasks email={data.email} tasks={data.tasks} onChanged={refetch} />
    </div>
  );
}
