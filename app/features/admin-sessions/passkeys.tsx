import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { MOST_PASSKEYS, type PasskeyList, PASSKEYS_URL } from '#contracts/passkeys.ts';
import { AdminCallError, adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { sayWhy } from '#app/features/admin-login/passkey-button.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

/** One's own passkeys: added with the password, removed at a press. `as`: the level of its heading where it stands. */
export function Passkeys({ as: Heading = 'h3' }: { as?: 'h2' | 'h3' }) {
  const client = useQueryClient();
  const { data, isError, error, refetch } = useAdminList<PasskeyList>(PASSKEYS_URL);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const renew = () => client.invalidateQueries({ queryKey: [PASSKEYS_URL] });

  const remove = async (id: string) => {
    setFailure(null);
    try {
      await adminFetch(`${PASSKEYS_URL}/${encodeURIComponent(id)}`, { method: 'DELETE' });
      showToast({ title: 'The passkey was removed' });
      heading.current?.focus();
    } catch (failed) {
      setFailure(`It was not removed: ${reasonOf(failed)}`);
    }
    void renew();
  };

  return (
    <section aria-labelledby="passkeys">
      <Heading id="passkeys" ref={heading} tabIndex={-1} className="display-4">
        Passkeys
      </Heading>
      <p className="small mt-1.5 max-w-prose text-ink-soft">
        Sign in with a fingerprint, a face or the lock of a device in place of the password. Nothing
        can be guessed or given away by mistake. Add one on each device you use; the password stays.
      </p>
      {!data && isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          Your passkeys could not be read.
        </ListFailed>
      ) : null}
      {!data && !isError ? <ListLoading label="Loading your passkeys" /> : null}
      {data && data.items.length > 0 ? (
        <ul className="mt-6 border-t">
          {data.items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {item.label}
                  {item.isShared ? <Badge>On your other devices too</Badge> : null}
                </p>
                <p className="small figures mt-1 text-ink-soft">
                  Added {whenText(item.addedAt)},{' '}
                  {item.lastUsedAt ? `last used ${whenText(item.lastUsedAt)}` : 'not used yet'}
                </p>
              </div>
              <Button
                variant="outline"
                size="small"
                aria-label={`Remove the passkey of ${item.label}, added ${whenText(item.addedAt)}`}
                onClick={() => void remove(item.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      ) : null}
      {data?.hindrance ? (
        <p className="small mt-4 max-w-prose rounded-sm bg-amber-wash px-4 py-3">
          {data.hindrance}
        </p>
      ) : null}
      {data && !data.hindrance && data.items.length < MOST_PASSKEYS ? (
        isOpen ? (
          <AddPasskey
            onAdded={() => {
              setIsOpen(false);
              showToast({
                title: 'The passkey was added',
                description: 'Use it the next time you sign in.',
              });
              heading.current?.focus();
              void renew();
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <Button variant="outline" className="mt-5" onClick={() => setIsOpen(true)}>
            Add a passkey on this device
          </Button>
        )
      ) : null}
    </section>
  );
}

function AddPasskey({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const fail = (words: string) => {
    setError(words);
    setIsBusy(false);
    input.current?.focus();
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const currentPassword = input.current?.value ?? '';
    if (currentPassword === '') return fail('Please enter your password');
    setError(undefined);
    setIsBusy(true);
    try {
      const { options } = await adminFetch<{ options: never }>(`${PASSKEYS_URL}/begin`, {
        method: 'POST',
        json: { currentPassword },
      });
      const { startRegistration } = await import('@simplewebauthn/browser');
      const made = await startRegistration({ optionsJSON: options });
      await adminFetch(PASSKEYS_URL, { method: 'POST', json: made });
      onAdded();
    } catch (failure) {
      const [field] = fieldErrorsOf(failure);
      const isOurs = failure instanceof AdminCallError;
      fail(field?.message ?? (isOurs ? reasonOf(failure) : sayWhy(failure)));
    }
  }
  return (
    <form
      noValidate
      aria-label="Add a passkey"
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid max-w-md gap-5 border bg-sheet p-5"
    >
      <Field
        label="Your password"
        hint="Once more, so that nobody adds one at an open screen. Your device then asks you."
        error={error}
      >
        {(parts) => (
          <Input
            {...parts}
            ref={input}
            name="currentPassword"
            type="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Asking your device…' : 'Add the passkey'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
