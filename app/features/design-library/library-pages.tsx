import { wholeNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { writeFilters, type Filters } from './library-filters.ts';

/** The way from page to page, for a library that one page does not hold. */
export function LibraryPages({ filters, pages }: { filters: Filters; pages: number }) {
  if (pages <= 1) return null;
  const addressOf = (page: number) => {
    const params = writeFilters({ ...filters, page }).toString();
    return params ? `/design-library?${params}` : '/design-library';
  };
  return (
    <nav aria-label="Pages of the library" className="no-print mt-20 flex flex-wrap items-center justify-between gap-4 border-t pt-6 lg:mt-36">
      {filters.page > 1 ? (
        <Button to={addressOf(Math.min(filters.page - 1, pages))} variant="outline">
          Previous page
        </Button>
      ) : (
        <span />
      )}
      <p className="figures text-ink-soft">
        Page {wholeNumber(filters.page)} of {wholeNumber(pages)}
      </p>
      {filters.page < pages ? (
        <Button to={addressOf(filters.page + 1)} variant="outline">
          Next page
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}
