import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminToday, TodayDay, TodayRound, TodayVisit } from '#contracts/admin-today.ts';
import { timeOf } from '#app/features/booking/time-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { driveInWords, soonInWords } from './today-words.ts';

/** A day's appointments by the clock, with the drives between them. */
export function DayVisits({
  name,
  day,
  now,
  next,
}: {
  name: 'Today' | 'Tomorrow';
  day: TodayDay;
  now: string;
  next?: AdminToday['next'];
}) {
  const id = `visits-${day.date}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-3">
        {name === 'Today' ? 'Today’s visits' : 'Tomorrow'}
      </h2>
      {day.visits.length === 0 ? (
        <p className="mt-3 border-t pt-3 text-ink-soft">
          No appointments.
          {next
            ? ` The next is ${next.label}, ${next.name}, ${soonInWords(next.startsAt, now)}.`
            : ''}
        </p>
      ) : null}
      <ol className="mt-3 border-t empty:hidden">
        {day.visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} date={day.date} isOver={visit.endsAt < now} />
        ))}
      </ol>
      {day.round ? <Round round={day.round} visits={day.visits} /> : null}
    </section>
  );
}

function VisitRow({ visit, date, isOver }: { visit: TodayVisit; date: string; isOver: boolean }) {
  const place = [visit.area, visit.postcode].filter(Boolean).join(', ');
  return (
    <li className="border-b py-3.5">
      {visit.driveMinutes !== null && visit.driveMinutes > 0 ? (
        <p
          className={classNames(
            'fine figures mb-1.5',
            visit.isTight ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          {driveInWords(visit.driveMinutes)} to drive
          {visit.isTight ? ': longer than there is time since the visit before' : ''}
        </p>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figures font-medium">
          {timeOf(visit.startsAt)} to {timeOf(visit.endsAt)}
        </span>
        <Link
          to={`/admin/diary?date=${date}&open=${visit.id}`}
          className="text-link inline-flex min-h-6 min-w-0 wrap-anywhere"
        >
          {visit.name}
        </Link>
        {visit.state === 'done' ? <Badge>Took place</Badge> : null}
        {visit.state === 'missed' ? <Badge>Nobody came</Badge> : null}
        {visit.state === 'booked' && isOver ? <Badge tone="amber">Did it take place?</Badge> : null}
      </p>
      <p className="small figures mt-0.5 text-ink-soft">
        {[
          visit.label,
          visit.isOnSite ? place || 'no postcode was given' : 'by telephone or video',
        ].join(' · ')}
      </p>
      <p className="small flex flex-wrap gap-x-5 empty:hidden">
        {visit.phone ? (
          <a
            href={`tel:${visit.phone.replace(/[^+\d]/g, '')}`}
            className="text-link inline-flex min-h-8 items-center"
          >
            {visit.phone}
          </a>
        ) : null}
        {visit.enquiryId ? (
          <Link
            to={`/admin/enquiries/${visit.enquiryId}`}
            className="text-link inline-flex min-h-8 items-center"
          >
            Its enquiry
          </Link>
        ) : null}
        {visit.designId ? (
          <a
            href={`/design/${visit.designId}`}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-8 items-center"
          >
            The design
          </a>
        ) : null}
      </p>
    </li>
  );
}

/** How long the drives are in all, whether another order is shorter, and the way to a map. */
function Round({ round, visits }: { round: TodayRound; visits: readonly TodayVisit[] }) {
  const nameOf = (id: string) => visits.find((visit) => visit.id === id)?.name ?? '';
  return (
    <div className="mt-3 grid gap-2">
      <p className="small figures text-ink-soft">
        About {driveInWords(round.minutes)} of driving
        {round.from ? ` from ${round.from} and back` : ''}: an estimate from the postcodes, with
        traffic and parking.
        {round.unknown > 0
          ? ` ${countOf(round.unknown, 'postcode is', 'postcodes are')} not known, and reckoned far away.`
          : ''}
      </p>
      {round.shorter ? (
        <div className="small border-l-2 border-clay pl-4">
          <p className="figures">
            Another order would take {driveInWords(round.shorter.minutes)},{' '}
            {driveInWords(round.minutes - round.shorter.minutes)} less:
          </p>
          <ol className="list-inside list-decimal">
            {round.shorter.ids.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ol>
        </div>
      ) : null}
      {round.mapUrl ? (
        <a
          href={round.mapUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="small text-link inline-flex min-h-8 items-center gap-1.5 justify-self-start"
        >
          Open in Google Maps
          <ExternalLink aria-hidden size={15} strokeWidth={1.6} />
          <span className="sr-only">(in a new tab; it is told the postcodes)</span>
        </a>
      ) : null}
    </div>
  );
}
