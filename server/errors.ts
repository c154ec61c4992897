/** Errors thrown on purpose. Any other is a bug and is answered with a plain 500. */
import type { ErrorCode } from '#contracts/problem.ts';

export type FieldError = { field: string; message: string };

/** A refusal with a sentence for people; `code` decides the status (contracts/problem.ts). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** The current record, after a conflicting change. */
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, errors?: FieldError[], current?: unknown) {
    super(message);
    this.current = current;
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
  }
}

/** The record changed after the form was opened; includes the current version, so that both can be shown. */
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

/** A problem of the installation: stops the start with this one sentence. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** The failures that an adapter may report. */
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
