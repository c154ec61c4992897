/** Calls of the back office. A session that has ended is begun anew over the page, and the call is made once more. */
import { signalWithin } from '#app/lib/signal-within.ts';
import { askToSignIn } from './session-store.ts';

export type FieldProblem = { field: string; message: string };

/** What a call failed with. `status` 0: there was no answer. */
export class AdminCallError extends Error {
  readonly status: number;
  /** As in contracts/problem.ts: 'invalid', 'changed', …; 'no-answer' without a network, 'internal' for a fault of the server. */
  readonly code: string;
  readonly errors: FieldProblem[] | undefined;
  /** The current record, if it was changed in the meantime. */
  readonly current: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    { errors, current }: { errors?: FieldProblem[] | undefined; current?: unknown } = {},
  ) {
    super(message);
    this.name = 'AdminCallError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
  }
}

export type AdminCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  form?: FormData;
  /** The version that a change was made from. */
  ifMatch?: number | string;
  /** Names one adding, so that sending it again after a lost answer adds nothing more. */
  requestKey?: string;
  signal?: AbortSignal;
  /** How long an answer is waited for, in milliseconds; a minute unless given. */
  waitMs?: number;
};

const WAIT_MS = 60_000;
const NO_ANSWER = 'The server could not be reached. Please check the connection and try again.';

/**
 * Makes a call with the owner's cookie.
 * @returns the answer's JSON; undefined if there is none
 * @throws AdminCallError; the signal's reason when it was aborted
 */
export async function adminFetch<T>(url: string, call: AdminCall = {}): Promise<T> {
  let response = await send(url, call);
  if (response.status === 401 && (await askToSignIn(isReading(call))))
    response = await send(url, call);
  if (!response.ok) throw await readProblem(response);
  return (await readJson(response)) as T;
}

const isReading = ({ method, json, form }: AdminCall): boolean =>
  (method ?? 'GET') === 'GET' && json === undefined && form === undefined;

async function send(
  url: string,
  { method, json, form, ifMatch, requestKey, signal, waitMs = WAIT_MS }: AdminCall,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (ifMatch !== undefined)
    headers['if-match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch;
  if (requestKey !== undefined) headers['idempotency-key'] = requestKey;
  const body = json === undefined ? form : JSON.stringify(json);
  try {
    return await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      credentials: 'include',
      cache: 'no-store',
      headers,
      signal: signalWithin(waitMs, ...(signal ? [signal] : [])),
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new AdminCallError(0, 'no-answer', NO_ANSWER);
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    throw new AdminCallError(0, 'no-answer', NO_ANSWER);
  }
}

async function readProblem(response: Response): Promise<AdminCallError> {
  const body = (await response.json().catch(() => ({}))) as {
    type?: unknown;
    message?: unknown;
    errors?: FieldProblem[];
    current?: unknown;
  };
  const code =
    typeof body.type === 'string' ? body.type.slice(body.type.lastIndexOf(':') + 1) : 'internal';
  const message =
    typeof body.message === 'string' && body.message
      ? body.message
      : 'Something went wrong on the server. Please try again.';
  return new AdminCallError(response.status, code, message, {
    errors: Array.isArray(body.errors) ? body.errors : undefined,
    current: body.current,
  });
}
