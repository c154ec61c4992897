import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

/** A person's designs may be many. */
const WAIT_MS = 300_000;

/** Saves everything held for an address as a file. @throws Error with a sentence */
export async function downloadHeld(email: string): Promise<void> {
  // A session that has ended is begun anew before the file is asked for.
  await adminFetch(ADMIN_API.session);
  const response = await fetch(ADMIN_API.peopleExport, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { message?: string };
    throw new Error(body.message ?? 'The server could not make the file. Please try again.');
  }
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
    'held-data.zip';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
