/** What single pages add to the structured data of all, apart from it so that the others do not bring it. */
import type { BusinessSettings } from '#contracts/site-info.ts';
import { absoluteUrl, type JsonLd } from './structured-data.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Friday", "08:00-17:00" in schema.org's terms; null for closed days and for words that cannot be read. */
function openingHours({ days, open }: BusinessSettings['hours'][number]): JsonLd | null {
  const time = /^(\d{1,2}:\d{2})\s*(?:-|–|to)\s*(\d{1,2}:\d{2})$/.exec(open.trim());
  const named = WEEK.filter((day) => days.includes(day));
  if (!time || named.length === 0) return null;
  const isRange = /\b(to|-|–)\b|–|-/.test(days) && named.length === 2;
  const dayOfWeek = isRange
    ? WEEK.slice(WEEK.indexOf(named[0]!), WEEK.indexOf(named[1]!) + 1)
    : named;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: time[1]!.padStart(5, '0'),
    closes: time[2]!.padStart(5, '0'),
  };
}

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/;

/** The firm as a business on the map; null while the facts are samples, since a search engine takes them for true. */
export function localBusiness(settings: BusinessSettings, origin: string): JsonLd | null {
  if (settings.sample) return null;
  const postalCode = POSTCODE.exec(settings.address.join(' ').toUpperCase())?.[0];
  const profiles = Object.values(settings.social).filter(
    (address) => URL.canParse(address) && new URL(address).pathname.length > 1,
  );
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: settings.firmName,
    description: settings.strapline,
    url: `${origin}/`,
    email: settings.email,
    telephone: settings.phone,
    priceRange: settings.priceRange,
    foundingDate: String(settings.since),
    ...(settings.legalName ? { legalName: settings.legalName } : {}),
    ...(settings.vatNumber && settings.vatRegistered
      ? { vatID: settings.vatNumber.replaceAll(' ', '') }
      : {}),
    ...(settings.companyNumber
      ? {
          identifier: {
            '@type': 'PropertyValue',
            name: 'Company number',
            value: settings.companyNumber,
          },
        }
      : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.address
        .filter((line) => !POSTCODE.test(line.toUpperCase().trim()) || line.trim().length > 9)
        .join(', '),
      ...(postalCode ? { postalCode } : {}),
      addressCountry: 'GB',
    },
    areaServed: settings.serviceArea.map((name) => ({ '@type': 'Place', name })),
    openingHoursSpecification: settings.hours.flatMap((line) => openingHours(line) ?? []),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The publisher: the business by id once its facts are real, by name before. */
function firm(settings: BusinessSettings, origin: string): JsonLd {
  return settings.sample
    ? { '@type': 'Organization', name: settings.firmName }
    : { '@type': 'LocalBusiness', '@id': `${origin}/#business`, name: settings.firmName };
}

/** Where complaints go; null while the facts are samples. */
export function contactPoint(settings: BusinessSettings, origin: string): JsonLd | null {
  if (settings.sample) return null;
  return {
    '@type': 'ContactPoint',
    contactType: 'complaints',
    url: `${origin}/complaints`,
    email: settings.email,
    telephone: settings.phone,
    availableLanguage: 'en-GB',
  };
}

/** One of the firm's services. */
export function service(
  settings: BusinessSettings,
  origin: string,
  offered: { title: string; shortDescription: string },
): JsonLd {
  return {
    '@type': 'Service',
    name: offered.title,
    serviceType: offered.title,
    description: offered.shortDescription,
    url: `${origin}/services`,
    provider: firm(settings, origin),
    areaServed: settings.serviceArea.map((name) => ({ '@type': 'Place', name })),
  };
}

/** An article; dates are ISO. */
export function article(
  settings: BusinessSettings,
  origin: string,
  text: {
    title: string;
    description: string;
    path: string;
    published: string;
    modified?: string;
    image: string;
    words?: number;
  },
): JsonLd {
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    image: [absoluteUrl(origin, text.image)],
    datePublished: text.published,
    dateModified: text.modified ?? text.published,
    inLanguage: 'en-GB',
    ...(text.words === undefined ? {} : { wordCount: text.words }),
    mainEntityOfPage: absoluteUrl(origin, text.path),
    author: firm(settings, origin),
    publisher: firm(settings, origin),
  };
}

/** Questions with the answers that the page shows, word for word. */
export function questions(list: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
