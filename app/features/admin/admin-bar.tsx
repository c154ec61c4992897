import { ExternalLink, LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useRouteLoaderData } from 'react-router';
import { ROLE_LABELS } from '#contracts/rights.ts';
import { classNames } from '#app/lib/class-names.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { SearchButton } from '#app/features/admin-search/search-button.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { linksFor } from './admin-links.ts';
import { useLogout } from './use-logout.tsx';
import { useWho } from './use-who.ts';

/** The line at the top of the back office: whose it is, the way out, and its pages. */
export function AdminBar() {
  const who = useWho();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  return (
    <header className="border-b bg-linen print:hidden">
      <div className="wrap flex items-center gap-x-2 pt-2 sm:gap-x-4">
        <p className="min-w-0 flex-1 truncate font-display text-[1.375rem] leading-tight font-semibold">
          {settings?.firmName ?? 'Back office'}
          {who ? (
            <span className="small block truncate font-sans font-normal text-ink-soft">
              {who.name}, {ROLE_LABELS[who.role].toLowerCase()}
            </span>
          ) : null}
        </p>
        <div className="flex shrink-0 items-center gap-1">
          <SearchButton />
          <a
            href="/"
            target="_blank"
            rel="noopener"
            aria-label="View site (opens in a new tab)"
            className="small inline-flex min-h-11 items-center gap-1.5 px-2 text-ink-soft hover:text-ink"
          >
            <span className="hidden sm:inline">View site</span>
            <ExternalLink aria-hidden size={17} strokeWidth={1.6} />
          </a>
          <ThemeToggle />
          <Logout />
        </div>
      </div>
      <PageRow />
    </header>
  );
}

/** One line that scrolls sideways on narrow screens, opened at the current page. */
function PageRow() {
  const who = useWho();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const present = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && present)
      row.current.scrollLeft =
        present.offsetLeft - (row.current.clientWidth - present.offsetWidth) / 2;
  }, []);
  return (
    <nav
      ref={row}
      aria-label="Back office"
      className="wrap relative flex overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2rem),transparent)]"
    >
      {linksFor(who?.role ?? null).map(({ label, links }, index) => (
        <ul
          key={label}
          aria-label={label}
          className={classNames(
            'flex shrink-0 gap-x-5 xl:gap-x-6',
            index > 0 && 'ml-5 before:my-auto before:h-4 before:w-px before:bg-line-strong xl:ml-6',
          )}
        >
          {links.map(([to, words]) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classNames(
                    'small inline-flex min-h-12 items-center border-b-2 whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                    isActive
                      ? 'border-clay font-medium text-ink'
                      : 'border-transparent text-ink-soft hover:text-ink',
                  )
                }
              >
                {words}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Logout() {
  const { isLeaving, logOut, question } = useLogout();
  return (
    <>
      <button
        type="button"
        aria-disabled={isLeaving}
        onClick={logOut}
        className="small inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-medium hover:bg-stone"
      >
        <LogOut aria-hidden size={17} strokeWidth={1.6} className="hidden sm:block" />
        Logout
      </button>
      {question}
    </>
  );
}
