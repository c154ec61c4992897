/**
 * The stamp of a form that everybody may post without scripts. It shows that the page was opened here within the day, so
 * that a program which posts without having seen it is turned away. Whoever reads the page has it: a post that a browser
 * makes for another site is refused by its Origin (http/security.ts), not by this.
 */
import { FORM_STAMP } from '#contracts/form-stamp.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { linkToken, readLinkToken } from '#server/links.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const HOUR_MS = 3_600_000;
/** A page that is kept for all names the hour it was made in; nobody writes a letter for longer than a day. */
const GOOD_FOR_HOURS = 25;

const hourOf = ({ clock }: Needs) => Math.floor(clock.now().getTime() / HOUR_MS);

/** The same for everybody within the hour, so that a page can be kept with it. */
export const formStamp = (ctx: Needs): Promise<string> =>
  linkToken(ctx, 'form', String(hourOf(ctx)));

/** @throws AppError invalid for a form without the stamp, with a false one or with one of the day before */
export async function checkFormStamp(ctx: Needs, fields: Record<string, unknown>): Promise<void> {
  const given = fields[FORM_STAMP];
  const hour = Number(
    (typeof given === 'string' ? await readLinkToken(ctx, 'form', given) : null) ?? Number.NaN,
  );
  const age = hourOf(ctx) - hour;
  if (!(age >= 0 && age <= GOOD_FOR_HOURS))
    throw new AppError(
      'invalid',
      'This page has stood open for more than a day, or was not opened on this site. What you wrote is still here: please send it once more.',
    );
}
