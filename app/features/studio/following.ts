/** Asks again by itself once a change has settled, and gives up an answer that nobody waits for any more. */
import { useEffect, useState } from 'react';

/** So long after the last change, ms. */
export const SETTLED_MS = 1500;

type Asked = { ask: () => void; cancel: () => void };

/** @returns `look` is told what the answer is about; another value than the last one is a change */
export function createFollower() {
  let asked: Asked;
  let last: readonly unknown[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    look(of: readonly unknown[], isOn: boolean, how: Asked): void {
      asked = how;
      const isChanged = last !== null && last.some((one, i) => one !== of[i]);
      last = of;
      if (!isOn) return clearTimeout(timer);
      if (!isChanged) return;
      asked.cancel();
      clearTimeout(timer);
      timer = setTimeout(() => asked.ask(), SETTLED_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

export function useFollowing({
  isOn,
  of,
  ask,
  cancel,
}: Asked & { isOn: boolean; of: readonly unknown[] }): void {
  const [follower] = useState(createFollower);
  useEffect(() => follower.look(of, isOn, { ask, cancel }));
  useEffect(() => follower.stop, [follower]);
}
