import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LoginForm } from '#app/features/admin-login/login-form.tsx';
import { loginAddress } from '#app/features/admin-login/next-path.ts';
import { FLAG_KEY, readFlag } from '#app/features/admin-login/session-flag.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { forgetOldDrafts } from './form-draft.ts';
import { ownWindow } from './open-windows.ts';
import { answerSignIn, sessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';

/**
 * Shows what is inside once this browser knows of its sign-in, besides the server, which has asked for its own session
 * already. A session that ends while the page is open is begun anew in a dialog: what was typed stays.
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
      {isConfirmed ? children : <p className="sr-only" role="status">Checking the sign-in</p>}
      <SignInAgain />
    </>
  );
}

function useConfirmed(): boolean {
  const [isConfirmed, setIsConfirmed] = useState(false);
  useEffect(() => {
    const leave = () => {
      setIsConfirmed(false);
      void signOut(loginAddress(location));
    };
    const confirm = () => (readFlag(Date.now()) === 'signed-out' ? leave() : setIsConfirmed(true));
    confirm();
    // Signing out in one tab signs out the others.
    const onStorage = (event: StorageEvent) => {
      if ((event.key === FLAG_KEY || event.key === null) && readFlag(Date.now()) === 'signed-out') leave();
    };
    // The back button may bring a page back as it was left.
    const onShow = (event: PageTransitionEvent) => { if (event.persisted) confirm(); };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return isConfirmed;
}

function SignInAgain() {
  const isAsking = useSyncExternalStore(sessionStore.subscribe, sessionStore.isAsking, () => false);
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(isOpen) => { if (!isOpen) answerSignIn(false); }}
      title="Please sign in again"
      description="Your session has ended: a sign-in lasts two hours. What you have typed is still here."
      className="sm:max-w-lg!"
    >
      <LoginForm onDone={() => answerSignIn(true)} />
      <Button variant="quiet" className="mt-4" onClick={() => answerSignIn(false)}>
        Not now
      </Button>
    </Dialog>
  );
}
