import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pounds } from '#engine/model/format.ts';
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
  estimate,
  leadsTo,
  title,
  isOfDevice,
  onDone,
  onChoose,
}: {
  studio: Studio;
  state: StudioState;
  /** Pounds, while the server has not said the price of the garden as it stands. */
  estimate: number | null;
  /** Where one goes when it is done. */
  leadsTo: string;
  title: string;
  /** No server knows it yet, so that what is kept here is all that can be. */
  isOfDevice: boolean;
  onDone?: (() => void) | undefined;
  /** Asks again which of two windows' changes to keep. */
  onChoose: () => void;
}) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { history, save } = state;
  const isUnsaved =
    !isOfDevice &&
    (save === 'offline' || save === 'busy' || save === 'refused' || save === 'clash');
  const finish = async () => {
    if (onDone) return onDone();
    setLeaving(true);
    if (await studio.saveNow()) await navigate(leadsTo);
    else setLeaving(false);
  };
  return (
    <header className="sticky top-0 z-20 flex h-[5.25rem] flex-wrap content-center items-center gap-x-3 gap-y-0.5 border-b bg-paper px-4 md:h-16 md:flex-nowrap md:gap-x-5 md:px-6 lg:static">
      <h1 className="order-1 line-clamp-2 min-w-0 flex-1 font-display text-[1.125rem] leading-[1.15] font-semibold md:line-clamp-1 md:text-[1.625rem]">
        {title}
      </h1>
      <p className="small order-4 flex w-full items-baseline gap-x-3 md:order-2 md:w-auto">
        <span aria-busy={!state.isFresh} className="figures font-medium lg:hidden">
          {estimate === null ? pounds(state.figures.total) : `about ${pounds(estimate)}`}
        </span>
        <span
          role="status"
          className={classNames(
            'min-w-0 truncate',
            isUnsaved ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          {isOfDevice ? 'Kept on this device' : SAVE_WORDS[save]}
        </span>
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
