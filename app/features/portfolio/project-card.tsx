import type { ReactNode } from 'react';
import { isDrawnProject } from '#contracts/drawn-pictures.ts';
import type { PortfolioProject } from '#contracts/site-content.ts';
import { PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useNear } from '#app/lib/use-near.ts';
import { Badge } from '#app/ui/badge.tsx';
import { BeforeAfter } from '#app/ui/before-after.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture, placeholderStyle } from '#app/ui/picture.tsx';
import { hasBefore, projectAnchor } from './portfolio-filter.ts';

/** A garden of the portfolio. The wide one has its words beside the picture. */
export function ProjectCard({
  project,
  isWide,
  isEager,
}: {
  project: PortfolioProject;
  isWide: boolean;
  isEager: boolean;
}) {
  // A phone is asked to be content with 640 pixels: two pictures a garden weigh four times as much at its full sharpness.
  const sizes = isWide
    ? '(min-width: 90rem) 54rem, (min-width: 64rem) 61vw, (min-width: 40rem) 100vw, 20rem'
    : '(min-width: 90rem) 39rem, (min-width: 64rem) 44vw, (min-width: 40rem) 100vw, 20rem';
  const { ref, isNear } = useNear<HTMLDivElement>('30%');
  const before = (
    <Picture
      picture={project.before}
      url={project.beforeImageUrl}
      alt={project.before?.alt || `${project.title}, before`}
      sizes={sizes}
      className="size-full"
      imageClassName="size-full object-cover"
    />
  );
  const after = (
    <Picture
      picture={project.after}
      url={project.afterImageUrl}
      alt={project.after?.alt || project.title}
      sizes={sizes}
      isEager={isEager}
      className="size-full"
      imageClassName="size-full object-cover"
    />
  );
  return (
    <article
      id={projectAnchor(project.id)}
      className={classNames(
        'grid scroll-mt-28 gap-y-6',
        isWide && 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end lg:gap-x-14',
      )}
    >
      <div ref={ref} className="@container relative">
        {hasBefore(project) ? (
          <BeforeAfter
            label={`Before and after: ${project.title}`}
            // Two pictures a garden come once it is near, but for the first that is seen; without scripts at once.
            after={
              isNear || isEager ? after : <Meanwhile picture={project.after}>{after}</Meanwhile>
            }
            before={isNear ? before : <Meanwhile picture={project.before}>{before}</Meanwhile>}
          />
        ) : (
          <div className="aspect-[8/5] overflow-hidden border bg-sheet">{after}</div>
        )}
        {isDrawnProject(project) ? (
          <PictureMark isOwnShown className="pointer-events-none" />
        ) : null}
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-2.5">
          <Badge tone="leaf">{PORTFOLIO_CATEGORY_LABELS[project.category]}</Badge>
          {project.sample ? <Badge>Sample</Badge> : null}
        </p>
        <h3 className="display-3 mt-3.5">{project.title}</h3>
        <p className="mt-3 max-w-prose text-ink-soft">{project.description}</p>
        {project.tags.length > 0 ? (
          <ul
            aria-label={`What’s in it: ${project.title}`}
            className="small figures mt-4 flex flex-wrap gap-x-2 gap-y-1.5"
          >
            {project.tags.map((tag) => (
              <li key={tag} className="rounded-sm border px-2.5 py-1">
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}

/** Its blurred first sight holds the place. */
function Meanwhile({
  picture,
  children,
}: {
  picture: PortfolioProject['before'];
  children: ReactNode;
}) {
  return (
    <div className="size-full bg-sheet" style={placeholderStyle(picture)}>
      <noscript>{children}</noscript>
    </div>
  );
}
