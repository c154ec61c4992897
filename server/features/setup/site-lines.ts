/** Lines about what visitors see and how the site runs. */
import { longDate } from '#engine/model/format.ts';
import type { SetupFacts } from './facts.ts';
import { confirmed, counted, type Draft, joined, settings } from './line-words.ts';

export function samples({ samples: left }: SetupFacts): Draft {
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

export const projects = ({ ownProjects }: SetupFacts): Draft => ({
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

export const articles = ({ ownArticles }: SetupFacts): Draft => ({
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

export const policies = (facts: SetupFacts): Draft =>
  confirmed(facts, {
    section: 'policies',
    id: 'policies',
    title: 'Policies',
    detail: `Dated ${longDate(facts.business.policiesUpdatedOn)}.${
      facts.saved.has('policies')
        ? ''
        : ' Read the privacy policy, the terms and the cookie policy as your customers will, then set the date.'
    }`,
    to: settings('policies'),
  });

export const solicitor = ({ policiesSeen: seen }: SetupFacts): Draft => ({
  id: 'solicitor',
  title: 'Policies read by a solicitor',
  state: seen && seen.changed === 0 ? 'done' : 'advice',
  detail:
    seen === null
      ? 'Nobody has been noted. Print them with the points to read, and note who read them.'
      : seen.changed === 0
        ? `On ${seen.on}. Nothing has changed since.`
        : `On ${seen.on}. Since then ${counted(seen.changed, 'section has', 'sections have')} changed.`,
  isNeeded: false,
  to: settings('policies'),
});

export function address({ publicUrl }: SetupFacts): Draft {
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

export const mail = ({ sendsMail }: SetupFacts): Draft => ({
  id: 'mail',
  title: 'Outgoing mail',
  state: sendsMail ? 'done' : 'missing',
  detail: sendsMail
    ? 'E-mails leave the site. Send yourself one from the Mail page.'
    : 'No e-mail leaves this site: confirmations, reminders and quotes stay on the Mail page until you name the mail server there.',
  isNeeded: true,
  to: '/admin/mail',
});

export function backup({ lastBackupAt, backupTakenAway }: SetupFacts): Draft {
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

export const device = ({ devices }: SetupFacts): Draft => ({
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

export const analytics = ({ analyticsId }: SetupFacts): Draft => ({
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

export const brand = ({ business: { brand: own } }: SetupFacts): Draft => ({
  id: 'brand',
  title: 'Logo and colour',
  state: own.logo || own.accent ? 'done' : 'advice',
  detail: own.logo
    ? `Your logo${own.icon ? ' and icon' : ''}${own.accent ? ` and ${own.accent}` : ''}.`
    : own.accent
      ? `The colour ${own.accent}; the mark is the site’s.`
      : 'The mark and the colour that came with the site.',
  isNeeded: false,
  to: settings('brand'),
});

export function words({ business, saved }: SetupFacts): Draft {
  const own = Object.values(business.words).filter((text) => text !== '').length;
  return {
    id: 'words',
    title: 'Words of the site',
    state: saved.has('words') ? 'done' : 'sample',
    detail:
      own > 0
        ? `${counted(own, 'text is', 'texts are')} yours; the others stand as they came.`
        : saved.has('words')
          ? 'You kept the words that came with the site.'
          : 'The headline, the story and the promises came with the site. Read them as your customers will: you answer for what they say.',
    isNeeded: true,
    to: settings('words'),
  };
}
