/** Ways that are not for people who do no steps: each with its rise, the length that it would take, and the length that it has. */
import type { Layout } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site, StepFree } from '../model/site.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { middleOfLine } from './line.ts';
import { FLUSH_MM } from './climbs.ts';
import { levelsOf } from './levels.ts';
import { climbWithin, lengthFor } from './step-free.ts';

const ROUNDING_MM: Mm = 2;

export type AccessFault = {
  routeId: string;
  /** Steps stand on it, or it slopes more than was asked for. */
  kind: 'steps' | 'steep';
  isUp: boolean;
  /** The slope that `neededMm` is reckoned with. */
  oneIn: number;
  riseMm: Mm;
  neededMm: Mm;
  hasMm: Mm;
  at: Point;
};

function neededFor(stepFree: StepFree, riseMm: Mm): { neededMm: Mm; oneIn: number } {
  const neededMm = Math.round(lengthFor(stepFree, riseMm));
  return { neededMm, oneIn: Math.min(stepFree.oneIn, Math.round(neededMm / Math.max(1, riseMm))) };
}

/** One for each way, its worst; empty where nobody minds steps. */
export function accessFaults(
  { site, layout }: { site: Site; layout: Layout },
  stepFree = site.levels?.stepFree,
): AccessFault[] {
  if (!stepFree || isUndug(site)) return [];
  const { stretches, flights } = levelsOf({ site, layout }),
    worst = new Map<string, AccessFault>();
  for (const one of stretches) {
    const steps = flights.filter(({ id }) => one.flights.includes(id)),
      run = steps.reduce((sum, { goingsMm }) => sum + goingsMm.reduce((a, b) => a + b, 0), 0),
      riseMm = Math.abs(one.toMm - one.fromMm),
      hasMm = Math.round(one.slopedOverMm + run);
    const isSteep =
      Math.abs(one.slopedMm) > FLUSH_MM &&
      Math.abs(one.slopedMm) > climbWithin(stepFree, one.slopedOverMm) + ROUNDING_MM;
    if (!steps.length && !isSteep) continue;
    const fault: AccessFault = {
      routeId: one.routeId,
      kind: steps.length ? 'steps' : 'steep',
      riseMm: Math.round(riseMm),
      isUp: one.toMm > one.fromMm,
      ...neededFor(stepFree, riseMm),
      hasMm,
      at: middleOfLine(one.line),
    };
    const known = worst.get(one.routeId);
    if (!known || (known.kind === 'steep' && fault.kind === 'steps')) worst.set(one.routeId, fault);
  }
  return [...worst.values()];
}
