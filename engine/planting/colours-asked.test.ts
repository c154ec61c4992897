import { expect, test } from 'vitest';
import { grow, plantOf } from '#tests/support/grow.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import { flowersIn, halfAt, sideOf } from './colour-halves.ts';
import { colourFamilies } from './colours.ts';
import { testSite, type TestGarden } from './test-garden.ts';

const ASKED = [
  ['white', 'cornflower blue', 'bright pink'],
  ['orange', 'purple'],
  ['yellow', 'blue', 'white'],
  ['dark red', 'pink'],
];
const GARDENS: TestGarden[] = (['clay', 'loam', 'sandy'] as const).flatMap((texture) =>
  [180, 0].map((bearingDeg): TestGarden => ({
    texture,
    bearingDeg,
    borderMm: 1700,
    drainage: texture === 'sandy' ? 'good' : 'impeded',
  })),
);

test('each colour that is named flowers somewhere, of what the ground bears', () => {
  for (const garden of GARDENS)
    for (const [i, colours] of ASKED.entries()) {
      const type = PROJECT_TYPES[(i + (garden.bearingDeg ?? 0)) % 4]!,
        { planting } = grow({ ...garden, type, colours });
      for (const word of colours)
        expect(
          planting.schedule.some(({ plantId }) =>
            flowersIn(plantOf(plantId), colourFamilies(word)),
          ),
          `${word} in ${garden.texture}, ${type}, ${garden.bearingDeg}`,
        ).toBe(true);
    }
});

test('hot and soft colours that were both asked for stand in halves of their own', () => {
  const colours = ['red', 'orange', 'yellow', 'gentle pink', 'blue', 'purple', 'white'];
  for (const garden of GARDENS.filter(({ bearingDeg }) => bearingDeg === 180))
    for (const seed of [1, 2, 3]) {
      const asked: TestGarden = { ...garden, seed, type: 'wildlife', colours },
        { planting } = grow(asked),
        site = testSite(asked);
      const sided = planting.placements.filter(
          ({ role, plantId }) =>
            (role === 'mid' || role === 'ground' || role === 'structure') &&
            sideOf(plantOf(plantId)) !== null,
        ),
        right = sided.filter(
          ({ plantId, x, y }) => sideOf(plantOf(plantId)) === halfAt({ site }, x, y),
        );
      expect(right.length / sided.length, `${garden.texture}, ${seed}`).toBeGreaterThanOrEqual(
        0.75,
      );
      expect(planting.why.some((text) => /quarrel/.test(text))).toBe(true);
    }
});
