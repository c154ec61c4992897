import { useEffect, useRef, type MouseEvent } from 'react';

/** Moves focus to the list when a focused failure notice disappears, instead of to the start of the page. */
const HOMES = '[data-list], [role=tabpanel], [role=dialog], section[aria-labelledby], main';

/** Call before the notice unmounts. @returns a function that moves focus to the list afterwards; undefined if focus is elsewhere */
export function rememberList(notice: Element): (() => void) | undefined {
  if (!notice.contains(document.activeElement)) return undefined;
  const homes: HTMLElement[] = [];
  for (let at = notice.parentElement; at; at = at.parentElement)
    if (at.matches(HOMES)) homes.push(at);
  return () => {
    // A dialog or the list itself may have taken the focus.
    const home = homes.find((one) => one.isConnected);
    if (!home || (document.activeElement && document.activeElement !== document.body)) return;
    const place = headingOf(home) ?? home;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: place === home });
  };
}

/** The heading of a page or section; a list or dialog takes focus itself. */
function headingOf(home: HTMLElement): HTMLElement | null {
  if (home.tagName === 'MAIN') return home.querySelector<HTMLElement>('h1');
  return home.tagName === 'SECTION' && !home.hasAttribute('data-list')
    ? document.getElementById(home.getAttribute('aria-labelledby') ?? '')
    : null;
}

/**
 * For buttons that take their own row away, such as Restore: once the pressed one has gone the focus goes to the list or its heading,
 * not to the next row's button, where a second press would do as much again. To be used where something stays when the last row goes.
 * @returns to be called with each press
 */
export function useListFocus(): (press: MouseEvent) => void {
  const pressed = useRef<{ button: Element; giveOn: (() => void) | undefined } | null>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return;
    const { giveOn } = pressed.current;
    pressed.current = null;
    giveOn?.();
  });
  return ({ currentTarget }) => {
    pressed.current = { button: currentTarget, giveOn: rememberList(currentTarget) };
  };
}
