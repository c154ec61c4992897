import { useState } from 'react';
import type { ServedAnswer } from '#contracts/served.ts';

/** As the contract names it, whose schemas a visitor's page does not need. */
const SERVED_API = '/api/served';

/** What is said below the postcode of a garden that the firm does not usually come to: the question is welcome all the same. */
export function useAreaNote(): { note: string | null; look: (postcode: string) => void } {
  const [note, setNote] = useState<string | null>(null);
  const look = (postcode: string) => {
    const typed = postcode.trim();
    setNote(null);
    if (typed.length < 2 || typed.length > 12) return;
    // The note is a help and no more: without an answer nothing is said.
    void fetch(`${SERVED_API}?postcode=${encodeURIComponent(typed)}`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<ServedAnswer>) : null))
      .then(
        (answer) =>
          answer?.served === false &&
          setNote(
            `Outside our area, which is ${answer.area}. Ask anyway: we tell you whether we can come.`,
          ),
        () => undefined,
      );
  };
  return { note, look };
}
