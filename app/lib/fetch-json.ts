/** The default data fetch: a GET with cookies, JSON back, and errors that read as sentences. */

/** The text of a failed answer: the `message` of problem+json, else the body, else the status text. */
export async function readErrorText(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    try {
      const body = JSON.parse(text) as { message?: unknown };
      if (typeof body.message === 'string' && body.message) return body.message;
    } catch {
      // Not JSON after all: the text itself is shown.
    }
  }
  return text || response.statusText;
}

/**
 * Fetches JSON from our own server.
 * @throws Error `${status}: ${body text}` for every non-successful answer, 401 included.
 */
export async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    ...init,
  });
  if (!response.ok) throw new Error(`${response.status}: ${await readErrorText(response)}`);
  return (await response.json()) as T;
}
