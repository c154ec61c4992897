import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { classNames } from '#app/lib/class-names.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Brand } from './brand.tsx';
import { isCurrentPage, NAV_LINKS, type NavLink, OWN_PAGE } from './nav-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** Masthead and navigation: the name scrolls away on wide screens, the eleven links stay. */
export function SiteHeader({ settings }: { settings: BusinessSettings | null }) {
  const { pathname, key } = useLocation();
  // Open for the page it was opened on: going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = isOpen ? X : Menu;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className="site-header sticky top-(--banner-height,0px) z-40 border-b bg-paper xl:top-[calc(var(--banner-height,0px)-4.75rem)]">
      <div className="wrap flex h-[4.25rem] items-center justify-between gap-4 xl:h-[4.75rem]">
        <Brand firmName={settings?.firmName ?? 'Garden Design'} strapline={settings?.strapline} />
        <div className="flex shrink-0 items-center gap-1">
          {settings?.phone ? (
            <a
              href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}
              className="figures small mr-3 hidden py-2 text-ink-soft hover:text-ink lg:block"
            >
              {settings.phone}
            </a>
          ) : null}
          <SiteLink to={OWN_PAGE.to} className="small hidden p-2 sm:block">
            {OWN_PAGE.label}
          </SiteLink>
          <ThemeToggle />
          <button
            ref={toggle}
            type="button"
            className="inline-flex h-11 items-center gap-2 rounded-sm px-2 font-medium xl:hidden"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpenOn(isOpen ? null : key)}
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} />
            {isOpen ? 'Close' : 'Menu'}
          </button>
        </div>
      </div>
      <nav aria-label="Main" className="hidden border-t xl:block">
        <ul className="wrap flex h-14 items-center justify-between gap-1">
          {NAV_LINKS.map((link) => (
            <li key={link.to}>
              <WideLink link={link} isCurrent={isCurrentPage(link.to, pathname)} />
            </li>
          ))}
        </ul>
      </nav>
      <nav
        id="site-menu"
        aria-label="Main"
        hidden={!isOpen}
        className="quiet-scroll max-h-[calc(100dvh-4.25rem)] overflow-y-auto overscroll-contain border-t bg-paper shadow-float xl:hidden"
      >
        <ul className="wrap grid gap-x-10 py-3 sm:grid-cols-2">
          {[...NAV_LINKS, OWN_PAGE].map((link) => (
            <li key={link.to} className="border-b last:border-b-0 sm:nth-last-2:odd:border-b-0">
              <SiteLink
                to={link.to}
                aria-current={isCurrentPage(link.to, pathname) ? 'page' : undefined}
                onClick={() => setOpenOn(null)}
                className={classNames(
                  'flex min-h-13 items-center justify-between py-2 font-display text-[1.5rem] leading-tight font-medium',
                  isCurrentPage(link.to, pathname) || link.kind === 'button'
                    ? 'text-clay'
                    : 'hover:text-clay',
                )}
              >
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function WideLink({ link, isCurrent }: { link: NavLink; isCurrent: boolean }) {
  if (link.kind === 'button') {
    return (
      <SiteLink
        to={link.to}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex h-9 items-center rounded-sm bg-clay px-4 text-[0.875rem] font-medium whitespace-nowrap text-on-clay transition-colors hover:bg-clay-deep"
      >
        {link.label}
      </SiteLink>
    );
  }
  return (
    <SiteLink
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative inline-flex h-14 items-center px-1.5 text-[0.875rem] whitespace-nowrap transition-colors after:absolute after:inset-x-1.5 after:bottom-[-1px] after:h-[2px] after:origin-left after:bg-clay after:transition-transform after:duration-300',
        isCurrent
          ? 'font-medium text-ink after:scale-x-100'
          : 'text-ink-soft after:scale-x-0 hover:text-ink hover:after:scale-x-100',
      )}
    >
      {link.label}
    </SiteLink>
  );
}
