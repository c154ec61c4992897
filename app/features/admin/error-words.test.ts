import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { ProjectTags } from '#contracts/admin-portfolio.ts';
import { z } from 'zod';
import { errorWords } from './call-reason.ts';

const refuse = async (tags: string[]) =>
  (
    await zodResolver(z.object({ tags: ProjectTags }))({ tags }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
  ).errors;

test('a tag that is too long is refused with its reason, at any position', async () => {
  const { tags } = (await refuse(['patio', 'x'.repeat(41)])) as { tags: unknown };
  expect(errorWords(tags)).toBe('Please keep each tag under 40 characters');
});

test('an error of the list itself shows its own message, and no error shows none', async () => {
  const { tags } = (await refuse(Array.from({ length: 13 }, (_, index) => `tag ${index}`))) as {
    tags: unknown;
  };
  expect(errorWords(tags)).toBe('Please keep to 12 tags');
  expect([errorWords(undefined), errorWords({ type: 'required', ref: {} })]).toEqual([
    undefined,
    undefined,
  ]);
});
