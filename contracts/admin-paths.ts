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
  bookingRequests: '/api/admin/booking-requests',
  complaints: '/api/admin/complaints',
  cancellations: '/api/admin/cancellations',
  enquiries: '/api/admin/enquiries',
  replyTemplates: '/api/admin/reply-templates',
  mail: '/api/admin/mail',
  quotes: '/api/admin/quotes',
  people: '/api/admin/people',
  peopleExport: '/api/admin/people/export',
  peopleErase: '/api/admin/people/erase',
} as const;
