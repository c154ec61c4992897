/** Heights: walls that hold ground, drops without a rail, ways that are too steep. Every figure is that of the drawn and priced levels. */
import { levelsOf } from '../levels/levels.ts';
import { LOW_WALL_MM, WALL_MM } from '../levels/held-edges.ts';
import { isTooSteep } from '../levels/climbs.ts';
import type { HeldEdge } from '../levels/types.ts';
import { decimal } from '../model/format.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { centreOf, inGarden, labelOfWay, metres, PERMITTED, SAFETY } from './near.ts';
import { middleOfLine } from '../levels/line.ts';
import type { CheckInput } from './near.ts';

const middle = ({ line }: HeldEdge): Point => middleOfLine(line);

/** How the ground lies, as it was told or taken. */
function layOf({ slope, levels }: GardenModel['site']): string {
  if (levels?.breaks?.length) {
    const rise = Math.abs(levels.breaks.reduce((sum, { riseMm }) => sum + riseMm, 0));
    const n = levels.breaks.filter(({ kind }) => kind !== 'slope').length + 1;
    return `The garden lies in ${n} levels${n === levels.breaks.length + 1 ? '' : ', of which the last slopes'}, ${decimal(rise / 1000, 2)} m from that at the house to the last`;
  }
  const way =
    slope === 'across'
      ? 'from side to side'
      : slope === 'up'
        ? 'up from the house'
        : 'down from the house';
  return `The garden slopes ${way}, ${levels?.fallMm ? `by some ${decimal(levels.fallMm / 1000, 2)} m` : 'and we made out no height in what you write: it is taken to do so by 1 in 20'}`;
}

function slopeCheck({ site, layout }: GardenModel): Check {
  const { edges, flights } = levelsOf({ site, layout }),
    highest = [...edges].sort((a, b) => b.heightMm - a.heightMm)[0],
    isHigh = highest !== undefined && highest.heightMm > WALL_MM,
    risers = flights.reduce(
      (sum, flight) => sum + (flight.isStanding ? 0 : flight.goingsMm.length),
      0,
    );
  const held = highest
    ? ` What holds ground is ${metres(highest.heightMm)} high at the most${isHigh ? ', which wants an engineer’s design' : ''}.`
    : ' No edge holds more than 0.15 m of ground.';
  const stepped = risers
    ? ` ${risers === 1 ? 'One step is' : `${risers} steps are`} drawn and priced.`
    : '';
  return inGarden({
    id: 'retaining',
    severity: isHigh ? 'warning' : 'advice',
    title: isHigh
      ? 'A wall that an engineer has to design'
      : site.levels?.breaks?.length
        ? 'Levels and what holds them'
        : 'Levels on a slope',
    text: `${layOf(site)}.${held}${stepped} A wall that holds back more than about 1.2 m wants an engineer, and over 1 m beside a highway or 2 m elsewhere it needs permission.`,
    at: highest ? middle(highest) : null,
    areaId: highest && !highest.ofBreak ? highest.areaId : null,
    basis: PERMITTED,
  });
}

function railChecks(model: GardenModel): Check[] {
  const { edges, landing, atDoorMm } = levelsOf(model);
  const drops = edges
    .filter(({ isRaised, heightMm }) => isRaised && heightMm > LOW_WALL_MM)
    .map((edge) => ({
      id: edge.areaId,
      at: middle(edge),
      mm: edge.heightMm,
      what: edge.ofBreak
        ? 'The upper level'
        : (model.layout.areas.find(({ id }) => id === edge.areaId)?.label ?? 'The floor'),
    }));
  const fall = landing ? landing.levelMm - atDoorMm : 0;
  if (landing && fall > LOW_WALL_MM)
    drops.push({
      id: 'door',
      at: centreOf(landing.region),
      mm: Math.round(fall),
      what: 'The landing at the door',
    });
  const highest = new Map<string, (typeof drops)[number]>();
  for (const drop of drops)
    if (drop.mm > (highest.get(drop.id)?.mm ?? 0)) highest.set(drop.id, drop);
  return [...highest.values()].map(({ id, at, mm, what }) =>
    inGarden({
      id: `guard-rail:${id}`,
      severity: 'warning',
      title: 'A drop that wants a rail',
      text: `${what} ends ${metres(mm)} above the ground beside it. Over ${metres(LOW_WALL_MM)} a rail or wall 1.1 m high keeps people from falling; dense planting does not. It is not priced.`,
      at,
      areaId:
        id === 'door' ? 'terrace' : model.layout.areas.some((area) => area.id === id) ? id : null,
      basis: SAFETY,
    }),
  );
}

/** Ways that no steps could be fitted to: where others' steps or a floor's edge leave no length. */
function steepChecks(model: GardenModel): Check[] {
  const seen = new Set<string>();
  return levelsOf(model)
    .stretches.filter((one) => isTooSteep(one) && !seen.has(one.routeId) && seen.add(one.routeId))
    .map((one) =>
      inGarden({
        id: `steep-way:${one.routeId}`,
        severity: 'advice',
        title: 'A way to be settled on site',
        text: `The way to ${labelOfWay(model, one.routeId)} has ${metres(Math.abs(one.slopedMm))} left to climb over ${metres(one.slopedOverMm)}, beside the steps that are drawn. A step more or a longer slope is set out once levels are measured; it is not priced.`,
        at: middleOfLine(one.line),
        areaId: one.routeId.startsWith('gate-') ? null : one.routeId,
        basis: SAFETY,
      }),
    );
}

export function checkLevels({ model }: CheckInput): Check[] {
  const undug = isUndug(model.site);
  return [
    ...(model.site.slope !== 'level' && !undug ? [slopeCheck(model)] : []),
    ...railChecks(model),
    ...steepChecks(model),
  ];
}
