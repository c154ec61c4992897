/** Whether what stands now says what was sent: then it was this window's own sending, whose answer was lost. */
import type { AdminCancellation } from '#contracts/cancellations.ts';
import type { AdminComplaint, ComplaintStepKind } from '#contracts/complaints.ts';

/** Of a complaint's next step: it stands last in the log. */
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
