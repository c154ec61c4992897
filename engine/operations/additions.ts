/** What may be added to a garden: where it would stand and what it costs; or why it finds no place. */
import { priceLines } from '../costing/price-lines.ts';
import { withPreliminaries } from '../costing/preliminaries.ts';
import type { Drawn } from '../design-garden.ts';
import { groundOf } from '../features/features.ts';
import { type GroundFeatureId, isPlural, phraseOf } from '../features/names.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Addition, Operation } from '../model/operation.ts';
import { WATER_WORDS, type WaterRisk, waterRisk } from '../model/water-risk.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { takeOff } from '../quantities/take-off.ts';
import { capitalise } from '../model/format.ts';
import { applyOperation } from './apply.ts';
import { PALETTE, type PaletteItem, thingOf } from './palette.ts';
import { placeThing } from './place-thing.ts';
import { placeGround, type Searched, searchable } from './places.ts';
import { whereInWords } from './where.ts';

/** Open water, which is not offered where a small child lives. */
const STILL_WATER: readonly GroundFeatureId[] = ['pond', 'formalpond'];

/** Everything of the palette: what fits first, in its order, then what does not. */
export function additionsFor(model: GardenModel, { brief, catalogue, rates }: Drawn): Addition[] {
  const searched = searchable(model);
  const total = (changed: GardenModel) =>
    priceLines(withPreliminaries(takeOff(changed, catalogue), changed, rates), rates).totalPence;
  const now = total(model);
  const all = PALETTE.map((item): Addition => {
    const { group, label } = item;
    const id = 'feature' in item ? item.feature : `thing-${item.thing}`;
    const barred =
      'feature' in item ? barredBecause(model, item.feature, waterRisk(brief.household)) : null;
    const operation = barred ? null : placeOf(searched, item);
    const outcome = operation && applyOperation(model, operation, { plants: new Map() });
    if (!outcome || 'refused' in outcome)
      return {
        id,
        group,
        label,
        operation: null,
        differencePence: null,
        why: barred ?? noPlace(item),
      };
    return {
      id,
      group,
      label,
      operation,
      differencePence: total(outcome.model) - now,
      why: whereOf(outcome.model, operation),
    };
  });
  return [...all.filter((one) => one.operation), ...all.filter((one) => !one.operation)];
}

const placeOf = (searched: Searched, item: PaletteItem): Operation | null => {
  if ('feature' in item) return placeGround(searched, item.feature);
  const thing = thingOf(item.thing);
  return thing && placeThing(searched, thing);
};

/** Why something is not for this garden at all; null where it is. */
export function barredBecause(
  { site }: GardenModel,
  feature: GroundFeatureId,
  risk: WaterRisk | null,
): string | null {
  if (isUndug(site) && !groundOf(feature).worksUndug)
    return 'It needs digging, and nothing may be dug here.';
  return risk && STILL_WATER.includes(feature) ? `${WATER_WORDS[risk].danger}.` : null;
}

/** What it would take. */
export function noPlace(item: PaletteItem): string {
  const size = (mm: readonly [number, number]) =>
    `${(mm[0] / 1000).toFixed(1)} × ${(mm[1] / 1000).toFixed(1)} m`;
  if ('feature' in item) {
    const least = groundOf(item.feature).sizes.at(-1)!;
    const needs = isPlural(item.feature) ? 'need' : 'needs';
    return `${capitalise(phraseOf(item.feature))} ${needs} ${size(least)} of bed or lawn, clear of trees and beside a way. Make room for it first.`;
  }
  const thing = thingOf(item.thing);
  return `It needs ${thing ? size([thing.width, thing.depth]) : 'more room'} clear of what stands on the floors. Make a floor larger, or move something.`;
}

/** "2.4 × 1.8 m, far left" */
function whereOf({ layout, site }: GardenModel, operation: Operation | null): string {
  if (operation?.kind === 'add-ground')
    return `${(operation.widthMm / 1000).toFixed(1)} × ${(operation.depthMm / 1000).toFixed(1)} m, ${whereInWords(site, operation.x, operation.y)}`;
  if (operation?.kind !== 'add-thing') return '';
  const thing = layout.furnishings.at(-1)!;
  const home = layout.areas.find((area) => area.id === thing.areaId);
  return home ? `on the ${home.label.toLowerCase()}` : '';
}
