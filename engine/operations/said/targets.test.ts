import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { changesSaid } from '#reader/changes.ts';
import { catalogueSaid } from './targets.ts';

test('a plant whose whole name is said is meant before one whose name holds it', () => {
  const first = (words: string) => catalogueSaid(words, catalogue)[0]!.commonName;
  expect(first('holly')).toMatch(/^holly/i);
  expect(first('silver birch')).toBe('Silver birch');
  expect(first('upright silver birch')).toBe('Upright silver birch');
  expect(first("holly 'j.c. van tol'")).toBe("Holly 'J.C. van Tol'");
});

test('initials end no sentence', () => {
  expect(changesSaid("plant a Holly 'J.C. van Tol'")).toHaveLength(1);
  expect(changesSaid('move the table to B. Make the lawn bigger')).toHaveLength(2);
});
