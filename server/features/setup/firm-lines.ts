/** Lines about who the firm is and what it offers. */
import { countServed } from '#content/places/served.ts';
import type { SetupFacts } from './facts.ts';
import { confirmed, counted, type Draft, isSame, joined, settings } from './line-words.ts';

export function firm({ business, sample, saved }: SetupFacts): Draft {
  const named: readonly [keyof typeof business, string][] = [
    ['firmName', 'the name'],
    ['strapline', 'the strapline'],
  ];
  const left = named.filter(([name]) => isSame(business[name], sample[name])).map(([, it]) => it);
  // Anyone who has saved the page has seen the year and the years of experience on it.
  if (!saved.has('firm')) left.push('the year of founding', 'the years of experience');
  return {
    id: 'firm',
    title: 'The firm',
    state: left.length > 0 ? 'sample' : 'done',
    detail:
      left.length > 0
        ? `Visitors still read ${joined(left)} of the sample firm.`
        : `${business.firmName}, since ${business.since}.`,
    isNeeded: true,
    to: settings('firm'),
  };
}

export function legal({ business }: SetupFacts): Draft {
  const { legalForm, legalName, companyNumber, registeredOffice } = business;
  const isRegistered = legalForm === 'company' || legalForm === 'llp';
  const left =
    legalForm === ''
      ? ['what kind of business it is']
      : [
          legalName === '' ? (isRegistered ? 'the registered name' : 'whose business it is') : '',
          isRegistered && companyNumber === '' ? 'the company number' : '',
          isRegistered && registeredOffice === '' ? 'the registered office' : '',
        ].filter((one) => one !== '');
  return {
    id: 'legal',
    title: 'Legal identity',
    state: left.length > 0 ? 'missing' : 'done',
    detail:
      left.length > 0
        ? `The website has to say who stands behind the firm’s name. Missing: ${joined(left)}.`
        : `${legalName}${companyNumber ? `, ${companyNumber}` : ''}.`,
    isNeeded: true,
    to: settings('legal'),
  };
}

export function contact({ business, sample }: SetupFacts): Draft {
  const named = [
    ['email', 'the e-mail address'],
    ['phone', 'the telephone number'],
    ['address', 'the address'],
  ] as const;
  const left = named.filter(([name]) => isSame(business[name], sample[name])).map(([, it]) => it);
  return {
    id: 'contact',
    title: 'Contact details',
    state: left.length > 0 ? 'sample' : 'done',
    detail:
      left.length > 0
        ? `Visitors still read ${joined(left)} of the sample firm, where nobody answers.`
        : `${business.phone}, ${business.email}.`,
    isNeeded: true,
    to: settings('contact'),
  };
}

export const hours = (facts: SetupFacts): Draft =>
  confirmed(facts, {
    section: 'hours',
    id: 'hours',
    title: 'Opening hours',
    detail: `${facts.business.hours.map(({ days, open }) => `${days} ${open}`).join('; ')}.${
      facts.saved.has('hours')
        ? ''
        : ' They came with the site: change them, or save them as they are.'
    }`,
    to: settings('hours'),
  });

export const people = ({ team }: SetupFacts): Draft => ({
  id: 'people',
  title: 'People of the firm',
  state: team > 0 ? 'done' : 'advice',
  detail:
    team > 0
      ? `${counted(team, 'person is', 'people are')} shown on the about page.`
      : 'Nobody is shown yet. A name and a face are what visitors look for on the about page.',
  isNeeded: false,
  to: '/admin/team',
});

export function area(facts: SetupFacts): Draft {
  const line = confirmed(facts, {
    section: 'area',
    id: 'area',
    title: 'Area you work in',
    detail: `${joined(facts.business.serviceArea)}.${
      facts.saved.has('area')
        ? ''
        : ' That is the sample firm’s area. It decides where visits can be booked.'
    }`,
    to: settings('area'),
  });
  return countServed(facts.business) > 0
    ? line
    : {
        ...line,
        state: 'missing',
        detail: `${joined(facts.business.serviceArea)}: none of these is known to the site, so no visit can be booked. Add postcodes or minutes of driving.`,
      };
}

export function vat({ business, saved }: SetupFacts): Draft {
  const { vatRegistered, vatNumber } = business;
  const line = { id: 'vat', title: 'VAT', isNeeded: true };
  if (vatRegistered && vatNumber !== '')
    return {
      ...line,
      state: 'done',
      detail: `Registered, ${vatNumber}.`,
      to: settings('area'),
    };
  if (!vatRegistered)
    return {
      ...line,
      state: 'done',
      detail: 'Not registered: no price mentions VAT.',
      to: settings('area'),
    };
  return {
    ...line,
    state: 'missing',
    detail: saved.has('area')
      ? 'The site says that the firm is registered for VAT, and its number is missing.'
      : 'Is the firm registered for VAT? If it is, give its number; if not, say so, and no price mentions VAT.',
    to: settings(saved.has('area') ? 'firm' : 'area'),
  };
}

export const prices = ({ pricesSaved }: SetupFacts): Draft => ({
  id: 'prices',
  title: 'Prices of the cost calculator',
  state: pricesSaved ? 'done' : 'sample',
  detail: pricesSaved
    ? 'Yours. The calculator and the services’ “from” prices use them.'
    : 'Visitors read the prices that came with the site. Change them, or save them as yours.',
  isNeeded: true,
  to: settings('prices'),
});

export const rates = ({ ratesSaved }: SetupFacts): Draft => ({
  id: 'rates',
  title: 'Rate book of the designs',
  state: ratesSaved ? 'done' : 'sample',
  detail: ratesSaved
    ? 'Yours. Every new design is priced with it.'
    : 'Designs and quotes are priced with the rates that came with the site. Look at labour, markup and the rates you use most.',
  isNeeded: false,
  to: settings('rates'),
});

export const kinds = ({ kindsSaved, kinds: offered }: SetupFacts): Draft => ({
  id: 'appointments',
  title: 'Appointments',
  state: kindsSaved ? 'done' : 'advice',
  detail: `Offered: ${offered.length === 0 ? 'none' : joined(offered)}.${
    kindsSaved ? '' : ' Look at their lengths and prices.'
  }`,
  isNeeded: false,
  to: settings('appointments'),
});

export function services({
  services: { shown, samplePictures, withoutPicture, sampleWords },
}: SetupFacts): Draft {
  const line = { id: 'services', title: 'Services', isNeeded: false };
  const to = '/admin/dashboard?tab=services#dashboard-panel';
  if (shown === 0)
    return { ...line, state: 'missing', detail: 'No service is shown to visitors.', to };
  if (samplePictures > 0)
    return {
      ...line,
      state: 'sample',
      detail: `${counted(samplePictures, 'service has', 'services have')} a picture that came with the site.`,
      to,
    };
  if (sampleWords > 0)
    return {
      ...line,
      state: 'sample',
      detail: `${counted(sampleWords, 'service is', 'services are')} described in the words that came with the site. Read them as your customers will.`,
      to,
    };
  return withoutPicture > 0
    ? {
        ...line,
        state: 'advice',
        detail: `${counted(withoutPicture, 'service has', 'services have')} a drawing in place of a photograph.`,
        to,
      }
    : { ...line, state: 'done', detail: `${counted(shown, 'service', 'services')} shown.`, to };
}
