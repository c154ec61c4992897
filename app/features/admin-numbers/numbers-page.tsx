import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  type AdminNumbers,
  NUMBER_PERIODS,
  NUMBER_STEP_LABELS,
  NUMBER_STEPS,
  PLACED_STEPS,
} from '#contracts/admin-numbers.ts';
import { ListBody } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { wholeNumber, MONTH_NAMES } from '#engine/model/format.ts';
import { Select } from '#app/ui/field.tsx';
import { CountTable } from './count-table.tsx';
import { StepBars } from './step-bars.tsx';

const PERIOD_LABELS: Record<(typeof NUMBER_PERIODS)[number], string> = {
  3: 'The last 3 months',
  12: 'The last 12 months',
  36: 'The last 3 years',
};

/** How many came how far, by month and by area. */
export function NumbersPage() {
  const [params, setParams] = useSearchParams();
  const months = NUMBER_PERIODS.find((one) => String(one) === params.get('months')) ?? 12;
  const query = useAdminList<AdminNumbers>(`/api/admin/numbers?months=${months}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Select
          aria-label="Period"
          value={months}
          onChange={(event) =>
            setParams(event.target.value === '12' ? {} : { months: event.target.value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          className="w-full sm:w-64 [&_select]:h-11!"
        >
          {NUMBER_PERIODS.map((one) => (
            <option key={one} value={one}>
              {PERIOD_LABELS[one]}
            </option>
          ))}
        </Select>
        <a
          href={`/api/admin/numbers.csv?months=${months}`}
          download
          className="text-link inline-flex min-h-11 items-center gap-2"
        >
          <Download aria-hidden size={17} strokeWidth={1.6} />
          Download as CSV
        </a>
      </div>
      <ListBody
        query={query}
        label="The numbers"
        failed="Failed to load the numbers. Please try again later."
        loading="Loading the numbers"
        className="mt-7"
      >
        {query.data ? <Numbers numbers={query.data} /> : null}
      </ListBody>
    </>
  );
}

function Numbers({ numbers: { months, areas, total } }: { numbers: AdminNumbers }) {
  return (
    <>
      <ul className="grid grid-cols-2 border-t border-l bg-sheet sm:grid-cols-3 xl:grid-cols-6">
        {NUMBER_STEPS.map((step, index) => (
          <li key={step} className="min-w-0 border-r border-b px-4 pt-4 pb-4 sm:px-5">
            <p className="small text-ink-soft">{NUMBER_STEP_LABELS[step]}</p>
            <p className="figures mt-1 font-display text-[2.25rem] leading-none font-medium">
              {wholeNumber(total[step])}
            </p>
            <p className="fine figures mt-1.5 min-h-5 text-ink-soft">
              {shareOf(total[step], index >= 2 ? total[NUMBER_STEPS[index - 1]!] : 0)}
            </p>
            <StepBars counts={months.map(({ counts }) => counts[step])} />
          </li>
        ))}
      </ul>
      <p className="small mt-4 max-w-prose text-ink-soft">
        Each thing counts in the month in which it happened, so that a quote of this month may
        belong to an enquiry of an earlier one. A request for designs counts once. Samples,
        cancelled appointments and whatever is deleted or erased do not count.
      </p>
      <CountTable
        caption="By month"
        first="Month"
        steps={NUMBER_STEPS}
        rows={months
          .toReversed()
          .map(({ month, counts }) => ({ id: month, name: monthInWords(month), counts }))}
        total={total}
      />
      <CountTable
        caption="By area"
        first="Area"
        steps={PLACED_STEPS}
        rows={areas.map(({ area, counts }) => ({ id: area, name: area || 'Not known', counts }))}
        total={total}
        empty="Nothing has come from anywhere in this time."
      />
    </>
  );
}

/** "12% of those before" */
function shareOf(count: number, before: number): string {
  return count === 0 || before === 0 || count > before
    ? ''
    : `${Math.round((count / before) * 100)}% of the step before`;
}

/** "Nov 2026" from "2026-11": short enough for a row heading on phones. */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${(MONTH_NAMES[Number(number) - 1] ?? month).slice(0, 3)} ${year}`;
}
