/** Where visitors may book a visit to: a postcode that can be read, in the area that the owner has said. */
import { elsewhereOf, outcodeOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { type AreaOfFirm, isServed } from '#content/places/served.ts';
import { AppError } from '#server/errors.ts';

/** @throws AppError invalid */
export function requirePostcode(postcode: string | undefined): string {
  if (!postcode)
    throw new AppError(
      'invalid',
      'Please give the postcode of the garden, so that we can come to it.',
      [{ field: 'postcode', message: 'Please give the postcode of the garden' }],
    );
  return postcode;
}

/**
 * Outside, a visit is a matter of talking first. The form with scripts shows the field's words alone, so they say where to go.
 * @throws AppError invalid
 */
export function refuseFarGarden(typed: string | undefined, area: AreaOfFirm): void {
  const postcode = requirePostcode(typed);
  const read = readPostcode(postcode, (code) => outcodeOf(code) !== null);
  if (!read && elsewhereOf(postcode) === null)
    throw new AppError('invalid', 'Please check the postcode of the garden.', [
      { field: 'postcode', message: 'Please check the postcode' },
    ]);
  if (read && isServed(outcodeOf(read.outcode)!, area)) return;
  throw new AppError(
    'invalid',
    'This garden lies outside the area in which visits can be booked here. Please use “Ask for a time” under the calendar, or ring us, and we tell you whether we can come.',
    [
      {
        field: 'postcode',
        message: 'Outside our area: please use “Ask for a time” under the calendar, or ring us',
      },
    ],
  );
}
