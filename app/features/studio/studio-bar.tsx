import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import type { SaveState, Studio, StudioState } from './studio-store.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

const TOOL = 'size-10 rounded-sm hover:bg-stone aria-disabled:text-line-strong';

const SAVE_WORDS: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Saving…',
  offline: 'Not saved: no connection, kept on this device',
  busy: 'Not saved yet: we try again, kept on this device',
  refused: 'Not saved: kept on this device',
  clash: 'Not saved: changed in another window',
};

/** Name, undo and redo, whether it is saved, and the way back. */
export function StudioBar({
  studio,
  state,
  id,
  title,
  onChoose,
}: {
  studio: Studio;
  state: StudioState;
  id: string;
  title: string;
  /** Asks again which of two windows' changes to keep. */
  onChoose: () => void;
}) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { history, save } = state;
  const isUnsaved = save === 'offline' || save === 'busy' || save === 'refused' || save === 'clash';
  const finish = async () => {
    setLeaving(true);
    if (await studio.saveNow()) await navigate(`/design/${id}`);
    else setLeaving(false);
  };
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b bg-paper px-4 py-2.5 md:px-6">
      <h1 className="order-1 min-w-0 flex-1 truncate font-display text-[1.375rem] leading-tight font-semibold md:text-[1.625rem]">
        {title}
      </h1>
      <p
        role="status"
        className={classNames(
          'small order-4 w-full md:order-2 md:w-auto',
          isUnsaved ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        {SAVE_WORDS[save]}
      </p>
      {save === 'clash' ? (
        <Button size="small" variant="outline" className="order-5 md:order-2" onClick={onChoose}>
          Choose which to keep
        </Button>
      ) : null}
      <div className="order-2 flex md:order-3">
        <IconButton className={TOOL} label="Undo" isOff={history.done === 0} onClick={studio.undo}>
          <Undo2 aria-hidden size={19} strokeWidth={1.6} />
        </IconButton>
        <IconButton
          className={TOOL}
          label="Redo"
          isOff={history.done === history.operations.length}
          onClick={studio.redo}
        >
          <Redo2 aria-hidden size={19} strokeWidth={1.6} />
        </IconButton>
      </div>
      <Button
        size="small"
        className="order-3 md:order-4"
        disabled={isLeaving}
        onClick={() => void finish()}
      >
        Done
      </Button>
    </header>
  );
}
