/** Gardens unlike one another, to hold laws of the planting over. */
import { seededRandom } from '#engine/geometry/random.ts';
import { PROJECT_TYPES } from '#engine/model/brief.ts';
import { LANGUAGES } from '#engine/model/layout.ts';
import type { TestGarden } from '#engine/planting/test-garden.ts';

/** Unlike gardens: every type, four soils, any aspect, narrow to deep borders, small to large plots. */
export function sample(count: number, seed = 11): TestGarden[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i): TestGarden => {
    const texture = random.pick(['clay', 'loam', 'sandy', 'chalk'] as const);
    return {
      widthMm: 100 * Math.round(random.between(45, 160)),
      depthMm: 100 * Math.round(random.between(70, 220)),
      borderMm: 50 * Math.round(random.between(13, 44)),
      bearingDeg: Math.round(random.between(0, 359)),
      type: PROJECT_TYPES[i % PROJECT_TYPES.length]!,
      language: random.pick(LANGUAGES),
      seed: i + 1,
      texture,
      ph: texture === 'chalk' ? 7.8 : texture === 'clay' ? 6.8 : 6.3,
      drainage:
        texture === 'clay'
          ? random.pick(['poor', 'impeded'] as const)
          : texture === 'loam'
            ? 'moderate'
            : random.pick(['good', 'free'] as const),
      toddler: random.chance(0.3),
      dog: random.chance(0.3),
      hayFever: random.chance(0.2),
      horse: i % 9 === 4,
      wet: texture === 'clay' && random.chance(0.2),
    };
  });
}

/** The first of them, and those further on that broke a law once; the long run looks at all. `broke` are the gardens' own seeds. */
export const sampleWith = (
  few: number,
  all: number,
  broke: readonly number[],
  seed?: number,
): TestGarden[] =>
  sample(all, seed).filter((_, i) => process.env.LONG === '1' || i < few || broke.includes(i + 1));
