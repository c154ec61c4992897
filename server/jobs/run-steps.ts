/** For work made of steps that do not need one another: one that fails does not keep the others from being done. */

/**
 * Does every step, in order, and stops between two of them when the work is to end.
 * @throws the error of the one step that failed, or an AggregateError that names each; the signal's reason
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
