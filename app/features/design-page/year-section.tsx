import { useEffect, useRef } from 'react';
import type { DesignPicture, PictureKind } from '#contracts/design.ts';
import type { KnownPictures } from '#app/features/pictures/use-pictures.ts';
import { pictureOf, stateOf, type PictureState } from '#app/features/pictures/waiting.ts';
import { useNear } from '#app/lib/use-near.ts';
import { Button } from '#app/ui/button.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { SwapPicture } from '#app/ui/swap-picture.tsx';
import type { PageDesign } from './page-design.ts';
import { Section } from './section.tsx';
import type { SeasonNote } from './season-notes.ts';

/** One view of the garden in four months. Its pictures are made when somebody comes near to see them. */
export function YearSection({
  design,
  notes,
  known,
}: {
  design: PageDesign;
  notes: readonly SeasonNote[];
  known: KnownPictures;
}) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const hasAsked = useRef(false);
  const wanted = notes.map((note) => note.kind).filter((kind) => stateOf(known, kind) === 'none');
  const { ask, isHeard } = known;
  useEffect(() => {
    if (!isNear || !isHeard || hasAsked.current || wanted.length === 0) return;
    hasAsked.current = true;
    ask(wanted as PictureKind[]);
  }, [isNear, isHeard, ask, wanted]);
  return (
    <Section
      id="year"
      title="A year in this garden"
      lede="The view from the terrace once the planting has grown in, in four months of the year."
    >
      <div ref={ref}>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
          {notes.map((note) => (
            <li key={note.kind}>
              <Season
                note={note}
                picture={pictureOf(known.pictures, note.kind)}
                state={stateOf(known, note.kind)}
                design={design}
                isRefused={known.isRefused}
              />
            </li>
          ))}
        </ul>
        {known.isRefused && wanted.length > 0 ? (
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
            The pictures could not be requested just now.
            <Button size="small" variant="outline" onClick={() => ask(wanted)}>
              Try again
            </Button>
          </p>
        ) : null}
      </div>
    </Section>
  );
}

function Season({
  note,
  picture,
  state,
  design,
  isRefused,
}: {
  note: SeasonNote;
  picture: DesignPicture | null;
  state: PictureState;
  design: PageDesign;
  isRefused: boolean;
}) {
  const isOver = state === 'failed' || isRefused;
  return (
    <figure>
      <div className="@container relative overflow-hidden border">
        {picture ? (
          <>
            <SwapPicture
              picture={picture}
              url=""
              alt={picture.alt}
              sizes="(min-width: 80rem) 30rem, (min-width: 40rem) 44vw, 92vw"
            />
            <PictureMark label={design.conceptMark} isOwnShown />
          </>
        ) : (
          <div className="relative">
            {isOver ? (
              <div className="aspect-[8/5] bg-stone" />
            ) : (
              <Skeleton className="aspect-[8/5]" />
            )}
            <p className="small absolute inset-0 flex items-center justify-center px-6 text-center text-ink-soft">
              {isOver
                ? 'This picture could not be made.'
                : `Drawing the ${note.name.toLowerCase()} view…`}
            </p>
          </div>
        )}
      </div>
      <figcaption className="mt-3.5">
        <span className="flex items-baseline gap-3">
          <span className="display-4">{note.name}</span>
          <span className="small text-ink-soft">{note.month}</span>
        </span>
        <span className="small mt-1 block text-ink-soft">{note.text}</span>
      </figcaption>
    </figure>
  );
}
