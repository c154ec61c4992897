/** Tasks waiting for a worker: one lane per client, served in turn, so that no client waits behind another's hundred tasks. */
export type Waiting = { lane: string; isUrgent: boolean };

export type WaitingLanes<T extends Waiting> = {
  /**
   * Adds a task; urgent tasks go before the others of their lane.
   * @returns null if it may wait; else the refused task: itself, or the last of the longest lane, whose place it takes
   */
  add(task: T): T | null;
  /** Takes the first task of the lane whose turn it is. */
  take(): T | undefined;
  takeAll(): T[];
};

/** @param limit of all waiting tasks @param laneLimit of one lane */
export function waitingLanes<T extends Waiting>({
  limit,
  laneLimit,
}: {
  limit: number;
  laneLimit: number;
}): WaitingLanes<T> {
  // In turn order: a served lane goes to the end.
  const lanes = new Map<string, T[]>();
  let count = 0;

  const longest = () =>
    [...lanes.values()].reduce((one, other) => (other.length > one.length ? other : one));

  function makeRoom(own: number): T | null {
    if (limit === 0) return null;
    const lane = longest();
    // A client in the longest lane is refused itself.
    if (lane.length <= own + 1) return null;
    count -= 1;
    return lane.pop()!;
  }

  return {
    add(task) {
      const own = lanes.get(task.lane) ?? [];
      if (own.length >= laneLimit) return task;
      const pushedOut = count >= limit ? makeRoom(own.length) : null;
      if (count >= limit) return task;
      const firstCalm = task.isUrgent ? own.findIndex((one) => !one.isUrgent) : -1;
      own.splice(firstCalm === -1 ? own.length : firstCalm, 0, task);
      lanes.set(task.lane, own);
      count += 1;
      return pushedOut;
    },
    take() {
      const next = lanes.entries().next().value;
      if (!next) return undefined;
      const [name, tasks] = next;
      const task = tasks.shift()!;
      lanes.delete(name);
      if (tasks.length > 0) lanes.set(name, tasks);
      count -= 1;
      return task;
    },
    takeAll() {
      const all = [...lanes.values()].flat();
      lanes.clear();
      count = 0;
      return all;
    },
  };
}
