import { ProviderError } from '#server/errors.ts';

export type BoundedOptions = {
  signal: AbortSignal;
  /** Maximum size of the answer. */
  maxBytes: number;
  /** Accepted content types. */
  accept: RegExp;
  /** Further statuses whose body is returned. */
  alsoStatus?: readonly number[];
};
export type BoundedAnswer = { status: number; contentType: string; bytes: Uint8Array };

/**
 * One GET to an outside service. Redirects are not followed: the services used have none.
 * @throws ProviderError with the reason but never the URL, which may contain a key
 */
export async function fetchBounded(
  url: string,
  { signal, maxBytes, accept, alsoStatus = [] }: BoundedOptions,
): Promise<BoundedAnswer> {
  let response: Response;
  try {
    response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: '*/*' },
      credentials: 'omit',
    });
  } catch {
    throw new ProviderError(
      'unavailable',
      signal.aborted ? 'The service did not answer in time.' : 'The service could not be reached.',
    );
  }
  const { status } = response;
  try {
    if (status >= 300 && status < 400)
      throw new ProviderError('bad-output', 'The service sent us elsewhere.');
    if (!response.ok && !alsoStatus.includes(status)) {
      throw new ProviderError(
        status === 429 ? 'rate-limited' : status < 500 ? 'refused' : 'unavailable',
        `The service answered ${status}.`,
      );
    }
    const contentType = response.headers.get('content-type') ?? '';
    if (!accept.test(contentType))
      throw new ProviderError('bad-output', 'The service answered with another kind of content.');
    return { status, contentType, bytes: await readBounded(response, maxBytes, signal) };
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

const tooLong = () => new ProviderError('too-long', 'The service sent more than it should.');

async function readBounded(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLong();
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(parts);
      length += value.length;
      if (length > maxBytes) throw tooLong();
      parts.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(
      'unavailable',
      signal.aborted ? 'The service did not answer in time.' : 'The connection broke.',
    );
  } finally {
    reader.releaseLock();
  }
}

/** @throws ProviderError if the body is not JSON */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ProviderError('bad-output', 'The service answered with something that is no JSON.');
  }
}
