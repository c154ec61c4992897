/** The appointment calendars of Calendly and Cal.com, asked for only after a visitor has pressed the button that names them. */
import type { BookingProvider } from '#contracts/site-info.ts';

type CalApi = {
  (...args: unknown[]): void;
  q?: unknown[];
  ns?: Record<string, CalApi>;
  loaded?: boolean;
};
declare global {
  interface Window {
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
    Cal?: CalApi;
  }
}

const SCRIPTS: Record<BookingProvider, string> = {
  calendly: 'https://assets.calendly.com/assets/external/widget.js',
  cal: 'https://app.cal.com/embed/embed.js',
};
const loading = new Map<string, Promise<void>>();

/** One script element however often it is requested; one that failed is loaded again. */
function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}

/** Puts the calendar of an address into an empty element. @throws Error when the provider's script cannot be loaded */
export async function showOutsideCalendar(
  provider: BookingProvider,
  { kind, url, parent }: { kind: string; url: string; parent: HTMLElement },
): Promise<void> {
  if (provider === 'calendly') {
    await loadScript(SCRIPTS.calendly);
    if (parent.isConnected) window.Calendly?.initInlineWidget({ url, parentElement: parent });
    return;
  }
  const { origin, pathname } = new URL(url);
  const cal = queueForCal();
  cal('init', kind, { origin });
  cal.ns?.[kind]?.('inline', {
    elementOrSelector: parent,
    calLink: pathname.slice(1),
    config: { layout: 'month_view' },
  });
  await loadScript(SCRIPTS.cal);
}

/** Cal.com's script answers calls that were queued for it; a namespace each, so that the three calendars stay apart. */
function queueForCal(): CalApi {
  if (window.Cal) return window.Cal;
  const makeQueue = (): CalApi => {
    const queue: CalApi = (...args) => void queue.q!.push(args);
    queue.q = [];
    return queue;
  };
  const main = makeQueue();
  const cal: CalApi = (...args) => {
    const [command, name] = args;
    if (command !== 'init' || typeof name !== 'string') return main(...args);
    cal.ns![name] ??= makeQueue();
    cal.ns![name](...args);
    main('initNamespace', name);
  };
  cal.q = main.q!;
  cal.ns = {};
  cal.loaded = true;
  window.Cal = cal;
  return cal;
}
