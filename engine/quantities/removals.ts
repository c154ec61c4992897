/** What has to be taken away before work begins. */
import type { Quantity } from '../model/costing.ts';
import type { Site } from '../model/site.ts';
import { isUndug } from './build-ups.ts';
import { addLine, figure } from './line.ts';

type Thing = NonNullable<Site['removals']>[number];

/** Priced by the piece. A hedge, a wall and anything else has no usual size. */
const RATE_KEYS: Partial<Record<Thing['kind'], string>> = {
  shed: 'remove-shed',
  greenhouse: 'remove-greenhouse',
  tree: 'remove-tree',
  shrub: 'remove-shrub',
  pond: 'remove-pond',
};
const DUG = new Set<Thing['kind']>(['tree', 'shrub', 'pond', 'patio', 'steps']);
/** The most of one kind that is priced unseen. */
const MOST_COUNT = 6;
/** A provisional quantity for old paving whose size nobody gave, m²; never over a fifth of the plot. */
const PATIO_M2 = 12,
  PATIO_SHARE = 0.2;

/** Whether a removal is a line of the price; what is not is named in what the price leaves out. */
export function isPriced(thing: Thing, site: Site): boolean {
  if (DUG.has(thing.kind) && isUndug(site)) return false;
  if (thing.kind === 'patio' || (thing.kind === 'steps' && thing.m2 !== undefined)) return true;
  return (
    RATE_KEYS[thing.kind] !== undefined &&
    !thing.isLarge &&
    thing.count !== null &&
    thing.count <= MOST_COUNT
  );
}

/** "the rotten shed", "the 3 conifers". */
export function removalName({ name, count }: Thing): string {
  const bare = name.replace(/^(?:the|our|my|an?) /i, '');
  return count !== null && count > 1 ? `the ${count} ${bare}` : `the ${bare}`;
}

/** Old paving is priced with the whole plot's concrete where the brief gives that. */
export function takeOffRemovals(site: Site, plotM2: number): Quantity[] {
  const lines: Quantity[] = [];
  for (const thing of site.removals ?? []) {
    if (!isPriced(thing, site)) continue;
    const rateKey = RATE_KEYS[thing.kind];
    if (rateKey)
      addLine(lines, {
        id: `${rateKey}:${thing.id}`,
        phase: 'clear',
        rateKey,
        description: `Take away ${removalName(thing)}`,
        unit: 'no',
        net: thing.count ?? 1,
        ids: [thing.id],
        formula: `${thing.count ?? 1} as described`,
      });
    else if (thing.kind === 'steps' || !site.breakOutM2) lines.push(...oldPaving(thing, plotM2));
  }
  return lines;
}

/** Old slabs with their bed, m, and the room they take when broken. */
export const BROKEN_M = 0.1,
  BROKEN_BULKING = 1.5;

function oldPaving(thing: Thing, plotM2: number): Quantity[] {
  const lines: Quantity[] = [];
  const m2 = thing.m2 ?? Math.min(PATIO_M2, plotM2 * PATIO_SHARE);
  const deepM = thing.deepM ?? BROKEN_M;
  const formula =
    thing.m2 === undefined
      ? `provisional: ${figure(m2)} m², as its size was not given`
      : `${figure(m2)} m² as it was measured`;
  const common = { phase: 'clear', ids: [thing.id] } as const;
  addLine(lines, {
    ...common,
    id: `break-out:${thing.id}`,
    rateKey: 'break-out',
    description: `Break out ${removalName(thing)}`,
    unit: 'm2',
    net: m2,
    formula,
  });
  addLine(lines, {
    ...common,
    id: `spoil-away:${thing.id}`,
    rateKey: 'spoil-away',
    description: `Take ${removalName(thing)} away`,
    unit: 'm3',
    net: m2 * deepM * BROKEN_BULKING,
    formula: `${formula}, x ${figure(deepM, 2)} m x ${figure(BROKEN_BULKING)} bulking`,
  });
  return lines;
}
