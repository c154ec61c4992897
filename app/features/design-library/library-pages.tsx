import { wholeNumber } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { writeFilters, type Filters } from './library-filters.ts';

/** The way from page to page, for a library that one page does not hold. */
export function LibraryPages({
  filters,
  page,
  pages,
}: {
  filters: Filters;
  page: number;
  pages: number;
}) {
  if (pages <= 1) return null;
  const addressOf = (other: number) => {
    const params = writeFilters({ ...filters, page: other }).toString();
    return params ? `/design-library?${params}` : '/design-library';
  };
  return (
    <nav
      aria-label="Pages of the library"
      className="no-print mt-20 flex flex-wrap items-center justify-between gap-4 border-t pt-6 lg:mt-36"
    >
      {page > 1 ? (
        <Button to={addressOf(page - 1)} variant="outline">
          Previous page
        </Button>
      ) : (
        <span />
      )}
      <p className="figures text-ink-soft">
        Page {wholeNumber(page)} of {wholeNumber(pages)}
      </p>
      {page < pages ? (
        <Button to={addressOf(page + 1)} variant="outline">
          Next page
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}
