type Rec = { id: string; version: number };

/**
 * Keeps the open dialog's record in step with the list. If a refetch drops the record, or is older than an answer, returns the
 * newest version seen.
 * @returns the same object if nothing has changed
 */
export function newestKnown<Known extends Rec>(known: Known, listed: readonly Known[]): Known {
  const live = listed.find((one) => one.id === known.id);
  return live && live.version >= known.version ? live : known;
}
