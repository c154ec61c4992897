import type { KeyboardEvent } from 'react';

/**
 * For a dialog's content. A toast above an open dialog is the top layer for Radix and gets Escape alone; here the dialog handles it too.
 * @returns a key handler that closes the dialog on an unhandled Escape
 */
export function closeOnEscape(close: () => void) {
  return (
    event: Pick<
      KeyboardEvent<HTMLElement>,
      'key' | 'defaultPrevented' | 'currentTarget' | 'target' | 'preventDefault'
    >,
  ) => {
    // A dialog over this one is its child for React, and not in the document.
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      !(event.target instanceof Node) ||
      !event.currentTarget.contains(event.target)
    )
      return;
    event.preventDefault();
    close();
  };
}
