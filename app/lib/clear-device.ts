/** Everything that this site keeps in a browser, by what storage-keys.ts lists: taken away at once. */

/** Whether a name in storage is of this site. */
export const isOurs = (name: string): boolean => /^(?:plotwright|react-router)/.test(name);

function clearStore(store: Storage): void {
  for (const name of Object.keys(store)) if (isOurs(name)) store.removeItem(name);
}

/** The worker goes first: it would fill the caches again. @throws what a browser refuses with */
export async function clearDevice(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  for (const one of (await workers?.getRegistrations()) ?? []) await one.unregister();
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  if ('databases' in indexedDB)
    for (const { name } of await indexedDB.databases())
      if (name && isOurs(name)) await deleteDatabase(name);
  clearStore(localStorage);
  clearStore(sessionStorage);
  // Google's, where it was accepted; the owner's own are not to be read by a page.
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', `;domain=${location.hostname}`, `;domain=.${location.hostname}`])
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}

/** One that another tab holds open goes as soon as that is closed. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
