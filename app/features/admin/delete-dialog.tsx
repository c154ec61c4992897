import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BIN_DAYS } from '#contracts/records.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { changedRecordOf, reasonOf } from './call-reason.ts';

const CHANGED =
  'This was changed in another window after you opened it, and has not been deleted. Please look at it again first.';

/** Asks, deletes, and stays open with the reason if that fails. Focus starts on Cancel. */
export function DeleteDialog({
  title,
  name,
  question,
  children,
  label = 'Delete',
  staysInBin = true,
  remove,
  onDeleted,
  onClose,
  fail,
}: {
  /** "Delete this service?" */
  title: string;
  name: string;
  /** In place of the usual question. */
  question?: string;
  /** What goes along with it. */
  children?: ReactNode;
  label?: string;
  staysInBin?: boolean;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
  /** Shows the toast. */
  fail: (reason: string) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const client = useQueryClient();
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await remove();
      onDeleted();
    } catch (error) {
      // Asked again it would name the same old version: there is nothing to do here but to look.
      const isOld = changedRecordOf(error) !== null;
      const reason = isOld ? CHANGED : reasonOf(error);
      setIsChanged(isOld);
      setFailure(reason);
      fail(reason);
      if (isOld) void client.invalidateQueries();
      setIsBusy(false);
    }
  };
  return (
    <AskDialog
      title={title}
      stay={isChanged ? 'Close' : 'Cancel'}
      onStay={onClose}
      isBusy={isBusy}
      failure={failure}
      answers={
        isChanged
          ? []
          : [{ label: isBusy ? 'Deleting…' : label, onClick: () => void send(), tone: 'danger' }]
      }
    >
      <p className="text-ink">
        {question ?? `Are you sure you want to delete "${name}"? This action cannot be undone.`}
      </p>
      {children}
      {staysInBin ? (
        <p className="small">
          It vanishes from the website at once and lies in the bin for {BIN_DAYS} days; until then
          you can restore it from there.
        </p>
      ) : null}
    </AskDialog>
  );
}
