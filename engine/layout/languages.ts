/** Which geometries are tried on a plot, best suited first. */
import type { ProjectType } from '../model/brief.ts';
import type { Language } from '../model/layout.ts';
import { isPocket } from './ideas.ts';
import type { Ask, Frame } from './plan-types.ts';
import { SUITS } from './project-types.ts';

const BY_CLASS = {
  tiny: ['rect', 'diagonal', 'arc', 'circles', 'formal'],
  undug: ['rect', 'formal', 'diagonal', 'arc'],
  thin: ['rect', 'diagonal', 'circles', 'zigzag', 'serpentine'],
  shallow: ['rect', 'diagonal', 'arc', 'circles', 'formal'],
  small: ['rect', 'formal', 'circles', 'arc', 'diagonal'],
  usual: ['rect', 'circles', 'formal', 'arc', 'serpentine', 'diagonal'],
} as const satisfies Record<string, readonly Language[]>;

/** Several rooms in so little ground read in squares: curves meet in points, and corners turned by 45 degrees are left over. */
export const SMALL_MM2 = 75e6;

const STYLE_LIKES: Partial<Record<string, Partial<Record<Language, number>>>> = {
  formal: { formal: 4, rect: 1 },
  modern: { rect: 2, diagonal: 2, arc: 1 },
  naturalistic: { serpentine: 4, circles: 2 },
  cottage: { serpentine: 2, circles: 2, rect: 1 },
  japanese: { rect: 2, arc: 2 },
  mediterranean: { rect: 1, circles: 1, arc: 2 },
  tropical: { arc: 2, diagonal: 1, serpentine: 1 },
  traditional: { formal: 2, rect: 2 },
  woodland: { serpentine: 4, circles: 2 },
  desert: { diagonal: 2, arc: 2, serpentine: 1 },
  coastal: { serpentine: 2, circles: 2, arc: 2 },
};

/** Styles that no axis suits. */
const SOFT: readonly string[] = ['naturalistic', 'cottage', 'woodland', 'coastal'];
const CURVED: readonly Language[] = ['circles', 'serpentine', 'arc'];
/** Formal last: it is for those who like it. */
const STRAIGHT: readonly Language[] = ['rect', 'diagonal', 'zigzag', 'formal'];

/** Languages for the plot and project, best suited first. Those that the brief refuses are not among them. */
export function languagesFor(
  frame: Frame,
  ask: Ask,
  styles: readonly string[],
  lines?: 'curved' | 'straight',
): Language[] {
  const soft = styles.some((style) => SOFT.includes(style));
  const wished = lines ?? (styles.includes('formal') && !soft ? 'straight' : null);
  const liked = (language: Language) =>
    (SUITS[ask.type as ProjectType][language] ?? 0) +
    styles.reduce((sum, style) => sum + (STYLE_LIKES[style]?.[language] ?? 0), 0);
  const refused = (language: Language) =>
    (wished === 'curved' && STRAIGHT.includes(language)) ||
    (wished === 'straight' && CURVED.includes(language));
  // on a pocket of ground only squares and an axis read
  if (isPocket(frame) && !ask.undug && wished !== 'curved') return ['rect', 'formal'];
  const suited = suitedTo(frame, ask)
    .filter((language) => !refused(language))
    .map((language, i) => ({ language, i }))
    .sort((a, b) => liked(b.language) - liked(a.language) || a.i - b.i)
    .map(({ language }) => language);
  // where the plot leaves fewer than three of the kind that was asked for, the rest of that kind make up
  const kin = wished === 'curved' ? CURVED : wished === 'straight' ? STRAIGHT : [];
  return suited.length < 3
    ? [...suited, ...kin.filter((language) => !suited.includes(language))]
    : suited;
}

function suitedTo(frame: Frame, ask: Ask): readonly Language[] {
  const list: readonly Language[] = ask.undug
    ? BY_CLASS.undug
    : frame.tiny
      ? BY_CLASS.tiny
      : frame.thin
        ? BY_CLASS.thin
        : frame.area < SMALL_MM2
          ? BY_CLASS.small
          : frame.shallow
            ? BY_CLASS.shallow
            : BY_CLASS.usual;
  return list
    .filter(
      (language) =>
        !(language === 'serpentine' && (frame.meanWidthMm < 4500 || frame.depthMm < 6000)),
    )
    .filter((language) => !(language === 'formal' && ask.type === 'wildlife'))
    .filter(
      (language) => !(language === 'arc' && !frame.tiny && !ask.undug && frame.meanWidthMm < 5600),
    );
}
