import { useState, type ReactNode } from 'react';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { signOut } from './session-store.ts';
import { isAnythingUnsaved, settleAll } from './unsaved.ts';

/** Logging out: asks about unsaved changes first, while they can still be saved. */
export function useLogout(): { isLeaving: boolean; logOut: () => void; question: ReactNode } {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    setIsLeaving(true);
    settleAll();
    void signOut();
  };
  return {
    isLeaving,
    logOut: () => {
      if (isLeaving) return;
      if (isAnythingUnsaved()) setIsAsking(true);
      else leave();
    },
    question: isAsking ? (
      <AskDialog
        title="Log out without saving?"
        stay="Keep editing"
        onStay={() => setIsAsking(false)}
        answers={[{ label: 'Log out', onClick: leave, tone: 'danger' }]}
      >
        <p>
          You have changes on this page that are not saved. Drafts kept on this device are offered
          to you after the next sign-in.
        </p>
      </AskDialog>
    ) : null,
  };
}
