import { Brush, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { PictureKind } from '#contracts/design.ts';
import { PictureNote } from '#app/features/pictures/picture-note.tsx';
import type { KnownPictures } from '#app/features/pictures/use-pictures.ts';
import { firstOf, pictureOf, stateOf } from '#app/features/pictures/waiting.ts';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { imageAddress } from '#app/ui/picture.tsx';
import { SwapPicture } from '#app/ui/swap-picture.tsx';
import { ViewTabs, type ViewTab } from '#app/ui/view-tabs.tsx';
import type { PageDesign } from './page-design.ts';

type View = Extract<PictureKind, 'aerial' | 'eye' | 'sketch' | 'plan'>;
const LABELS: Record<View, string> = {
  aerial: 'From above',
  eye: 'From the terrace',
  sketch: 'As a sketch',
  plan: 'Plan',
};
const BEST_FIRST = ['aerial', 'eye'] as const;

/** The main picture, large, and the other views. The plan is the placeholder until a picture is made. */
export function PictureGallery({ design, known }: { design: PageDesign; known: KnownPictures }) {
  const id = useId();
  const [chosen, setChosen] = useState<View | null>(null);
  const [hasAskedSketch, setAskedSketch] = useState(false);
  const { pictures } = known;
  const has = (view: View) => pictureOf(pictures, view) !== null;
  const sketch = stateOf(known, 'sketch');
  // A sketch that was asked for takes the place of what is shown as soon as it is painted.
  const wanted = hasAskedSketch && chosen === 'sketch' && sketch !== 'there' ? 'eye' : chosen;
  const best = firstOf(pictures, BEST_FIRST)?.kind as View | undefined;
  const view: View = wanted && (has(wanted) || wanted === 'plan') ? wanted : (best ?? 'plan');
  const shown = pictureOf(pictures, view);
  const tabs: ViewTab<View>[] = BEST_FIRST.map((kind) => ({
    id: kind,
    label: LABELS[kind],
    isOff: !has(kind),
  }));
  if (sketch === 'there') tabs.push({ id: 'sketch', label: LABELS.sketch });
  tabs.push({ id: 'plan', label: LABELS.plan });
  const askSketch = () => {
    setAskedSketch(true);
    setChosen('sketch');
    known.ask(['sketch']);
  };
  return (
    <div className="mt-8 lg:mt-10">
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${view}`}
        className="@container relative border"
      >
        <SwapPicture
          picture={shown}
          url={view === 'plan' ? `${design.planUrl}?view=picture` : design.imageUrl}
          alt={shown?.alt ?? `Plan of ${design.title}`}
          sizes="(min-width: 90rem) 81rem, (min-width: 40rem) 92vw, 20rem"
          isEager
        />
        <PictureMark label={design.conceptMark} isOwnShown={shown !== null} />
      </div>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-8 sm:min-h-14">
        <ViewTabs
          label="Pictures of the garden"
          tabs={tabs}
          active={view}
          panelId={id}
          onChange={setChosen}
        />
        <div className="flex min-h-11 flex-wrap items-center gap-x-6">
          <PictureNote state={best ? 'there' : stateOf(known, 'aerial')} title={design.title} />
          {has('eye') && sketch !== 'there' ? (
            <SketchButton
              state={sketch}
              isAsked={hasAskedSketch && !known.isRefused}
              onAsk={askSketch}
            />
          ) : null}
          {shown ? (
            <a
              href={imageAddress(shown.jpegUrl)}
              target="_blank"
              rel="noopener"
              className="small inline-flex min-h-11 items-center gap-2 text-ink-soft transition-colors hover:text-ink"
            >
              <ExternalLink aria-hidden size={16} strokeWidth={1.6} />
              Open image<span className="sr-only"> in a new tab</span>
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function SketchButton({
  state,
  isAsked,
  onAsk,
}: {
  state: 'pending' | 'failed' | 'none';
  isAsked: boolean;
  onAsk: () => void;
}) {
  const isBusy = state === 'pending' || (isAsked && state === 'none');
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy || state === 'failed'}
        onClick={isBusy || state === 'failed' ? undefined : onAsk}
        className="small inline-flex min-h-11 items-center gap-2 text-ink-soft transition-colors not-aria-disabled:hover:text-ink aria-disabled:cursor-default"
      >
        <Brush aria-hidden size={16} strokeWidth={1.6} />
        {isBusy
          ? 'Drawing the sketch…'
          : state === 'failed'
            ? 'The sketch could not be drawn'
            : 'See it as a sketch'}
      </button>
      <span aria-live="polite" className="sr-only">
        {isBusy ? 'The sketch is being drawn' : ''}
      </span>
    </>
  );
}
