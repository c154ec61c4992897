/** Mentions of one thing joined, with what is to happen to it, and where the words contradict one another. */
import type { FactSource } from '../model/brief.ts';
import { isHere, isSure, type Mention, type Status } from '../model/reading.ts';

export { isHere, isSure };

const THINGS = ['feature', 'plant', 'boundary'];

export const readFrom = (mention: Mention): FactSource =>
  mention.certainty > 1
    ? { kind: 'entered', field: 'corrections' }
    : { kind: 'read', quote: mention.quote };

/** One thing of the garden, or one wish, with all that was said of it. */
export type Thing = {
  kind: Mention['kind'];
  concept: string;
  status: Status;
  /** The mention that settles the status. */
  by: Mention;
  mentions: Mention[];
  /** Another status that was said of it just as plainly. */
  clash: Mention | null;
};

/** Pairs that cannot both be meant. */
const CLASHES: readonly (readonly [Status, Status])[] = [
  ['wanted', 'refused'],
  ['keep', 'going'],
  ['keep', 'refused'],
];
/** Said plainly, a fate outweighs that a thing merely stands. */
const WEIGHT: Partial<Record<Status, number>> = { stands: 0.3, undecided: 0.9 };
/** A clash needs this much of the weight of what it is against. */
const SERIOUS = 0.75;

/** Things by concept; those that stand in different places or are called by other words stay apart. */
export function joinThings(mentions: readonly Mention[]): Thing[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (!THINGS.includes(mention.kind) || !isHere(mention) || !isSure(mention)) continue;
    const key = keyOf(mention);
    groups.set(key, [...(groups.get(key) ?? []), mention]);
  }
  return [...groups.values()].flatMap(apart).map((group) => settle(group));
}

/** Borders, paths, fences and things without a name: one is wished for, another refused, and both hold. */
const BROAD =
  /^(?:other|unnamed|plants?|flowers|trees|shrubs|evergreens|climbers|perennials|grasses|bulbs|bed|path|fence|open|broken|none|gate|wall|steps|ramp|material|gravel|bark|patio)$/;

function apart(group: Mention[]): Mention[][] {
  const no = group.filter((m) => m.status === 'refused');
  const yes = group.filter((m) => m.status !== 'refused');
  return no.length && yes.length && BROAD.test(group[0]!.concept) && !areSame(no, yes)
    ? [yes, no]
    : [group];
}

/** Words that name nothing by themselves. */
const EMPTY =
  /^(?:the|and|any|all|some|our|his|her|their|not|never|without|with|that|this|those|for|from|more|want|like|please|dont|doesnt|old|new|nice|big|small|little|large|proper|real|one|two|three)$/;
const content = ({ quote }: Mention): string[] =>
  quote
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !EMPTY.test(word))
    .map((word) => word.replace(/e?s$/, ''));
/** What is refused is all that the refusal names, and the wish names it too: "no fire" and "fire pit", not "no dead ends" and "a path". */
const areSame = (no: readonly Mention[], yes: readonly Mention[]): boolean =>
  no.some((refused) => {
    const words = content(refused);
    return yes.some((m) => {
      const own = content(m);
      return words.length > 0 && words.every((word) => own.includes(word));
    });
  });

/** Two sheds, or an apple tree that stays and apple trees that are wished for, are not one thing. */
function keyOf({ kind, concept, status, place }: Mention): string {
  const isOld = status === 'keep' || status === 'going' || status === 'gone';
  const apart = kind !== 'feature' && isOld ? `.${place ?? ''}` : '';
  return `${kind}:${concept}${apart}`;
}

function settle(group: Mention[]): Thing {
  const sums = new Map<Status, number>();
  for (const { status, certainty } of group)
    sums.set(status, (sums.get(status) ?? 0) + certainty * (WEIGHT[status] ?? 1));
  // An old one goes and a new one comes: both hold, and the wish is what the design needs.
  if (sums.has('going') && sums.has('wanted')) sums.delete('going');
  const [[status, weight] = ['stands', 0] as const] = [...sums].sort((a, b) => b[1] - a[1]) as [
    Status,
    number,
  ][];
  const by = best(group, status);
  const against = CLASHES.flatMap(([a, b]): Status[] =>
    a === status ? [b] : b === status ? [a] : [],
  )
    .filter((other) => (sums.get(other) ?? 0) >= weight * SERIOUS)
    .filter((other) => !isRefusal(status, other) || areRefused(group))
    .map((other) => best(group, other))[0];
  return {
    kind: by.kind,
    concept: by.concept,
    status,
    by,
    mentions: group,
    clash: against ?? null,
  };
}

const isRefusal = (a: Status, b: Status): boolean => a === 'refused' || b === 'refused';
const areRefused = (group: readonly Mention[]): boolean =>
  areSame(
    group.filter((m) => m.status === 'refused'),
    group.filter((m) => m.status !== 'refused'),
  );

const best = (group: readonly Mention[], status: Status): Mention =>
  group.filter((m) => m.status === status).reduce((a, b) => (b.certainty > a.certainty ? b : a));
