/** The words of the site that the owner may change. The defaults are in content/words, page by page. */
import { acrossWords, areaInWords, isSpecifiedArea } from './area-words.ts';
import type { BusinessSettings } from './site-info.ts';
import { vatMode } from './vat-words.ts';

export const WORD_NAMES = [
  'homeHeadline',
  'homeLede',
  'promisesTitle',
  'promises',
  'aboutTitle',
  'aboutLede',
  'storyTitle',
  'story',
  'bookingTitle',
  'bookingIntro',
  'bookingPayment',
  'reviewsOrigin',
  'quoteIntro',
  'footerBlurb',
] as const;
export type WordName = (typeof WORD_NAMES)[number];

/** Facts that are filled into words where they are named in braces, and what each is. */
export const WORD_FACTS = {
  firm: 'the name of the firm',
  area: 'the places you work in',
  across: 'the places, as the footer says them',
  since: 'the year of founding',
  years: 'the years of experience',
  soils: 'the soils of the area',
  vat: '“VAT, ” where prices have it',
} as const;
type Fact = keyof typeof WORD_FACTS;

const factsOf = (settings: BusinessSettings): Record<Fact, string> => ({
  firm: settings.firmName,
  area: areaInWords(settings.serviceArea),
  across: acrossWords(settings),
  since: String(settings.since),
  years: String(settings.yearsOfExperience),
  soils: isSpecifiedArea(settings)
    ? 'London Clay that shrinks in summer, the chalk of the Downs, the gravel and sand of Essex'
    : 'Clay that shrinks in summer, thin chalk, gravel and sand',
  vat: vatMode(settings) === 'none' ? '' : 'VAT, ',
});

/** Fills in the firm's facts; a placeholder that names none of them stays as written. */
export function fillWords(text: string, settings: BusinessSettings): string {
  const facts = factsOf(settings);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name as Fact] ?? whole);
}

/** The owner's words, else the page's own, with the firm's facts filled in. @param own the default text */
export const textOf = (settings: BusinessSettings, name: WordName, own: string): string =>
  fillWords(settings.words[name] || own, settings);

/** "before *this* after": the parts between stars are set apart. */
export const emphasised = (text: string): { text: string; isStrong: boolean }[] =>
  text
    .split('*')
    .map((part, index) => ({ text: part, isStrong: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** "Title: what it is", a line each; a line without a colon is a title alone. */
export const titledLines = (text: string): { title: string; text: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(': ');
      return at < 0
        ? { title: line, text: '' }
        : { title: line.slice(0, at), text: line.slice(at + 2) };
    });

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
