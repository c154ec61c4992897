import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { monthlyTasks, tasksOfMonth } from '#content/tasks/monthly-tasks.ts';
import {
  SEASONS,
  seasonOfMonth,
  seasonalTasks,
  tasksOfSeason,
} from '#content/tasks/seasonal-tasks.ts';
import { sectionText } from './tip.ts';
import { findTip, tips } from './tips.ts';

const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
/** Cultivars written in an article that belong to a plant outside the catalogue would be a slip. */
const cultivars = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])'(\p{Lu}[^'\n]{2,30}(?:'s [^'\n]{2,20})?)'/gu)].map(
    (match) => match[1]!,
  );

describe('the articles', () => {
  test('are twelve, each with an address and a drawing of its own', () => {
    expect(new Set(tips.map((tip) => tip.slug)).size).toBe(12);
    expect(new Set(tips.map((tip) => tip.drawing)).size).toBe(12);
  });
  describe.each(tips.map((tip) => [tip.slug, tip] as const))('%s', (_slug, tip) => {
    test('has 700 to 1,000 words, in sections', () => {
      expect(tip.words).toBeGreaterThanOrEqual(700);
      expect(tip.words).toBeLessThanOrEqual(1000);
      expect(tip.readingMinutes).toBeGreaterThanOrEqual(3);
      expect(tip.sections.length).toBeGreaterThanOrEqual(3);
      for (const section of tip.sections) expect(sectionText(section).length).toBeGreaterThan(80);
    });
    test('names plants of the catalogue, articles and a drawing that exist', () => {
      expect(tip.plants.filter((id) => !plants.has(id))).toEqual([]);
      expect(tip.related.filter((slug) => slug === tip.slug || !findTip(slug))).toEqual([]);
      expect(existsSync(`public/botanical/${tip.drawing}.jpg`)).toBe(true);
      const known = catalogue.plants.map((plant) => plant.latinName).join('\n');
      expect(
        tip.sections
          .flatMap((section) => cultivars(sectionText(section)))
          .filter((name) => !known.includes(name)),
      ).toEqual([]);
    });
  });
});

test('a chamomile lawn is planted as closely as the catalogue says', () => {
  const { spacingCm } = plants.get('chamaemelum-nobile-treneague')!;
  const lawn = JSON.stringify(findTip('a-lawn-that-lasts'));
  expect(lawn).toContain(`${spacingCm} cm apart, which is some thirty plants to the square metre`);
  expect(Math.round((100 / spacingCm) ** 2 / 10)).toBe(3);
});
test('a lawn gets nothing rich in nitrogen in autumn, by the article and by the task', () => {
  expect(JSON.stringify(findTip('a-lawn-that-lasts'))).toContain(
    'low in nitrogen and high in potash',
  );
  expect(seasonalTasks.find((task) => task.id === 'autumn-lawn-and-tender')!.task).toContain(
    'no feed but one low in nitrogen',
  );
});

test('what stands beside the article on dogs harms none', () => {
  for (const id of findTip('a-garden-with-a-dog-in-it')!.plants) {
    expect(plants.get(id)!.toxicity.dogs, id).toBe('none');
    expect(plants.get(id)!.contact.grade, id).toBe('none');
  }
});
test('the garden for £2,000 costs what the rate book says, with VAT', () => {
  const { rates, plantPence, vat } = sampleRateBook;
  const of = (key: string) => rates.find((rate) => rate.key === key)!.materialPence;
  const pounds = (pence: number) => Math.round((pence * (1 + vat)) / 100);
  const seat = 12 * 0.075 * of('sub-base') + 12 * of('gravel') + 11 * of('timber-edging');
  const lines = {
    'timber edging': seat,
    'stake and tie': plantPence['tree:bare-root']! + of('tree-pit'),
    '8 m of hedge': 40 * plantPence['hedging:bare-root']!,
    'over the beds': 0.8 * of('compost'),
    '3 litre pots': 6 * plantPence['3L']!,
    'in 9 cm pots': 80 * plantPence['9cm']!,
    'for the edges': 24 * plantPence['groundcover:9cm']!,
    'for the fence': 3 * plantPence['climber:2L']!,
    'hundred bulbs': 200 * plantPence.bulb!,
    'grass seed': 20 * of('lawn-seed'),
  };
  const text = findTip('a-garden-for-two-thousand-pounds')!.sections.map(sectionText).join('\n');
  for (const [what, pence] of Object.entries(lines))
    expect(text).toContain(`${what}: £${pounds(pence)}.`);
  const total = Object.values(lines).reduce((sum, pence) => sum + pence, 0);
  expect(text).toContain(`That is £1,0${pounds(total) - 1000}.`);
});
test('the line of sight in the article on privacy is reckoned right', () => {
  const eye = 1.2,
    window = { up: 5, away: 12 };
  const least = (from: number) => eye + ((window.up - eye) * from) / window.away;
  expect(least(10)).toBeCloseTo(4.4, 1);
  expect(least(6)).toBeCloseTo(3.1, 1);
  expect(least(2)).toBeLessThan(1.85);
});

describe('the tasks', () => {
  test('are four for each season, with ids of their own', () => {
    for (const season of SEASONS) expect(tasksOfSeason(season)).toHaveLength(4);
    expect(new Set([...seasonalTasks, ...monthlyTasks].map((task) => task.id)).size).toBe(16 + 48);
  });
  test('are four for each month, the pressing ones first', () => {
    const rank = { high: 0, medium: 1, low: 2 };
    for (let month = 1; month <= 12; month += 1) {
      const order = tasksOfMonth(month).map((task) => rank[task.priority]);
      expect(order).toHaveLength(4);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });
  test('follow the seasons of the specification', () => {
    expect([1, 2, 3, 5, 6, 8, 9, 11, 12].map(seasonOfMonth)).toEqual([
      'winter',
      'winter',
      'spring',
      'spring',
      'summer',
      'summer',
      'autumn',
      'autumn',
      'winter',
    ]);
  });
});
