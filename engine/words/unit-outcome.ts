/** A screen that was asked for round a heat pump or a tank. */
import type { GardenModel } from '../model/garden.ts';
import { AIR_BEFORE_MM, AIR_MM } from '../site/unit.ts';
import type { Answer } from './plant-outcome.ts';

export function unitOutcome({ site: { unit }, layout }: GardenModel): Answer {
  const stands = layout.screens.some(({ why }) => unit && why.includes(unit.name));
  if (unit && stands)
    return [
      'met',
      `Slats stand round the ${unit.name}, ${AIR_MM / 1000} m clear of its sides${unit.what === 'heat pump' ? ` and ${AIR_BEFORE_MM / 1000} m before its fan` : ''}, open to the house for service.${unit.isAssumed ? ' Its place is to be confirmed.' : ''}`,
    ];
  return [
    'partly',
    'The plan leaves ground free for it, and shows no screen yet.',
    'Tell us where it stands and how large it is, and its screen is drawn.',
  ];
}
