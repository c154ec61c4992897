import { BlockInput } from '#contracts/appointments.ts';
import { momentOf } from '#contracts/london-time.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { AddFormProps } from './add-dialog.tsx';
import { clockOf } from './grid-geometry.ts';
import { useAddForm } from './use-add-form.ts';

type Name = 'date' | 'time' | 'untilDate' | 'untilTime' | 'reason';

/** Two hours on, within the day. */
function laterThan(time: string): string {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 120;
  return clockOf(Math.min(minute, 24 * 60 - 1));
}

/** Blocks a time: it cannot be booked. */
export function BlockForm({ at, onAdded, typed, onTyped, onBusy }: AddFormProps) {
  const { form, values, errors, refusal, isBusy, submit, bind } = useAddForm<Name>({
    typed,
    onTyped,
    onBusy,
    url: '/api/admin/diary-blocks',
    schema: BlockInput,
    start: {
      date: at.date,
      time: at.time ?? '',
      untilDate: at.date,
      untilTime: at.time ? laterThan(at.time) : '',
      reason: '',
    },
    toInput: ({ date, time, untilDate, untilTime, reason }) => ({
      startsAt: date && time ? momentOf(date, time) : '',
      endsAt: untilTime ? momentOf(untilDate || date, untilTime) : '',
      reason,
    }),
    fieldOf: (name) => (name === 'reason' ? 'reason' : name === 'endsAt' ? 'untilTime' : 'time'),
    onSaved: ({ date, reason }) => {
      showToast({ title: 'Time kept free', ...(reason ? { description: reason } : {}) });
      onAdded(date);
    },
  });
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={submit}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <fieldset disabled={isBusy} className="contents">
        <Field label="First day">
          {(parts) => <Input {...parts} {...bind('date')} type="date" className="figures" />}
        </Field>
        <Field label="From" error={errors.time}>
          {(parts) => (
            <Input {...parts} {...bind('time')} type="time" step={300} className="figures" />
          )}
        </Field>
        <Field label="Last day">
          {(parts) => (
            <Input
              {...parts}
              {...bind('untilDate')}
              type="date"
              min={values.date}
              className="figures"
            />
          )}
        </Field>
        <Field label="Until" error={errors.untilTime}>
          {(parts) => (
            <Input {...parts} {...bind('untilTime')} type="time" step={300} className="figures" />
          )}
        </Field>
        <Field
          label="Reason"
          optional
          hint="Only you see it."
          error={errors.reason}
          className="sm:col-span-2"
        >
          {(parts) => <Input {...parts} {...bind('reason')} autoComplete="off" maxLength={120} />}
        </Field>
      </fieldset>
      <div className="sm:col-span-2">
        {refusal ? (
          <FocusedNotice
            tone="error"
            title={refusal.isUnsure ? 'It may not have been entered' : 'It was not entered'}
            className="mb-5"
          >
            <p>{refusal.message}</p>
          </FocusedNotice>
        ) : null}
        <p className="small mb-4 text-ink-soft">
          For whole days, enter a day off in the settings: it names the reason, and applies whatever
          the hours are.
        </p>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Entering…' : 'Keep it free'}
        </Button>
      </div>
    </form>
  );
}
