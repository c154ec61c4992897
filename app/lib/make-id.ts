/** A version 4 UUID, used as an idempotency key; works without a secure context, where randomUUID is missing. */
export function makeId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit, at: number) =>
    (digit === '8' ? 8 + (random[at]! & 3) : random[at]! & 15).toString(16),
  );
}

/** Gives the same words the same key, and changed words a new one: a second press is a repeat, a correction is not. */
export function requestKeys(make: () => string = makeId): (request: unknown) => string {
  let last: { text: string; key: string } | null = null;
  return (request) => {
    const text = JSON.stringify(request);
    if (last?.text !== text) last = { text, key: make() };
    return last.key;
  };
}
