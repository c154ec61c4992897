/** What an answer or a correction changed, in a sentence. */
import type { BriefFact } from '#contracts/design.ts';

const MOST = 4;

/** "Designed again. Area: 96 m² (was 110 m²); Wanted: a pond (no longer)."; empty where nothing that is shown changed. */
export function describeChanges(before: readonly BriefFact[], after: readonly BriefFact[]): string {
  const was = new Map(before.map((fact) => [fact.id, fact]));
  const is = new Map(after.map((fact) => [fact.id, fact]));
  const changes = [
    ...after.flatMap((fact) => {
      const old = was.get(fact.id);
      if (!old) return [`${fact.label}: ${fact.value}`];
      return old.value === fact.value ? [] : [`${fact.label}: ${fact.value} (was ${old.value})`];
    }),
    ...before.flatMap((fact) =>
      is.has(fact.id) ? [] : [`${fact.label}: ${fact.value} (no longer)`],
    ),
  ];
  if (!changes.length) return '';
  const more = changes.length - MOST;
  const said = [...changes.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])];
  return `Designed again. ${said.join('; ')}.`;
}
