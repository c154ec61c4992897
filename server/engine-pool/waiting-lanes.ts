/** What waits for a worker: a lane for each client, and the lanes take turns, so that nobody waits behind another's hundred. */
export type Waiting = { lane: string; isUrgent: boolean };

export type WaitingLanes<T extends Waiting> = {
  /**
   * Urgent tasks stand before the others of their own lane.
   * @returns null when it may wait; else what must go: the task itself, or the last of the longest lane, in whose place it waits
   */
  add(task: T): T | null;
  /** The first of the lane whose turn it is. */
  take(): T | undefined;
  takeAll(): T[];
};

/** @param limit of all that wait @param laneLimit of one lane */
export function waitingLanes<T extends Waiting>({
  limit,
  laneLimit,
}: {
  limit: number;
  laneLimit: number;
}): WaitingLanes<T> {
  // In the order of their turns: a lane that has had one goes to the end.
  const lanes = new Map<string, T[]>();
  let count = 0;

  const longest = () =>
    [...lanes.values()].reduce((one, other) => (other.length > one.length ? other : one));

  function makeRoom(own: number): T | null {
    if (limit === 0) return null;
    const lane = longest();
    // Whoever has as much waiting as anybody goes without.
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
