import { expect, test } from 'vitest';
import { runSteps } from '#server/jobs/run-steps.ts';

const fail = (words: string) => () => Promise.reject(new Error(words));

test('a failing step does not prevent the next, and every failure is reported', async () => {
  const done: string[] = [];
  const note = (word: string) => async () => void done.push(word);
  const { signal } = new AbortController();
  await runSteps(signal, [note('a'), note('b')]);
  await expect(runSteps(signal, [fail('one'), note('c')])).rejects.toThrow(/^one$/);
  await expect(runSteps(signal, [fail('one'), note('d'), fail('two'), note('e')])).rejects.toThrow(
    /^one; two$/,
  );
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('no further step starts after an abort', async () => {
  const stopper = new AbortController();
  const done: string[] = [];
  await expect(
    runSteps(stopper.signal, [
      async () => stopper.abort(new Error('stop')),
      async () => done.push('more'),
    ]),
  ).rejects.toThrow('stop');
  expect(done).toEqual([]);
});
