import { FileText, Trash2 } from 'lucide-react';
import type { DesignIdea } from '#contracts/admin-designs.ts';
import { countOf } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { conceptsOf, dateOf, localImagesOf, sourceLabel, titleOf, typeOf } from './idea-words.ts';
import { SharingButton } from './sharing-button.tsx';

/** A request, or a shared design, in the owner's list. */
export function IdeaCard({
  idea,
  onOpen,
  onDelete,
}: {
  idea: DesignIdea;
  onOpen: () => void;
  onDelete: () => void;
}) {
  const title = titleOf(idea);
  const [first] = conceptsOf(idea);
  const localImages = localImagesOf(idea).length;
  return (
    <article aria-label={title} className="flex h-full flex-col border bg-sheet">
      <div className="relative aspect-[8/5] overflow-hidden bg-stone">
        <Picture
          url={first?.imageUrl ?? ''}
          alt={first ? `${first.title}, an AI concept` : 'No design is left'}
          className="size-full"
          imageClassName="size-full object-contain"
        />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-3 sm:px-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="leaf">{typeOf(idea)}</Badge>
          <Badge>{sourceLabel(idea)}</Badge>
          {idea.userEmail ? <Badge tone="clay">Customer</Badge> : null}
          {idea.sample ? <Badge>Sample</Badge> : null}
          <Badge>{countOf(localImages, 'local image')}</Badge>
        </p>
        <h3 className="display-4 mt-3 wrap-anywhere">{title}</h3>
        {idea.userName || idea.userEmail ? (
          <p className="small mt-2 wrap-anywhere">
            {idea.userName ? <span className="font-medium">{idea.userName}</span> : null}
            {idea.userName && idea.userEmail ? <br /> : null}
            {idea.userEmail ? (
              <a
                href={`mailto:${idea.userEmail}`}
                className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
              >
                {idea.userEmail}
              </a>
            ) : null}
          </p>
        ) : null}
        <p className="small figures mt-2 text-ink-soft">
          {dateOf(idea.createdAt)} · {countOf(idea.conceptCount, 'concept')}
        </p>
        <p className="fine mt-1 text-ink-faint">Deleting removes {idea.impact}.</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-4">
          <Button size="small" variant="outline" onClick={onOpen} aria-label={`Look at ${title}`}>
            Look at it
          </Button>
          {idea.pdfUrl ? (
            <Button
              size="small"
              variant="outline"
              href={idea.pdfUrl}
              target="_blank"
              aria-label={`PDF of ${title} (opens in a new tab)`}
            >
              <FileText aria-hidden size={15} strokeWidth={1.7} />
              PDF
            </Button>
          ) : null}
          {idea.source === 'design_ideas' && first ? <SharingButton concept={first} /> : null}
          <Button
            size="small"
            variant="quiet"
            className="ml-auto text-danger"
            onClick={onDelete}
            aria-label={`Delete ${title}`}
          >
            <Trash2 aria-hidden size={15} strokeWidth={1.7} />
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
