/** Text as people type or paste it. */
import { capitalise } from '#engine/model/format.ts';
import { z } from 'zod';

/** Trimmed, with one kind of line end, and without what no database and no page can hold: control characters and halves of characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Text that is kept as `cleanText` leaves it. @param message the error when it is missing or not text */
export const plainText = (message: string) => z.string(message).overwrite(cleanText);

/** Text that has to be there. @param name as the form calls it: "title" @param most in characters */
export function requiredText(name: string, most: number) {
  const message = `${capitalise(name)} is required`;
  return plainText(message)
    .min(1, message)
    .max(most, `Please keep the ${name} under ${most.toLocaleString('en-GB')} characters`);
}
