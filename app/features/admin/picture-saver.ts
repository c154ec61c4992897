/** Saves a picture's description while it is typed. */
import { changedWords, type PictureSaying } from './picture-words.ts';

export type SavingState = 'idle' | 'saving' | 'saved';

/**
 * Waits for a rest in typing and dragging, then sends what was typed last.
 * @param start the saved values
 * @param send saves the changed values; calls are sequential
 * @param fail called with what could not be saved, even after the form was closed
 */
export function makePictureSaver(
  start: PictureSaying,
  {
    restMs,
    send,
    tell,
    fail,
  }: {
    restMs: number;
    send: (words: Partial<PictureSaying>) => Promise<void>;
    tell: (state: SavingState) => void;
    fail: (error: unknown) => void;
  },
) {
  let saved = start;
  let wanted: Partial<PictureSaying> | null = null;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const sendWanted = async () => {
    const asked = wanted;
    wanted = null;
    if (!asked) return;
    const words = changedWords(asked, saved);
    if (!words) return tell('saved');
    isRunning = true;
    try {
      await send(words);
      saved = { ...saved, ...words };
      if (wanted === null) tell('saved');
    } catch (error) {
      tell('idle');
      fail(error);
    }
    isRunning = false;
  };
  const flush = () => {
    clearTimeout(timer);
    // One after the other, so that an earlier answer never takes a later one's place.
    running = running.then(sendWanted);
    return running;
  };
  return {
    flush,
    /** Takes over another window's change, unless a request is in flight. */
    follow: (now: PictureSaying) => {
      if (wanted === null && !isRunning) saved = now;
    },
    save: (words: Partial<PictureSaying>, afterMs = restMs) => {
      clearTimeout(timer);
      wanted = words;
      tell('saving');
      timer = setTimeout(() => void flush(), afterMs);
    },
  };
}
