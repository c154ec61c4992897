/** Which geometries are tried on a plot, best suited first. */
import type { ProjectType } from '../model/brief.ts';
import type { Language } from '../model/layout.ts';
import type { Ask, Frame } from './plan-types.ts';
import { SUITS } from './project-types.ts';

const BY_CLASS = {
  tiny: ['rect', 'diagonal', 'arc', 'circles', 'formal'],
  undug: ['rect', 'formal', 'diagonal', 'arc'],
  thin: ['rect', 'diagonal', 'circles', 'zigzag', 'serpentine'],
  shallow: ['rect', 'diagonal', 'arc', 'circles', 'formal'],
  usual: ['rect', 'circles', 'diagonal', 'formal', 'arc', 'serpentine'],
} as const satisfies Record<string, readonly Language[]>;

const STYLE_LIKES: Partial<Record<string, Partial<Record<Language, number>>>> = {
  formal: { formal: 4, rect: 1 },
  modern: { rect: 2, diagonal: 2, arc: 1 },
  naturalistic: { serpentine: 4, circles: 2 },
  cottage: { serpentine: 2, circles: 2, rect: 1 },
  japanese: { rect: 2, arc: 2 },
  mediterranean: { rect: 1, circles: 1, arc: 2 },
  tropical: { arc: 2, diagonal: 1, serpentine: 1 },
  traditional: { formal: 2, rect: 2 },
};

/** Languages for the plot and project; the first `count` are tried, the rest are reserves. */
export function languagesFor(frame: Frame, ask: Ask, styles: readonly string[]): Language[] {
  const list: readonly Language[] = ask.undug
    ? BY_CLASS.undug
    : frame.tiny
      ? BY_CLASS.tiny
      : frame.thin
        ? BY_CLASS.thin
        : frame.shallow
          ? BY_CLASS.shallow
          : BY_CLASS.usual;
  const liked = (language: Language) =>
    (SUITS[ask.type as ProjectType][language] ?? 0) +
    styles.reduce((sum, style) => sum + (STYLE_LIKES[style]?.[language] ?? 0), 0);
  return list
    .filter(
      (language) =>
        !(language === 'serpentine' && (frame.meanWidthMm < 4500 || frame.depthMm < 6000)),
    )
    .filter((language) => !(language === 'formal' && ask.type === 'wildlife'))
    .filter(
      (language) => !(language === 'arc' && !frame.tiny && !ask.undug && frame.meanWidthMm < 5600),
    )
    .map((language, i) => ({ language, i }))
    .sort((a, b) => liked(b.language) - liked(a.language) || a.i - b.i)
    .map(({ language }) => language);
}
