/** Google Analytics 4 in basic consent mode: nothing of Google's is loaded or told before the visitor has accepted. */
import { type AnalyticsEvent, setAnalyticsListener } from '#app/lib/analytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The cookies last as long as the choice: half a year, in seconds. */
const COOKIE_S = 182 * 86_400;
let loadedId: string | null = null;

/** Google's queue takes the arguments object itself; an array is ignored. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

const setDisabled = (id: string, isDisabled: boolean) =>
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });

/** Called once the visitor has accepted. */
export function startAnalytics(id: string): void {
  setDisabled(id, false);
  if (loadedId === id) {
    gtag('consent', 'update', { analytics_storage: 'granted' });
  } else {
    loadedId = id;
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    });
    gtag('set', 'ads_data_redaction', true);
    gtag('set', 'url_passthrough', false);
    gtag('consent', 'update', { analytics_storage: 'granted' });
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_expires: COOKIE_S,
      // Set here too, so that Google's automatic events do not contain the real URL.
      page_location: location.origin,
      page_referrer: '',
      page_title: 'Page',
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  setAnalyticsListener(report);
}

let previous = '';
function report(event: AnalyticsEvent): void {
  const { name, ...facts } = event;
  if (name !== 'page_view') return gtag('event', name, facts);
  const page = {
    page_location: location.origin + event.page_path,
    page_referrer: previous,
    page_title: event.page_title,
  };
  previous = page.page_location;
  gtag('set', page);
  gtag('event', name, { ...facts, ...page });
}

/** Consent withdrawn: stops sending and deletes the cookies. */
export function stopAnalytics(id: string): void {
  setAnalyticsListener(null);
  if (loadedId === id) gtag('consent', 'update', { analytics_storage: 'denied' });
  setDisabled(id, true);
  deleteCookies();
}

/** Google sets cookies on the widest domain possible: each is deleted on every parent domain. */
function deleteCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0]!)
    .filter((name) => name === '_ga' || name.startsWith('_ga_'));
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`)];
  for (const name of names)
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
