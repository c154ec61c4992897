import { Pencil, Trash2 } from 'lucide-react';
import {
  type AdminTestimonial,
  SOURCE_NOT_RECORDED,
  whyNotShown,
} from '#contracts/admin-testimonials.ts';
import { longDate } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Stars } from '#app/features/portfolio/testimonials.tsx';

/** A testimonial in the owner's list, with whether visitors see it and why not. */
export function AdminTestimonialRow({
  testimonial,
  onEdit,
  onDelete,
}: {
  testimonial: AdminTestimonial;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { name, location, rating, text, date, featured, sample, incentive, source } = testimonial;
  const hidden = whyNotShown(testimonial);
  return (
    <article
      aria-label={`${name}, ${location}`}
      className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="font-medium">
            {name}, <span className="font-normal text-ink-soft">{location}</span>
          </h3>
          <Stars rating={rating} />
          {featured ? <Badge tone="clay">Featured</Badge> : null}
          {sample ? <Badge>Sample</Badge> : null}
          {incentive ? <Badge>Given something in return</Badge> : null}
          {hidden ? <Badge tone="amber">{hidden}</Badge> : null}
        </div>
        <p className="mt-2 line-clamp-3 max-w-prose text-ink-soft">{text}</p>
        <p className="fine mt-2 text-ink-soft">
          <time dateTime={date}>{longDate(date)}</time>
          {sample ? null : source === SOURCE_NOT_RECORDED ? (
            <span className="text-amber"> · Where the words came from is not recorded</span>
          ) : source ? (
            ` · ${source}`
          ) : (
            ''
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="outline"
          onClick={onEdit}
          aria-label={`Edit the testimonial of ${name}, ${location}`}
        >
          <Pencil aria-hidden size={15} strokeWidth={1.7} />
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          className="text-danger!"
          onClick={onDelete}
          aria-label={`Delete the testimonial of ${name}, ${location}`}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.7} />
          Delete
        </Button>
      </div>
    </article>
  );
}
