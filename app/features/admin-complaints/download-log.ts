import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

const WAIT_MS = 60_000;

/** Saves the whole log as a file. @throws Error with a sentence */
export async function downloadLog(): Promise<void> {
  // A session that has ended is begun anew before the file is asked for.
  await adminFetch(ADMIN_API.session);
  const response = await fetch(`${ADMIN_API.complaints}/export`, {
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
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
    'complaints.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), WAIT_MS);
}
