/** What an answer or a correction changed, in a sentence. */
import type { BriefFact } from '#contracts/design.ts';

const MOST = 4;
/** Things that stand are numbered anew each time: they are known by their words. */
const keyOf = ({ id, value }: BriefFact) =>
  /^(?:keep|remove)-/.test(id) ? `${id.split('-')[0]}:${value}` : id;

/** "Designed again. Area: 96 m² (was 110 m²); Wanted: a pond (no longer).", or that nothing that is shown changed. */
export function describeChanges(before: readonly BriefFact[], after: readonly BriefFact[]): string {
  const was = new Map(before.map((fact) => [keyOf(fact), fact]));
  const is = new Map(after.map((fact) => [keyOf(fact), fact]));
  const changes = [
    ...after.flatMap((fact) => {
      const old = was.get(keyOf(fact));
      if (!old) return [`${fact.label}: ${fact.value}`];
      return old.value === fact.value ? [] : [`${fact.label}: ${fact.value} (was ${old.value})`];
    }),
    ...before.flatMap((fact) =>
      is.has(keyOf(fact)) ? [] : [`${fact.label}: ${fact.value} (no longer)`],
    ),
  ];
  if (!changes.length) return 'Designed again. What we understood is the same as before.';
  const more = changes.length - MOST;
  const said = [...changes.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])];
  return `Designed again. ${said.join('; ')}.`;
}
