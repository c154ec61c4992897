/** What is said of a picture wherever it is shown: its description, and the point that must stay in sight. Saved by itself. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MOST_ALT_CHARACTERS, type PictureDetails, PICTURES_PATH, PictureWords } from '#contracts/admin-pictures.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import { FocalChooser } from './focal-chooser.tsx';
import { changedWords, type PictureSaying } from './picture-words.ts';

const REST_MS = 600;

export function ImageDetails({ url, picture }: { url: string; picture: SizedPicture }) {
  const [typed, setTyped] = useState<Partial<PictureSaying>>({});
  // What was not touched here follows what another window says of the picture.
  const { alt, focal } = { alt: picture.alt, focal: picture.focal, ...typed };
  const { state, problem, save } = useSaving(url, picture);
  const change = (words: Partial<PictureSaying>) => {
    const next = { ...typed, ...words };
    setTyped(next);
    save(next);
  };
  return (
    <div className="mt-4 grid gap-6 border-t pt-5">
      <Field
        label="Description of the picture"
        hint={alt.trim() ? 'Read out to people who do not see the picture, and shown where it cannot be.' : 'Not described yet. What would you tell somebody on the telephone? For example: “A curved brick path between lavender, with a bench at its end.”'}
      >
        {(parts) => (
          <Input {...parts} type="text" value={alt} maxLength={MOST_ALT_CHARACTERS} onChange={(event) => change({ alt: event.target.value })} onBlur={() => { if (typed.alt !== undefined) save(typed, 0); }} />
        )}
      </Field>
      <FocalChooser picture={picture} value={focal} onChange={(next) => change({ focal: next })} />
      <p role="status" className="fine text-ink-soft">
        {state === 'saving' ? 'Saving…' : state === 'saved' ? 'The description and the focal point are saved.' : 'Changes here are saved by themselves, for every place that shows this picture.'}
      </p>
      {problem ? <FieldError id="picture-details-problem">{problem}</FieldError> : null}
    </div>
  );
}

/** Starts of the addresses of lists that show pictures, or count those that are not described. */
const SHOWN_IN = ['portfolio', 'services', 'plants', 'stats'].flatMap((name) => [`/api/admin/${name}`, `/api/${name}`]);

/** Waits for a rest in typing and dragging; what was typed last is saved, also when the form is closed before the rest. */
function useSaving(url: string, picture: SizedPicture) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useRef<PictureSaying>({ alt: picture.alt, focal: picture.focal });
  const wanted = useRef<Partial<PictureSaying> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const flush = () => {
    clearTimeout(timer.current);
    // One after the other, so that an earlier answer never takes a later one's place.
    running.current = running.current.then(sendWanted);
    return running.current;
  };
  const sendWanted = async () => {
    const asked = wanted.current;
    wanted.current = null;
    if (!asked) return;
    const words = changedWords(asked, saved.current);
    if (!words) return setState('saved');
    try {
      const details = await adminFetch<PictureDetails>(PICTURES_PATH, { method: 'PUT', json: PictureWords.parse({ url, ...words }) });
      saved.current = { ...saved.current, ...words };
      client.setQueryData([`${PICTURES_PATH}?url=${encodeURIComponent(url)}`], details);
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && SHOWN_IN.some((start) => key.startsWith(start)) });
      if (wanted.current === null) setState('saved');
    } catch (failure) {
      setState('idle');
      setProblem(`The description could not be saved: ${reasonOf(failure)}`);
    }
  };
  const lastFlush = useRef(flush);
  useEffect(() => {
    lastFlush.current = flush;
  });
  useEffect(() => () => void lastFlush.current(), []);
  const save = (words: Partial<PictureSaying>, restMs = REST_MS) => {
    clearTimeout(timer.current);
    wanted.current = words;
    setState('saving');
    setProblem(null);
    timer.current = setTimeout(() => void lastFlush.current(), restMs);
  };
  return { state, problem, save };
}
