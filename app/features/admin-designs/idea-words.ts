/** What the owner's list says of a request or a shared design. */
import type { DesignIdea, IdeaConcept, IdeaFilter } from '#contracts/admin-designs.ts';

const TITLE_LENGTH = 60;

/** The kind of project; 'General' where none is known. */
export const typeOf = (idea: Pick<DesignIdea, 'projectType' | 'projectTypeLabel'>): string =>
  idea.projectType.trim() ? idea.projectTypeLabel : 'General';

/** The first 60 characters of the description; without one, the kind of project plus 'Garden Project'. */
export function titleOf(
  idea: Pick<DesignIdea, 'projectType' | 'projectTypeLabel' | 'gardenDescription'>,
): string {
  const text = idea.gardenDescription.replace(/\s+/g, ' ').trim();
  if (!text) return `${typeOf(idea).replace(/ Garden$/, '')} Garden Project`;
  const letters = [...text];
  return letters.length > TITLE_LENGTH
    ? `${letters
        .slice(0, TITLE_LENGTH)
        .join('')
        .replace(/[\s.,;:]+$/, '')}…`
    : text;
}

export const sourceLabel = ({ source }: Pick<DesignIdea, 'source'>): string =>
  source === 'designs' ? 'AI Session' : 'Saved Idea';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "21 November 2026"; 'Recent' where the time is not known. */
export function dateOf(iso: string): string {
  const at = new Date(iso);
  return iso && !Number.isNaN(at.getTime()) ? DAY.format(at) : 'Recent';
}

/** The concepts of designResults; none where the text cannot be read. */
export function conceptsOf({ designResults }: Pick<DesignIdea, 'designResults'>): IdeaConcept[] {
  try {
    const parsed = JSON.parse(designResults) as { designs?: IdeaConcept[] } | IdeaConcept[];
    return Array.isArray(parsed) ? parsed : (parsed.designs ?? []);
  } catch {
    return [];
  }
}

/** Why the owner cannot show a design in the library; null where they can. */
export function whyNotShown({
  wasPublic,
  isWithdrawn,
}: Pick<IdeaConcept, 'wasPublic' | 'isWithdrawn'>): string | null {
  if (!wasPublic) return 'Its visitor has not shared it: only they can put it in the library.';
  return isWithdrawn
    ? 'Its visitor has taken it out of the library: only they can show it again.'
    : null;
}

/** Only those stored here count. */
export function localImagesOf({
  designImagesJson,
}: Pick<DesignIdea, 'designImagesJson'>): string[] {
  try {
    const parsed: unknown = JSON.parse(designImagesJson);
    return Array.isArray(parsed)
      ? parsed.filter(
          (path): path is string => typeof path === 'string' && path.startsWith('/uploads/'),
        )
      : [];
  } catch {
    return [];
  }
}

export const EMPTY_WORDS: Record<IdeaFilter, { title: string; text: string }> = {
  all: {
    title: 'No designs yet',
    text: 'Every request made with the design tool appears here, with what came of it.',
  },
  designs: {
    title: 'No AI sessions yet',
    text: 'A session appears here as soon as somebody asks the design tool for designs.',
  },
  design_ideas: {
    title: 'No saved ideas yet',
    text: 'A design appears here when its visitor shares it in the design library.',
  },
};
