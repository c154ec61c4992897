/** Sections of the settings as their forms send them. */
import { SPECIFIED_PRICES } from '#content/calculator/price-list.ts';
import { WORD_NAMES } from '#contracts/site-texts.ts';
import type { PriceListInput } from '#contracts/admin-prices.ts';

export const FIRM = {
  firmName: 'Green & Sons',
  strapline: 'Gardens that last',
  since: 1999,
  yearsOfExperience: 20,
  companyNumber: ' sc123456 ',
  vatNumber: 'gb 123 4567 89',
};
export const CONTACT = {
  email: 'office@green.example',
  phone: '020 7946 0018',
  address: ['1 High Street', '', ' Brentwood '],
};
export const CALENDLY = {
  urls: {
    'general-consultation': 'https://calendly.com/green/call',
    'site-assessment': '',
    'project-followup': '',
  },
};
export const LEGAL = {
  legalForm: 'company',
  legalName: 'Green Gardens Ltd',
  registeredIn: 'Scotland',
  registeredOffice: '1 High Street, Stirling FK8 1AA',
} as const;
const { priceDate: _date, ...specified } = SPECIFIED_PRICES;
/** The specified prices with one changed, as the form sends them. */
export const PRICES = structuredClone(specified) as PriceListInput;
PRICES.services[0]!.sizes.small.basePence = 135_000;
export const WORDS = {
  words: {
    ...(Object.fromEntries(WORD_NAMES.map((name) => [name, ''])) as Record<
      (typeof WORD_NAMES)[number],
      string
    >),
    homeHeadline: 'Gardens for {area}',
  },
};
export const NOTICE = {
  notice: { text: 'Closed for Christmas', from: '2026-12-24', until: '2027-01-02' },
};
export const BRAND = {
  brand: {
    accent: '#7a1f1f',
    paper: '#f4f7fa',
    faces: 'sans',
    logo: { url: `/brand/${'a'.repeat(32)}.svg`, width: 200, height: 50 },
    logoDark: null,
    icon: null,
  },
};

export const OWN_CAROUSEL = {
  pictures: [{ url: '/uploads/site/terrace-2000.jpg', caption: 'A terrace in Brentwood' }],
  designs: ['dsn_one', 'dsn_two'],
};

const OWN_POLICY = { texts: { 'in-short': '- We say it plainly.', who: 'Write to {firm}.' } };
export const POLICY_TEXTS = {
  policyPrivacy: OWN_POLICY,
  policyTerms: OWN_POLICY,
  policyCookies: OWN_POLICY,
  policyComplaints: OWN_POLICY,
  policyCancellation: OWN_POLICY,
} as const;
