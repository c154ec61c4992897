import { designWeights } from '#content/design/weights.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { BooleanFailure } from '#engine/geometry/boolean.ts';
import { makeSite } from '#engine/site/make-site.ts';
import { siteSun } from '#engine/sunlight/site-sun.ts';
import { plainBrief, TEST_PLACE } from './support/generated-sites.ts';
import { layOut } from '#engine/layout/lay-out.ts';

const finishing = vi.hoisted(() => ({ faults: [] as Error[] }));
vi.mock('#engine/layout/finish.ts', async (load) => {
  const real = await load<typeof import('#engine/layout/finish.ts')>();
  return {
    finish: (...args: Parameters<typeof real.finish>) => {
      const fault = finishing.faults.shift();
      if (fault) throw fault;
      return real.finish(...args);
    },
  };
});
afterEach(() => void (finishing.faults = []));

const brief = plainBrief();
const site = makeSite(brief, TEST_PLACE);
const input = { site, brief, sun: siteSun(site), seed: 7, weights: designWeights.layout };

test('a shape that neither boolean library can cut costs only its candidate', () => {
  finishing.faults = [new BooleanFailure('union', new Error('cannot complete the ring'))];
  expect(layOut(input).layouts).toHaveLength(3);
  expect(finishing.faults).toEqual([]);
});

test('a programming error in a candidate is thrown', () => {
  finishing.faults = [new TypeError('parts is not iterable')];
  expect(() => layOut(input)).toThrow('parts is not iterable');
});

test('with a handler for faults, a programming error is reported and costs only its candidate', () => {
  const fault = new TypeError('parts is not iterable');
  finishing.faults = [fault];
  const reported: unknown[] = [];
  const { layouts } = layOut({ ...input, onFault: (error) => reported.push(error) });
  expect(layouts).toHaveLength(3);
  expect(reported).toEqual([fault]);
});
