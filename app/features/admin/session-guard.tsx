import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoginForm } from '#app/features/admin-login/login-form.tsx';
import { loginAddress } from '#app/features/admin-login/next-path.ts';
import { FLAG_KEY, flagLeft, readFlag, TIME_KEY } from '#app/features/admin-login/session-flag.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { AdminCallError } from './admin-fetch.ts';
import { forgetOldDrafts } from './form-draft.ts';
import { ownWindow } from './open-windows.ts';
import { answerSignIn, askToSignIn, sessionStore, signOut } from './session-store.ts';
import { isAnythingUnsaved } from './unsaved.ts';
import { useWho } from './use-who.ts';

/**
 * Renders its children once this browser has its sign-in flag; the server has already checked its own session
 * first. A session that ends while the page is open is renewed in a dialog: what was typed is kept.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const isConfirmed = useConfirmed();
  useEffect(() => {
    // From here on, so that a form knows when it opens which drafts belong to other windows.
    ownWindow();
    forgetOldDrafts();
  }, []);
  return (
    <>
      {isConfirmed ? (
        children
      ) : (
        <p className="sr-only" role="status">
          Checking the sign-in
        </p>
      )}
      <SignInAgain />
    </>
  );
}

/** How often a page that stays open looks at the time of its sign-in, besides the moment when two hours are over. */
const LOOK_EVERY_MS = 60_000;

/** Looks at the flag when a page is opened, at each step to another, when the tab is seen again, and as time passes. */
function useConfirmed(): boolean {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { pathname } = useLocation();
  const look = useRef<() => void>(null);
  useEffect(() => {
    let timer = 0;
    let isLeaving = false;
    /** While signed out: an owner who declined to sign in is asked again on the next action, not by the timer. */
    let hasAsked = false;
    const leave = () => {
      isLeaving = true;
      setIsConfirmed(false);
      // A document that really goes takes its timer along; one that was stopped on its way is looked at again.
      void signOut(loginAddress(location)).then(() => {
        isLeaving = false;
        again(LOOK_EVERY_MS);
      });
    };
    const again = (ms: number) => {
      timer = window.setTimeout(() => check('clock'), ms);
    };
    const check = (by: 'clock' | 'owner') => {
      clearTimeout(timer);
      if (isLeaving) return;
      if (readFlag(Date.now()) !== 'signed-out') {
        hasAsked = false;
        setIsConfirmed(true);
        again(Math.min(LOOK_EVERY_MS, Math.max(1_000, flagLeft(Date.now()))));
      } else if (isAnythingUnsaved() || sessionStore.isPressWaiting()) {
        // Over the page: what was typed could not be saved from the login.
        if (by === 'owner' || !hasAsked) void askToSignIn(false);
        hasAsked = true;
        again(LOOK_EVERY_MS);
      } else leave();
    };
    look.current = () => check('owner');
    // Signing out in one tab signs out the others, and signing in again answers their question too.
    const onStorage = ({ key }: StorageEvent) => {
      const isIn = readFlag(Date.now()) === 'signed-in';
      // Sign-in writes its time first and the flag second: between the two the session must not be ended.
      if (key !== FLAG_KEY && key !== null && !(key === TIME_KEY && isIn)) return;
      if (sessionStore.isAsking() && isIn) answerSignIn(true);
      check('owner');
    };
    // Answered here, or declined.
    const unsubscribe = sessionStore.subscribe(() => {
      if (!sessionStore.isAsking()) check('clock');
    });
    // The back button may bring a page back as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isLeaving = false;
      check('owner');
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible') check('owner');
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  useEffect(() => look.current?.(), [pathname]);
  return isConfirmed;
}

function SignInAgain() {
  const isAsking = useSyncExternalStore(sessionStore.subscribe, sessionStore.isAsking, () => false);
  const client = useQueryClient();
  const who = useWho();
  const goOn = () => {
    answerSignIn(true);
    // Polling stops after a 401; refetch.
    void client.invalidateQueries({
      predicate: ({ state: { error } }) => error instanceof AdminCallError && error.status === 401,
    });
  };
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) answerSignIn(false);
      }}
      title="Please sign in again"
      description="Your session has ended: a sign-in lasts two hours. What you have typed is still here."
      className="sm:max-w-lg!"
      staysOpenOutside
    >
      {who ? <p className="mb-5">You are {who.name}.</p> : null}
      <LoginForm whose={who?.email ?? ''} onDone={goOn} />
      <Button variant="quiet" className="mt-4" onClick={() => answerSignIn(false)}>
        Not now
      </Button>
    </Dialog>
  );
}
