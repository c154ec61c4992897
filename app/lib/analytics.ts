/**
 * Events of the visit. They go nowhere unless a measurement id is configured and the visitor has agreed. Nothing personal is
 * in them: the address of a private design is a key to it, and an unknown address may hold anything, so both are replaced.
 */
export type AnalyticsEvent =
  | { name: 'page_view'; page_path: string; page_title: string }
  | {
      name: 'virtual_page_view';
      page_path: string;
      page_title: string;
      content_group: ContentGroup;
    }
  | { name: 'form_submit'; form_name: string; form_type: string }
  | { name: 'ai_design_generated'; project_type: string; design_count: number };
export type ContentGroup =
  | 'Home'
  | 'AI Tools'
  | 'Portfolio'
  | 'Booking'
  | 'Services'
  | 'About'
  | 'Legal'
  | 'Other';

type Listener = (event: AnalyticsEvent) => void;
type View = { pathname: string; title: string };
let listener: Listener | null = null;
let lastView: View | null = null;

/** Connects a receiver, which first hears of the page that is open; null disconnects it. */
export function setAnalyticsListener(next: Listener | null): void {
  listener = next;
  if (lastView) tellView(lastView);
}

export function sendEvent(event: AnalyticsEvent): void {
  listener?.(event);
}

/** Reports a page view, without the query: it may contain search terms. */
export function sendPageView(pathname: string, title: string): void {
  lastView = { pathname, title };
  tellView(lastView);
}

function tellView({ pathname, title }: View): void {
  const page = { page_path: reportedPath(pathname), page_title: title };
  if (page.page_path === DESIGN_PATH) page.page_title = 'A garden design';
  if (page.page_path === UNKNOWN_PATH) page.page_title = 'Page not found';
  sendEvent({ name: 'page_view', ...page });
  sendEvent({ name: 'virtual_page_view', ...page, content_group: contentGroupOf(pathname) });
}

const DESIGN_PATH = '/design/:id';
const UNKNOWN_PATH = '/not-found';

const GROUPS: [RegExp, ContentGroup][] = [
  [/^\/$/, 'Home'],
  [
    /^\/(ai-design|design|design-library|garden-recommendations|cost-calculator|planting-calendar|gardening-tips)(\/|$)/,
    'AI Tools',
  ],
  [/^\/portfolio(\/|$)/, 'Portfolio'],
  [/^\/(?:booking|enquiry\/new)(\/|$)/, 'Booking'],
  [/^\/services(\/|$)/, 'Services'],
  [/^\/about(\/|$)/, 'About'],
  [
    /^\/(privacy-policy|terms-of-service|cookie-policy|accessibility|complaints|cancellation|cancellation-form)(\/|$)/,
    'Legal',
  ],
];

/** The group a page's views are counted in. */
export function contentGroupOf(path: string): ContentGroup {
  return GROUPS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Other';
}

/** A path without private parts, for third parties. */
export function reportedPath(path: string): string {
  if (/^\/design\/./.test(path)) return DESIGN_PATH;
  return contentGroupOf(path) === 'Other' || !/^\/[a-z-]*(?:\/[a-z0-9-]+)?\/?$/.test(path)
    ? UNKNOWN_PATH
    : path;
}
