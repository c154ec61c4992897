import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { sendPassword } from './send-password.ts';

/**
 * The password field. Before hydration, or without scripts, the browser posts it to `action`.
 * `failed` is what the server said to such a post.
 */
export function LoginForm({
  action,
  failed,
  whose = '',
  onDone,
}: {
  action?: string;
  failed?: string | undefined;
  /** 'ask': there are others beside the owner. Else an e-mail address that is known already; empty for the owner. */
  whose?: 'ask' | (string & {});
  onDone: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState(failed);
  const input = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const asks = whose === 'ask';

  // A frame later: a dialog that opens round the form first notes where the focus was.
  useEffect(() => {
    const frame = requestAnimationFrame(() => (email.current ?? input.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const fail = (message: string) => {
    setError(message);
    setIsBusy(false);
    input.current?.focus();
    input.current?.select();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const password = input.current?.value ?? '';
    if (password === '') return fail('Please enter the password');
    setIsBusy(true);
    setError(undefined);
    const outcome = await sendPassword(
      password,
      asks ? (email.current?.value.trim() ?? '') : whose,
    );
    if (outcome.kind === 'done') return onDone();
    if (outcome.kind === 'refused')
      showToast({
        title: 'Authentication failed',
        description: outcome.message,
        tone: 'danger',
        isSilent: true,
      });
    else
      showToast({
        title: 'Login error',
        description: 'Failed to authenticate. Please try again.',
        tone: 'danger',
        isSilent: true,
      });
    fail(
      outcome.kind === 'refused' ? outcome.message : 'Failed to authenticate. Please try again.',
    );
  }

  return (
    <form method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {asks ? (
        <Field label="E-mail address" hint="The owner leaves it empty." className="mb-6">
          {(parts) => (
            <Input
              {...parts}
              ref={email}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ) : null}
      <Field label="Password" error={error}>
        {(parts) => (
          <div className="relative">
            <Input
              {...parts}
              ref={input}
              name="password"
              type={isShown ? 'text' : 'password'}
              required
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              className="pr-13"
            />
            <button
              type="button"
              className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
              aria-label={isShown ? 'Hide the password' : 'Show the password'}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? (
                <EyeOff aria-hidden size={19} strokeWidth={1.6} />
              ) : (
                <Eye aria-hidden size={19} strokeWidth={1.6} />
              )}
            </button>
          </div>
        )}
      </Field>
      <Button type="submit" size="large" className="mt-6 w-full" aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      {/* Not over a page: the passkey may be somebody else's than the one whose page it is. */}
      {action ? <PasskeyButton onDone={onDone} /> : null}
    </form>
  );
}
