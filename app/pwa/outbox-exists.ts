export const OUTBOX_DATABASE = 'plotwright-outbox';

/** Whether anything was ever stored: visitors who never sent a form offline get no database. */
export async function outboxExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  // A browser that cannot list its databases is taken to have it.
  const known = await indexedDB.databases?.().catch(() => null);
  return known ? known.some((one) => one.name === OUTBOX_DATABASE) : true;
}
