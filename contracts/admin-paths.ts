import type { RecordKind } from './records.ts';

/** Where the owner signs in: the page, which also answers a plain form. */
export const LOGIN_PAGE = '/admin/login';

/** The calls of the back office, apart from the others so that no page of visitors carries them. */
export const ADMIN_API = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  session: '/api/admin/session',
  sessions: '/api/admin/sessions',
  /** By its public id; ":id" names the route itself. */
  sessionById: (id: string) => `/api/admin/sessions/${id === ':id' ? id : encodeURIComponent(id)}`,
  endOtherSessions: '/api/admin/sessions/end-others',
  password: '/api/admin/password',
  designIdeas: '/api/admin/design-ideas',
  /** Whether one design is in the library; ":id" names the route itself. */
  shareDesign: (id: string) =>
    `/api/admin/designs/${id === ':id' ? id : encodeURIComponent(id)}/share`,
  bookingRequests: '/api/admin/booking-requests',
  complaints: '/api/admin/complaints',
  cancellations: '/api/admin/cancellations',
  enquiries: '/api/admin/enquiries',
  replyTemplates: '/api/admin/reply-templates',
  mail: '/api/admin/mail',
  assistantQuestions: '/api/admin/assistant-questions',
  quotes: '/api/admin/quotes',
  people: '/api/admin/people',
  person: '/api/admin/person',
  tasks: '/api/admin/tasks',
  invoices: '/api/admin/invoices',
  howToPay: '/api/admin/invoice-how-to-pay',
  money: '/api/admin/money',
  peopleExport: '/api/admin/people/export',
  peopleErase: '/api/admin/people/erase',
  peopleNamed: '/api/admin/people/named',
  peopleEraseChosen: '/api/admin/people/erase-chosen',
} as const;

/** The open list of the dashboard, which stands below the figures: links to a list end with it, so that they lead there and not to the top. */
export const DASHBOARD_PANEL = 'dashboard-panel';

/** @param query "tab=services&show=hidden" */
export const dashboardList = (query: string): string =>
  `/admin/dashboard?${query}#${DASHBOARD_PANEL}`;

/** A list of records with what was searched for in it. @param open the id of the one whose form opens with it */
export function recordAddress(kind: RecordKind, search: string, open?: string): string {
  const query = `q=${encodeURIComponent(search)}${open ? `&open=${encodeURIComponent(open)}` : ''}`;
  if (kind === 'cards') return `/admin/knowledge?view=cards&${query}`;
  return kind === 'team' || kind === 'articles'
    ? `/admin/${kind}?${query}`
    : dashboardList(`tab=${kind}&${query}`);
}

/** Where the requests from the booking page stand: beside the designs, under a name of their own in the address. */
const REQUESTS_VIEW = 'requests';

/** @param show only those that wait for an answer @param search words of the request or of its sender */
export function requestsAddress({ show, search }: { show?: 'open'; search?: string } = {}): string {
  return dashboardList(
    `tab=designs&view=${REQUESTS_VIEW}${show ? `&show=${show}` : ''}${search ? `&q=${encodeURIComponent(search)}` : ''}`,
  );
}

/** Whether an address asks for the requests; `list` is what older addresses call it. */
export const isRequestsView = (params: { get(name: string): string | null }): boolean =>
  (params.get('view') ?? params.get('list')) === REQUESTS_VIEW;
