/** What is held over the page's own reload, as far as every page needs it: the rest, drafts.ts, is fetched where there is something to put back. */
export const DRAFTS_KEY = 'plotwright-drafts';

function areDraftsSaved(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}

/** As the page began: it leaves the storage as it is put back. */
export const hadDrafts = typeof window !== 'undefined' && areDraftsSaved();

/** What is chosen now in no field, by its name: plain data. */
export const states = new Map<string, unknown>();
