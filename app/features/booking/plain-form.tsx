import type { BookingEnquiry, FormOutcome, FreeWeek, Slot } from '#contracts/appointments.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { BOOK_PAID_LABEL } from '#contracts/paid-visits.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { BOOKING_KINDS } from '#contracts/site-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import { PaidTerms, PlainBeginBox, priceToAgree } from './paid-terms.tsx';
import { MessageField, VisitorFields, type VisitorField } from './visitor-fields.tsx';

export type PlainFailure = {
  outcome: Exclude<FormOutcome, { link: string }>;
  values: Partial<Record<'startsAt' | 'beginEarly' | VisitorField, string>>;
};
type Props = {
  kind: OfferedKind;
  week: FreeWeek;
  designId: string | null;
  designPostcode: string | null;
  enquiry: BookingEnquiry | null;
  settings: BusinessSettings | null;
  failed: PlainFailure | null;
};
const PER_DAY = 3;
const MOST = 15;

/** The same booking where scripts do not run: the next times of each day, posted to the page itself. To be put into a noscript. */
export function PlainForm({
  kind,
  week,
  designId,
  designPostcode,
  enquiry,
  settings,
  failed,
}: Props) {
  const { outcome, values } = failed ?? { outcome: null, values: {} };
  const errorOf = (field: string) => outcome?.errors.find((one) => one.field === field)?.message;
  const slots = outcome && outcome.slots.length > 0 ? outcome.slots : spread(week.slots);
  const knownOf = (field: VisitorField): string | undefined => {
    const told = field === 'message' || field === 'address' ? null : enquiry?.[field];
    return told ?? (field === 'postcode' ? (designPostcode ?? undefined) : undefined);
  };
  const price = priceToAgree(kind, settings);
  const words = APPOINTMENT_KINDS[kind.kind];
  const carried = enquiry ? `&enquiry=${encodeURIComponent(enquiry.token)}` : '';
  const needed: readonly VisitorField[] = kind.isOnSite
    ? ['name', 'email', 'address', 'postcode']
    : ['name', 'email'];
  return (
    <div className="border bg-sheet p-5 sm:p-9">
      <h3 className="display-4">Choose a time</h3>
      <nav aria-label="Other appointments" className="small mt-2 flex flex-wrap gap-x-5">
        {BOOKING_KINDS.filter((one) => one !== kind.kind).map((one) => (
          <a
            key={one}
            href={`/booking?kind=${one}${carried}`}
            className="text-link inline-flex min-h-9 items-center"
          >
            {APPOINTMENT_KINDS[one].label}
          </a>
        ))}
      </nav>
      {outcome ? (
        <Notice tone="error" title="Your appointment was not booked" className="mt-5">
          <p>{outcome.message}</p>
        </Notice>
      ) : null}
      <form
        method="post"
        action={`/booking?kind=${kind.kind}${carried}`}
        className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2"
      >
        <fieldset className="sm:col-span-2">
          <legend className="font-medium">{kind.label}: the next free times</legend>
          <div className="mt-3 grid gap-1 sm:grid-cols-2">
            {slots.map((slot) => (
              <label key={slot.startsAt} className="figures flex min-h-9 items-center gap-3">
                <input
                  type="radio"
                  name="startsAt"
                  value={slot.startsAt}
                  required
                  defaultChecked={values.startsAt === slot.startsAt}
                  className="size-5 accent-(--clay)"
                />
                {momentInWords(slot.startsAt)}
              </label>
            ))}
          </div>
          {slots.length === 0 ? (
            <p className="mt-2 text-ink-soft">
              There are no free times. Please write to us or ring.
            </p>
          ) : null}
        </fieldset>
        <VisitorFields
          bind={(field) => ({
            name: field,
            defaultValue: values[field] ?? knownOf(field),
            required: needed.includes(field),
          })}
          errorOf={errorOf}
          isPlaceNeeded={kind.isOnSite}
          isVisited={kind.isOnSite}
        />
        <MessageField
          words={words}
          error={errorOf('message')}
          bound={{ name: 'message', defaultValue: values.message }}
        />
        <Honeypot />
        {designId ? <input type="hidden" name="designId" value={designId} /> : null}
        {enquiry ? <input type="hidden" name="enquiry" value={enquiry.token} /> : null}
        {price !== null && settings ? (
          <PaidTerms kind={kind} price={price} settings={settings}>
            <input type="hidden" name="agreedPrice" value={price} />
            <PlainBeginBox isTicked={values.beginEarly === 'yes'} />
          </PaidTerms>
        ) : null}
        <div className="sm:col-span-2">
          <p className="small mb-4 text-ink-soft">
            Please give us 24 hours’ notice if you need to move or cancel it. Your rights in law to
            cancel a contract are not changed by this.
          </p>
          <Button type="submit" size="large">
            {price === null ? 'Book this time' : BOOK_PAID_LABEL}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** A few of each day, from morning to evening, so that a short list covers the week. */
function spread(slots: readonly Slot[]): Slot[] {
  const days = Map.groupBy(slots, (slot) => slot.startsAt.slice(0, 10));
  return [...days.values()]
    .flatMap((day) => {
      const count = Math.min(PER_DAY, day.length);
      return Array.from(
        { length: count },
        (_, index) => day[Math.floor((index * day.length) / count)]!,
      );
    })
    .slice(0, MOST);
}
