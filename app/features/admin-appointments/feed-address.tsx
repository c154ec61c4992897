import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentSettings } from '#contracts/appointments.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { APPOINTMENT_SETTINGS_URL } from './appointment-settings.ts';

/** The secret address under which the owner's own calendar program reads the diary. */
export function FeedAddress({ url }: { url: string }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Address copied' });
    } catch {
      showToast({
        title: 'Error',
        description: 'The address could not be copied. Please select it and copy it by hand.',
        tone: 'danger',
      });
    }
  };
  const renew = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      client.setQueryData(
        [APPOINTMENT_SETTINGS_URL],
        await adminFetch<AppointmentSettings>('/api/admin/appointment-feed', { method: 'POST' }),
      );
      setIsAsking(false);
      showToast({ title: 'New address made' });
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="calendar-feed" className="mt-14 max-w-3xl">
      <h3 id="calendar-feed" className="display-4">
        In your own calendar
      </h3>
      <p className="mt-2 text-ink-soft">
        Subscribe to this address in the calendar of your telephone or computer, and every
        appointment shows there and follows when it is moved. Anyone with the address can read
        names, telephone numbers and messages: keep it to yourself.
      </p>
      <Field label="Secret address of the diary" className="mt-5">
        {(parts) => (
          <Input
            {...parts}
            value={url}
            readOnly
            className="figures small"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy the address
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Make a new address
        </Button>
      </div>
      {isAsking ? (
        <AskDialog
          title="Make a new address?"
          stay="Keep this one"
          isBusy={isBusy}
          failure={failure}
          onStay={() => setIsAsking(false)}
          answers={[
            { label: isBusy ? 'Making it…' : 'Make a new one', onClick: () => void renew() },
          ]}
        >
          <p>
            The old address ends at once: calendars that read it stop following until you give them
            the new one.
          </p>
        </AskDialog>
      ) : null}
    </section>
  );
}
