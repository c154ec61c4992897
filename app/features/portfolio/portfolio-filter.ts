import type { PortfolioProject } from '#contracts/site-content.ts';
import { PORTFOLIO_CATEGORIES } from '#contracts/site-words.ts';

export const CHOICES = ['all', 'family', 'modern', 'wildlife'] as const;
export type Choice = (typeof CHOICES)[number];

/** The category an address asks for; all when it asks for none that there is. */
export function readChoice(params: URLSearchParams): Choice {
  const asked = params.get('category');
  return PORTFOLIO_CATEGORIES.find((one) => one === asked) ?? 'all';
}

export function filterProjects<P extends Pick<PortfolioProject, 'category'>>(
  projects: readonly P[],
  choice: Choice,
): P[] {
  return projects.filter((project) => choice === 'all' || project.category === choice);
}

/** A slider needs two different pictures; one stored picture in both places is shown once. */
export function hasBefore({
  beforeImageUrl,
  afterImageUrl,
}: Pick<PortfolioProject, 'beforeImageUrl' | 'afterImageUrl'>): boolean {
  return beforeImageUrl !== '' && afterImageUrl !== '' && beforeImageUrl !== afterImageUrl;
}

/** A project's anchor on its page. */
export const projectAnchor = (id: string): string => `project-${id}`;
