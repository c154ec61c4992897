/** Forms that pages post without scripts: what went wrong goes back into the page, in the words a call would answer with. */
import { createHash } from 'node:crypto';
import { ZodError } from 'zod';
import { type FormOutcome, TakenTimes } from '#contracts/appointments.ts';
import { ERROR_STATUS } from '#contracts/problem.ts';
import { AppError } from '#server/errors.ts';

const HOUR_MS = 3_600_000;

/**
 * The request key of a form posted without scripts, whose page is the same for everybody: what one client sends again
 * within the hour is stored once. The client is part of it, so that nobody else is answered with what was stored.
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

/** @throws whatever is not a missing thing */
export async function nullWhereMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
