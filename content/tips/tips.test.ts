import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
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
  test('are six, each with an address of its own', () => {
    expect(new Set(tips.map((tip) => tip.slug)).size).toBe(6);
  });
  describe.each(tips.map((tip) => [tip.slug, tip] as const))('%s', (_slug, tip) => {
    test('has 600 words or more, in sections', () => {
      expect(tip.words).toBeGreaterThanOrEqual(600);
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
