/** Runs independent steps: a failing one does not prevent the others. */

/**
 * Runs every step in order and stops between two steps on abort.
 * @throws the error of the one failed step, or an AggregateError of several; the signal's reason
 */
export async function runSteps(
  signal: AbortSignal,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    signal.throwIfAborted();
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1)
    throw new AggregateError(
      errors,
      errors.map((error) => (error instanceof Error ? error.message : String(error))).join('; '),
    );
}
