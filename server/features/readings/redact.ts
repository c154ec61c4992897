/** Telephone numbers, e-mail addresses and full postcodes never leave the machine: each is blanked, letter for letter. */
const PERSONAL = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[A-Za-z]{1,2}\d[A-Za-z\d]?\s*\d[A-Za-z]{2}\b/g,
  /(?:\+44|\b0)(?:[\s().-]?\d){9,10}\b/g,
];

/** The text at the same length, so that every quote stays where it is. */
export const redact = (text: string): string =>
  PERSONAL.reduce(
    (out, pattern) => out.replace(pattern, (found) => '•'.repeat(found.length)),
    text,
  );
