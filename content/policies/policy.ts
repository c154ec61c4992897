/** How a policy is written down. Texts may hold [words](/address) for a link and **words** for emphasis. */
import { legalWords } from '#contracts/legal-words.ts';
import type { BusinessSettings, OutsideServices } from '#contracts/site-info.ts';

export type PolicyBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  /** Lines to copy out and fill in. */
  | { kind: 'form'; lines: string[] };
export type PolicySection = { id: string; title: string; blocks: PolicyBlock[] };
export type Policy = {
  title: string;
  /** One sentence under the title. */
  lede: string;
  /** The whole of it in a few plain sentences. */
  summary: string[];
  sections: PolicySection[];
};
export type PolicyFacts = { settings: BusinessSettings; outside: OutsideServices };

export const text = (words: string): PolicyBlock => ({ kind: 'text', text: words });
export const list = (...items: string[]): PolicyBlock => ({ kind: 'list', items });

/** "Oakmere & Vale, The Potting Shed, 14 Market Place": who is meant and where to write. */
export const postalAddress = ({ firmName, address }: BusinessSettings): string =>
  [firmName, ...address].join(', ');
/** " Company number 01234567. VAT number GB 123 4567 89.", or nothing. */
export const registrationWords = (settings: BusinessSettings): string => {
  const { companyNumber, vatNumber } = settings;
  const legal = legalWords(settings);
  const company = companyNumber && !legal.includes(companyNumber);
  return `${legal ? ` ${legal}` : ''}${company ? ` Company number ${companyNumber}.` : ''}${vatNumber && settings.vatRegistered ? ` VAT number ${vatNumber}.` : ''}`;
};
export const emailLink = ({ email }: BusinessSettings): string => `[${email}](mailto:${email})`;

/** Figures that the product is specified with; the texts name them in one way. */
export const POLICY_FIGURES = {
  depositPercent: 50,
  appointmentNoticeHours: 24,
  designYears: 3,
  cookieMonths: 24,
  consentMonths: 6,
  replyDays: 30,
  complaintDays: 30,
  statutoryCancelDays: 14,
} as const;
