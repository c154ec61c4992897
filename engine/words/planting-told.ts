/** What was taken of how the planting is to be as a whole: its colours, its style, its mood, who waters it. */
import type { Brief, Fact } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import type { Mood } from '../model/people-said.ts';

const STYLES: Record<Brief['styles'][number]['value'], string> = {
  modern: 'modern',
  cottage: 'like a cottage garden',
  formal: 'formal',
  naturalistic: 'natural',
  mediterranean: 'Mediterranean',
  japanese: 'Japanese',
  tropical: 'tropical',
  traditional: 'traditional',
  woodland: 'like the edge of a wood',
  desert: 'like a desert',
  coastal: 'like a coast',
};
const MOODS: Partial<Record<Mood, string>> = {
  calm: 'calm',
  touch: 'good to touch',
  pollinators: 'good for bees and butterflies',
};

const isRead = ({ source }: Fact<unknown>): boolean => source.kind === 'read';

/** One sentence; null where nothing was said of the planting as a whole. */
export function plantingTold({
  flowersOnly = [],
  colours: liked,
  styles,
  said,
}: Brief): string | null {
  const colours = (flowersOnly.length ? flowersOnly : liked).filter(isRead),
    monochrome = colours.find(
      ({ source }) => source.kind === 'read' && /^monochrom/i.test(source.quote),
    );
  const parts = [
    ...(monochrome?.source.kind === 'read' ? [monochrome.source.quote.toLowerCase()] : []),
    ...(!monochrome && colours.length ? [joinList(colours.map(({ value }) => value))] : []),
    ...styles.filter(isRead).map(({ value }) => STYLES[value]),
    ...(said?.moods ?? []).flatMap((mood) => MOODS[mood] ?? []),
    ...(said?.shrubs ? ['mostly shrubs'] : []),
    // ground that bakes is planted for drought, and watered by who likes to
    ...(said?.unwatered && !said.hot ? ['never watered'] : []),
  ];
  return parts.length ? `The planting is to be ${joinList(parts)}.` : null;
}
