import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from './admin-fetch.ts';

const WAIT_MS = 60_000;

/** Saves what a call of the back office answers as a file. @param url called with POST @param name where the answer has none @throws Error with a sentence */
export async function downloadFile(url: string, name: string): Promise<void> {
  // A session that has ended is begun anew before the file is asked for.
  await adminFetch(ADMIN_API.session);
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { message?: string };
    throw new Error(body.message ?? 'the server could not make the file. Please try again.');
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), WAIT_MS);
}
