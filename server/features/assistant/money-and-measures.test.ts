/** Sums of money and amounts of land, panels and sides, as people write them, and figures that are neither. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';
import { readMeasures } from '#server/features/assistant/read-measures.ts';
import { softNormalise } from '#server/features/assistant/words.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (message: string): string => ask(message).response;
const measured = (message: string) => readMeasures(softNormalise(message));

describe('budgets', () => {
  test.each([
    '£5000 budget',
    'budget of £5000',
    'my budget is £5000',
    'budget £5,000',
    '5k budget',
    'what can i get for £5000',
    'for £5000 what would you do',
    'i have £5000',
    '£5000 to spend',
    'max £5000',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/^Within that sum our price list has/);
    expect(said(message)).not.toMatch(/£9,200|£14,500/);
  });
  test.each(['is £5000 enough for a patio', 'patio for under £7000', '£20,000 for a patio'])(
    '%s names its work',
    (message) => {
      expect(said(message)).toMatch(/Paving and stonework.*£6,800/s);
    },
  );
  test.each([
    '5000 bulbs in the lawn',
    'i have 5000 bulbs',
    'get 200 plants for the border',
    'budget airline',
    'for 20 years we had a pond',
    'i have 500 slugs',
  ])('%s is no sum', (message) => {
    expect(said(message)).not.toMatch(/Within that sum|below that sum/);
  });
});

describe('a visit', () => {
  test.each([
    'how much is a visit',
    'how much for a visit',
    'price of a visit',
    'what does a visit cost',
    'how much do you charge for a visit',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/£150/);
    expect(said(message)).not.toMatch(/Complete landscaping/);
  });
  test.each([
    ['how much is a patio', /£6,800/],
    ['best month to visit a bluebell wood', /./],
    ['which birds visit in winter', /./],
  ] as const)('%s is another question', (message, says) => {
    expect(said(message)).toMatch(says);
    expect(said(message)).not.toMatch(/You can book:/);
  });
});

describe('square metres', () => {
  test.each([
    ['patio 3½ x 4m', 14],
    ['patio 3 ½ x 4m', 14],
    ['patio 3 1/2 x 4 m', 14],
    ['patio 3½m × 4m', 14],
    ['patio 4½m x 3½m', 15.75],
    ['patio 3½ by 2¼ m', 7.875],
    ['patio 2⅛ x 4m', 8.5],
    ['turf for an eighth of an acre', 506],
    ['eighth of an acre', 506],
    ['three eighths of an acre', 1518],
    ['two thirds of an acre', 2699],
    ['a fifth of an acre', 809],
    ['a tenth of an acre', 405],
    ['quarter of an acre of turf', 1012],
    ['three quarters of an acre', 3035],
    ['a third of a hectare', 3330],
    ['turf for an acre', 4047],
    ['patio 4 x 5m', 20],
    ['half an acre', 2023],
  ] as const)('%s: %d', (message, squareMetres) => {
    expect(measured(message).squareMetres).toBeCloseTo(squareMetres, 0);
  });
  test.each([
    'half a garden',
    'an eighth of the lawn',
    'a quarter past four',
    'the eighth of august',
    'a third of my roses',
  ])('%s is no surface', (message) => {
    expect(measured(message).squareMetres).toBeNull();
  });
  test.each([
    'half an acre garden maintenance',
    'half acre garden to mow every month',
    'maintenance of a quarter acre garden',
  ])('%s is priced', (message) => {
    expect(said(message)).toMatch(/£650 a month/);
  });
});

describe('fence panels', () => {
  test.each([
    ['10 x 6ft fence panels', 18.3],
    ['10 6ft fence panels', 18.3],
    ['ten 6ft fence panels', 18.3],
    ['10 fence panels', 18.3],
    ['fence 10 x 6ft panels', 18.3],
    ['10 x 6 ft high fence panels', 18.3],
    ['5 6x6 fence panels', 9.1],
    ['20 panels of fencing', 36.6],
    ['8 x 5ft fence panels', 12.2],
    ['4 x 1.8m fence panels', 7.2],
  ] as const)('%s: %d m', (message, metres) => {
    expect(measured(message).lengthMetres).toBeCloseTo(metres, 1);
  });
  test.each([
    ['6ft x 10m fence', 10],
    ['30m of fence 6ft high', 30],
    ['fence 20m', 20],
    ['a 6ft x 6ft fence panel', null],
    ['6x6 fence panels', null],
    ['one fence panel', null],
    ['solar panels 10', null],
    ['fence 6ft high', null],
  ] as const)('%s: %s', (message, metres) => {
    expect(measured(message).lengthMetres).toBe(metres);
  });
});
