/** Numbers as people type them. */
import { z } from 'zod';

/**
 * A number, or its text as a field sends it. Missing values, empty fields and booleans are not numbers.
 * @param schema what holds of the number @param message the error for anything else
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

/** A whole number within its bounds. @param message the error for anything else */
export const wholeNumberFrom = (message: string, least: number, most: number) =>
  plainNumber(z.number(message).int(message).min(least, message).max(most, message), message);
