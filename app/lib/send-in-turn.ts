/** Photographs are sent one after another, so that each that fails is named and the others stay. */
export async function sendInTurn(
  files: readonly File[],
  {
    left,
    tooMany,
    send,
    reasonOf,
    onStatus,
  }: {
    /** How many there is room for. */
    left: number;
    /** What is said of the `count` that there is no room for. */
    tooMany: (count: number) => string;
    send: (file: File) => Promise<void>;
    reasonOf: (error: unknown) => string;
    onStatus: (status: string) => void;
  },
): Promise<string[]> {
  const failed: string[] = [],
    taken = files.slice(0, left);
  for (const [index, file] of taken.entries()) {
    onStatus(`Sending photograph ${index + 1} of ${taken.length}…`);
    try {
      await send(file);
    } catch (error) {
      failed.push(`${file.name}: ${reasonOf(error)}`);
    }
  }
  if (files.length > left) failed.push(tooMany(files.length - left));
  return failed;
}
