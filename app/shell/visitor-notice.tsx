import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { useSyncExternalStore } from 'react';
import { londonDay } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';

const never = () => () => {};
const today = () => londonDay(new Date());

/** Whether a notice is shown on a day; its first and last day count. @param day "2026-12-24" */
export const isNoticeOn = (
  { text, from, until }: BusinessSettings['notice'],
  day: string,
): boolean => text !== '' && (from === '' || from <= day) && (until === '' || day <= until);

/** The owner's line to visitors. A page may be cached over midnight, so the browser checks the day again. */
export function VisitorNotice({ notice }: { notice: BusinessSettings['notice'] }) {
  const made = useRouteLoaderData<typeof rootLoader>('root')?.day;
  const day = useSyncExternalStore(never, today, () => made ?? today());
  if (!isNoticeOn(notice, day)) return null;
  return (
    <aside aria-label="Notice" className="bg-amber-wash">
      <p className="wrap py-3 text-center wrap-anywhere">{notice.text}</p>
    </aside>
  );
}
