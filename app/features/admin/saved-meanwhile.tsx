import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FocusedNotice } from './focused-notice.tsx';

/** Conflict notice: another window has saved; asks which version to keep. */
export function SavedMeanwhile({
  title,
  children,
  saveOver,
  isBusy,
  onSaveOver,
  onTake,
  className,
}: {
  title: string;
  /** The other window's version. */
  children: ReactNode;
  /** "Save mine over it". */
  saveOver: string;
  isBusy: boolean;
  onSaveOver: () => void;
  onTake: () => void;
  className?: string;
}) {
  return (
    <FocusedNotice tone="error" title={title} className={className}>
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" variant="outline" disabled={isBusy} onClick={onSaveOver}>
          {saveOver}
        </Button>
        <Button size="small" variant="outline" disabled={isBusy} onClick={onTake}>
          Take what was saved
        </Button>
      </div>
    </FocusedNotice>
  );
}
