import { useRef } from 'react';
import {
  MAIL_SECURITY,
  MAIL_SECURITY_LABELS,
  MAIL_SERVER_URL,
  type MailServerAnswer,
  MailServerInput,
  type MailServerSaved,
} from '#contracts/mail-server.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { usePlainForm } from '#app/features/admin/use-plain-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

const NAMES = ['host', 'port', 'security', 'user', 'password', 'fromName', 'fromAddress'] as const;
const PORTS = { tls: 465, starttls: 587 } as const;

export function MailServerForm({
  data: { saved, version },
  onSaved,
  onCancel,
}: {
  data: MailServerAnswer;
  onSaved: (saved: MailServerSaved) => void;
  onCancel?: () => void;
}) {
  const port = useRef<HTMLInputElement>(null);
  const {
    errors,
    isBusy,
    parts: form,
  } = usePlainForm({
    schema: MailServerInput,
    names: NAMES,
    send: async (json) =>
      onSaved(
        await adminFetch<MailServerSaved>(MAIL_SERVER_URL, {
          method: 'PUT',
          json,
          ifMatch: version,
        }),
      ),
  });

  return (
    <form
      {...form}
      aria-label="Mail server"
      className="grid max-w-2xl gap-5 border bg-sheet p-5 sm:p-7"
    >
      <p className="small text-ink-soft">
        What to enter stands on your e-mail provider’s page on sending by SMTP. Many ask for a
        password made for this one use (an app password).
      </p>
      <Field label="Outgoing server" hint="Such as smtp.example.co.uk" error={errors.host}>
        {(parts) => (
          <Input
            {...parts}
            name="host"
            defaultValue={saved?.host}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label="Encryption" error={errors.security}>
          {(parts) => (
            <Select
              {...parts}
              name="security"
              defaultValue={saved?.security ?? 'tls'}
              onChange={(event) => {
                // The usual port of the choice, unless another was entered.
                const box = port.current;
                if (box && Object.values(PORTS).map(String).includes(box.value))
                  box.value = String(PORTS[event.target.value as keyof typeof PORTS]);
              }}
            >
              {MAIL_SECURITY.map((one) => (
                <option key={one} value={one}>
                  {MAIL_SECURITY_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Port" error={errors.port}>
          {(parts) => (
            <Input
              {...parts}
              ref={port}
              name="port"
              inputMode="numeric"
              defaultValue={saved?.port ?? PORTS.tls}
              required
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Field label="User" hint="Mostly your whole e-mail address." error={errors.user} optional>
        {(parts) => (
          <Input
            {...parts}
            name="user"
            defaultValue={saved?.user}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Password of the mail server"
        hint={
          saved?.hasPassword
            ? 'Leave it empty to keep the one that is saved. It is never shown.'
            : 'Kept with the site’s settings and in its backups; never shown again.'
        }
        error={errors.password}
        optional
      >
        {(parts) => (
          <Input {...parts} name="password" type="password" autoComplete="new-password" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Sender’s name" hint="Your firm’s." error={errors.fromName} optional>
          {(parts) => (
            <Input {...parts} name="fromName" defaultValue={saved?.fromName} autoComplete="off" />
          )}
        </Field>
        <Field
          label="Sender’s address"
          hint="One that this server may send from."
          error={errors.fromAddress}
        >
          {(parts) => (
            <Input
              {...parts}
              name="fromAddress"
              type="email"
              defaultValue={saved?.fromAddress}
              required
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      {errors.form ? (
        <Notice tone="error" title="It was not saved">
          <p>{errors.form}</p>
        </Notice>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Saving and trying it…' : 'Save and try it'}
        </Button>
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </p>
    </form>
  );
}
