/**
 * Who may do what in the back office, in one place: the guard of the calls, the guard of the pages and the bar all read it.
 * What is named here is for those it names; everything else is for the owner alone.
 */

export const ROLES = ['designer', 'office'] as const;
/** Of somebody who signs in beside the owner. */
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = { designer: 'Designer', office: 'Office' };
export const ROLE_WORDS: Record<Role, string> = {
  office:
    'Enquiries, diary, quotes, invoices, mail, complaints and people’s pages. No settings, no prices, not the website.',
  designer:
    'What the office does, and the website’s projects, plants, testimonials, designs, people, articles and knowledge. No settings, no prices.',
};

/** Who is signed in beside the owner. */
export type Colleague = { id: string; name: string; email: string; role: Role };

/** "GET /api/admin/rates" names one way of calling, "/api/admin/quotes" all of them; what lies under an address goes with it. */
const OFFICE_CALLS: readonly string[] = [
  '/api/admin/logout',
  'GET /api/admin/session',
  '/api/admin/password',
  '/api/admin/passkeys',
  'GET /api/admin/search',
  'GET /api/admin/stats',
  'GET /api/admin/today',
  '/api/admin/tasks',
  'GET /api/admin/person',
  '/api/admin/enquiries',
  '/api/admin/reply-templates',
  'GET /api/admin/diary',
  '/api/admin/appointments',
  'GET /api/admin/appointment-settings',
  '/api/admin/diary-blocks',
  '/api/admin/days-off',
  '/api/admin/booking-requests',
  '/api/admin/cancellations',
  '/api/admin/complaints',
  '/api/admin/quotes',
  'GET /api/admin/rates',
  '/api/admin/invoices',
  'GET /api/admin/money',
  'GET /api/admin/mail',
  'POST /api/admin/mail/:id',
];
const DESIGNER_CALLS: readonly string[] = [
  ...OFFICE_CALLS,
  '/api/admin/design-ideas',
  '/api/admin/designs',
  'GET /api/admin/jobs',
  '/api/admin/portfolio',
  '/api/admin/testimonials',
  '/api/admin/plants',
  '/api/admin/team',
  '/api/admin/team-order',
  '/api/admin/articles',
  '/api/admin/cards',
  '/api/admin/assistant-questions',
  '/api/admin/pictures',
  '/api/admin/upload/plant-image',
  '/api/admin/upload/portfolio',
  '/api/admin/upload/service-image',
];
/** What is open to each role; the tests hold that every line opens something. */
export const OPEN_CALLS: Record<Role, readonly string[]> = {
  office: OFFICE_CALLS,
  designer: DESIGNER_CALLS,
};

const OFFICE_PAGES = [
  '/admin',
  '/admin/today',
  '/admin/diary',
  '/admin/enquiries',
  '/admin/quotes',
  '/admin/invoices',
  '/admin/mail',
  '/admin/complaints',
  '/admin/person',
  // For them it is their own password alone.
  '/admin/settings',
];
const PAGES: Record<Role, readonly string[]> = {
  office: OFFICE_PAGES,
  designer: [
    ...OFFICE_PAGES,
    '/admin/dashboard',
    '/admin/team',
    '/admin/articles',
    '/admin/knowledge',
  ],
};

/** In the address of the day, for whoever asked for a page that is the owner's. */
export const OWNERS_PAGE = 'owners';

const liesUnder = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Whether a line of the lists above names a call. */
export function opens(line: string, method: string, url: string): boolean {
  const [first, second] = line.split(' ') as [string, string?];
  return second === undefined ? liesUnder(url, first) : first === method && liesUnder(url, second);
}

/**
 * Whether a call is open to a role. The owner's is `null`, and may do everything.
 * @param url as the route is registered: "/api/admin/quotes/:id"
 */
export function mayCall(role: Role | null, method: string, url: string): boolean {
  if (role === null) return true;
  const asked = method === 'HEAD' ? 'GET' : method;
  return OPEN_CALLS[role].some((line) => opens(line, asked, url));
}

/** Whether a page is open to a role. @param path "/admin/quotes/quo_1", in whatever case, with or without a slash behind */
export function mayOpen(role: Role | null, path: string): boolean {
  if (role === null) return true;
  const asked = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return PAGES[role].some((place) =>
    place === '/admin' ? asked === place : liesUnder(asked, place),
  );
}

/** The lists of the dashboard that a role has. */
export const mayList = (role: Role | null, tab: string): boolean =>
  role === null || tab !== 'services';
