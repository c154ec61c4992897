/** Sums that were told, and money that was said to be short. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { sumOf } from '../model/sum-of.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (description: string) =>
  readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );

test('a small budget without a sum is no sum: a garden is brought towards little, and the sum is asked about', () => {
  const brief = briefOf('Garden 10m wide by 12m long. We have a small budget and want a lawn.');
  expect(brief.budgetPence).toBeNull();
  expect(brief.thriftPence).toMatchObject({
    value: 480_000,
    source: { kind: 'assumed', because: 'you write “a small budget” and name no sum' },
  });
  expect(brief.questions.map(({ id }) => id)).toContain('budget');
});

test('money that is said to be tight is short, and a sum per flat is of all flats', () => {
  expect(
    briefOf('My mum’s garden, 3m by 7m. Herbs please. Money is really tight.').thriftPence,
  ).toMatchObject({
    source: { kind: 'assumed', because: 'you write “Money is really tight” and name no sum' },
  });
  expect(
    briefOf('One house, three flats, one garden of 9 by 18 m. We want a lawn. £1,200 per flat.')
      .budgetPence?.value,
  ).toBe(360_000);
});

test('a sum that is told comes before a word', () => {
  const brief = briefOf('Garden 10m by 12m. We have a small budget, £3,000, and want a lawn.');
  expect(brief.budgetPence).toMatchObject({ value: 300_000, source: { kind: 'read' } });
  expect(brief.thriftPence).toBeUndefined();
});

test('a sum of which some is to be left over is told as it was said, and a garden is brought below it', () => {
  const brief = briefOf('Got £3k saved, ideally not all of it. Garden 6m by 8m. We want a lawn.');
  expect(brief.budgetPence?.value).toBe(300_000);
  expect(brief.isBudgetMost).toBe(true);
  expect(sumOf(brief)!.value).toBeLessThan(300_000);
  const all = briefOf('Got £3k for it. It is not all paved. Garden 6m by 8m. We want a lawn.');
  expect(sumOf(all)!.value).toBe(300_000);
});

test('a price that was too dear is no budget', () => {
  const brief = briefOf(
    'Had prices for fake turf and they were £1,200 - £1,500, too much. We want a lawn. Garden 6m by 8m.',
  );
  expect(brief.budgetPence).toBeNull();
});
