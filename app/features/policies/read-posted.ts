/** A form that was posted to its page, where scripts do not run. */
import type { FormOutcome } from '#contracts/appointments.ts';
import type { PostedFailure } from './posted-form.tsx';

/** @returns its fields, as values for the page and without the empty ones as input */
export async function readPosted(
  request: Request,
  fields: readonly string[],
): Promise<{ input: Record<string, string>; values: Record<string, string> }> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const values = Object.fromEntries(fields.map((name) => [name, text(name)]));
  const filled = Object.fromEntries(
    Object.entries({ ...values, website: text('website') }).filter(([, value]) => value !== ''),
  );
  return { values, input: filled };
}

export const failureOf = (
  outcome: Exclude<FormOutcome, { link: string }>,
  values: Record<string, string>,
): PostedFailure => ({ message: outcome.message, errors: outcome.errors, values });
