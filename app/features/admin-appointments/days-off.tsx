import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { bankHolidays } from '#contracts/bank-holidays.ts';
import { type DayOff, DayOffInput } from '#contracts/appointments.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { useListFocus } from '#app/features/admin/focus-list.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { useRenewAppointments } from './appointment-settings.ts';

type Errors = Partial<Record<'from' | 'to' | 'reason', string>>;
const spanOf = ({ from, to }: DayOff) =>
  from === to ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(to)}`;

/** Days off: they cannot be booked. Bank holidays need no entry. */
export function DaysOff({ daysOff }: { daysOff: readonly DayOff[] }) {
  const renew = useRenewAppointments();
  const [today] = useState(() => londonParts(Date.now()).date);
  const [failure, setFailure] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const onPress = useListFocus();
  const ahead = daysOff.filter((one) => one.to >= today);
  const past = daysOff.filter((one) => one.to < today);
  const remove = async (one: DayOff) => {
    if (removing !== null) return;
    setRemoving(one.id);
    setFailure(null);
    try {
      await adminFetch(`/api/admin/days-off/${one.id}`, { method: 'DELETE' });
      renew();
      showToast({ title: 'These days can be booked again' });
    } catch (error) {
      setFailure(reasonOf(error));
      renew();
    } finally {
      setRemoving(null);
    }
  };
  const row = (one: DayOff) => (
    <li key={one.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b py-3">
      <p className="figures min-w-0 flex-[1_1_16rem] wrap-anywhere">
        {spanOf(one)}
        {one.reason ? <span className="text-ink-soft">: {one.reason}</span> : null}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={removing !== null}
        aria-busy={removing === one.id}
        onClick={(press) => {
          onPress(press);
          void remove(one);
        }}
      >
        Remove<span className="sr-only"> {spanOf(one)}</span>
      </Button>
    </li>
  );
  return (
    <section aria-labelledby="days-off" className="mt-14 max-w-3xl">
      <h3 id="days-off" className="display-4">
        Days off
      </h3>
      <p className="mt-2 text-ink-soft">
        Holidays, shows, training. What is booked on them already stays until you move or cancel it.
        The bank holidays of England are kept free by themselves; single hours you keep in the{' '}
        <Link to="/admin/diary" className="text-link">
          diary
        </Link>
        .
      </p>
      {ahead.length > 0 ? (
        <ul className="mt-4 border-t">{ahead.map(row)}</ul>
      ) : (
        <p className="mt-4 border-t py-4 text-ink-soft">None are entered.</p>
      )}
      {failure ? (
        <Notice tone="error" title="Nothing was changed" className="mt-4">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <DayOffForm today={today} onAdded={renew} />
      {past.length > 0 ? (
        <Disclosure summary={`Past days off (${past.length})`} className="mt-6">
          <ul>{past.toReversed().map(row)}</ul>
        </Disclosure>
      ) : null}
      <Disclosure summary="Bank holidays of the next twelve months" className="mt-6">
        <ul className="small figures">
          {nextHolidays(today).map(({ date, name }) => (
            <li key={date} className="border-b py-2">
              {dateInWords(date)}: {name}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function nextHolidays(today: string) {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1].flatMap(bankHolidays).filter(({ date }) => today <= date && date <= end);
}

const NO_DAY = { from: '', to: '', reason: '' };

/** What is typed is kept on this device until it is added. */
function DayOffForm({ today, onAdded }: { today: string; onAdded: () => void }) {
  const { values, change, settle } = useKeptFields({ kind: 'day-off', id: null, start: NO_DAY });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = DayOffInput.safeParse({ ...values, to: values.to || values.from });
    setFailure(null);
    setErrors(
      input.success
        ? {}
        : Object.fromEntries(
            input.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
          ),
    );
    if (!input.success) return;
    setIsBusy(true);
    try {
      await adminFetch<DayOff>('/api/admin/days-off', { method: 'POST', json: input.data });
      settle();
      onAdded();
      showToast({ title: 'Day off added' });
    } catch (error) {
      setErrors(
        Object.fromEntries(fieldErrorsOf(error).map(({ field, message }) => [field, message])),
      );
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const text = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void send(event)}
      className="mt-6 grid items-start gap-x-5 gap-y-4 sm:grid-cols-[11rem_11rem_minmax(0,1fr)]"
    >
      <Field label="First day" error={errors.from}>
        {(parts) => (
          <Input {...parts} {...text('from')} type="date" min={today} className="figures" />
        )}
      </Field>
      <Field label="Last day" optional error={errors.to}>
        {(parts) => (
          <Input
            {...parts}
            {...text('to')}
            type="date"
            min={values.from || today}
            className="figures"
          />
        )}
      </Field>
      <Field label="Reason" optional error={errors.reason}>
        {(parts) => <Input {...parts} {...text('reason')} autoComplete="off" maxLength={120} />}
      </Field>
      <div className="sm:col-span-3">
        {failure ? (
          <Notice tone="error" title="The day off was not added" className="mb-4">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <Button type="submit" variant="outline" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Adding…' : 'Add a day off'}
        </Button>
      </div>
    </form>
  );
}
