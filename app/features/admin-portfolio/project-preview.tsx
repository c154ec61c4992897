import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { type PortfolioInput, tidyTags } from '#contracts/admin-portfolio.ts';
import { type PictureDetails, PICTURES_PATH } from '#contracts/admin-pictures.ts';
import { ImageAddress, isOutsideAddress } from '#contracts/image-address.ts';
import type { PortfolioProject, SizedPicture } from '#contracts/site-content.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { BeforeAfter } from '#app/ui/before-after.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { hasBefore } from '#app/features/portfolio/portfolio-filter.ts';
import { ProjectCard } from '#app/features/portfolio/project-card.tsx';
import type { ProjectFields } from './project-form.tsx';

/** As it would be kept; '' for what is no address. */
const readAddress = (text: string): string => ImageAddress.safeParse(text).data ?? '';
/** A picture of another site is shown from our own copy alone. */
const shownUrl = (url: string, picture: SizedPicture | null): string =>
  isOutsideAddress(url) ? (picture?.jpegUrl ?? '') : url;

/** The two pictures compared, and the whole project as visitors see it, before anything is saved. */
export function ProjectPreview({
  form,
}: {
  form: UseFormReturn<ProjectFields, unknown, PortfolioInput>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const values = useWatch({ control: form.control }) as ProjectFields;
  const afterUrl = readAddress(values.afterImageUrl);
  const beforeUrl = readAddress(values.beforeImageUrl) || afterUrl;
  const [after, before] = [usePictureSizes(afterUrl), usePictureSizes(beforeUrl)];
  const project: PortfolioProject = {
    id: 'preview',
    title: values.title.trim() || 'Title',
    description: values.description.trim() || 'Description',
    category: values.category ?? 'modern',
    tags: tidyTags(values.tags),
    featured: values.featured,
    sample: values.sample,
    after,
    before,
    afterImageUrl: shownUrl(afterUrl, after),
    beforeImageUrl: shownUrl(beforeUrl, before),
  };
  const isWaiting =
    [project.afterImageUrl, project.beforeImageUrl].includes('') &&
    (isOutsideAddress(afterUrl) || isOutsideAddress(beforeUrl));
  return (
    <section aria-label="Preview" className="border-t pt-6">
      {hasBefore(project) && !isOpen ? (
        <BeforeAfter
          label="Before and after, as visitors compare them"
          className="mb-5 max-w-xl"
          after={<Half project={project} side="after" />}
          before={<Half project={project} side="before" />}
        />
      ) : null}
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the preview' : 'See it as visitors see it'}
      </Button>
      {isOpen ? (
        <div className="mt-5 border bg-paper p-4 sm:p-6">
          <ProjectCard project={project} isWide={false} isEager={false} />
        </div>
      ) : null}
      {isWaiting ? (
        <p className="small mt-3 text-ink-soft">
          A picture of another site is fetched by the website soon after you save. Until then
          visitors see a quiet panel in its place.
        </p>
      ) : null}
    </section>
  );
}

function Half({ project, side }: { project: PortfolioProject; side: 'before' | 'after' }) {
  return (
    <Picture
      picture={project[side]}
      url={side === 'after' ? project.afterImageUrl : project.beforeImageUrl}
      alt={project[side]?.alt || (side === 'after' ? 'After' : 'Before')}
      sizes="36rem"
      className="size-full"
      imageClassName="size-full object-cover"
    />
  );
}

/** The sizes of a picture, once they are known. */
function usePictureSizes(url: string): SizedPicture | null {
  const address = `${PICTURES_PATH}?url=${encodeURIComponent(url)}`;
  const { data } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => adminFetch<PictureDetails>(address, { signal }),
    enabled: url !== '',
    staleTime: 0,
  });
  return data?.picture ?? null;
}
