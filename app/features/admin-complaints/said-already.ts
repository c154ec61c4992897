/** Whether the current record equals what was sent: then this window's own answer was lost. */
import type { AdminCancellation } from '#contracts/cancellations.ts';
import type { AdminComplaint, ComplaintStepKind } from '#contracts/complaints.ts';

/** For a complaint's next step: the last entry of the log. */
export function saysStep(
  { steps, dueOn }: Pick<AdminComplaint, 'steps' | 'dueOn'>,
  sent: { kind: ComplaintStepKind; text: string; dueOn?: string },
): boolean {
  const last = steps.at(-1);
  return (
    last?.kind === sent.kind &&
    last.text === sent.text.trim() &&
    (sent.dueOn === undefined || sent.dueOn === dueOn)
  );
}

/** Of what came of a notice. */
export const saysOutcome = (
  { outcome, settledAt }: Pick<AdminCancellation, 'outcome' | 'settledAt'>,
  sent: { outcome: string; settled: boolean },
): boolean => outcome === sent.outcome.trim() && (settledAt !== null) === sent.settled;
