import { expect, test, vi } from 'vitest';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { lazyResolver } from './lazy-resolver.ts';

type Form = { name: string };
const options = { fields: {}, shouldUseNativeValidation: false } as Parameters<
  Resolver<Form, unknown, Form>
>[2];
const strict: Resolver<Form, unknown, Form> = ({ name }) => {
  const refusal: ResolverResult<Form, Form> = {
    values: {},
    errors: { name: { type: 'min', message: 'Please tell us your name' } },
  };
  return name ? { values: { name: name.trim() }, errors: {} } : refusal;
};

test('the rules are fetched once, at the first need, and decide', async () => {
  const load = vi.fn(async () => strict);
  const { resolver, warm } = lazyResolver(load);
  expect(load).not.toHaveBeenCalled();
  warm();
  expect(await resolver({ name: '' }, null, options)).toMatchObject({
    errors: { name: { message: 'Please tell us your name' } },
  });
  expect(await resolver({ name: ' Ann ' }, null, options)).toEqual({
    values: { name: 'Ann' },
    errors: {},
  });
  expect(load).toHaveBeenCalledTimes(1);
});

test('if the rules fail to load, the form is submitted anyway and they are requested again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn(async () => strict)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { resolver } = lazyResolver(load);
  expect(await resolver({ name: '' }, null, options)).toEqual({ values: { name: '' }, errors: {} });
  expect(await resolver({ name: '' }, null, options)).toMatchObject({
    errors: { name: { type: 'min' } },
  });
});
