/** What an answer or a correction changed, in a sentence. */
import type { BriefFact } from '#contracts/design.ts';
import { joinList } from '#engine/model/format.ts';

const MOST = 4;

/** "Area 110 m², now 96 m²; a pond is no longer wanted"; empty where nothing that is shown changed. */
export function describeChanges(before: readonly BriefFact[], after: readonly BriefFact[]): string {
  const was = new Map(before.map((fact) => [fact.id, fact]));
  const is = new Map(after.map((fact) => [fact.id, fact]));
  const changes = [
    ...after.flatMap((fact) => {
      const old = was.get(fact.id);
      if (!old) return [`${fact.label.toLowerCase()}: ${fact.value}`];
      return old.value === fact.value
        ? []
        : [`${fact.label.toLowerCase()}: ${old.value}, now ${fact.value}`];
    }),
    ...before.flatMap((fact) =>
      is.has(fact.id) ? [] : [`no longer ${fact.label.toLowerCase()}: ${fact.value}`],
    ),
  ];
  if (!changes.length) return '';
  const more = changes.length - MOST;
  return `Designed again. ${joinList([...changes.slice(0, MOST), ...(more > 0 ? [`${more} more`] : [])], 'and')}.`;
}
