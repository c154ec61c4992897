/** A screen that was asked for round a heat pump or a tank. */
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { SiteUnit } from '../model/site.ts';
import { AIR_BEFORE_MM, AIR_MM } from '../site/unit.ts';
import type { Answer } from './plant-outcome.ts';

/** A screen that is asked for, or the unit itself named as what is to be hidden: "hide oil tank". */
export const isForUnit = ({ concept, quote }: Wish, { name }: SiteUnit): boolean =>
  concept === 'screen' || quote.toLowerCase().includes(name.toLowerCase());

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
