import { useEffect, useRef, type MouseEvent } from 'react';
import { rememberList } from './focus-list.ts';

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
