import type { ReactNode } from 'react';

export const SETTINGS_URL = '/api/admin/settings';

export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h2 className="display-3">{title}</h2>
      {children ? <p className="mt-2 max-w-prose text-ink-soft">{children}</p> : null}
    </header>
  );
}
