import type { ReactNode } from 'react';
import { AdminBar } from './admin-bar.tsx';

/** Every page of the back office: the line at the top, its title, and what it is for. */
export function AdminPage({
  title,
  lede,
  children,
}: {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}) {
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
