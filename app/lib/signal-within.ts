/**
 * Ends a call after `ms` milliseconds, or with any of `others`.
 * `AbortSignal.any` is younger than browsers that are still in use (Safari before 17.4).
 */
export function signalWithin(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const signals = [AbortSignal.timeout(ms), ...others];
  if (signals.length === 1) return signals[0]!;
  if (typeof AbortSignal.any === 'function') return AbortSignal.any(signals);
  const joined = new AbortController();
  for (const one of signals) {
    if (one.aborted) joined.abort(one.reason);
    else one.addEventListener('abort', () => joined.abort(one.reason), { once: true });
  }
  return joined.signal;
}
