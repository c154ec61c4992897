/** Forms that pages post without scripts: what went wrong goes back into the page, in the words a call would answer with. */
import { ZodError } from 'zod';
import { type FormOutcome, TakenTimes } from '#contracts/appointments.ts';
import { ERROR_STATUS } from '#contracts/problem.ts';
import { AppError } from '#server/errors.ts';

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
