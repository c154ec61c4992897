/** The errors that the server throws on purpose. Anything else is a fault of ours and is answered with a bare 500. */
import type { ErrorCode } from '#contracts/problem.ts';

export type FieldError = { field: string; message: string };

/** A refusal with a sentence for people; `code` decides the status (contracts/problem.ts). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** What stands now, where somebody else was quicker. */
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, errors?: FieldError[], current?: unknown) {
    super(message);
    this.current = current;
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
  }
}

/** The record was changed after the form was opened: what stands now goes along, so that both can be seen. */
export class ChangedError extends AppError {
  constructor(current: unknown) {
    super(
      'changed',
      'This was changed in another window after you opened it. Both versions are kept: please choose which to keep.',
      undefined,
      current,
    );
  }
}

/** Something about the installation is wrong; the start is stopped with this one sentence. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** What an adapter of a port may fail with. */
export type ProviderFailure =
  | 'unavailable'
  | 'rate-limited'
  | 'refused'
  | 'bad-output'
  | 'too-long'
  | 'misconfigured'
  | 'uncertain';

export class ProviderError extends Error {
  readonly kind: ProviderFailure;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ProviderFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
