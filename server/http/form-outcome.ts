/** Forms posted without scripts: errors are shown on the page in the same words as the API's. */
import { createHash } from 'node:crypto';
import { ZodError } from 'zod';
import { type FormOutcome, TakenTimes } from '#contracts/appointments.ts';
import { ERROR_STATUS } from '#contracts/problem.ts';
import { AppError } from '#server/errors.ts';

const HOUR_MS = 3_600_000;

/**
 * Idempotency key of a form posted without scripts, whose page is the same for everyone: what one client sends again
 * within the hour is stored once. The client is part of it, so that nobody receives another client's answer.
 */
export function formKey(client: string, now: Date, fields: Record<string, unknown>): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const content = JSON.stringify([client, hour, Object.entries(fields).sort()]);
  return `form-${createHash('sha256').update(content).digest('base64url')}`;
}

/** @param run gives the path to go on to @throws what is no refusal */
export async function formOutcome(run: () => Promise<string>): Promise<FormOutcome> {
  try {
    return { link: await run() };
  } catch (error) {
    if (error instanceof ZodError) {
      const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return {
        status: ERROR_STATUS.invalid,
        message: errors[0]?.message ?? 'Please check the form.',
        errors,
        slots: [],
      };
    }
    if (!(error instanceof AppError)) throw error;
    return {
      status: ERROR_STATUS[error.code],
      message: error.message,
      errors: error.errors ?? [],
      slots: TakenTimes.safeParse(error.current).data?.slots ?? [],
    };
  }
}

/** @throws any error other than not-found */
export async function nullWhereMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
