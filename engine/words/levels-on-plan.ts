/** Steps, slopes and gates of a plan, in words. */
import { levelsOf } from '../levels/levels.ts';
import { countOf } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import { gatesOf } from '../site/gates.ts';
import { metres } from './say.ts';

/** "2 flights of steps, 5 risers"; null where there are none. */
export function stepsInWords(model: GardenModel): string | null {
  const { flights } = levelsOf(model);
  if (!flights.length) return null;
  const risers = flights.reduce((sum, flight) => sum + flight.goingsMm.length, 0);
  return `${countOf(flights.length, 'flight')} of steps, ${countOf(risers, 'riser')}`;
}

/** What lets one go on wheels: ways that slope instead of stepping, and a floor at the threshold. */
export function slopesInWords(model: GardenModel): string | null {
  const { isFlush, stretches } = levelsOf(model),
    ramps = stretches.filter(({ flights, slopedMm }) => !flights.length && slopedMm > 0);
  const parts = [
    ...(isFlush ? ['The floor at the door is level with its threshold'] : []),
    ...(ramps.length
      ? [
          `${countOf(ramps.length, 'way')} sloped instead of stepped, ${metres(ramps.reduce((sum, one) => sum + one.slopedOverMm, 0) / 1000)} in all`,
        ]
      : []),
  ];
  return parts.length ? parts.join('; ') : null;
}

export function gatesInWords({ site }: GardenModel): string | null {
  const gates = gatesOf(site);
  return gates.length
    ? `${countOf(gates.length, 'gate')}, ${metres(gates[0]!.widthMm / 1000)} wide`
    : null;
}
