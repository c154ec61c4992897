/** Whether the owner has folded "Getting ready" on the dashboard, on this device. */
const KEY = 'plotwright-admin-setup-folded';

export function isFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function keepFolded(folded: boolean): void {
  try {
    if (folded) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or closed: it opens again next time.
  }
}
