import { useId, useState } from 'react';
import type { Design } from '#contracts/design.ts';
import { API } from '#contracts/routes.ts';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { SwapPicture } from '#app/ui/swap-picture.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { PictureNote } from './picture-note.tsx';
import { usePictures } from './use-pictures.ts';
import { firstOf, pictureOf, stateOf } from './waiting.ts';

type View = 'picture' | 'plan';

/** A new design: its plan at once, its picture in the plan's place when it is made, and a switch between them. */
export function PictureFrame({ design, sizes }: { design: Design; sizes: string }) {
  const id = useId();
  const [chosen, setChosen] = useState<View | null>(null);
  const known = usePictures(design.id);
  const lit = firstOf(known.pictures, ['aerial', 'eye']);
  const plan = pictureOf(known.pictures, 'plan');
  const view: View = lit && chosen !== 'plan' ? 'picture' : 'plan';
  const shown = view === 'picture' ? lit : plan;
  return (
    <div>
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${view}`}
        className="@container relative border"
      >
        {/* Until its picture is stored the plan is drawn when asked for: both look the same. */}
        <SwapPicture
          picture={shown}
          url={known.isHeard ? `${API.designPlan(design.id)}?view=picture` : design.imageUrl}
          alt={shown?.alt ?? `Plan of ${design.title}`}
          sizes={sizes}
          isEager
        />
        <PictureMark isOwnShown={shown !== null} />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-x-4 noscript:hidden">
        <ViewTabs
          label={`Views of ${design.title}`}
          tabs={[
            { id: 'picture', label: 'Picture', isOff: !lit },
            { id: 'plan', label: 'Plan' },
          ]}
          active={view}
          panelId={id}
          onChange={setChosen}
        />
        <PictureNote state={lit ? 'there' : stateOf(known, 'aerial')} title={design.title} />
      </div>
    </div>
  );
}
