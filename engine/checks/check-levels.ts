/** Heights: walls that hold ground, drops without a rail, ways for wheels. Every figure is that of the drawn and priced levels. */
import { levelsOf } from '../levels/levels.ts';
import { LOW_WALL_MM, WALL_MM } from '../levels/held-edges.ts';
import { isTooSteep } from '../levels/climbs.ts';
import type { HeldEdge, Stretch } from '../levels/types.ts';
import { decimal } from '../model/format.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { centreOf, inGarden, metres, PERMITTED, SAFETY } from './near.ts';
import { middleOfLine } from '../levels/line.ts';
import type { CheckInput } from './near.ts';

/** A ramp for wheels: no steeper, and so long at the most before a level landing (BS 8300), mm. */
const RAMP = 1 / 12,
  GENTLE = 1 / 20,
  RAMP_LENGTH_MM = 5000;
const ACCESS = 'Accessible gardens: BS 8300 practice';

const middle = ({ line }: HeldEdge): Point => middleOfLine(line);

/** How the ground lies, as it was told or taken. */
function layOf({ slope, levels }: GardenModel['site']): string {
  if (levels?.breaks?.length) {
    const rise = Math.abs(levels.breaks.reduce((sum, { riseMm }) => sum + riseMm, 0));
    return `The garden lies in ${levels.breaks.length + 1} levels, ${decimal(rise / 1000, 2)} m from that at the house to the last`;
  }
  const way =
    slope === 'across'
      ? 'from side to side'
      : slope === 'up'
        ? 'up from the house'
        : 'down from the house';
  return `The garden slopes ${way}, ${levels?.fallMm ? `by some ${decimal(levels.fallMm / 1000, 2)} m` : 'and no levels have been measured: it is taken to do so by 1 in 20'}`;
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

const labelOf = ({ layout }: GardenModel, id: string): string =>
  layout.areas.find((area) => area.id === id)?.label.toLowerCase() ?? 'the way out';

const slopeOf = ({ slopedMm, slopedOverMm }: Stretch): number =>
  Math.abs(slopedMm) / Math.max(1, slopedOverMm);

function wheelChecks(model: GardenModel): Check[] {
  const { stretches, flights, atDoorMm } = levelsOf(model),
    out: Check[] = [];
  const label = (id: string) => labelOf(model, id);
  if (atDoorMm < -20)
    out.push(
      inGarden({
        id: 'wheels-door',
        severity: 'warning',
        title: 'A step at the door for a wheelchair',
        text: `The floor outside lies ${metres(-atDoorMm)} below the threshold. A ramp of 1 in 12 down to it takes ${metres(-atDoorMm * 12)} and a level landing of 1.5 m at the door; raising the floor to the threshold, with a drain in it, is better where the damp-proof course allows it.`,
        at: [model.site.doorX, 0],
        areaId: 'terrace',
        basis: ACCESS,
      }),
    );
  const stepped = stretches.find((one) => one.flights.length > 0);
  if (stepped && flights.length) {
    const rise = Math.abs(stepped.toMm - stepped.fromMm);
    out.push(
      inGarden({
        id: 'wheels-steps',
        severity: 'warning',
        title: 'Steps on a way for wheels',
        text: `The way to ${label(stepped.routeId)} climbs ${metres(rise)}, and a ramp of 1 in 12 would take ${metres(rise * 12)}, which this way has not. It has steps: bring what is used there nearer the house, or let the way wind.`,
        at: middleOfLine(stepped.line),
        areaId: stepped.routeId.startsWith('gate-') ? null : stepped.routeId,
        basis: ACCESS,
      }),
    );
  }
  for (const one of stretches.filter(
    (s) => !s.flights.length && Math.abs(s.slopedMm) > 20 && slopeOf(s) > GENTLE,
  )) {
    const landings = Math.floor((one.slopedOverMm - 1) / RAMP_LENGTH_MM);
    out.push(
      inGarden({
        id: `wheels-ramp:${one.routeId}`,
        severity: slopeOf(one) > RAMP ? 'warning' : 'advice',
        title: 'A ramp',
        text: `The way to ${label(one.routeId)} is a ramp of 1 in ${Math.round(1 / slopeOf(one))} over ${metres(one.slopedOverMm)}.${landings ? ` It wants ${landings === 1 ? 'a level landing' : `${landings} level landings`} of 1.5 m on the way, at most 5 m apart.` : ''} Upstands of 100 mm keep wheels on it.`,
        at: middleOfLine(one.line),
        areaId: one.routeId.startsWith('gate-') ? null : one.routeId,
        basis: ACCESS,
      }),
    );
  }
  return out.filter((check, i) => out.findIndex(({ id }) => id === check.id) === i);
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
        text: `The way to ${labelOf(model, one.routeId)} has ${metres(Math.abs(one.slopedMm))} left to climb over ${metres(one.slopedOverMm)}, beside the steps that are drawn. A step more or a longer slope is set out once levels are measured; it is not priced.`,
        at: middleOfLine(one.line),
        areaId: one.routeId.startsWith('gate-') ? null : one.routeId,
        basis: SAFETY,
      }),
    );
}

export function checkLevels({ model, brief }: CheckInput): Check[] {
  const undug = isUndug(model.site);
  return [
    ...(model.site.slope !== 'level' && !undug ? [slopeCheck(model)] : []),
    ...railChecks(model),
    ...steepChecks(model),
    ...(brief.household.wheelchair.value && !undug ? wheelChecks(model) : []),
  ];
}
