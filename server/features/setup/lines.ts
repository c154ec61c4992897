/** The lines of "Getting ready", from facts that are already stored. Pure. */
import type { SetupLine } from '#contracts/admin-setup.ts';
import type { SetupFacts } from './facts.ts';

type Draft = Omit<SetupLine, 'group'>;

const settings = (section: string) => `/admin/settings?section=${section}`;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** All lines in the order in which an owner would mend them. */
export function setupLines(facts: SetupFacts): SetupLine[] {
  const grouped: [SetupLine['group'], Draft[]][] = [
    ['Who you are', [firm(facts), legal(facts), contact(facts), hours(facts), people(facts)]],
    [
      'What you offer',
      [area(facts), vat(facts), prices(facts), rates(facts), kinds(facts), services(facts)],
    ],
    ['What visitors see', [samples(facts), projects(facts), articles(facts), policies(facts)]],
    [
      'How the site runs',
      [address(facts), mail(facts), backup(facts), device(facts), analytics(facts)],
    ],
  ];
  return grouped.flatMap(([group, lines]) => lines.map((line) => ({ group, ...line })));
}

function firm({ business, sample, saved }: SetupFacts): Draft {
  const named: readonly [keyof typeof business, string][] = [
    ['firmName', 'the name'],
    ['strapline', 'the strapline'],
  ];
  const left = named.filter(([name]) => isSame(business[name], sample[name])).map(([, it]) => it);
  // Whoever has saved the page has seen the year and the years of experience on it.
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

function legal({ business }: SetupFacts): Draft {
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

function contact({ business, sample }: SetupFacts): Draft {
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

/** A section whose first values may well be right: it is done once the owner has saved it. */
const confirmed = (
  { saved }: SetupFacts,
  line: Omit<Draft, 'state' | 'isNeeded'> & { section: string },
): Draft => {
  const { section, ...rest } = line;
  return { ...rest, state: saved.has(section) ? 'done' : 'sample', isNeeded: true };
};

const hours = (facts: SetupFacts): Draft =>
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

const people = ({ team }: SetupFacts): Draft => ({
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

const area = (facts: SetupFacts): Draft =>
  confirmed(facts, {
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

function vat({ business, saved }: SetupFacts): Draft {
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

const prices = ({ pricesSaved }: SetupFacts): Draft => ({
  id: 'prices',
  title: 'Prices of the cost calculator',
  state: pricesSaved ? 'done' : 'sample',
  detail: pricesSaved
    ? 'Yours. The calculator and the services’ “from” prices use them.'
    : 'Visitors read the prices that came with the site. Change them, or save them as yours.',
  isNeeded: true,
  to: settings('prices'),
});

const rates = ({ ratesSaved }: SetupFacts): Draft => ({
  id: 'rates',
  title: 'Rate book of the designs',
  state: ratesSaved ? 'done' : 'sample',
  detail: ratesSaved
    ? 'Yours. Every new design is priced with it.'
    : 'Designs and quotes are priced with the rates that came with the site. Look at labour, markup and the rates you use most.',
  isNeeded: false,
  to: settings('rates'),
});

const kinds = ({ kindsSaved, kinds: offered }: SetupFacts): Draft => ({
  id: 'appointments',
  title: 'Appointments',
  state: kindsSaved ? 'done' : 'advice',
  detail: `Offered: ${offered.length === 0 ? 'none' : joined(offered)}.${
    kindsSaved ? '' : ' Look at their lengths and prices.'
  }`,
  isNeeded: false,
  to: settings('appointments'),
});

function services({ services: { shown, samplePictures, withoutPicture } }: SetupFacts): Draft {
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
  return withoutPicture > 0
    ? {
        ...line,
        state: 'advice',
        detail: `${counted(withoutPicture, 'service has', 'services have')} a drawing in place of a photograph.`,
        to,
      }
    : { ...line, state: 'done', detail: `${counted(shown, 'service', 'services')} shown.`, to };
}

function samples({ samples: left }: SetupFacts): Draft {
  const words = [
    [left.projects, 'project', 'projects'],
    [left.testimonials, 'testimonial', 'testimonials'],
    [left.designs, 'design', 'designs'],
    [left.articles, 'article', 'articles'],
  ] as const;
  const shown = words
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many));
  return {
    id: 'samples',
    title: 'Sample content',
    state: shown.length > 0 ? 'sample' : 'done',
    detail:
      shown.length > 0
        ? `Still shown: ${joined(shown)}. All go in one press; you see what will be left first.`
        : 'None is left.',
    isNeeded: true,
    to: settings('samples'),
  };
}

const projects = ({ ownProjects }: SetupFacts): Draft => ({
  id: 'projects',
  title: 'Projects of your own',
  state: ownProjects > 0 ? 'done' : 'advice',
  detail:
    ownProjects > 0
      ? `${counted(ownProjects, 'project', 'projects')} in the portfolio.`
      : 'None yet. Three gardens with photographs are a good beginning.',
  isNeeded: false,
  to: '/admin/dashboard?tab=portfolio#dashboard-panel',
});

const articles = ({ ownArticles }: SetupFacts): Draft => ({
  id: 'articles',
  title: 'Articles of your own',
  state: ownArticles > 0 ? 'done' : 'advice',
  detail:
    ownArticles > 0
      ? `${counted(ownArticles, 'article', 'articles')} published or planned.`
      : 'None yet. They are what search engines find a gardening firm by.',
  isNeeded: false,
  to: '/admin/articles',
});

const policies = (facts: SetupFacts): Draft =>
  confirmed(facts, {
    section: 'policies',
    id: 'policies',
    title: 'Policies',
    detail: `Dated ${facts.business.policiesUpdatedOn}.${
      facts.saved.has('policies')
        ? ''
        : ' Read the privacy policy, the terms and the cookie policy as your customers will, then set the date.'
    }`,
    to: settings('policies'),
  });

function address({ publicUrl }: SetupFacts): Draft {
  const line = { id: 'address', title: 'Address of the site', isNeeded: true };
  const to = settings('environment');
  if (publicUrl === null)
    return {
      ...line,
      state: 'missing',
      detail:
        'PUBLIC_URL is not set where the server runs. Links in e-mails and the sitemap need it.',
      to,
    };
  return publicUrl.startsWith('https://')
    ? { ...line, state: 'done', detail: `${publicUrl}, over HTTPS.`, to }
    : {
        ...line,
        state: 'missing',
        detail: `${publicUrl} is not over HTTPS: what customers send could be read on the way.`,
        to,
      };
}

const mail = ({ sendsMail }: SetupFacts): Draft => ({
  id: 'mail',
  title: 'Outgoing mail',
  state: sendsMail ? 'done' : 'missing',
  detail: sendsMail
    ? 'E-mails leave the site. Send yourself one from the Mail page.'
    : 'No e-mail leaves this site: confirmations, reminders and quotes stay on the Mail page until SMTP_URL is set.',
  isNeeded: true,
  to: '/admin/mail',
});

function backup({ lastBackupAt, backupTakenAway }: SetupFacts): Draft {
  const line = { id: 'backup', title: 'A backup elsewhere', isNeeded: true };
  const to = settings('backup');
  if (backupTakenAway)
    return { ...line, state: 'done', detail: 'One has been downloaded from this site.', to };
  return {
    ...line,
    state: 'missing',
    detail:
      lastBackupAt === null
        ? 'There is none yet. Make one and download it to another machine.'
        : 'The nightly backup lies on the same disk as the site. Download one to another machine.',
    to,
  };
}

const device = ({ devices }: SetupFacts): Draft => ({
  id: 'device',
  title: 'A second device',
  state: devices > 1 ? 'done' : 'advice',
  detail:
    devices > 1
      ? `You have signed in from ${devices} devices.`
      : 'Sign in once from your phone as well: whoever has lost one device then still gets in without a wait.',
  isNeeded: false,
  to: settings('access'),
});

const analytics = ({ analyticsId }: SetupFacts): Draft => ({
  id: 'analytics',
  title: 'Visitor figures',
  state: 'done',
  detail:
    analyticsId === null
      ? 'The site counts opened pages itself. Google Analytics is not used, so no consent is asked for.'
      : `Google Analytics ${analyticsId}, after consent.`,
  isNeeded: false,
  to: '/admin/numbers',
});
