import { useEffect, useRef } from 'react';
import type { AppointmentAnswer } from '#contracts/appointments.ts';
import { Button } from '#app/ui/button.tsx';
import { calendarFileOf, confirmationOf } from './call-appointments.ts';
import { spanInWords } from './time-words.ts';

/** The confirmation: on the page always, by e-mail where the firm's mail is set up. */
export function Booked({
  answer: { reference, link, appointment, isMailed },
}: {
  answer: AppointmentAnswer;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label="Confirmation"
      className="ground-forest flex min-h-[600px] flex-col justify-center bg-forest px-6 py-12 sm:px-14"
    >
      <h3 ref={heading} tabIndex={-1} className="display-2">
        Your appointment is booked
      </h3>
      <p className="lede mt-5">{spanInWords(appointment.startsAt, appointment.endsAt)}</p>
      <p className="mt-3 max-w-prose text-ink-soft">
        {appointment.label}.{' '}
        {appointment.isOnSite
          ? `We’ll come to your garden${appointment.postcode ? ` (${appointment.postcode})` : ''}.`
          : 'We’ll call you.'}{' '}
        {isMailed
          ? `A confirmation email is on its way to you${appointment.isShortNotice ? '' : ', and a reminder follows 24 hours before'}.`
          : 'This page is your confirmation; we won’t send an e-mail. Please save the calendar file or the private link, where you can move or cancel it.'}
      </p>
      <dl className="mt-8 border-t pt-5">
        <dt className="small text-ink-soft">Your reference</dt>
        <dd className="figures font-display text-[2.75rem] leading-tight tracking-[0.06em]">
          {reference}
        </dd>
      </dl>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <Button href={calendarFileOf(link.slice('/visit/'.length))} size="large" download>
          Add it to my calendar
        </Button>
        {appointment.contract ? (
          <Button
            href={confirmationOf(link.slice('/visit/'.length))}
            variant="outline"
            size="large"
          >
            Save the confirmation
          </Button>
        ) : null}
        <Button href={link} variant="outline" size="large">
          See, move or cancel it
        </Button>
      </div>
    </section>
  );
}
