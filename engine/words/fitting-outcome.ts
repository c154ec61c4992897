/** A tap, a socket or a handrail that was asked for: in the price, its place settled on the wall or beside the steps. */
import type { GardenModel } from '../model/garden.ts';
import { chargerAt } from '../drawing/charger.ts';
import { railsOf } from '../levels/rails.ts';
import { railM } from '../quantities/fittings.ts';
import { FITTING_CALLED } from '../site/fittings.ts';
import type { Answer } from './plant-outcome.ts';

/** More than a socket on the wall. */
const RUN_ON = /\b(?:cables?|cat ?[56]e?|charger|sub ?main|ev)\b/i;
function placesOf(model: GardenModel): string {
  const beside = new Set(railsOf(model).map((rail) => rail.beside));
  return beside.size > 1
    ? 'the steps and the ramps'
    : beside.has('ramp')
      ? 'the sloped ways'
      : 'the steps';
}

/** Null for any other thing. */
export function fittingOutcome(name: string, model: GardenModel, quote = ''): Answer | null {
  const fitting = FITTING_CALLED[name];
  if (!fitting || !model.site.fittings?.includes(fitting)) return null;
  switch (fitting) {
    case 'tap':
      return ['met', 'In the price: an outside tap on the house wall; you show us where.'];
    case 'charger':
      return [
        'partly',
        `${chargerAt(model) ? 'Drawn on the house wall by the bay, clear of the way to the door' : 'Its place is settled at the visit'}; its supply, on a protected circuit of its own, is in the price. The charger itself is not.`,
        'Your supplier or a registered electrician fits the charger and tells the network of it.',
      ];
    case 'power':
      if (RUN_ON.test(quote))
        return [
          'partly',
          'In the price: an outdoor socket on its own protected circuit. What runs on from it is not.',
          'An electrician prices the cable or the charger from where you want it.',
        ];
      return [
        'met',
        'In the price: an outdoor socket on its own protected circuit; you show us where.',
      ];
    case 'rail': {
      const metres = railM(model);
      return metres > 0
        ? ['met', `In the price: ${metres.toFixed(1)} m of handrail beside ${placesOf(model)}.`]
        : [
            'partly',
            'There are no steps and no ramps in this design, so no rail is priced.',
            'Tell us where you would hold on, and it is fixed there.',
          ];
    }
  }
}
