/** Numbers as people type them. */
import { z } from 'zod';

/**
 * A number, or the text of one as a field sends it. Nothing, an empty field and yes or no are none.
 * @param schema what holds of the number @param message what is said of anything else
 */
export const plainNumber = (schema: z.ZodNumber, message: string) =>
  z.union(
    [
      schema,
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}(?:\.\d{1,15})?$/, message)
        .transform(Number)
        .pipe(schema),
    ],
    message,
  );

/** A whole number within its bounds. @param message what is said of anything else */
export const wholeNumberFrom = (message: string, least: number, most: number) =>
  plainNumber(z.number(message).int(message).min(least, message).max(most, message), message);
