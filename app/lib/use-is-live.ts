import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first paint, true once the page answers to presses. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
