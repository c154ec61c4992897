/** A picture's description and focal point, used wherever it is shown. Saves itself. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  MOST_ALT_CHARACTERS,
  type PictureDetails,
  PICTURES_PATH,
  PictureWords,
} from '#contracts/admin-pictures.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import { FocalChooser } from './focal-chooser.tsx';
import { makePictureSaver, type SavingState } from './picture-saver.ts';
import type { PictureSaying } from './picture-words.ts';
import { useUnsaved } from './unsaved.ts';

const REST_MS = 600;

export function ImageDetails({ url, picture }: { url: string; picture: SizedPicture }) {
  const [typed, setTyped] = useState<Partial<PictureSaying>>({});
  // What was not touched here follows what another window says of the picture.
  const { alt, focal } = { alt: picture.alt, focal: picture.focal, ...typed };
  const { state, problem, save } = useSaving(url, picture);
  // What rests before it is sent, is on its way, or was refused.
  useUnsaved(state === 'saving' || problem !== null);
  const change = (words: Partial<PictureSaying>) => {
    const next = { ...typed, ...words };
    setTyped(next);
    save(next);
  };
  return (
    <div className="mt-4 grid gap-6 border-t pt-5">
      <Field
        label="Description of the picture"
        hint={
          alt.trim()
            ? 'Read out to people who do not see the picture, and shown where it cannot be.'
            : 'Not described yet. What would you tell somebody on the telephone? For example: “A curved brick path between lavender, with a bench at its end.”'
        }
      >
        {(parts) => (
          <Input
            {...parts}
            type="text"
            value={alt}
            maxLength={MOST_ALT_CHARACTERS}
            onChange={(event) => change({ alt: event.target.value })}
            onBlur={() => {
              if (typed.alt !== undefined) save(typed, 0);
            }}
          />
        )}
      </Field>
      <FocalChooser picture={picture} value={focal} onChange={(next) => change({ focal: next })} />
      <p role="status" className="fine text-ink-soft">
        {state === 'saving'
          ? 'Saving…'
          : state === 'saved'
            ? 'The description and the focal point are saved.'
            : 'Changes here are saved automatically, for every place that shows this picture.'}
      </p>
      {problem ? <FieldError id="picture-details-problem">{problem}</FieldError> : null}
    </div>
  );
}

/** Starts of the addresses of lists that show pictures, or count those that are not described. */
const SHOWN_IN = ['portfolio', 'services', 'plants', 'stats'].flatMap((name) => [
  `/api/admin/${name}`,
  `/api/${name}`,
]);

/** What was typed last is saved, also when the form is closed before the rest. */
function useSaving(url: string, { alt, focal }: SizedPicture) {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [saver] = useState(() =>
    makePictureSaver(
      { alt, focal },
      {
        restMs: REST_MS,
        send: async (words) => {
          const details = await adminFetch<PictureDetails>(PICTURES_PATH, {
            method: 'PUT',
            json: PictureWords.parse({ url, ...words }),
          });
          const queryKey = [`${PICTURES_PATH}?url=${encodeURIComponent(url)}`];
          // What was asked for before this was saved would bring the earlier words back.
          await client.cancelQueries({ queryKey });
          client.setQueryData(queryKey, details);
          void client.invalidateQueries({
            predicate: ({ queryKey: [key] }) =>
              typeof key === 'string' && SHOWN_IN.some((start) => key.startsWith(start)),
          });
        },
        tell: (next) => {
          setState(next);
          if (next === 'saving') setProblem(null);
        },
        fail: (failure) => {
          const reason = `The description could not be saved: ${reasonOf(failure)}`;
          setProblem(reason);
          // The form may be closed by now.
          showToast({ title: 'Error', description: reason, tone: 'danger' });
        },
      },
    ),
  );
  useEffect(() => saver.follow({ alt, focal }), [saver, alt, focal]);
  useEffect(() => () => void saver.flush(), [saver]);
  return { state, problem, save: saver.save };
}
