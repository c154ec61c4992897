import { SiteLink } from '#app/ui/site-link.tsx';

const MAIN_PAGES = [
  { to: '/', label: 'Home', what: 'What we do, and for whom' },
  { to: '/ai-design', label: 'AI Design Tool', what: 'Three measured designs from a description' },
  { to: '/design-library', label: 'Design Library', what: 'Gardens to look through' },
  { to: '/booking', label: 'Book Now', what: 'A conversation with a designer' },
] as const;

/** Nothing lives at this address. */
export function NotFoundPage() {
  return (
    <div className="wrap grid gap-14 py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-24 lg:py-32">
      <div>
        <h1 className="display-1 max-w-[9ch]">404 Page Not Found</h1>
        <p className="lede mt-8 max-w-md text-ink-soft">
          Did you forget to add the page to the router?
        </p>
      </div>
      <nav aria-label="Main pages" className="self-end">
        <p className="text-ink-soft">From here you can go to:</p>
        <ul className="mt-4 border-t">
          {MAIN_PAGES.map((page) => (
            <li key={page.to} className="border-b">
              <SiteLink
                to={page.to}
                className="group flex flex-wrap items-baseline justify-between gap-x-6 py-4"
              >
                <span className="display-4 transition-colors group-hover:text-clay">
                  {page.label}
                </span>
                <span className="small text-ink-soft">{page.what}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
