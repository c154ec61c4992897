/** Registers the worker, lets a newer one take over, and reloads the page for it without losing what was typed. */
import { hadDrafts, states } from './held-over.ts';
import type { PageMessage } from './messages.ts';
import { useEffect } from 'react';
import { outboxExists } from './outbox-exists.ts';

export const MANIFEST_URL = '/manifest.json';
const LOOK_AGAIN_MS = 60 * 60_000;
/** Without a request for so long the line is quiet; a page that never stops asking holds the worker up no longer than the other. */
const QUIET_MS = 2_500;
const QUIET_AT_LATEST_MS = 12_000;

/** Not fetched with the page, which has no need of it; and never as late as the reload, when the server may have it no more. */
const loadDrafts = () => import('./drafts.ts');

const say = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message);

const isBusy = () =>
  document.querySelector(':is(main, [role="dialog"], [role="alertdialog"]) [aria-busy="true"]') !==
  null;

/** Something on the page would be lost by a reload that does not save it. */
const holdsDrafts = () => states.size > 0 || document.querySelector('[data-draft]') !== null;

/** Runs once nothing on the page is being sent or made. */
function whenNotBusy(work: () => void): void {
  if (!isBusy()) return work();
  const observer = new MutationObserver(() => {
    if (isBusy()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

/** The page that was open before there was a worker is kept with what it fetched. */
function tellWhatIsOpen(): void {
  const resources = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => name.startsWith(location.origin));
  // The page's own address, not the query that it may have been opened with.
  say(navigator.serviceWorker.controller, {
    type: 'REMEMBER',
    page: location.origin + location.pathname,
    resources,
  });
}

let isStarted = false;

export async function startWorker(): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return;
  isStarted = true;
  const { serviceWorker } = navigator;
  const drafts = loadDrafts().catch(() => null);
  let wasControlled = serviceWorker.controller !== null;
  let isReloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!wasControlled) {
      wasControlled = true;
      tellWhatIsOpen();
      return;
    }
    if (isReloading) return;
    isReloading = true;
    void drafts
      .then((own) => own ?? loadDrafts().catch(() => null))
      .then((own) => {
        whenNotBusy(() => {
          own?.saveDrafts();
          // What was typed and cannot be kept stays where it is: the newer version comes with the next page.
          if (own || !holdsDrafts()) location.reload();
        });
      });
  });

  try {
    const registration = (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
      | ServiceWorkerRegistration
      | undefined;
    if (!registration) return;
    if (wasControlled) say(registration.waiting, { type: 'SKIP_WAITING' });
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && serviceWorker.controller)
          say(next, { type: 'SKIP_WAITING' });
      });
    });
    let lookedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
      lookedAt = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch (error) {
    console.warn('The offline copy of this site could not be set up:', error);
  }
}

/** What the worker brings for later must not take the line from what is wanted now. */
function whenLineIsQuiet(work: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const finish = () => {
    clearTimeout(timer);
    clearTimeout(latest);
    observer.disconnect();
    work();
  };
  const latest = setTimeout(finish, QUIET_AT_LATEST_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_MS);
  });
  timer = setTimeout(finish, QUIET_MS);
  observer.observe({ type: 'resource' });
}

function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST_URL }),
  );
}

function begin(): void {
  whenLineIsQuiet(() => {
    nameManifest();
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => void startWorker(), { timeout: 2_000 });
    else void startWorker();
  });
}

/** After the page has come alive: forms first, the worker once the page has had its pictures. */
function startOffline(): void {
  if (hadDrafts)
    loadDrafts().then(
      ({ restoreDrafts }) => restoreDrafts(),
      () => undefined,
    );
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Starts what lets the site work without a network, once the page is live. */
export function useOffline(): void {
  useEffect(() => {
    startOffline();
    // Their code comes after the page's own; what waits to be sent is not in a hurry.
    const start = async () => {
      if (await outboxExists()) (await import('./outbox.ts')).startOutbox();
    };
    const idle = setTimeout(() => void start().catch(() => undefined), 1_500);
    return () => clearTimeout(idle);
  }, []);
}
