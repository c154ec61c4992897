/** What is told of the ground itself: its sides, walls and levels, what stands on it and runs through it, and the ground beside it. */
import type { BarredSaid, GroundSaid } from '#engine/model/ground-said.ts';
import { barredIn } from './barred-said.ts';
import { beyondIn } from './beyond.ts';
import { lowGroundIn } from './low-ground.ts';
import { lookersIn, seenFromAboveIn, unitIn } from './lookers.ts';
import { ownersIn } from './owners.ts';
import { stepsSideIn, terracesIn } from './terraces.ts';
import { carIn, doorIn } from './cars-said.ts';
import { dampIn } from './damp-said.ts';
import { edgesIn } from './edges-said.ts';
import { fallIn } from './fall-said.ts';
import { measuresIn } from './measures-said.ts';
import { runTerraces } from './plot-run.ts';
import { stackedTerraces } from './plot-stack.ts';
import { partIn } from './part-said.ts';
import { positionsIn } from './positions-said.ts';
import { rearGateIn, sideWayIn, throughHouseIn } from './gates-said.ts';
import { servicesIn } from './services-said.ts';
import { standingIn } from './standing-said.ts';
import { stripsUsedIn } from './strips-used.ts';
import { wallsIn } from './walls.ts';

/** What was told of by its name comes first; one kind in one place is told of once. */
const withStrips = (named: BarredSaid[], more: readonly BarredSaid[]): BarredSaid[] => [
  ...named,
  ...more.filter((one) => !named.some(({ kind }) => kind === one.kind)),
];

/** Null where nothing is told of it. */
export function groundSaid(text: string): GroundSaid | null {
  const walls = wallsIn(text),
    terraces = stackedTerraces(text) ?? runTerraces(text, measuresIn(text)) ?? terracesIn(text),
    stepsSide = walls.length ? stepsSideIn(text) : null,
    beyond = beyondIn(text),
    owners = ownersIn(text),
    lookers = lookersIn(text),
    seenFromAbove = seenFromAboveIn(text),
    unit = unitIn(text),
    standing = standingIn(text),
    services = servicesIn(text),
    barred = withStrips(barredIn(text), [...stripsUsedIn(text), ...lowGroundIn(text)]),
    rearGate = rearGateIn(text),
    sideWay = sideWayIn(text),
    car = carIn(text),
    door = doorIn(text),
    damp = dampIn(text),
    throughHouse = throughHouseIn(text),
    edges = edgesIn(text),
    part = partIn(text),
    positions = positionsIn(text),
    fall = fallIn(text);
  const said = {
    ...(walls.length ? { walls } : {}),
    ...(terraces ? { terraces } : {}),
    ...(stepsSide ? { stepsSide } : {}),
    ...(beyond.length ? { beyond } : {}),
    ...(owners.length ? { owners } : {}),
    ...(lookers.length ? { lookers } : {}),
    ...(seenFromAbove ? { seenFromAbove } : {}),
    ...(unit ? { unit } : {}),
    ...(standing.length ? { standing } : {}),
    ...(services.length ? { services } : {}),
    ...(barred.length ? { barred } : {}),
    ...(rearGate ? { rearGate } : {}),
    ...(sideWay ? { sideWay } : {}),
    ...(car ? { car } : {}),
    ...(door ? { door } : {}),
    ...(damp ? { damp: { quote: damp.quote } } : {}),
    ...(throughHouse ? { throughHouse } : {}),
    ...(edges ? { edges } : {}),
    ...(positions.length ? { positions } : {}),
    ...(fall ? { fall } : {}),
    ...(part ? { part } : {}),
  };
  return Object.keys(said).length ? said : null;
}
