import { ExternalLink, LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NavLink, useRouteLoaderData } from 'react-router';
import { classNames } from '#app/lib/class-names.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { signOut } from './sign-out.ts';

const LINKS = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/diary', 'Diary'],
  ['/admin/settings', 'Settings'],
  ['/admin/mail', 'Mail'],
  ['/admin/bin', 'Bin'],
  ['/admin/changes', 'Changes'],
] as const;

/** Every page of the back office: the line at the top, its title, and what it is for. */
export function AdminPage({ title, lede, children }: { title: string; lede?: ReactNode; children: ReactNode }) {
  return (
    <>
      <AdminBar />
      <div className="wrap pt-6 pb-24 lg:pt-10">
        <h1 className="display-2">{title}</h1>
        {lede ? <p className="mt-3 max-w-prose text-ink-soft">{lede}</p> : null}
        <div className="mt-5 lg:mt-7">{children}</div>
      </div>
    </>
  );
}

function AdminBar() {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  return (
    <header className="border-b bg-linen">
      <div className="wrap flex flex-wrap items-center gap-x-8 pt-2 lg:pt-0">
        <p className="min-w-0 flex-1 truncate font-display text-[1.375rem] leading-tight font-semibold">{settings?.firmName ?? 'Back office'}</p>
        <div className="flex shrink-0 items-center gap-1 lg:order-last">
          <a href="/" target="_blank" rel="noopener" aria-label="View site (opens in a new tab)" className="small inline-flex min-h-11 items-center gap-1.5 px-2 text-ink-soft hover:text-ink">
            <span className="hidden sm:inline">View site</span>
            <ExternalLink aria-hidden size={17} strokeWidth={1.6} />
          </a>
          <ThemeToggle />
          <Logout />
        </div>
        <nav aria-label="Back office" className="-mb-px flex basis-full flex-wrap gap-x-6 lg:basis-auto">
          {LINKS.map(([to, label]) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) => classNames('small inline-flex min-h-12 items-center border-b-2 transition-colors lg:min-h-15', isActive ? 'border-clay font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink')}
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

function Logout() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={isLeaving}
      onClick={() => {
        if (isLeaving) return;
        setIsLeaving(true);
        void signOut();
      }}
      className="small inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-medium hover:bg-stone"
    >
      <LogOut aria-hidden size={17} strokeWidth={1.6} />
      Logout
    </button>
  );
}
