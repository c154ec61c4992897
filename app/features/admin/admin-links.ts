/** The pages of the back office as its bar lists them: the day's work, the website, and what keeps both in order. */
export const ADMIN_LINK_GROUPS: readonly {
  label: string;
  links: readonly (readonly [path: string, label: string])[];
}[] = [
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
