/** What of a plot was put by hand since its garden was designed, to be laid on the plot when gardens are designed for it anew. */
import { hypot } from '../../geometry/trig.ts';
import type { GardenModel } from '../../model/garden.ts';
import { type BoundaryAs, MOST_SITE_CHANGES, type SiteChange } from '../../model/operation.ts';
import type { BoundaryEdge, Site } from '../../model/site.ts';
import { pieceLike, SAME_GATE_MM } from '../../site/by-hand.ts';
import { levelsNow } from './levels.ts';
import { listStanding } from './standing.ts';
import { listZones, zoneAs } from './zones.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const lengthOf = ({ from, to }: BoundaryEdge): number => hypot(to[0] - from[0], to[1] - from[1]);
const middleOf = ({ from, to }: BoundaryEdge): [number, number] => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
];

/** The changes that turn the ground as it was into the ground as it is, its outline apart. */
export function siteChanges(before: GardenModel, after: GardenModel): SiteChange[] {
  const [old, now] = [before.site, after.site];
  const levels = levelsNow(after);
  return [
    ...(old.bearingDeg === now.bearingDeg
      ? []
      : [{ kind: 'north' as const, bearingDeg: now.bearingDeg }]),
    ...(old.slope === now.slope && same(heightsOf(old), heightsOf(now)) ? [] : [levels]),
    ...(same(old.lookers, now.lookers)
      ? []
      : [{ kind: 'lookers' as const, lookers: now.lookers ?? [] }]),
    ...(same(old.around, now.around)
      ? []
      : [{ kind: 'around' as const, around: now.around ?? [] }]),
    ...edgeChanges(old, now),
    ...wallChanges(old, now),
    ...standingChanges(before, after),
    ...zoneChanges(before, after),
  ];
}

const heightsOf = ({ levels }: Site) => [
  levels?.doorStepMm ?? null,
  levels?.fallMm ?? null,
  levels?.low ?? null,
  levels?.isGiven ?? false,
];

/** Windows that nobody put stay guessed, so that they suit the wall. */
function wallChanges({ house: old }: Site, { house }: Site): SiteChange[] {
  if (old.heightMm === house.heightMm && same(old.openings, house.openings)) return [];
  return [{ kind: 'house-wall', heightMm: house.heightMm, openings: house.openings ?? [] }];
}

const stands = ({ kind, heightMm, isNew }: BoundaryEdge) => [kind, heightMm, isNew === true];

function edgeChanges({ edges: old }: Site, { edges }: Site): SiteChange[] {
  const [were, are] = [old, edges].map((list) => list.filter(({ kind }) => kind === 'gate')) as [
    BoundaryEdge[],
    BoundaryEdge[],
  ];
  const isAmong = (gate: BoundaryEdge, list: readonly BoundaryEdge[]) => {
    const [x, y] = middleOf(gate);
    return list.some((one) => {
      const [ox, oy] = middleOf(one);
      return hypot(x - ox, y - oy) <= SAME_GATE_MM;
    });
  };
  const pieces = edges.flatMap((edge): SiteChange[] => {
    if (edge.kind === 'house' || edge.kind === 'gate') return [];
    const was = old[pieceLike(old, edge)];
    if (was && same(stands(was), stands(edge))) return [];
    const { from, to, heightMm, isNew } = edge;
    return [
      {
        kind: 'boundary',
        from,
        to,
        as: edge.kind as BoundaryAs,
        heightMm,
        isNew: isNew === true,
      },
    ];
  });
  return [
    ...were
      .filter((gate) => !isAmong(gate, are))
      .map(({ from, to }): SiteChange => ({ kind: 'remove-gate', from, to })),
    ...pieces,
    ...are
      .filter((gate) => !isAmong(gate, were))
      .map(({ from, to, ...gate }): SiteChange => {
        const widthMm = Math.round(lengthOf({ from, to, ...gate }));
        return { kind: 'add-gate', from, to, alongMm: Math.round(widthMm / 2), widthMm };
      }),
  ];
}

function standingChanges(before: GardenModel, after: GardenModel): SiteChange[] {
  const [was, is] = [listStanding(before), listStanding(after)];
  const goes = new Set((after.site.removals ?? []).map(({ id }) => id));
  return [
    ...was
      .filter(({ id }) => !is.some((one) => one.id === id))
      .map(({ id }): SiteChange => ({ kind: 'unstand', id, goes: goes.has(id) })),
    ...is.filter((one) => !was.some((other) => same(one, other))),
  ];
}

function zoneChanges(before: GardenModel, after: GardenModel): SiteChange[] {
  const [was, is] = [listZones(before), listZones(after)];
  return [
    ...was
      .filter(({ id }) => !is.some((one) => one.id === id))
      .map(({ id }): SiteChange => ({ kind: 'unzone', id })),
    ...is
      .filter((one) => !was.some((other) => same(one, other)))
      .map((one): SiteChange => zoneAs(one)),
  ];
}

/** Earlier changes and later ones: of what is put twice the later holds. */
export function joinSiteChanges(
  earlier: readonly SiteChange[],
  later: readonly SiteChange[],
): SiteChange[] {
  const known = new Set(later.map(keyOf));
  return [...earlier.filter((one) => !known.has(keyOf(one))), ...later].slice(-MOST_SITE_CHANGES);
}

function keyOf(one: SiteChange): string {
  switch (one.kind) {
    case 'stand':
    case 'unstand':
      return `stands ${one.id}`;
    case 'zone':
    case 'unzone':
      return `zone ${one.id}`;
    case 'boundary':
    case 'add-gate':
    case 'remove-gate':
      return `${one.kind} ${one.from.join(' ')} ${one.to.join(' ')}`;
    default:
      return one.kind;
  }
}
