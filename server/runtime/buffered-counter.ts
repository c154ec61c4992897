/** Counts in memory and writes the sums now and then, so that nobody who is counted waits for the database. */

export type BufferedCounterParts<Row> = {
  everyMs: number;
  /** Adds a row to the sums, where one of the same key may stand already. */
  add(sums: Map<string, Row>, row: Row): void;
  write(rows: readonly Row[]): Promise<void>;
  onFailure(error: unknown): void;
};

export type BufferedCounter<Row> = {
  /** Counts: it is written `everyMs` from the first that is not written yet at the latest. */
  count(row: Row): void;
  /** Writes what has been counted since; what could not be written is counted again, and tried with the next. Never fails. */
  flush(): Promise<void>;
  /** Writes the rest. To be called when nothing more is counted. */
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
