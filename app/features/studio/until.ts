/** Waits until something holds, looking whenever the listeners are told. */
export async function until(listeners: Set<() => void>, holds: () => boolean): Promise<void> {
  if (holds()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!holds()) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
  });
}
