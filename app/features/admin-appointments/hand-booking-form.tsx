import { HandBookingInput } from '#contracts/appointments.ts';
import { momentOf } from '#contracts/london-time.ts';
import { isPaidPrice } from '#contracts/paid-visits.ts';
import { BOOKING_KINDS } from '#contracts/site-words.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { useAppointmentSettings } from '#app/features/admin-appointments/appointment-settings.ts';
import { APPOINTMENT_KINDS } from '#app/features/booking/appointment-kinds.ts';
import { dayOf, timeOf } from '#app/features/booking/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { AddFormProps } from './add-dialog.tsx';
import { NearTimes } from './near-times.tsx';
import { useAddForm } from './use-add-form.ts';

type Name =
  | 'beginEarly'
  | 'kind'
  | 'date'
  | 'time'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'postcode'
  | 'message';
const NAMES: readonly string[] = [
  'kind',
  'date',
  'name',
  'email',
  'phone',
  'address',
  'postcode',
  'message',
];

/** Enters an appointment for a customer who phoned. */
export function HandBookingForm({
  at,
  onAdded,
  typed,
  onTyped,
  onBusy,
  requestKey,
  onAnother,
}: AddFormProps & {
  requestKey: string;
  /** The values make a different appointment from the one sent. */ onAnother: () => void;
}) {
  const kinds = useAppointmentSettings().data?.kinds;
  const { form, values, change, errors, refusal, isBusy, submit, send, bind, clearRefusal } =
    useAddForm<Name>({
      typed,
      onTyped,
      onBusy,
      url: '/api/admin/appointments',
      schema: HandBookingInput,
      start: {
        kind: BOOKING_KINDS[0],
        date: at.date,
        time: at.time ?? '',
        name: '',
        email: '',
        phone: '',
        address: '',
        postcode: '',
        message: '',
        beginEarly: '',
      },
      toInput: ({
        date,
        time,
        kind,
        name,
        email,
        phone,
        address,
        postcode,
        message,
        beginEarly,
      }) => ({
        kind,
        name,
        email,
        phone,
        address,
        postcode,
        message,
        requestKey,
        beginEarly: beginEarly === 'yes',
        startsAt: date && time ? momentOf(date, time) : '',
      }),
      fieldOf: (name) => (NAMES.includes(name) ? (name as Name) : 'time'),
      onSaved: ({ name, date }) => {
        showToast({ title: 'Appointment entered', description: name });
        onAdded(date);
      },
    });
  const chosen = kinds?.find((one) => one.kind === values.kind);
  const isOnSite = chosen?.isOnSite ?? false;
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={submit}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <fieldset disabled={isBusy} className="contents">
        <Field label="What" className="sm:col-span-2">
          {(parts) => (
            <Select {...parts} {...bind('kind')}>
              {BOOKING_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds?.find((one) => one.kind === kind)?.label ?? APPOINTMENT_KINDS[kind].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Day" error={errors.date}>
          {(parts) => <Input {...parts} {...bind('date')} type="date" className="figures" />}
        </Field>
        <Field label="Time" error={errors.time}>
          {(parts) => (
            <Input {...parts} {...bind('time')} type="time" step={300} className="figures" />
          )}
        </Field>
        <Field label="Name" error={errors.name}>
          {(parts) => <Input {...parts} {...bind('name')} autoComplete="off" />}
        </Field>
        {isOnSite ? (
          <Field
            label="House number and street"
            optional
            error={errors.address}
            className="sm:col-span-2"
          >
            {(parts) => <Input {...parts} {...bind('address')} autoComplete="off" />}
          </Field>
        ) : null}
        <Field label="Postcode of the garden" optional={!isOnSite} error={errors.postcode}>
          {(parts) => (
            <Input {...parts} {...bind('postcode')} autoComplete="off" className="uppercase" />
          )}
        </Field>
        <Field label="E-mail" optional hint="The confirmation goes to it." error={errors.email}>
          {(parts) => <Input {...parts} {...bind('email')} type="email" autoComplete="off" />}
        </Field>
        <Field label="Telephone" optional hint="You find it in the diary." error={errors.phone}>
          {(parts) => <Input {...parts} {...bind('phone')} type="tel" autoComplete="off" />}
        </Field>
        <Field label="Note" optional error={errors.message} className="sm:col-span-2">
          {(parts) => <Textarea {...parts} {...bind('message')} rows={3} className="min-h-20!" />}
        </Field>
        {chosen && isPaidPrice(chosen.price) ? (
          <Checkbox
            label="They asked us to come within the 14 days in which they can cancel"
            hint={`A visit at ${chosen.price} agreed by telephone can be cancelled for 14 days. Tell them so, and come sooner only if they ask for it. The confirmation says it, with the form.`}
            checked={values.beginEarly === 'yes'}
            onChange={(event) => change('beginEarly', event.target.checked ? 'yes' : '')}
            className="sm:col-span-2"
          />
        ) : null}
      </fieldset>
      <div className="sm:col-span-2">
        {refusal ? (
          <FocusedNotice
            tone="error"
            title={
              refusal.isEntered
                ? 'The first was entered already'
                : refusal.isUnsure
                  ? 'It may not have been entered'
                  : 'It was not entered'
            }
            className="mb-5"
          >
            <p>
              {refusal.message} {refusal.slots.length > 0 ? 'These times near it are free:' : ''}
            </p>
            {refusal.isEntered ? (
              <Button
                size="small"
                variant="outline"
                className="mt-3"
                onClick={() => {
                  onAnother();
                  clearRefusal();
                }}
              >
                It is another appointment
              </Button>
            ) : null}
            <NearTimes
              slots={refusal.slots}
              isBusy={isBusy}
              onTake={({ startsAt }) =>
                void send({ ...values, date: dayOf(startsAt), time: timeOf(startsAt) })
              }
            />
          </FocusedNotice>
        ) : null}
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Entering…' : 'Enter the appointment'}
        </Button>
      </div>
    </form>
  );
}
