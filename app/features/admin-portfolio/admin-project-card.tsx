import { Copy, Pencil, Trash2 } from 'lucide-react';
import { isUndescribed, UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import { isOutsideAddress } from '#contracts/image-address.ts';
import { PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { hasBefore } from '#app/features/portfolio/portfolio-filter.ts';

/** Its picture, or the one from before. */
export const hasUndescribed = ({ after, before }: AdminProject): boolean =>
  [after, before].some(isUndescribed);

/** What the owner should look at, in words. */
export function missingOf(project: AdminProject): string[] {
  const { afterImageUrl, beforeImageUrl, after, before, isUnfetched } = project;
  const isWaiting = [
    [afterImageUrl, after],
    [beforeImageUrl, before],
  ].some(([url, picture]) => isOutsideAddress(url as string) && picture === null);
  return [
    ...(afterImageUrl === '' ? ['No picture'] : []),
    ...(isUnfetched
      ? [UNFETCHED_LABEL]
      : isWaiting && afterImageUrl !== ''
        ? ['Picture not fetched yet']
        : []),
    ...(hasUndescribed(project) ? ['Picture not described'] : []),
  ];
}

/** A project in the owner's list. */
export function AdminProjectCard({
  project,
  onEdit,
  onCopy,
  onDelete,
}: {
  project: AdminProject;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}) {
  const { title, description, category, tags, featured, sample, after, afterImageUrl } = project;
  return (
    <article aria-label={title} className="flex h-full flex-col border bg-sheet">
      <div className="relative aspect-[8/5] overflow-hidden bg-stone">
        <Picture
          picture={after}
          url={isOutsideAddress(afterImageUrl) ? '' : afterImageUrl}
          alt={after?.alt || title}
          sizes="(min-width: 80rem) 26rem, (min-width: 40rem) 46vw, 92vw"
          className="size-full"
          imageClassName="size-full object-cover"
        />
        {hasBefore(project) ? (
          <span className="absolute top-3 left-3 rounded-sm bg-[rgb(31_40_28/0.86)] px-2 py-1 text-[0.8125rem] leading-tight text-[#f4efe4]">
            Before and after
          </span>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-3 sm:px-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="leaf">{PORTFOLIO_CATEGORY_LABELS[category]}</Badge>
          {featured ? <Badge tone="clay">Featured</Badge> : null}
          {sample ? <Badge>Sample</Badge> : null}
          {missingOf(project).map((missing) => (
            <Badge key={missing} tone="amber">
              {missing}
            </Badge>
          ))}
        </p>
        <h3 className="display-4 mt-3">{title}</h3>
        <p className="small mt-1.5 line-clamp-2 text-ink-soft">{description}</p>
        {tags.length > 0 ? (
          <p className="fine mt-2 line-clamp-1 text-ink-faint">{tags.join(' · ')}</p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-x-2 pt-4">
          <Button size="small" variant="outline" onClick={onEdit} aria-label={`Edit ${title}`}>
            <Pencil aria-hidden size={15} strokeWidth={1.7} />
            Edit
          </Button>
          <Button size="small" variant="outline" onClick={onCopy} aria-label={`Duplicate ${title}`}>
            <Copy aria-hidden size={15} strokeWidth={1.7} />
            Duplicate
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="ml-auto text-danger!"
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
