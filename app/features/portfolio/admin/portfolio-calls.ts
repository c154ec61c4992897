/** The portfolio's calls, and what of the form they send. */
import { useQuery } from '@tanstack/react-query';
import {
  type AdminProject,
  DRAWN_MESSAGE,
  isDrawnProject,
  PortfolioInput,
} from '#contracts/admin-portfolio.ts';
import { type PictureDetails, PICTURES_PATH } from '#contracts/admin-pictures.ts';
import type { z } from 'zod';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

export const PORTFOLIO_URL = '/api/admin/portfolio';
const urlOf = (id: string) => `${PORTFOLIO_URL}/${encodeURIComponent(id)}`;

/** What the server refuses as well is said before it is sent. */
export const ProjectForm = PortfolioInput.superRefine((input, context) => {
  if (input.sample === false && isDrawnProject(input))
    context.addIssue({ code: 'custom', path: ['sample'], message: DRAWN_MESSAGE });
});
/** As the form holds it. */
export type ProjectFields = Required<Omit<z.input<typeof PortfolioInput>, 'tags'>> & {
  tags: readonly string[];
};

export const EMPTY_PROJECT: ProjectFields = {
  title: '',
  description: '',
  category: 'modern',
  tags: [],
  afterImageUrl: '',
  beforeImageUrl: '',
  featured: false,
  sample: false,
};

/** One picture kept in both places is no picture of before. */
export const toProjectFields = (project: AdminProject): ProjectFields => ({
  title: project.title,
  description: project.description,
  category: project.category,
  tags: project.tags,
  afterImageUrl: project.afterImageUrl,
  beforeImageUrl: project.beforeImageUrl === project.afterImageUrl ? '' : project.beforeImageUrl,
  featured: project.featured,
  sample: project.sample,
});

/** A new one that begins with the words and pictures of another: the owner's own, but for what the design tool drew. */
export const toCopy = (project: AdminProject): ProjectFields => ({
  ...toProjectFields(project),
  title: `${project.title} (copy)`,
  sample: project.sample && isDrawnProject(project),
});

/** @param against what it is saved over; null adds a new one @throws AdminCallError */
export const saveProject = (
  input: PortfolioInput,
  against: AdminProject | null,
  requestKey: string,
): Promise<AdminProject> =>
  against
    ? adminFetch(urlOf(against.id), { method: 'PUT', json: input, ifMatch: against.version })
    : adminFetch(PORTFOLIO_URL, { method: 'POST', json: input, requestKey });

/** @throws AdminCallError */
export const removeProject = ({ id, version }: AdminProject): Promise<unknown> =>
  adminFetch(urlOf(id), { method: 'DELETE', ifMatch: version });

/** The sizes of a picture, once they are known. */
export function usePictureSizes(url: string) {
  const address = `${PICTURES_PATH}?url=${encodeURIComponent(url)}`;
  return (
    useQuery({
      queryKey: [address],
      queryFn: ({ signal }) => adminFetch<PictureDetails>(address, { signal }),
      enabled: url !== '',
      staleTime: 0,
    }).data?.picture ?? null
  );
}
