/**
 * The site's worker: it keeps the pages of the first visit for a phone without a connection, and sends what was
 * written without one. It never touches /admin, /api/admin, a post, or a private design that was not kept on purpose.
 */
import { isPageMessage, OUTBOX_TAG, type PageMessage } from '../messages.ts';
import { openOutbox } from '../outbox-store.ts';
import { sendOutbox } from '../outbox-send.ts';
import { answerTo } from './answers.ts';
import { keepFiles, keepWaitingFiles } from './design-files.ts';
import { scope } from './globals.ts';
import { planFor } from './routing.ts';
import { dropOldCaches, installBuild, rememberPage, tellPages } from './store.ts';

const { origin } = scope.location;

scope.addEventListener('install', (event) => event.waitUntil(installBuild()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropOldCaches();
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor({
    method: request.method,
    url: request.url,
    origin,
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('range'),
    referrer: request.referrer,
  });
  if (plan.kind !== 'pass') event.respondWith(answerTo(plan, event));
});

scope.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(handle(event.data));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_TAG) event.waitUntil(send(true));
});

async function handle(message: PageMessage): Promise<void> {
  if (message.type === 'SKIP_WAITING') return scope.skipWaiting();
  if (message.type === 'SEND_OUTBOX') return send(false);
  return remember(message.page, message.resources);
}

/** @param mustFinish the browser tries again later when the work fails */
async function send(mustFinish: boolean): Promise<void> {
  const outbox = await openOutbox();
  const left = await sendOutbox({ outbox, locks: navigator.locks });
  outbox.close();
  await tellPages({ type: 'OUTBOX_CHANGED' });
  if (mustFinish && left > 0) throw new Error('Some requests could not be sent yet.');
}

/** The page that was open before there was a worker, and what it had fetched. */
async function remember(page: string, resources: readonly string[]): Promise<void> {
  const opened = planFor({
    method: 'GET',
    url: page,
    origin,
    isNavigation: true,
    hasRange: false,
    referrer: '',
  });
  if (opened.kind === 'document' && opened.store) await rememberPage(opened.path, opened.store);
  await keepFiles(page, resources);
  if (opened.kind === 'document') await keepWaitingFiles(opened.path);
}
