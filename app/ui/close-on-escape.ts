import type { KeyboardEvent } from 'react';

/**
 * For the sheet of a dialog. A toast that comes up while the dialog stands is above it for Radix, which then gives Escape to the toast alone; the dialog it was meant for takes it here.
 * @returns what closes the dialog on an Escape that was pressed in it and that nobody has answered
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
