export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
export function row(what: string, figure: string, note: string): void {
  console.log(`${what.padEnd(52)} ${figure.padEnd(28)} ${note}`);
}
