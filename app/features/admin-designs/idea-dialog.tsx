import { useState } from 'react';
import type { DesignIdea, IdeaConcept } from '#contracts/admin-designs.ts';
import { API } from '#contracts/routes.ts';
import { squareMetres } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { conceptsOf, dateOf, localImagesOf, sourceLabel, titleOf, typeOf } from './idea-words.ts';
import { SharingButton } from './sharing-button.tsx';

const PURPOSES = { keep: 'Left to keep the designs', contact: 'Asks to be contacted' } as const;

/** All of a request: the visitor's words, who it is, and every concept with its picture, plan and page. */
export function IdeaDialog({ idea, onClose }: { idea: DesignIdea; onClose: () => void }) {
  const concepts = conceptsOf(idea);
  const images = localImagesOf(idea);
  return (
    <Dialog
      open
      className="max-w-3xl!"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={titleOf(idea)}
      description={`${typeOf(idea)} · ${sourceLabel(idea)} · ${dateOf(idea.createdAt)}`}
    >
      {idea.gardenDescription ? (
        <section aria-label="What was asked" className="max-w-prose">
          <h3 className="small font-medium text-ink-soft">What was asked</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{idea.gardenDescription}</p>
        </section>
      ) : null}
      {idea.userEmail ? (
        <p className="mt-5 wrap-anywhere">
          <span className="small block font-medium text-ink-soft">
            {idea.contactPurpose ? PURPOSES[idea.contactPurpose] : 'Left by the visitor'}
          </span>
          {idea.userName ? `${idea.userName}, ` : ''}
          <a
            href={`mailto:${idea.userEmail}`}
            className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
          >
            {idea.userEmail}
          </a>
        </p>
      ) : null}
      <ul className="mt-8 grid gap-10">
        {concepts.map((concept) => (
          <li key={concept.id} className="min-w-0">
            <Concept concept={concept} />
          </li>
        ))}
      </ul>
      {concepts.length === 0 ? (
        <p className="mt-8 text-ink-soft">No design of this request is left.</p>
      ) : null}
      {images.length > 0 ? <Images images={images} /> : null}
    </Dialog>
  );
}

function Concept({ concept }: { concept: IdeaConcept }) {
  // Changed by the button at once, and by whatever the list says after it.
  const [isShared, setIsShared] = useState(concept.shared);
  const [listed, setListed] = useState(concept.shared);
  if (listed !== concept.shared) {
    setListed(concept.shared);
    setIsShared(concept.shared);
  }
  return (
    <article
      aria-label={concept.title}
      className="grid gap-5 border-t pt-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-7"
    >
      <Picture
        url={concept.imageUrl}
        alt={`${concept.title}, an AI concept`}
        className="aspect-[8/5] w-full"
        imageClassName="size-full object-contain"
      />
      <div className="min-w-0">
        <h3 className="display-4">{concept.title}</h3>
        {isShared ? (
          <p className="mt-2">
            <Badge tone="leaf">In the design library</Badge>
          </p>
        ) : null}
        <p className="mt-2 line-clamp-6">{concept.concept}</p>
        <p className="small figures mt-3 text-ink-soft">
          {[concept.style, squareMetres(concept.plotM2), concept.estimatedCost]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="outline"
            href={`/design/${concept.id}`}
            target="_blank"
            aria-label={`Page of ${concept.title} (opens in a new tab)`}
          >
            Design page
          </Button>
          <Button
            size="small"
            variant="outline"
            href={`${API.designPlan(concept.id)}?view=sheet`}
            target="_blank"
            aria-label={`Plan of ${concept.title} (opens in a new tab)`}
          >
            Plan
          </Button>
          <SharingButton concept={{ ...concept, shared: isShared }} onChanged={setIsShared} />
        </div>
      </div>
    </article>
  );
}

function Images({ images }: { images: readonly string[] }) {
  return (
    <section aria-labelledby="idea-images" className="mt-10 border-t pt-6">
      <h3 id="idea-images" className="display-4">
        Stored pictures
      </h3>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map((path, index) => (
          <li key={path} className="min-w-0">
            <a
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={`Picture ${index + 1} (opens in a new tab)`}
              className="block"
            >
              <Picture
                url={path}
                alt={`Picture ${index + 1}`}
                className="aspect-[8/5] w-full"
                imageClassName="size-full object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
