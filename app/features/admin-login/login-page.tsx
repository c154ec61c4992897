import { useEffect } from 'react';
import { ADMIN_API, LOGIN_PAGE } from '#contracts/admin-paths.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { Brand } from '#app/shell/brand.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { LoginForm } from './login-form.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { readFlag, rememberSignIn } from './session-flag.ts';

/** Signing in loads a new document, so that nothing from before stays in memory. The hash of the target link is in this page's URL. */
const goTo = (next: string) => location.replace(next + location.hash);

export function LoginPage({
  settings,
  next,
  ageMs,
  failed,
  asksWho,
}: {
  settings: BusinessSettings | null;
  next: string;
  ageMs: number | null;
  failed: string | undefined;
  asksWho: boolean;
}) {
  useSignedIn(next, ageMs);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-10 lg:px-16 lg:py-9">
        <header className="flex items-center justify-between gap-4">
          <Brand firmName={settings?.firmName ?? 'Garden Design'} />
          <ThemeToggle />
        </header>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-14">
          <h1 className="display-2">Admin Login</h1>
          <p className="mt-4 text-ink-soft">
            {asksWho ? 'For the people of this firm.' : 'For the owner of this site.'} A sign-in
            lasts two hours.
          </p>
          {ageMs === null ? (
            <div className="mt-9">
              <LoginForm
                action={`${LOGIN_PAGE}?next=${encodeURIComponent(next)}`}
                failed={failed}
                whose={asksWho ? 'ask' : ''}
                onDone={() => goTo(next)}
              />
            </div>
          ) : (
            <p className="mt-9" role="status">
              You are signed in.{' '}
              <a href={next} className="text-link">
                Continue to the back office
              </a>
              .
            </p>
          )}
        </div>
      </div>
      <div className="relative hidden overflow-hidden bg-forest text-on-forest-soft lg:block">
        <PlanDrawing className="absolute inset-0 m-auto h-[84%] max-h-[46rem] w-auto max-w-[86%] opacity-80" />
      </div>
    </div>
  );
}

/**
 * Signed-in owners are redirected. Links from other sites send no cookie, so a fresh flag checks once more from here.
 * @param ageMs of the session, counted back from this device's own clock: it may differ from the server's
 */
function useSignedIn(next: string, ageMs: number | null): void {
  useEffect(() => {
    if (ageMs !== null) {
      rememberSignIn(Date.now() - ageMs);
      goTo(next);
      return;
    }
    if (readFlag(Date.now()) !== 'signed-in') return;
    const aborter = new AbortController();
    fetch(ADMIN_API.session, { credentials: 'include', signal: aborter.signal }).then(
      (answer) => {
        if (answer.ok) goTo(next);
      },
      () => undefined,
    );
    return () => aborter.abort();
  }, [next, ageMs]);
}
