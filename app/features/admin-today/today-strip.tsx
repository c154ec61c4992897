import { Link } from 'react-router';
import type { AdminToday } from '#contracts/admin-today.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { timeOf } from '#app/features/booking/time-words.ts';
import { countOf } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TODAY_URL } from './today-words.ts';

/** The day in a line, above the dashboard's figures. If it cannot be loaded, the Today page says why. */
export function TodayStrip() {
  const { data } = useAdminList<AdminToday>(TODAY_URL);
  return (
    <section
      aria-labelledby="today-strip"
      className="mb-7 flex flex-wrap items-baseline gap-x-8 gap-y-2 border-y py-4"
    >
      <h2 id="today-strip" className="display-4">
        <Link to="/admin/today" className="hover:underline">
          Today
        </Link>
      </h2>
      {data ? <DayInALine today={data} /> : <Skeleton className="h-6 min-w-0 flex-1" />}
      <ArrowLink to="/admin/today" className="ml-auto">
        Go to today
      </ArrowLink>
    </section>
  );
}

function DayInALine({ today: { enquiries, requests, days, now } }: { today: AdminToday }) {
  const late = enquiries.overdue + requests.overdue;
  const visits = days[0]?.visits ?? [];
  const ahead = visits.find((visit) => visit.startsAt > now && visit.state === 'booked');
  return (
    <>
      <p className="figures">
        {[
          enquiries.total > 0 || requests.total === 0
            ? countOf(enquiries.total, 'enquiry waiting', 'enquiries waiting')
            : null,
          requests.total > 0
            ? countOf(requests.total, 'request waiting', 'requests waiting')
            : null,
        ]
          .filter(Boolean)
          .join(', ')}
        {late > 0 ? <span className="font-medium text-danger">{`, ${late} too long`}</span> : null}
      </p>
      <p className="figures text-ink-soft">
        {visits.length === 0
          ? 'No appointments today'
          : `${countOf(visits.length, 'appointment')} today`}
        {ahead ? `, the next at ${timeOf(ahead.startsAt)}: ${ahead.name}` : ''}
      </p>
    </>
  );
}
