import { MONTH_NAMES } from '#app/lib/format.ts';

/** How many kinds have something to show in each month. */
export function InterestChart({ months }: { months: readonly number[] }) {
  const most = Math.max(1, ...months);
  return (
    <figure>
      <figcaption className="font-medium">Something to look at in every month</figcaption>
      <p className="small mt-1 text-ink-soft">
        Kinds with flower, leaf, berry or stem worth seeing.
      </p>
      <ol className="mt-5 grid grid-cols-12 items-end gap-1 sm:gap-2">
        {months.map((count, index) => (
          <li key={MONTH_NAMES[index]} className="flex flex-col items-stretch text-center">
            <span className="sr-only">{`${MONTH_NAMES[index]}: ${count}`}</span>
            <span aria-hidden className="figures fine text-ink-soft">
              {count}
            </span>
            <span aria-hidden className="mt-1 flex h-28 items-end">
              <span
                className={`block w-full ${count === most ? 'bg-clay' : 'bg-leaf'}`}
                style={{ height: `${Math.max(2, (count / most) * 100)}%` }}
              />
            </span>
            <span aria-hidden className="fine mt-1.5 text-ink-soft">
              <span className="sm:hidden">{MONTH_NAMES[index]?.charAt(0)}</span>
              <span className="hidden sm:inline">{MONTH_NAMES[index]?.slice(0, 3)}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
