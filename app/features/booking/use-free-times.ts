import { useEffect, useState } from 'react';
import type { FreeWeek } from '#contracts/appointments.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { fetchWeek } from './call-appointments.ts';

type Asked = {
  kind: BookingKind;
  postcode: string | null;
  moving: string | null;
  initial: FreeWeek | null;
};

/** A week of free times. What the page came with is shown at once and asked for again, since it may be an older copy. */
export function useFreeTimes({ kind, postcode, moving, initial }: Asked) {
  const [asked, setAsked] = useState<{ monday: string | null; round: number }>({
    monday: initial?.monday ?? null,
    round: 0,
  });
  const [week, setWeek] = useState<FreeWeek | null>(initial);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(initial ? 'ready' : 'loading');
  useEffect(() => {
    const stop = new AbortController();
    fetchWeek({ kind, postcode, moving, signal: stop.signal }, asked.monday).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setWeek(answer);
        setState('ready');
      },
      () => {
        if (!stop.signal.aborted) setState('failed');
      },
    );
    return () => stop.abort();
  }, [kind, postcode, moving, asked]);
  const ask = (monday: string | null) => {
    setState('loading');
    setAsked((before) => ({ monday, round: before.round + 1 }));
  };
  return {
    week,
    state,
    show: (monday: string) => ask(monday),
    again: () => ask(week?.monday ?? null),
  };
}
