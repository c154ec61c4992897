import { useSyncExternalStore } from 'react';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { longDate } from '#app/lib/format.ts';

const never = () => () => {};
/** Known to the browser alone: the server's day may be another. */
function todayInWords(): string {
  const now = new Date();
  return longDate(
    `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`,
  );
}

/** Heads the printed sheet as the firm's own paper would. */
export function Letterhead({ settings }: { settings: BusinessSettings | null }) {
  const today = useSyncExternalStore(never, todayInWords, () => '');
  if (!settings) return null;
  return (
    <div className="print-only mb-10 hidden border-b-3 border-double border-line-strong pb-5">
      <div className="flex items-end justify-between gap-8">
        <div>
          <p className="font-display text-[22pt] leading-none font-semibold">{settings.firmName}</p>
          <p className="fine mt-2">{settings.strapline}</p>
        </div>
        <p className="fine shrink-0 text-right">
          {settings.phone}
          <br />
          {settings.email}
        </p>
      </div>
      <div className="fine mt-4 flex justify-between gap-8">
        <p>{settings.address.join(', ')}</p>
        <p>Estimate of {today}</p>
      </div>
    </div>
  );
}
