/** Every call of the public pages to our own server: JSON back, a time limit, and failures of a typed kind. */
import type { ProblemBody } from '#contracts/problem.ts';
import { signalWithin } from './signal-within.ts';

const TIME_LIMIT_MS = 30_000;
export const NOT_REACHED =
  'We could not be reached. Please check your internet connection and try again.';
export const WENT_WRONG = 'Something went wrong on our side. Please try again.';

/**
 * refused: the server answered with an error; timeout: it, or a gateway on the way, gave up waiting, as we may do;
 * unreadable: it answered with success, but not with JSON.
 */
export type CallFailure = 'unreachable' | 'timeout' | 'refused' | 'unreadable';

/** A call that failed; `message` is for the console, `plain` for the visitor. */
export class CallError extends Error {
  readonly kind: CallFailure;
  /** 0 where no answer came. */
  readonly status: number;
  /** The problem document of a refusal, as far as there is one. */
  readonly problem: Partial<ProblemBody> & { isChromiumError?: boolean };
  constructor(
    kind: CallFailure,
    message: string,
    { status = 0, problem = {} as CallError['problem'], cause = undefined as unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
  /** Whether the server may have acted all the same: a gateway gave up, or the answer was lost on the way. */
  get isUnsure(): boolean {
    const isGateway = this.status >= 502 && this.status <= 504 && !this.problem.message;
    return this.kind !== 'refused' || isGateway;
  }
  get plain(): string {
    if (this.problem.message) return this.problem.message;
    return this.isUnsure && this.kind !== 'unreadable' ? NOT_REACHED : WENT_WRONG;
  }
  /** What the server says about single fields. */
  get fields(): readonly { field: string; message: string }[] {
    return this.problem.errors ?? [];
  }
}

/** A sentence for the visitor, whatever was thrown. */
export const plainWordsOf = (error: unknown): string =>
  error instanceof CallError ? error.plain : 'Something went wrong. Please try again.';

export type ApiCall = {
  /** POST where there is a body, else GET. */
  method?: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  form?: FormData;
  timeLimitMs?: number;
  signal?: AbortSignal;
  cache?: RequestCache;
};

/**
 * @returns the JSON of the answer; undefined where it has no content
 * @throws CallError; the reason of `signal` when that was aborted
 */
export async function callApi<T>(url: string, call: ApiCall = {}): Promise<T> {
  const { json, form, timeLimitMs = TIME_LIMIT_MS, signal } = call;
  const body = json === undefined ? form : JSON.stringify(json);
  try {
    const response = await fetch(url, {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      credentials: 'include',
      cache: call.cache ?? 'default',
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: signalWithin(timeLimitMs, ...(signal ? [signal] : [])),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    if (!response.ok) throw refusal(response, text);
    if (response.status === 204) return undefined as T;
    return readJson<T>(text, response.status);
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallError) throw cause;
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw isLate
      ? new CallError('timeout', `${url}: timeout`, { cause })
      : new CallError('unreachable', `${url}: network error`, { cause });
  }
}

function readJson<T>(text: string, status: number): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new CallError('unreadable', `${status}: not JSON`, { status, cause });
  }
}

/** `message` is `${status}: ` with the problem's words, else the body, else the status text. */
function refusal({ status, statusText }: Response, text: string): CallError {
  let problem: CallError['problem'] = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) problem = parsed;
  } catch {
    // Not a problem document: its text goes into the message.
  }
  const kind = status === 408 || status === 504 ? 'timeout' : 'refused';
  return new CallError(kind, `${status}: ${problem.message ?? (text || statusText)}`, {
    status,
    problem,
  });
}
