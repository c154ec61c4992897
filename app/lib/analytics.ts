/** Events of the visit. They go nowhere unless a measurement id is configured and the visitor has agreed. */
export type AnalyticsEvent =
  | { name: 'page_view'; page_path: string; page_title: string; content_group: ContentGroup }
  | { name: 'form_submit'; form_name: string; form_type: string }
  | { name: 'ai_design_generated'; project_type: string; design_count: number };
export type ContentGroup = 'Home' | 'AI Tools' | 'Portfolio' | 'Booking' | 'Services' | 'About' | 'Legal' | 'Other';

type Listener = (event: AnalyticsEvent) => void;
let listener: Listener | null = null;

/** Connects a receiver; null disconnects it. */
export function setAnalyticsListener(next: Listener | null): void {
  listener = next;
}

export function sendEvent(event: AnalyticsEvent): void {
  listener?.(event);
}

const GROUPS: [RegExp, ContentGroup][] = [
  [/^\/$/, 'Home'],
  [/^\/(ai-design|design|design-library|garden-recommendations|cost-calculator|planting-calendar|gardening-tips)(\/|$)/, 'AI Tools'],
  [/^\/portfolio/, 'Portfolio'],
  [/^\/booking/, 'Booking'],
  [/^\/services/, 'Services'],
  [/^\/about/, 'About'],
  [/^\/(privacy-policy|terms-of-service|cookie-policy)/, 'Legal'],
];

/** The group a page's views are counted in. */
export function contentGroupOf(path: string): ContentGroup {
  return GROUPS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Other';
}
