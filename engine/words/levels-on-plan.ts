/** Steps, slopes and gates of a plan, in words. */
import { FLUSH_MM } from '../levels/climbs.ts';
import { levelsOf } from '../levels/levels.ts';
import { countOf } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import { doorOpening } from '../site/door.ts';
import { gatesOf } from '../site/gates.ts';
import { metres } from './say.ts';

/** "2 flights of steps, 5 risers"; null where there are none. */
export function stepsInWords(model: GardenModel): string | null {
  const { flights } = levelsOf(model);
  if (!flights.length) return null;
  const risers = flights.reduce((sum, flight) => sum + flight.goingsMm.length, 0);
  return `${countOf(flights.length, 'flight')} of steps, ${countOf(risers, 'riser')}`;
}

/** The floor at the door without a step, and what keeps the rain out; null where there is a step or nothing is laid there. */
export function thresholdInWords(model: GardenModel): string | null {
  const { isFlush, floors } = levelsOf(model);
  if (!isFlush || !floors.some(({ areaId, levelMm }) => areaId === 'terrace' && levelMm === 0))
    return null;
  const { x0, x1 } = doorOpening(model.site);
  return `The floor at the door is level with its threshold, with ${metres((x1 - x0) / 1000)} of slot drain in the price`;
}

/** Ways that slope instead of stepping, with the steepest; null where all is level or stepped. */
function slopedWays(model: GardenModel): string | null {
  const ramps = levelsOf(model).stretches.filter(
    ({ flights, slopedMm }) => !flights.length && Math.abs(slopedMm) > FLUSH_MM,
  );
  if (!ramps.length) return null;
  const steepest = Math.min(
    ...ramps.map(({ slopedMm, slopedOverMm }) => Math.floor(slopedOverMm / Math.abs(slopedMm))),
  );
  return `${countOf(ramps.length, 'way')} sloped instead of stepped, ${metres(ramps.reduce((sum, one) => sum + one.slopedOverMm, 0) / 1000)} in all, the steepest 1 in ${steepest}`;
}

/** What lets one go on wheels: ways that slope instead of stepping, and a floor at the threshold. */
export function slopesInWords(model: GardenModel): string | null {
  const parts = [thresholdInWords(model), slopedWays(model)].filter((part) => part !== null);
  return parts.length ? parts.join('; ') : null;
}

export function gatesInWords({ site }: GardenModel): string | null {
  const gates = gatesOf(site).filter(({ edge }) => edge.heightMm > 0);
  return gates.length
    ? `${countOf(gates.length, 'gate')}, ${metres(gates[0]!.widthMm / 1000)} wide`
    : null;
}
