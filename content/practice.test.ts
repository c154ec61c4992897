import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { soilAdvice } from '#content/recommendations/soil-advice.ts';
import { monthlyTasks } from '#content/tasks/monthly-tasks.ts';
import { seasonalTasks } from '#content/tasks/seasonal-tasks.ts';
import { tipSources } from '#content/tips/tips.ts';
import { SOFT_WORK } from '#engine/care/soft-work.ts';
import { WOODY_WORK } from '#engine/care/woody-work.ts';
import { secondFigures } from './practice.ts';

/** The engine's lines as they are written: words between quotation marks. */
const engineLines = ['engine/words', 'engine/care', 'engine/checks'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name): [string, string] => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
);

/** Everything that tells a gardener what to do. */
const TEXTS: readonly (readonly [string, string])[] = [
  ...tipSources.map((tip) => [`article ${tip.slug}`, `${tip.standfirst} ${tip.body}`] as const),
  ...knowledgeCards.map((card) => [`card ${card.id}`, card.answer] as const),
  ...[...monthlyTasks, ...seasonalTasks].map((task) => [`task ${task.id}`, task.task] as const),
  ...catalogue.plants.map((plant) => [plant.id, `${plant.care} ${plant.notes}`] as const),
  ...calendarRows.map((row) => [`calendar ${row.id}`, row.description ?? ''] as const),
  ...(['clay', 'sandy', 'loam', 'unknown'] as const).map(
    (kind) => [`soil ${kind}`, soilAdvice(null, kind).join(' ')] as const,
  ),
  ['work of the woody', WOODY_WORK],
  ['work of the soft', SOFT_WORK],
  ...engineLines,
];

test('articles, cards, tasks, tables and the engine’s lines say one figure', () => {
  expect(
    TEXTS.flatMap(([name, text]) => secondFigures(text).map((found) => `${name}: ${found}`)),
  ).toEqual([]);
});

describe('a second figure is found', () => {
  test.each([
    ['Give the tree 40 litres of water a week through its first summer.', 'tree: 40'],
    ['Give each new shrub 15 litres once a week.', ': 15'],
    ['Spread 10 cm of compost over the beds in March.', 'mulch: 10'],
    ['Mulch with 3 to 5 cm of leaf mould.', 'mulch: 3 to 5'],
    ['Sow at 35 g a square metre.', 'seed a square metre: 35'],
    ['Mow weekly at 3 cm.', 'mown: 3'],
    ['Plant it 30 cm from the fence.', 'roots: 30'],
    ['Use compost with half grit.', 'pot: half'],
    ['Set the bulb on a handful of grit.', 'handful'],
    ['From March to July look for nests first.', 'nesting birds: March to July'],
    ['Clip the yew in June.', 'clipped: June'],
    ['Leave the leaves for four weeks.', 'flower: four'],
    ['Keep it 100 mm below the damp course.', 'course: 100 mm'],
  ])('%s', (text, found) => {
    expect(secondFigures(text).join()).toContain(found);
  });
  test('and what the table has is passed', () => {
    expect(
      secondFigures(
        'Give a new tree 20 litres once a week. Mulch with 5 cm of compost. Sow 25 g to the square metre. Mow at 4 cm. Clip the beech in August.',
      ),
    ).toEqual([]);
  });
});
