/** Counts in memory and writes sums periodically, so that requests do not wait for the database. */

export type BufferedCounterParts<Row> = {
  everyMs: number;
  /** Adds a row to the stored sums; the key may exist already. */
  add(sums: Map<string, Row>, row: Row): void;
  write(rows: readonly Row[]): Promise<void>;
  onFailure(error: unknown): void;
};

export type BufferedCounter<Row> = {
  /** Counts one; written within `everyMs`. */
  count(row: Row): void;
  /** Writes pending counts; failed writes are kept for the next attempt. Never throws. */
  flush(): Promise<void>;
  /** Writes pending counts on shutdown. */
  stop(): Promise<void>;
};

export function createBufferedCounter<Row>({
  everyMs,
  add,
  write,
  onFailure,
}: BufferedCounterParts<Row>): BufferedCounter<Row> {
  let sums = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const unplan = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const plan = () => {
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  };

  async function writeOnce(): Promise<void> {
    const rows = [...sums.values()];
    sums = new Map();
    if (rows.length === 0) return;
    try {
      await write(rows);
    } catch (error) {
      for (const row of rows) add(sums, row);
      plan();
      onFailure(error);
    }
  }

  function flush(): Promise<void> {
    unplan();
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    count(row) {
      add(sums, row);
      plan();
    },
    flush,
    async stop() {
      await flush();
      unplan();
    },
  };
}
