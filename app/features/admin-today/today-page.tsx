import type { AdminStats } from '#contracts/admin-stats.ts';
import type { AdminToday } from '#contracts/admin-today.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { AttentionList } from '#app/features/admin-stats/attention-list.tsx';
import { STATS_URL } from '#app/features/admin-stats/stats-strip.tsx';
import { OpenTasks } from '#app/features/admin-person/open-tasks.tsx';
import { DayVisits } from './day-visits.tsx';
import { TODAY_URL } from './today-words.ts';
import { WaitingPeople } from './waiting-people.tsx';

/** Attention items only: people waiting are on the page itself. */
const SHOWN_ABOVE = new Set(['requests', 'enquiries', 'enquiries-overdue', 'quotes-change']);

/** Who waits for an answer, where to drive, and what else wants the owner. */
export function TodayPage() {
  const { data, isError, error, refetch } = useAdminList<AdminToday>(TODAY_URL);
  const stats = useAdminList<AdminStats>(STATS_URL).data;
  if (!data) {
    return isError ? (
      <ListFailed reason={reasonOf(error)} onRetry={refetch}>
        Failed to load the day. Please try again later.
      </ListFailed>
    ) : (
      <ListLoading label="Loading the day" />
    );
  }
  const [today, tomorrow] = data.days;
  return (
    <>
      {isError ? (
        <p role="alert" className="small mb-5 font-medium text-danger">
          The day could not be refreshed. This is the last version loaded.
        </p>
      ) : null}
      <p className="lede -mt-2 text-ink-soft lg:-mt-4">{dateInWords(londonParts(data.now).date)}</p>
      <div className="mt-7 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <WaitingPeople today={data} />
        <div className="grid gap-y-10">
          <OpenTasks />
          {today ? <DayVisits name="Today" day={today} now={data.now} /> : null}
          {tomorrow ? (
            <DayVisits name="Tomorrow" day={tomorrow} now={data.now} next={data.next} />
          ) : null}
        </div>
      </div>
      {stats ? (
        <div className="mt-12">
          <AttentionList
            stats={{
              ...stats,
              attention: stats.attention.filter(({ id }) => !SHOWN_ABOVE.has(id)),
            }}
          />
        </div>
      ) : null}
    </>
  );
}
