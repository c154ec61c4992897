import { CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { DIARY_VIEWS, type DiaryPlace, type DiaryView } from './diary-view.ts';

const STEP =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border hover:border-ink';
const LABELS: Record<DiaryView, string> = { day: 'Day', week: 'Week', agenda: 'Agenda' };
const STEPS: Record<DiaryView, readonly [string, string]> = {
  day: ['The day before', 'The day after'],
  week: ['The week before', 'The week after'],
  agenda: ['The fortnight before', 'The fortnight after'],
};
export const DIARY_PANEL = 'diary-panel';

/** Which days, how they are seen, and what can be entered. */
export function DiaryToolbar({ place, onAdd }: { place: DiaryPlace; onAdd: () => void }) {
  const { view, date, today, title, isNarrow, show, step } = place;
  const [before, after] = STEPS[view];
  const tabs = DIARY_VIEWS.filter((one) => one !== 'week' || !isNarrow).map((id) => ({
    id,
    label: LABELS[id],
  }));
  return (
    <div className="print:mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex gap-2 print:hidden">
          <button type="button" aria-label={before} className={STEP} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
          </button>
          <button type="button" aria-label={after} className={STEP} onClick={() => step(1)}>
            <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
          </button>
        </div>
        <h2 className="display-4 figures min-w-0 flex-[1_1_13rem]" aria-live="polite">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button
            variant="quiet"
            size="small"
            aria-disabled={date === today}
            onClick={() => show({ date: today })}
          >
            Today
          </Button>
          <label className="sr-only" htmlFor="diary-date">
            Go to a day
          </label>
          <Input
            id="diary-date"
            type="date"
            value={date}
            onChange={(event) =>
              event.target.value ? show({ date: event.target.value }) : undefined
            }
            className="figures h-11! w-auto! px-3!"
          />
          <Button onClick={onAdd}>
            <CalendarPlus aria-hidden size={18} strokeWidth={1.7} />
            Add
          </Button>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 border-b print:hidden">
        <ViewTabs
          label="How the diary is seen"
          tabs={tabs}
          active={view}
          panelId={DIARY_PANEL}
          onChange={(next) => show({ view: next })}
        />
        <span className="ml-auto flex flex-wrap items-center gap-x-5">
          <Link
            to="/admin/settings?section=appointments"
            className="text-link small inline-flex min-h-11 items-center"
          >
            <span className="sm:hidden">Settings</span>
            <span className="max-sm:hidden">Hours, days off, own calendar</span>
          </Link>
          <Button variant="quiet" size="small" onClick={() => print()}>
            <Printer aria-hidden size={16} strokeWidth={1.7} />
            Print
          </Button>
        </span>
      </div>
    </div>
  );
}
