import { afterEach, describe, expect, it } from 'vitest';
import { signalWithin } from './signal-within.ts';

const any = AbortSignal.any;
afterEach(() => {
  AbortSignal.any = any;
});

const ended = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) =>
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true }),
  );

describe.each([
  ['with AbortSignal.any', true],
  ['in a browser without it', false],
])('signalWithin, %s', (_name, has) => {
  const make = (ms: number, ...others: AbortSignal[]) => {
    if (!has) AbortSignal.any = undefined as never;
    return signalWithin(ms, ...others);
  };

  it('ends when its time is over', async () => {
    expect(await ended(make(1, new AbortController().signal))).toMatchObject({
      name: 'TimeoutError',
    });
    expect(await ended(make(1))).toMatchObject({ name: 'TimeoutError' });
  });

  it('ends with what it is joined to, with the same reason', async () => {
    const other = new AbortController();
    const signal = make(60_000, other.signal);
    expect(signal.aborted).toBe(false);
    const reason = ended(signal);
    other.abort('started again');
    expect(await reason).toBe('started again');
  });

  it('has ended where what it is joined to has', () => {
    expect(make(60_000, AbortSignal.abort('gone'))).toMatchObject({
      aborted: true,
      reason: 'gone',
    });
  });
});
