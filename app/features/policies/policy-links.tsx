import { LEGAL_LINKS, RIGHTS_LINKS } from '#app/shell/nav-links.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/** From one policy to the others. */
export function PolicyLinks({ path }: { path: string }) {
  return (
    <nav aria-label="Policies and rights" className="no-print mt-20 border-t pt-6">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {[...LEGAL_LINKS, ...RIGHTS_LINKS].map(({ to, label }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-[0.3em] hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
