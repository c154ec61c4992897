import { BookmarkCheck, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { forgetAllDesigns, forgetDesign, keepDesign, listKeptDesigns } from './kept-designs.ts';

/** The design's own pictures on this page, at the sizes that this screen uses. */
function picturesOnPage(): string[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main article img')].map(
    (image) => image.currentSrc || image.src,
  );
  return [...new Set(images.filter((url) => url.startsWith(`${location.origin}/uploads/`)))];
}

type State = { kind: 'unknown' } | { kind: 'absent' | 'kept' | 'busy'; kept: number };

/** Keeps the design on this device, plan and quantities included, or forgets it. */
export function KeepDesignControl({ id }: { id: string }) {
  const [state, setState] = useState<State>({ kind: 'unknown' });
  useEffect(() => {
    let isCurrent = true;
    if ('serviceWorker' in navigator && 'caches' in globalThis) {
      listKeptDesigns().then(
        (ids) =>
          isCurrent && setState({ kind: ids.includes(id) ? 'kept' : 'absent', kept: ids.length }),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (state.kind === 'unknown') return null;

  const change = async (
    work: () => Promise<void>,
    words: { title: string; description: string },
  ) => {
    setState({ ...state, kind: 'busy' });
    const isDone = await work().then(
      () => true,
      () => false,
    );
    const ids = await listKeptDesigns().catch((): string[] => []);
    setState({ kind: ids.includes(id) ? 'kept' : 'absent', kept: ids.length });
    showToast(
      isDone
        ? words
        : {
            title: 'It could not be saved',
            description: 'This device is full, or the connection was lost. Please try again.',
            tone: 'danger',
          },
    );
  };
  if (state.kind !== 'kept') {
    return (
      <Button
        variant="outline"
        disabled={state.kind === 'busy'}
        aria-busy={state.kind === 'busy'}
        onClick={() =>
          void change(() => keepDesign(id, picturesOnPage()), {
            title: 'Saved on this device',
            description: 'It opens without a connection now, with its plan and quantities.',
          })
        }
      >
        <Download aria-hidden size={17} strokeWidth={1.6} />
        {state.kind === 'busy' ? 'Saving…' : 'Save for offline'}
      </Button>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <BookmarkCheck aria-hidden size={17} strokeWidth={1.6} className="text-leaf" />
        Saved on this device
      </span>
      <Button
        variant="quiet"
        className="underline"
        onClick={() =>
          void change(() => forgetDesign(id), {
            title: 'Removed',
            description: 'This design is no longer saved on this device.',
          })
        }
      >
        Remove it
      </Button>
      {state.kept > 1 ? (
        <Button
          variant="quiet"
          className="underline"
          onClick={() =>
            void change(forgetAllDesigns, {
              title: 'Removed',
              description: 'No designs are saved on this device any more.',
            })
          }
        >
          Remove all {state.kept}
        </Button>
      ) : null}
    </span>
  );
}
