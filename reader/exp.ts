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

const LEAST_DOUBT = 0.0005;
/** The logarithm of p to 1 - p, from plain arithmetic too; a probability is never taken for more certain than it can be. */
export function logit(p: number): number {
  const q = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, p));
  return log(q / (1 - q));
}

const LN_2 = 0.6931471805599453;
function log(x: number): number {
  let halvings = 0;
  while (x > 1.5) {
    x /= 2;
    halvings++;
  }
  while (x < 0.75) {
    x *= 2;
    halvings--;
  }
  const y = (x - 1) / (x + 1);
  const square = y * y;
  // With |y| under 0.2 seven terms are exact to 1e-10.
  let sum = 0;
  for (let n = 13; n > 0; n -= 2) sum = sum * square + 1 / n;
  return 2 * y * sum + halvings * LN_2;
}
