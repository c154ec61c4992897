import { mayOpen, type Role } from '#contracts/rights.ts';

type LinkGroup = { label: string; links: readonly (readonly [path: string, label: string])[] };

/** The pages of the back office as its bar lists them: the day's work, the website, and what keeps both in order. */
const ADMIN_LINK_GROUPS: readonly LinkGroup[] = [
  {
    label: 'The day',
    links: [
      ['/admin/today', 'Today'],
      ['/admin/diary', 'Diary'],
      ['/admin/enquiries', 'Enquiries'],
      ['/admin/quotes', 'Quotes'],
      ['/admin/invoices', 'Invoices'],
      ['/admin/mail', 'Mail'],
      ['/admin/complaints', 'Complaints'],
    ],
  },
  {
    label: 'The website',
    links: [
      ['/admin/dashboard', 'Dashboard'],
      ['/admin/team', 'Team'],
      ['/admin/articles', 'Articles'],
      ['/admin/knowledge', 'Knowledge'],
      ['/admin/numbers', 'Reports'],
    ],
  },
  {
    label: 'Administration',
    links: [
      ['/admin/getting-ready', 'Getting ready'],
      ['/admin/settings', 'Settings'],
      ['/admin/bin', 'Bin'],
      ['/admin/changes', 'History'],
    ],
  },
];

/** Those that are open to a role; null is the owner. Beside the owner, of the settings everybody has their own password alone. */
export const linksFor = (role: Role | null): readonly LinkGroup[] =>
  ADMIN_LINK_GROUPS.map(({ label, links }) => ({
    label,
    links: links
      .filter(([path]) => mayOpen(role, path))
      .map(([path, words]): readonly [string, string] =>
        role !== null && path === '/admin/settings' ? [path, 'Your password'] : [path, words],
      ),
  })).filter(({ links }) => links.length > 0);
