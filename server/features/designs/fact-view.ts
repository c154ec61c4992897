/** One line of what was understood. */
import type { z } from 'zod';
import type { BriefFact } from '#contracts/design.ts';
import type { FactSource } from '#engine/model/brief.ts';

export type FactView = z.infer<typeof BriefFact>;
type Correction = FactView['correction'];

function describeSource(source: FactSource): Pick<FactView, 'source' | 'detail'> {
  if (source.kind === 'entered') return { source: 'entered', detail: source.field };
  if (source.kind === 'read') return { source: 'read', detail: source.quote };
  return { source: 'assumed', detail: source.because };
}

/** `correction` names what changes it, and its present value. */
export function view(
  id: string,
  label: string,
  value: string,
  source: FactSource,
  correction: Correction = null,
): FactView {
  return { id, label, value, ...describeSource(source), correction };
}
