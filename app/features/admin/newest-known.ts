type Rec = { id: string; version: number };

/**
 * A record whose dialog stands open, as the list has it now; as it was seen last where the shown list has it no more, or not yet as
 * an answer told of it: a row that is moved by whatever was fetched does not take its dialog along.
 * @returns the same object where nothing has changed
 */
export function newestKnown<Known extends Rec>(known: Known, listed: readonly Known[]): Known {
  const live = listed.find((one) => one.id === known.id);
  return live && live.version >= known.version ? live : known;
}
