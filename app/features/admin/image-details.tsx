/** What is said of a picture wherever it is shown: its description, and the point that must stay in sight. Saved by itself. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MOST_ALT_CHARACTERS, type PictureDetails, PICTURES_PATH, PictureWords } from '#contracts/admin-pictures.ts';
import type { Focal, SizedPicture } from '#contracts/site-content.ts';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import { FocalChooser } from './focal-chooser.tsx';

const REST_MS = 600;

export function ImageDetails({ url, picture }: { url: string; picture: SizedPicture }) {
  const [alt, setAlt] = useState(picture.alt);
  const [focal, setFocal] = useState<Focal | null>(picture.focal);
  const { state, problem, save } = useSaving(url, picture);
  return (
    <div className="mt-4 grid gap-6 border-t pt-5">
      <Field
        label="Description of the picture"
        hint={alt.trim() ? 'Read out to people who do not see the picture, and shown where it cannot be.' : 'Not described yet. What would you tell somebody on the telephone? For example: “A curved brick path between lavender, with a bench at its end.”'}
      >
        {(parts) => (
          <Input {...parts} type="text" value={alt} maxLength={MOST_ALT_CHARACTERS} onChange={(event) => { setAlt(event.target.value); save({ alt: event.target.value, focal }); }} onBlur={() => save({ alt, focal }, 0)} />
        )}
      </Field>
      <FocalChooser picture={picture} value={focal} onChange={(next) => { setFocal(next); save({ alt, focal: next }); }} />
      <p role="status" className="fine text-ink-soft">
        {state === 'saving' ? 'Saving…' : state === 'saved' ? 'The description and the focal point are saved.' : 'Changes here are saved by themselves, for every place that shows this picture.'}
      </p>
      {problem ? <FieldError id="picture-details-problem">{problem}</FieldError> : null}
    </div>
  );
}

type Words = Pick<SizedPicture, 'alt' | 'focal'>;
const isSame = (a: Words, b: Words) => a.alt.trim() === b.alt.trim() && a.focal?.x === b.focal?.x && a.focal?.y === b.focal?.y;

/** Waits for a rest in typing and dragging; what was typed last is saved, also when the form is closed before the rest. */
function useSaving(url: string, picture: SizedPicture) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useRef<Words>({ alt: picture.alt, focal: picture.focal });
  const wanted = useRef<Words | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const flush = () => {
    clearTimeout(timer.current);
    // One after the other, so that an earlier answer never takes a later one's place.
    running.current = running.current.then(sendWanted);
    return running.current;
  };
  const sendWanted = async () => {
    const words = wanted.current;
    wanted.current = null;
    if (!words) return;
    if (isSame(words, saved.current)) return setState('saved');
    try {
      const details = await adminFetch<PictureDetails>(PICTURES_PATH, { method: 'PUT', json: PictureWords.parse({ url, ...words }) });
      saved.current = words;
      client.setQueryData([`${PICTURES_PATH}?url=${encodeURIComponent(url)}`], details);
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
  const save = (words: Words, restMs = REST_MS) => {
    clearTimeout(timer.current);
    wanted.current = words;
    setState('saving');
    setProblem(null);
    timer.current = setTimeout(() => void lastFlush.current(), restMs);
  };
  return { state, problem, save };
}
