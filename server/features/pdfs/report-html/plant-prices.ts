import type { DesignDetail } from '#contracts/design-detail.ts';

export type PlantPrices = {
  /** Pounds net for all plants of a kind, planted. */
  byPlant: ReadonlyMap<string, number>;
  /** The lines of the bill that stand in the planting list. */
  lineIds: ReadonlySet<string>;
};

/** The bill's lines for kinds of plants, which are printed in the planting list alone. */
export function plantPrices({
  schedule,
  quantities,
}: Pick<DesignDetail, 'schedule' | 'quantities'>): PlantPrices {
  const listed = new Set(schedule.map((line) => line.plantId));
  const lines = quantities.flatMap((line) => {
    const plantId = line.id.startsWith('plant:') ? line.id.slice('plant:'.length) : null;
    return plantId !== null && listed.has(plantId)
      ? [{ id: line.id, plantId, total: line.total }]
      : [];
  });
  return {
    byPlant: new Map(lines.map((line) => [line.plantId, line.total])),
    lineIds: new Set(lines.map((line) => line.id)),
  };
}
