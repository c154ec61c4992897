import type { ReactNode } from 'react';

export const SETTINGS_URL = '/api/admin/settings';
/** Selects the heading of a section: it has the focus once what had it has gone. */
export const SECTION_HEADING = '[data-section-heading]';

export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h2 data-section-heading="" tabIndex={-1} className="display-3">
        {title}
      </h2>
      {children ? <p className="mt-2 max-w-prose text-ink-soft">{children}</p> : null}
    </header>
  );
}
