/** All words of the site that the owner may change, as they are on a fresh install. */
import { QUOTE_DEFAULTS } from '#content/quotes/defaults.ts';
import type { WordName } from '#contracts/site-texts.ts';
import { ABOUT_WORDS } from './about.ts';
import { BOOKING_WORDS } from './booking.ts';
import { FOOTER_WORDS } from './footer.ts';
import { HOME_WORDS } from './home.ts';
import { PORTFOLIO_WORDS } from './portfolio.ts';

export const ORIGINAL_WORDS: Readonly<Record<WordName, string>> = {
  ...HOME_WORDS,
  ...ABOUT_WORDS,
  ...BOOKING_WORDS,
  ...FOOTER_WORDS,
  ...PORTFOLIO_WORDS,
  quoteIntro: QUOTE_DEFAULTS.intro,
};
