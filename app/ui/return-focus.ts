/**
 * Remembers what has the focus while a dialog opens over it.
 * @returns gives the focus back: to what had it; where that is gone, to its like in the list's next or previous entry; else to the panel about it
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const entry = opener?.closest('li, tr') ?? opener?.closest('article');
  const [word, tag] =
    entry && opener instanceof HTMLElement ? [wordOf(opener), opener.tagName] : ['', ''];
  const beside = [entry?.nextElementSibling, entry?.previousElementSibling];
  const panel = opener?.closest<HTMLElement>('[role=tabpanel], main');
  return () => {
    const like = beside.flatMap((one) => (one?.isConnected ? (likeIn(one, word, tag) ?? []) : []));
    const next = opener instanceof HTMLElement && opener.isConnected ? opener : (like[0] ?? panel);
    if (!next?.isConnected) return;
    if (next === panel && !panel.hasAttribute('tabindex')) panel.tabIndex = -1;
    next.focus({ preventScroll: next === panel });
  };
}

/** Matched by label, not position: entries may have different buttons. A button labelled with its record has no match; delete and open come last. */
function likeIn(entry: Element, word: string, tag: string): HTMLElement | undefined {
  const pressable = [...entry.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  return (
    pressable.find((one) => word !== '' && wordOf(one) === word) ??
    pressable.findLast((one) => one.tagName === tag)
  );
}

/** "Delete": what is seen, without the record's name that only a screen reader says; of an icon, the first word of its label. */
function wordOf(button: HTMLElement): string {
  const unseen = button.querySelector('.sr-only')?.textContent ?? '';
  return (
    (button.textContent ?? '').replace(unseen, '').trim() ||
    (button.getAttribute('aria-label') ?? '').split(' ')[0]!
  );
}
