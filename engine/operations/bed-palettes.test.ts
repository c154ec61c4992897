/** A bed in another palette: only its own kinds change, to kinds that are so and live there. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { OperationInput } from '#contracts/operations.ts';
import { goldenGardens } from '#tests/support/golden-gardens.ts';
import { applyOperation } from './apply.ts';
import { BED_PALETTES, palettesFor } from './bed-palettes.ts';
import { mayTakePlace } from './swaps.ts';

const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));

test('every palette of every bed swaps kinds of that bed alone, and leaves it nearer to what was asked', () => {
  let brushed = 0;
  for (const { model, ...drawn } of goldenGardens(2)) {
    const bed = model.layout.areas.find(({ kind }) => kind === 'bed')!;
    for (const palette of palettesFor(model, bed.id, drawn)) {
      const { fits } = BED_PALETTES.find((one) => one.id === palette.id)!;
      expect(palette.says).toMatch(/^[A-Z0-9].*\.$/);
      if (!palette.operations.length) continue;
      brushed++;
      const operation = { kind: 'together', operations: palette.operations } as const;
      expect(OperationInput.parse(operation)).toEqual(operation);
      let now = model;
      for (const one of palette.operations) {
        if (one.kind !== 'swap-plant') throw new Error(one.kind);
        expect(one.areaId).toBe(bed.id);
        const next = plants.get(one.by)!;
        expect(fits(next)).toBe(true);
        expect(fits(plants.get(one.plantId)!)).toBe(false);
        expect(mayTakePlace(now, one, next, drawn)).toBe(true);
        const outcome = applyOperation(now, one, { plants });
        if ('refused' in outcome) throw new Error(outcome.refused);
        now = outcome.model;
      }
      const elsewhere = (of: typeof model) =>
        of.planting.placements.filter(({ areaId }) => areaId !== bed.id);
      expect(elsewhere(now)).toEqual(elsewhere(model));
      expect(now.layout).toEqual(model.layout);
    }
  }
  expect(brushed).toBeGreaterThan(7);
});
