import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { PASSKEY_SIGN_IN } from '#contracts/passkeys.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { rememberSignIn } from './session-flag.ts';

const WAIT_MS = 30_000;
const NO_ANSWER = 'Failed to authenticate. Please try again.';

async function ask<Answer>(url: string, json?: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  if (!response.ok) throw new Error(body?.message || NO_ANSWER);
  return body as Answer;
}

/** Offered where the browser has passkeys; the rest of what they need is loaded at the press. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
  if (!isOffered) return null;

  const signIn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const { options } = await ask<{ options: never }>(PASSKEY_SIGN_IN.begin);
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const used = await startAuthentication({ optionsJSON: options });
      await ask(PASSKEY_SIGN_IN.finish, used);
      rememberSignIn(Date.now());
      onDone();
    } catch (failure) {
      setError(sayWhy(failure));
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-5 border-t pt-5">
      <Button
        variant="outline"
        className="w-full"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        aria-describedby={error ? 'passkey-error' : undefined}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden size={18} strokeWidth={1.6} />
        {isBusy ? 'Asking your device…' : 'Use a passkey'}
      </Button>
      {error ? <FieldError id="passkey-error">{error}</FieldError> : null}
    </div>
  );
}

/** The browser says the same of a refusal, a wait that ran out and a device without any. */
export function sayWhy(failure: unknown): string {
  if (failure instanceof Error && failure.name === 'NotAllowedError')
    return 'No passkey was used: it was cancelled, took too long, or there is none on this device.';
  if (failure instanceof Error && failure.name === 'InvalidStateError')
    return 'This device has a passkey for this site already.';
  return failure instanceof Error && failure.name === 'Error' && failure.message
    ? failure.message
    : NO_ANSWER;
}
