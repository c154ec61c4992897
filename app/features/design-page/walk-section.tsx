import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DesignPicture } from '#contracts/design.ts';
import { firstOf } from '#app/features/pictures/waiting.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture, placeholderStyle } from '#app/ui/picture.tsx';
import type { PageDesign } from './page-design.ts';
import { Section } from './section.tsx';

const GardenViewer = lazy(() =>
  import('#app/scene/viewer/garden-viewer.tsx').then((module) => ({
    default: module.GardenViewer,
  })),
);
const LOW = '(min-width: 64rem) 60rem, (min-width: 40rem) 92vw, 20rem';

/** The live garden. Nothing of the renderer is fetched until the visitor starts it. */
export function WalkSection({
  design,
  pictures,
}: {
  design: PageDesign;
  pictures: readonly DesignPicture[];
}) {
  const [isOpen, setOpen] = useState(false);
  const still = firstOf(pictures, ['eye', 'aerial']);
  const plan = <Drawn design={design} />;
  const stills = still ? (
    <Picture
      picture={still}
      alt={still.alt}
      sizes={LOW}
      className="size-full"
      imageClassName="size-full object-cover"
    />
  ) : (
    plan
  );
  return (
    <Section
      id="walk"
      title="Walk through it"
      lede="Every wall, path and plant on the plan, at its true size. Choose the month, the time of day and the age of the planting."
    >
      <div className="relative">
        {isOpen ? (
          <ErrorBoundary
            fallback={
              <Closed
                still={stills}
                note="The garden could not be opened. Reload the page to try again; you can still see the pictures and the plan."
              />
            }
          >
            <Suspense fallback={<Closed still={stills} note="Opening the garden…" />}>
              <OpenGarden design={design} plan={plan} stills={stills} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <>
            <div
              className="@container relative aspect-[8/5] overflow-hidden border bg-sheet"
              style={placeholderStyle(still)}
            >
              {stills}
              <div className="absolute inset-0 flex items-center justify-center bg-[rgb(18_24_15/0.28)]">
                <Button
                  size="large"
                  onClick={() => setOpen(true)}
                  className="no-print shadow-float"
                >
                  <Footprints aria-hidden size={19} strokeWidth={1.6} />
                  Walk through it
                </Button>
              </div>
              <PictureMark label={design.conceptMark} isOwnShown={still !== null} />
            </div>
            <p className="small mt-3 text-ink-soft">
              Opens a live 3D view. If your device is too slow for it, you’ll see still pictures
              instead.
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

/** The viewer with its scene, or the reason why there is no scene. */
function OpenGarden({
  design,
  plan,
  stills,
}: {
  design: PageDesign;
  plan: ReactNode;
  stills: ReactNode;
}) {
  const scene = useQuery({
    queryKey: ['scene', design.id],
    queryFn: async () => (await import('./load-scene.ts')).loadScene(design.id),
  });
  if (scene.isError) {
    return (
      <Closed still={stills} note="The garden could not be loaded.">
        <Button size="small" variant="outline" onClick={() => void scene.refetch()}>
          Try again
        </Button>
      </Closed>
    );
  }
  if (!scene.data) return <Closed still={stills} note="Opening the garden…" />;
  return (
    <GardenViewer
      scene={scene.data}
      label={design.title}
      plan={plan}
      stills={stills}
      start="walk"
    />
  );
}

function Closed({
  still,
  note,
  children,
}: {
  still: ReactNode;
  note: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="aspect-[8/5] overflow-hidden border bg-sheet">{still}</div>
      <div
        role="status"
        className="small mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft"
      >
        {note}
        {children}
      </div>
    </>
  );
}

function Drawn({ design }: { design: PageDesign }) {
  return (
    <img
      src={`${design.planUrl}?view=picture`}
      alt={`Plan of ${design.title}`}
      loading="lazy"
      className="size-full bg-[#faf7f0] object-contain"
    />
  );
}
