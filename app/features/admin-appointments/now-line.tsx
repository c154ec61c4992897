import { useEffect, useState } from 'react';
import { londonParts } from '#contracts/london-time.ts';
import { HOUR_PX, type Hours } from './grid-geometry.ts';

const MINUTE_MS = 60_000;

/** Across the day's column. */
export function NowLine({ dates, hours }: { dates: readonly string[]; hours: Hours }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const { date, hour, minute } = londonParts(now);
  const column = dates.indexOf(date);
  const y = (hour + minute / 60 - hours.first) * HOUR_PX;
  if (column < 0 || y < 0 || y > (hours.last - hours.first) * HOUR_PX) return null;
  return (
    <div
      aria-hidden
      className="absolute h-px bg-clay"
      style={{ top: y, left: `${(column / dates.length) * 100}%`, width: `${100 / dates.length}%` }}
    />
  );
}
