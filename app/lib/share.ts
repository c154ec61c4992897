import { showToast } from '#app/ui/toast.ts';

export type Shareable = { title: string; text: string; url: string };

/**
 * Opens the system's share sheet; without one, copies the address and says so.
 * @param copied what the alert says once it lies on the clipboard
 */
export async function sharePage(
  page: Shareable,
  copied: 'Link copied to clipboard!' | 'Design details copied to clipboard!',
): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return;
    } catch (error) {
      // The visitor closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const text =
    copied === 'Link copied to clipboard!' ? page.url : `${page.title}\n${page.text}\n${page.url}`;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copied });
  } catch {
    showToast({ title: 'The link could not be copied', description: page.url, tone: 'danger' });
  }
}
