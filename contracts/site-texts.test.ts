import { describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { ORIGINAL_WORDS } from '#content/words/originals.ts';
import { MOST_WORDS, WordsInput } from './setting-inputs.ts';
import {
  emphasised,
  paragraphsOf,
  textOf,
  titledLines,
  WORD_NAMES,
  type WordName,
} from './site-texts.ts';

const bristol = {
  ...sampleBusiness,
  serviceArea: ['Bristol'],
  since: 2001,
  yearsOfExperience: 20,
  vatRegistered: false,
};
const say = (settings: typeof sampleBusiness, name: WordName) =>
  textOf(settings, name, ORIGINAL_WORDS[name]);

describe('the words of the site', () => {
  test('are the specified ones on a fresh install', () => {
    expect(say(sampleBusiness, 'homeHeadline')).toBe(
      'Exclusive Garden Design for Distinguished Properties',
    );
    expect(say(sampleBusiness, 'footerBlurb')).toContain(
      'We have transformed gardens across London and surrounding areas since 2008.',
    );
    expect(say(sampleBusiness, 'aboutLede')).toContain('over 15 years of experience');
    expect(titledLines(say(sampleBusiness, 'promises'))).toHaveLength(6);
    expect(say(sampleBusiness, 'promises')).toContain('with VAT, a date');
  });

  test('follow the facts: nothing says London or VAT that the owner does not say', () => {
    for (const name of WORD_NAMES) {
      const text = say(bristol, name);
      expect(text, name).not.toMatch(/London|Essex|Kent|Surrey|Romford|VAT|\{/);
    }
    expect(say(bristol, 'footerBlurb')).toContain('across Bristol since 2001');
  });

  test('can all be saved as they came, within their lengths', () => {
    for (const name of WORD_NAMES)
      expect(ORIGINAL_WORDS[name].length, name).toBeLessThanOrEqual(MOST_WORDS[name]);
    expect(WordsInput.parse({ words: { ...ORIGINAL_WORDS } }).words).toEqual(ORIGINAL_WORDS);
  });

  test('of the owner’s stand in their place, with the facts filled in; nothing brings the original back', () => {
    const words = { homeHeadline: 'Gardens for {area}' };
    expect(say({ ...bristol, words } as never, 'homeHeadline')).toBe('Gardens for Bristol');
    expect(say({ ...bristol, words: { homeHeadline: '' } } as never, 'homeHeadline')).toBe(
      ORIGINAL_WORDS.homeHeadline,
    );
  });
});

test('stars set words apart', () => {
  expect(emphasised('Talk to *somebody* who')).toEqual([
    { text: 'Talk to ', isStrong: false },
    { text: 'somebody', isStrong: true },
    { text: ' who', isStrong: false },
  ]);
});
test('a line without a colon is a title alone', () => {
  expect(titledLines('One: two: three\n\n Four ')).toEqual([
    { title: 'One', text: 'two: three' },
    { title: 'Four', text: '' },
  ]);
});
test('paragraphs are parted by empty lines', () => {
  expect(paragraphsOf('a\nb\n\n \nc')).toEqual(['a\nb', 'c']);
});
