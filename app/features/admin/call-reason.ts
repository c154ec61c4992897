/** Why a call failed, in the words a toast and the place of the failure both show. */
import { AdminCallError } from './admin-fetch.ts';

export const UNKNOWN_REASON = 'Unknown error';

/** The reason without a status code; 'Unknown error' if there is none. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : '').trim() || UNKNOWN_REASON;
}

/** The current record, if it was changed after the form was opened; else null. */
export const changedRecordOf = <T>(error: unknown): T | null =>
  error instanceof AdminCallError && error.code === 'changed' && error.current
    ? (error.current as T)
    : null;

/** Whether what was sent may have been done all the same: no answer came, or none that says. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof AdminCallError) || error.code === 'no-answer' || error.code === 'internal';

export const isGone = (error: unknown): boolean =>
  error instanceof AdminCallError && error.code === 'not-found';

export const fieldErrorsOf = (error: unknown): readonly { field: string; message: string }[] =>
  error instanceof AdminCallError ? (error.errors ?? []) : [];

/** The first words of an error that may lie deep in a list. */
export function errorWords(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message)
    return error.message;
  return Object.values(error).map(errorWords).find(Boolean);
}
