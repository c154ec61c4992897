import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import {
  type BusyCalendar,
  BusyCalendarInput,
  type BusyCalendars,
  MOST_CALENDARS,
} from '#contracts/busy-calendars.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { countOf } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

const CALENDARS_URL = '/api/admin/busy-calendars';

/** What it came to is put in place, and the diary is asked again. */
function useChange() {
  const client = useQueryClient();
  return async (url: string, call: { method: 'POST' | 'DELETE'; json?: unknown }) => {
    const answer = await adminFetch<BusyCalendars>(url, call);
    client.setQueryData([CALENDARS_URL], answer);
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && key.startsWith('/api/admin/diary'),
    });
    return answer;
  };
}

/** The owner's other calendars: while they are busy, nobody can book. */
export function BusyCalendarsSection() {
  const { data, isError, error, refetch } = useAdminList<BusyCalendars>(CALENDARS_URL);
  return (
    <section aria-labelledby="busy-calendars" className="mt-14 max-w-3xl">
      <h3 id="busy-calendars" className="display-4">
        When your other calendars are busy
      </h3>
      <p className="mt-2 text-ink-soft">
        Give the address of a calendar you keep elsewhere, and nobody can book while it is busy. It
        is read every ten minutes, and once more before a time is given away. Only when it is busy
        is kept, never what with. What is booked already stays; your own entries in the diary may
        still lie on a busy time.
      </p>
      {data ? (
        <>
          {data.calendars.length > 0 ? (
            <ul className="mt-4 border-t">
              {data.calendars.map((one) => (
                <CalendarRow key={one.id} calendar={one} />
              ))}
            </ul>
          ) : (
            <p className="mt-4 border-t py-4 text-ink-soft">None is read.</p>
          )}
          {data.calendars.length < MOST_CALENDARS ? <AddForm /> : null}
        </>
      ) : isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          Your other calendars could not be loaded.
        </ListFailed>
      ) : (
        <ListLoading label="Loading your other calendars" rows={1} />
      )}
      <Disclosure summary="Where to find the address" className="mt-6">
        <ul className="grid gap-2 text-ink-soft">
          <li>
            Google Calendar, on a computer: Settings, then the calendar’s name, “Secret address in
            iCal format”.
          </li>
          <li>Apple Calendar: share the calendar as a public calendar, and copy its address.</li>
          <li>
            Outlook on the web: Settings, Calendar, Shared calendars, “Publish a calendar”; copy the
            ICS address.
          </li>
          <li>
            Any other: an address on the web that gives the calendar as a file (.ics), without a
            password.
          </li>
        </ul>
      </Disclosure>
    </section>
  );
}

function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const change = useChange();
  const [busy, setBusy] = useState<'read' | 'remove' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, name, host, readAt, failure: notRead, ahead } = calendar;
  const run = async (what: 'read' | 'remove') => {
    if (busy) return;
    setBusy(what);
    setFailure(null);
    try {
      const own = `${CALENDARS_URL}/${id}`;
      const answer =
        what === 'read'
          ? await change(`${own}/read`, { method: 'POST' })
          : await change(own, { method: 'DELETE' });
      const isRead = answer.calendars.find((one) => one.id === id)?.failure === null;
      if (what === 'remove') showToast({ title: 'The calendar is no longer read' });
      else if (isRead) showToast({ title: 'The calendar was read' });
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <li className="border-b py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="small figures mt-1 wrap-anywhere text-ink-soft">
            {host}.{' '}
            {ahead === 0 ? 'No busy times to come.' : `${countOf(ahead, 'busy time')} to come.`}
            {readAt ? ` Last read ${momentInWords(readAt)}.` : ''}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="small"
            aria-disabled={busy !== null}
            aria-busy={busy === 'read'}
            onClick={() => void run('read')}
          >
            {busy === 'read' ? 'Reading…' : 'Read it now'}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {notRead ? (
        <Notice tone="error" title="It could not be read" className="mt-3">
          <p>
            {notRead} What was read before still keeps its times free, and it is tried again every
            ten minutes. Where the address has changed, remove the calendar and add the new one.
          </p>
        </Notice>
      ) : null}
      {failure && !isAsking ? (
        <Notice tone="error" title="Nothing was changed" className="mt-3">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {isAsking ? (
        <AskDialog
          title={`Stop reading “${name}”?`}
          stay="Keep it"
          isBusy={busy !== null}
          failure={failure}
          onStay={() => setIsAsking(false)}
          answers={[
            {
              label: busy === 'remove' ? 'Removing…' : 'Stop reading it',
              onClick: () => void run('remove'),
            },
          ]}
        >
          <p>
            Its busy times can be booked from then on. To have it back you need its address again.
          </p>
        </AskDialog>
      ) : null}
    </li>
  );
}

type Errors = Partial<Record<'name' | 'url', string>>;
const EMPTY = { name: '', url: '' };

function AddForm() {
  const change = useChange();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = BusyCalendarInput.safeParse(values);
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
      await change(CALENDARS_URL, { method: 'POST', json: input.data });
      setValues(EMPTY);
      showToast({ title: 'The calendar was read, and its busy times are kept free' });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      // What stands at a field is not said twice.
      if (fields.length === 0) setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const text = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Add a calendar"
      onSubmit={(event) => void send(event)}
      className="mt-6 grid items-start gap-x-5 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <Field label="Name" hint="As you call it" error={errors.name}>
        {(parts) => <Input {...parts} {...text('name')} autoComplete="off" maxLength={60} />}
      </Field>
      <Field
        label="Address of the calendar"
        hint="Begins with https:// or webcal://"
        error={errors.url}
      >
        {(parts) => (
          <Input
            {...parts}
            {...text('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            className="figures small"
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        {failure ? (
          <Notice tone="error" title="The calendar was not added" className="mb-4">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <Button type="submit" variant="outline" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Reading it…' : 'Add a calendar'}
        </Button>
      </div>
    </form>
  );
}
