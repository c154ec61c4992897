/** What the words ask binds each of three designs: colours, styles, moods, who waters, what stings. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { sampleWith } from '#tests/support/unlike-gardens.ts';
import { planCare } from '../care/plan-care.ts';
import type { GardenModel } from '../model/garden.ts';
import { isHarsh } from '../model/hazards.ts';
import { LANGUAGES } from '../model/layout.ts';
import type { Fact } from '../model/brief.ts';
import { keepsColours } from './colour-rules.ts';
import { type ColourFamily, chooseScheme } from './colours.ts';
import { isForeignTo, isOfStyle } from './styles.ts';
import { plantGarden } from './plant-garden.ts';
import { testBrief, testLayout, testSite } from './test-garden.ts';

const said = (value: string): Fact<string> => ({ value, source: { kind: 'read', quote: value } });
/** Woods on dry sand in the sun; climbers in strips, and on a short list; shrubs held to an even share. */
const BROKE = [18, 34, 49, 60];
const GARDENS = sampleWith(10, 60, BROKE, 77).map((garden) => ({
  ...garden,
  widthMm: Math.max(7000, garden.widthMm!),
  borderMm: Math.max(1400, garden.borderMm!),
}));
const IN_BORDERS = ['structure', 'mid', 'ground'];

test('no design of a brief has a scheme of a colour that was refused, nor an accent in it', () => {
  for (const type of ['family', 'modern', 'luxury', 'wildlife', 'edible', 'lowmaint'] as const)
    for (const refused of [['red', 'orange'], ['yellow'], ['pink', 'purple'], ['white']])
      for (const language of LANGUAGES) {
        const brief = { ...testBrief({ type }), coloursRefused: refused.map(said) },
          { families, accent } = chooseScheme(brief, language, 1);
        for (const one of refused as ColourFamily[]) {
          expect(families, `${type} without ${refused.join()}`).not.toContain(one);
          expect(accent).not.toBe(one);
        }
      }
});

test('where it is to be calm no scheme is hot, and a palette that was named has no loud companion', () => {
  for (const type of ['family', 'lowmaint'] as const)
    for (const language of LANGUAGES) {
      const calm = chooseScheme(testBrief({ type, said: { moods: ['calm'] } }), language, 1);
      expect(calm.families.filter((one) => one === 'orange' || one === 'red')).toEqual([]);
      const named = chooseScheme(
        testBrief({ type, flowersOnly: ['blue', 'white', 'silver', 'cream'] }),
        language,
        1,
      );
      expect(
        named.families.every((one) => ['blue', 'white', 'silver', 'cream'].includes(one)),
      ).toBe(true);
    }
});

test('the three designs of a brief differ within the style that was asked for', () => {
  for (const styles of [
    ['woodland'],
    ['desert'],
    ['japanese'],
    ['mediterranean'],
    ['coastal'],
  ] as const)
    for (const language of LANGUAGES)
      expect(
        new Set(
          [4, 5, 6].map(
            (seed) => chooseScheme(testBrief({ styles: [...styles] }), language, seed).name,
          ),
        ).size,
      ).toBe(3);
});

test('a palette that was named is in flower, leaf and fruit alone', () => {
  const onlyColours = ['blue', 'white', 'cream', 'green', 'silver'] as const;
  for (const garden of GARDENS) {
    const { planting } = grow({ ...garden, flowersOnly: ['blue', 'white'] });
    for (const { plantId } of planting.schedule)
      expect(keepsColours(plantOf(plantId), { noColours: [], onlyColours }), plantId).toBe(true);
  }
});

test.each(['woodland', 'desert'] as const)('%s is what its beds say in each design', (style) => {
  for (const garden of GARDENS) {
    const { planting } = grow({ ...garden, toddler: false, dog: false, styles: [style] }),
      kinds = planting.schedule
        .filter(({ role }) => IN_BORDERS.includes(role))
        .map(({ plantId }) => plantOf(plantId)),
      sunny = planting.beds.every(({ sunClass }) => sunClass === 'full-sun');
    if (style === 'desert' && (!sunny || garden.texture === 'clay')) continue;
    const note = `${JSON.stringify(garden)} ${kinds.map(({ id }) => id).join()}`;
    expect(kinds.filter((plant) => isForeignTo(style, plant)).length, note).toBeLessThanOrEqual(1);
    expect(
      kinds.filter((plant) => isOfStyle(style, plant)).length / kinds.length,
      note,
    ).toBeGreaterThan(0.6);
  }
});

test('what wounds or burns stands in no border unasked, save where a style is made of it', () => {
  for (const garden of GARDENS) {
    const { planting } = grow(garden);
    for (const { plantId, role } of planting.schedule)
      if (role !== 'hedge') expect(isHarsh(plantOf(plantId)), plantId).toBe(false);
  }
});

test('where a sting is feared and bees are wished for, what they come to is two metres from a seat', () => {
  for (const garden of GARDENS.slice(0, 5)) {
    const seat = {
        id: 'bench-1',
        kind: 'bench' as const,
        x: 3000,
        y: 3000,
        widthMm: 1500,
        depthMm: 500,
        heightMm: 800,
        turnDeg: 0,
        round: false,
        areaId: 'terrace',
      } as never,
      { planting } = grow({ ...garden, furnishings: [seat], said: { stung: true } });
    for (const one of planting.placements)
      if (IN_BORDERS.includes(one.role) && plantOf(one.plantId).wildlife.includes('bees'))
        expect(
          Math.hypot(
            Math.max(0, Math.abs(one.x - 3000) - 750),
            Math.max(0, Math.abs(one.y - 3000) - 250),
          ),
          one.plantId,
        ).toBeGreaterThanOrEqual(2000);
  }
});

test('shrubs that were asked for hold most of the beds, in few kinds', () => {
  for (const garden of GARDENS) {
    const { planting } = grow({
        ...garden,
        type: 'family',
        toddler: false,
        said: { shrubs: true },
      }),
      bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0),
      woody = planting.placements
        .filter(({ role }) => role === 'structure')
        .reduce((sum, { radiusMm }) => sum + (Math.PI * radiusMm ** 2) / 1e6, 0);
    expect(woody / bedM2, JSON.stringify(garden)).toBeGreaterThan(0.4);
    expect(
      new Set(
        planting.schedule
          .filter(({ role }) => IN_BORDERS.includes(role))
          .map(({ plantId }) => plantId),
      ).size,
      JSON.stringify(garden),
    ).toBeLessThanOrEqual(9);
  }
});

test('what nobody waters is planted in autumn, and its care asks for no can after that', () => {
  for (const unwatered of [true, false]) {
    const grown = grow({ ...GARDENS[0]!, ...(unwatered ? { said: { unwatered: true } } : {}) }),
      care = planCare({ ...grown, savings: [] } as unknown as GardenModel, catalogue)
        .map(({ words, often }) => `${words} ${often}`)
        .join(' ');
    expect(/once a week in dry weather/.test(care)).toBe(!unwatered);
    expect(/watered after that/.test(care)).toBe(unwatered);
  }
});

test('a climber does not outgrow its fence by more than a summer’s cut, less in a strip', () => {
  const FENCE_M = 1.8,
    BY_HOUSE_MM = 600;
  for (const garden of GARDENS)
    for (const borderMm of [800, 1600]) {
      const { planting } = grow({ ...garden, borderMm, fenceMm: FENCE_M * 1000 });
      for (const { plantId, role, y } of planting.placements)
        if (role === 'climber' && y > BY_HOUSE_MM)
          expect(plantOf(plantId).heightM, `${plantId}, ${borderMm}`).toBeLessThanOrEqual(
            FENCE_M + (borderMm < 900 ? 1.3 : 2.2) + 1e-9,
          );
    }
});

test('where a wall may not be drilled nothing climbs it, nor the house', () => {
  const garden = GARDENS[0]!,
    site = testSite(garden),
    { planting } = plantGarden({
      site: {
        ...site,
        edges: site.edges.map((edge) =>
          edge.kind === 'fence'
            ? { ...edge, kind: 'wall' as const, noFixings: true as const }
            : edge,
        ),
      },
      brief: testBrief(garden),
      layout: testLayout(garden),
      catalogue,
      seed: 1,
      weights: designWeights.taste,
    });
  expect(planting.placements.filter(({ role }) => role === 'climber')).toEqual([]);
  expect(grow(garden).planting.placements.some(({ role }) => role === 'climber')).toBe(true);
});
