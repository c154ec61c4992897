/** What was corrected before and what is corrected now, as one. */
import type { Corrections } from './session-store.ts';

/** Earlier corrections with new ones on top; a thing added and then removed is only removed, and the reverse. */
export function mergeCorrections(before: Corrections, next: Corrections): Corrections {
  const add = new Set([
    ...(before.add ?? []).filter((id) => !next.remove?.includes(id)),
    ...(next.add ?? []),
  ]);
  const remove = new Set([
    ...(before.remove ?? []).filter((id) => !next.add?.includes(id)),
    ...(next.remove ?? []),
  ]);
  const merged: Corrections = { ...before, ...next };
  const mentions = { ...before.mentions, ...next.mentions };
  const isSaidAnew = (question: string) =>
    next.replies?.some((reply) => reply.question === question) ?? false;
  const replies = [
    ...(before.replies ?? []).filter(({ question }) => !isSaidAnew(question)),
    ...(next.replies ?? []),
  ];
  const answered = [...new Set([...(before.answered ?? []), ...(next.answered ?? [])])];
  if (Object.keys(mentions).length > 0) merged.mentions = mentions;
  if (answered.length > 0) merged.answered = answered;
  if (replies.length > 0) merged.replies = replies;
  delete merged.add;
  delete merged.remove;
  // A side that was set makes an earlier area stale, and the reverse.
  if ((next.widthM !== undefined || next.depthM !== undefined) && next.areaM2 === undefined)
    delete merged.areaM2;
  if (next.areaM2 !== undefined && next.widthM === undefined && next.depthM === undefined) {
    delete merged.widthM;
    delete merged.depthM;
  }
  if (add.size > 0) merged.add = [...add];
  if (remove.size > 0) merged.remove = [...remove];
  return merged;
}
