/** e to the x from plain arithmetic: engines differ in the last digit of Math.exp, and the same text must read the same everywhere. */
export function exp(x: number): number {
  if (x < -60) return 0;
  if (x > 60) x = 60;
  const halvings = 8;
  const r = x / (1 << halvings);
  // With |r| under 0.24 seven terms are exact to 1e-9.
  let sum = 1 + r * (1 + (r / 2) * (1 + (r / 3) * (1 + (r / 4) * (1 + (r / 5) * (1 + r / 6)))));
  for (let i = 0; i < halvings; i++) sum *= sum;
  return sum;
}

/** Probabilities of scores; `open` are the indices that may be chosen. */
export function softmax(scores: ArrayLike<number>, open: readonly number[]): number[] {
  let most = -Infinity;
  for (const i of open) most = Math.max(most, scores[i]!);
  const out = Array.from({ length: scores.length }, () => 0);
  let sum = 0;
  for (const i of open) sum += out[i] = exp(scores[i]! - most);
  for (const i of open) out[i]! /= sum;
  return out;
}
