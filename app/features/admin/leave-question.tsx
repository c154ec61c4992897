import { useState } from 'react';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { useLeaveGuard } from './unsaved.ts';

export type Leaving = { stay: () => void; keep: () => void; discard: () => void };

/** Asked before unsaved changes are left behind. */
export function LeaveQuestion({
  stay,
  keep,
  discard,
  couldKeep,
  isSending = false,
}: Leaving & {
  /** Whether they are stored as a draft on this device. */
  couldKeep: boolean;
  /** A picture is on its way, and would not arrive. */
  isSending?: boolean;
}) {
  return (
    <AskDialog
      title="Leave without saving?"
      stay="Keep editing"
      onStay={stay}
      answers={[
        ...(couldKeep ? [{ label: 'Leave, keep the draft', onClick: keep }] : []),
        { label: 'Discard changes', onClick: discard, tone: 'danger' as const },
      ]}
    >
      <p>
        You have changes that are not saved.
        {couldKeep ? ' A draft stays on this device, and is offered to you the next time.' : ''}
      </p>
      {isSending ? (
        <p>The picture is still being sent. If you leave now it does not arrive.</p>
      ) : null}
    </AskDialog>
  );
}

/**
 * Leaving a dialog by any way: its cross, Escape, a link, or closing the window.
 * @param leave is called once nothing speaks against it
 * @param keepsOlder whether a draft from before stays when nothing was changed
 */
export function useAskToLeave(
  isChanged: boolean,
  leave: (how: { keepDraft: boolean }) => void,
  { keepsOlder = false } = {},
) {
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(isChanged);
  const go = (keepDraft: boolean) => {
    guard.settle();
    setIsAsking(false);
    guard.waiting?.leave();
    leave({ keepDraft });
  };
  const leaving: Leaving = {
    stay: () => {
      setIsAsking(false);
      guard.waiting?.stay();
    },
    keep: () => go(true),
    discard: () => go(false),
  };
  return {
    askToClose: () => (isChanged ? setIsAsking(true) : leave({ keepDraft: keepsOlder })),
    /** What was typed has arrived. */
    settle: guard.settle,
    leaving: isAsking || guard.waiting ? leaving : null,
  };
}
