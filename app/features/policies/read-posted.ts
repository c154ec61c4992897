/** A form that was posted to its page, where scripts do not run. */
import { FORM_STAMP } from '#contracts/form-stamp.ts';
import type { FormOutcome } from '#contracts/appointments.ts';
import type { PostedFailure } from './posted-form.tsx';

/** Its fields, those left empty left out; the page's own number as the key under which it is stored once. */
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
    Object.entries({ ...values, website: text('website'), [FORM_STAMP]: text(FORM_STAMP) }).filter(
      ([, value]) => value !== '',
    ),
  );
  const key = text('requestKey');
  return {
    values,
    input: { ...filled, requestKey: /^form-[\w-]{20,40}$/.test(key) ? key : crypto.randomUUID() },
  };
}

export const failureOf = (
  outcome: Exclude<FormOutcome, { link: string }>,
  values: Record<string, string>,
): PostedFailure => ({ message: outcome.message, errors: outcome.errors, values });
