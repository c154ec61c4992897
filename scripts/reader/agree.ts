/** When a mention and a label say the same of a garden: docs/evaluation.md. */
import type { Label } from './corpus.ts';

/** Statuses that come to the same for a design. */
const SAME: Readonly<Record<string, string>> = {
  keep: 'stays',
  stands: 'stays',
  undecided: 'stays',
  going: 'goes',
  gone: 'goes',
  perhaps: 'wanted',
  partner: 'wanted',
  others: 'elsewhere',
  past: 'elsewhere',
};
export const sameOf = (status: string): string => SAME[status] ?? status;
const THINGS = ['feature', 'plant', 'boundary', 'material'];

/** The same kind (things count as one kind), statuses that come to the same; whether their words overlap is asked elsewhere. */
export const saysTheSame = (
  { kind, status }: { kind: string; status: string },
  label: Label,
): boolean =>
  (kind === label.k || (THINGS.includes(kind) && THINGS.includes(label.k))) &&
  sameOf(status) === sameOf(label.s);
