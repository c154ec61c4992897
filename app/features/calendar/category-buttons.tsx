import { Form } from 'react-router';
import { CATEGORY_LABELS, type CategoryFilter } from './calendar-filters.ts';

/** The categories as form buttons, which work without scripts; `keep` has the URL's other parameters. */
export function CategoryButtons({
  order,
  current,
  keep,
  counts,
  className,
}: {
  order: readonly CategoryFilter[];
  current: CategoryFilter;
  keep: Record<string, string>;
  counts?: Record<CategoryFilter, number>;
  className?: string | undefined;
}) {
  return (
    <Form method="get" preventScrollReset replace className={className}>
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {order.map((category) => (
          <button
            key={category}
            name="category"
            value={category}
            aria-pressed={category === current}
            className="figures inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4.5 text-[0.9375rem] transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {CATEGORY_LABELS[category]}
            {counts ? (
              <span aria-hidden className="fine opacity-75">
                {counts[category]}
              </span>
            ) : null}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
