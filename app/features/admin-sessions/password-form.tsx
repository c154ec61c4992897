import { useRef, useState, type FormEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { LeaveQuestion } from '#app/features/admin/leave-question.tsx';
import { useLeaveGuard } from '#app/features/admin/unsaved.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

const LEAST = 8;
const MOST = 200;
type Errors = { currentPassword?: string; newPassword?: string; repeated?: string; form?: string };

function check({
  currentPassword,
  newPassword,
  repeated,
}: {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}): Errors {
  const errors: Errors = {};
  if (currentPassword === '') errors.currentPassword = 'Please enter the password you have now';
  if (newPassword.length < LEAST)
    errors.newPassword = `The new password must be at least ${LEAST} characters`;
  else if (newPassword.length > MOST)
    errors.newPassword = `The new password must be at most ${MOST} characters`;
  else if (newPassword !== repeated) errors.repeated = 'This is not the same as the new password';
  return errors;
}

/** The old one alone is worth no question, and may have been filled in by the browser. */
const hasNewPassword = (data: FormData): boolean =>
  ['newPassword', 'repeated'].some((name) => (data.get(name) ?? '') !== '');

/** The old password, the new one twice. What is typed stays in the fields until the server has agreed. */
export function PasswordForm({
  username = 'owner',
  onChanged,
}: {
  username?: string;
  onChanged: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const { waiting } = useLeaveGuard(isTyped);

  const show = (found: Errors) => {
    setErrors(found);
    const first = (['currentPassword', 'newPassword', 'repeated'] as const).find(
      (name) => found[name],
    );
    if (first) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const data = new FormData(form.current);
    const typed = {
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
      repeated: String(data.get('repeated')),
    };
    const found = check(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const { message } = await adminFetch<{ message: string }>(ADMIN_API.password, {
        json: { currentPassword: typed.currentPassword, newPassword: typed.newPassword },
      });
      form.current.reset();
      setIsTyped(false);
      showToast({ title: 'Password changed', description: message });
      onChanged();
    } catch (error) {
      const fields = Object.fromEntries(
        fieldErrorsOf(error).map(({ field, message }) => [field, message]),
      ) as Errors;
      show(Object.keys(fields).length > 0 ? fields : { form: reasonOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={({ currentTarget }) => setIsTyped(hasNewPassword(new FormData(currentTarget)))}
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid max-w-md gap-5"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password" error={errors.currentPassword}>
        {(parts) => (
          <Input
            {...parts}
            name="currentPassword"
            type="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field label="New password" hint={`At least ${LEAST} characters`} error={errors.newPassword}>
        {(parts) => (
          <Input
            {...parts}
            name="newPassword"
            type="password"
            required
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="New password, once more" error={errors.repeated}>
        {(parts) => (
          <Input {...parts} name="repeated" type="password" required autoComplete="new-password" />
        )}
      </Field>
      {errors.form ? (
        <Notice tone="error" title="The password was not changed">
          <p>{errors.form}</p>
        </Notice>
      ) : null}
      {waiting ? (
        <LeaveQuestion
          stay={waiting.stay}
          keep={waiting.stay}
          discard={waiting.leave}
          couldKeep={false}
        />
      ) : null}
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Changing…' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
