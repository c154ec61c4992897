import { afterEach, expect, test, vi } from 'vitest';
import {
  describeGenerationError,
  ResultsFormatError,
  submitDesign,
  toFormData,
} from './submit-design.ts';

const VALUES = {
  designDescription: 'A garden of ten metres',
  projectType: 'family' as const,
  preferences: [],
  share: false,
};
afterEach(() => vi.unstubAllGlobals());

test('preferences are joined with commas and left out when there are none', () => {
  expect(
    toFormData({ ...VALUES, preferences: ['seating', 'play'] }, 'key-12345', {}).get('preferences'),
  ).toBe('seating,play');
  const plain = toFormData(VALUES, 'key-12345', {});
  expect([...plain.keys()].sort()).toEqual(['designDescription', 'projectType', 'requestKey']);
});

test('the postcode is trimmed and in capitals', () => {
  expect(toFormData({ ...VALUES, postcode: ' rm1 3ab ' }, 'key-12345', {}).get('postcode')).toBe(
    'RM1 3AB',
  );
});

test('a refused request carries the specified message and the plain words', async () => {
  const problem = {
    message: 'The area must be more than 0',
    errors: [{ field: 'area', message: 'The area must be more than 0' }],
  };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(problem), { status: 400 })),
  );
  const error = await submitDesign(new FormData()).catch((thrown: unknown) => thrown);
  expect(describeGenerationError(error)).toBe(
    'Failed to submit garden design: 400 The area must be more than 0',
  );
  expect(error).toMatchObject({
    plain: 'The area must be more than 0',
    fields: problem.errors,
  });
});

test('a lost connection is described as one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await submitDesign(new FormData()).catch((thrown: unknown) => thrown);
  expect(describeGenerationError(error)).toBe(
    'Network connection issue. Please check your internet connection and try again.',
  );
});

test('a request that takes too long is described as one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')));
  const error = await submitDesign(new FormData()).catch((thrown: unknown) => thrown);
  expect(describeGenerationError(error)).toBe(
    'Design generation is taking longer than expected. Our AI is working hard on your unique garden - please try again in a moment.',
  );
});

test('a refusal whose words speak of a timeout or a network is described as a refusal', async () => {
  const refuse = (status: number, message: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ message }, { status }));
  const describe = async () =>
    describeGenerationError(await submitDesign(new FormData()).catch((thrown: unknown) => thrown));
  refuse(422, 'Please leave out the timeout bench.');
  expect(await describe()).toBe(
    'Failed to submit garden design: 422 Please leave out the timeout bench.',
  );
  refuse(422, 'A network of paths is too much.');
  expect(await describe()).toContain('422 A network of paths');
  refuse(504, 'late');
  expect(await describe()).toMatch(/^Design generation is taking longer/);
});

test('other failures keep their own words, and one without words gets the usual ones', () => {
  expect(describeGenerationError(new Error('The sky fell'))).toBe('The sky fell');
  expect(describeGenerationError(new Error(''))).toBe(
    'Failed to generate design ideas. Please try again.',
  );
  expect(describeGenerationError(null)).toBe('Failed to generate design ideas. Please try again.');
  expect(describeGenerationError(new ResultsFormatError())).toBe(
    'Failed to parse design results. Please try again.',
  );
});
