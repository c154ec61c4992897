/** An answer in the making, the pages it may point to, and what the answers are made from. */
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { PriceList } from '#contracts/price-list.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';

export type Source = { title: string; url: string };
export type Answer = { text: string; sources: Source[]; suggestions: string[] };

/** The firm's own settings, and what may be booked at the price and length that the owner has set. */
export type FirmFacts = {
  settings: BusinessSettings;
  kinds: readonly OfferedKind[];
  prices: PriceList;
};

export const PAGES = {
  calendar: { title: 'Planting calendar', url: '/planting-calendar' },
  designTool: { title: 'AI design tool', url: '/ai-design' },
  recommendations: { title: 'Plant recommendations', url: '/garden-recommendations' },
  calculator: { title: 'Cost calculator', url: '/cost-calculator' },
  services: { title: 'Services', url: '/services' },
  booking: { title: 'Booking', url: '/booking' },
  about: { title: 'About us', url: '/about' },
  tips: { title: 'Gardening tips', url: '/gardening-tips' },
  terms: { title: 'Terms of service', url: '/terms-of-service' },
} as const satisfies Record<string, Source>;

export const answerOf = (
  text: string,
  sources: readonly Source[] = [],
  suggestions: readonly string[] = [],
): Answer => ({ text, sources: [...sources], suggestions: [...suggestions] });

/** Whether a normalised text has one of these words or phrases, whole. */
export const hasPhrase = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `));
