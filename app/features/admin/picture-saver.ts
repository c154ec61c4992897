/** Saves what is said of a picture while it is being said. */
import { changedWords, type PictureSaying } from './picture-words.ts';

export type SavingState = 'idle' | 'saving' | 'saved';

/**
 * Waits for a rest in typing and dragging, then sends what was typed last.
 * @param start what stands already
 * @param send of the words that differ from what stands, one sending after the other
 * @param fail is told what could not be saved, also once the form is closed
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
    /** What stands now, as another window may have saved it; not while something of this one is on its way. */
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
