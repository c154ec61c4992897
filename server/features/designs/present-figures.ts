/** The figures that designs are compared by, from the model. Areas in m² to a tenth, money in pounds. */
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import { area } from '#engine/geometry/region.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { AreaKind } from '#engine/model/layout.ts';
import type { Region } from '#engine/model/shapes.ts';
import { sunHoursOver } from '#engine/sunlight/region-hours.ts';
import { phraseOf } from '#engine/features/names.ts';

export const toPounds = (pence: number): number => Math.round(pence) / 100;
export const squareMetres = (region: Region): number => Math.round(area(region) / 1e5) / 10;
const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => Math.round(value * 100) / 100;

export function presentFigures(garden: GardenDesign, eveningSunHours: number) {
  const {
    model: { layout, planting, site },
    costing,
    words,
    sunMap,
  } = garden;
  const areaOf = (...kinds: AreaKind[]) =>
    tenth(
      layout.areas
        .filter((one) => kinds.includes(one.kind))
        .reduce((sum, one) => sum + area(one.region), 0) / 1e6,
    );
  const terrace = layout.areas.find((one) => one.kind === 'terrace');
  return {
    plotM2: squareMetres([[site.boundary]]),
    terraceM2: areaOf('terrace'),
    lawnM2: areaOf('lawn', 'meadow'),
    plantingM2: areaOf('bed', 'vegetable', 'orchard'),
    waterM2: areaOf('pond', 'water'),
    pathM2: areaOf('path', 'gravel'),
    hardShare: hundredth(layout.shares.hard),
    permeableShare: hundredth(layout.shares.permeable),
    features: [
      ...new Set(
        layout.areas
          .filter((one) => one.kind !== 'bed' && one.kind !== 'margin' && one.kind !== 'path')
          .map((one) => one.label),
      ),
    ],
    leftOut: layout.unplaced.map(
      ({ feature, reason }) => `${capitalise(phraseOf(feature))}: ${lowerFirst(reason)}`,
    ),
    terraceSunHours: terrace ? (sunHoursOver(terrace.region, sunMap) ?? 0) : 0,
    bestSeatEveningHours: eveningSunHours,
    upkeepHoursPerYear: Math.round(words.upkeep.hoursPerYear),
    plantCount: planting.schedule.reduce((sum, line) => sum + line.count, 0),
    plantKinds: planting.schedule.length,
    monthsOfInterest: planting.interestByMonth.filter((kinds) => kinds > 0).length,
    teamDays: costing.teamDays,
    total: toPounds(costing.totalPence),
    low: toPounds(costing.range.lowPence),
    high: toPounds(costing.range.highPence),
    saves: costing.swaps.map((swap) => ({ title: swap.title, pounds: toPounds(swap.savesPence) })),
  };
}
