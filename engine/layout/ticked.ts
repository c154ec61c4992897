/** What a form's ticks ask of a plan. */
import type { Brief, FeatureId } from '../model/brief.ts';
import type { GroundFeatureId } from '../features/names.ts';
import type { Tier } from './plan-types.ts';

/** Each preference changes the design, when the brief has not settled that already: a second seat, water, a shaded seat, a place to play. */
export function addPreferences(
  ticked: Brief['preferences'],
  plotM2: number,
  add: (id: GroundFeatureId, tier: Tier) => void,
  has: (id: GroundFeatureId) => boolean,
  refused: ReadonlySet<FeatureId>,
): void {
  for (const preference of ticked) {
    if (preference === 'seating' && !has('seat')) add('seat', 2);
    if (preference === 'waterfeature' && !has('pond') && !has('formalpond') && !has('water'))
      add('water', 2);
    if (preference === 'shade' && !has('pergola') && !has('arbour'))
      add(plotM2 < 70 || refused.has('pergola') ? 'arbour' : 'pergola', 2);
    if (preference === 'play' && !has('play') && !has('trampoline')) add('play', 2);
  }
}
