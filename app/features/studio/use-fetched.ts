/** What a panel asks the server for once it is opened, and may replace with a later answer. */
import { useEffect, useState } from 'react';
import { plainWordsOf } from '#app/lib/call-api.ts';

export function useFetched<T>(load: () => Promise<T>) {
  const [data, setData] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isHere = true;
    load().then(
      (answer) => {
        if (isHere) setData(answer);
      },
      (error: unknown) => {
        if (isHere) setFault(plainWordsOf(error));
      },
    );
    return () => {
      isHere = false;
    };
    // asked once, and again when that is pressed
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [turn]);
  const again = () => {
    setFault(null);
    setTurn(turn + 1);
  };
  return { data, setData, fault, again };
}
