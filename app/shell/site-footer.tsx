import { FOOTER_WORDS } from '#content/words/footer.ts';
import { textOf } from '#contracts/site-texts.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { CookieSettingsButton } from '#app/features/consent/consent.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { registrationsOf } from '#app/lib/registrations.ts';
import { LEGAL_LINKS, NAV_LINKS, OUR_SERVICES, OWN_PAGE, RIGHTS_LINKS } from './nav-links.ts';

const LINK =
  'inline-flex min-h-8 items-center text-ink-soft underline-offset-4 transition-colors hover:text-ink hover:underline';

/** The foot of every page: who we are, where to go, when we are open. */
export function SiteFooter({
  settings,
  analyticsId,
}: {
  settings: BusinessSettings | null;
  analyticsId: string | null;
}) {
  return (
    <footer className="site-footer ground-forest bg-forest-deep">
      <div className="wrap py-16 lg:py-24">
        <div className="grid grid-cols-2 gap-x-8 gap-y-14 lg:gap-x-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <div className="max-w-md max-lg:col-span-2">
            {settings?.brand.logoDark ? (
              <img
                src={settings.brand.logoDark.url}
                alt=""
                width={settings.brand.logoDark.width}
                height={settings.brand.logoDark.height}
                loading="lazy"
                className="mb-6 h-14 w-auto max-w-64 object-contain object-left"
              />
            ) : null}
            <h2 className="display-3">{settings?.firmName ?? 'Garden Design'}</h2>
            <p className="mt-5 text-ink-soft">
              {settings
                ? textOf(settings, 'footerBlurb', FOOTER_WORDS.footerBlurb)
                : 'We design, build and plant gardens that are measured before they are promised.'}
            </p>
            {settings ? <SocialLinks social={settings.social} /> : null}
          </div>
          <FooterList title="Quick Links">
            {[...NAV_LINKS, OWN_PAGE].map((link) => (
              <FooterLink key={link.to} to={link.to} label={link.label} />
            ))}
          </FooterList>
          <FooterList title="Our Services">
            {OUR_SERVICES.map((label) => (
              <FooterLink key={label} to="/services" label={label} />
            ))}
          </FooterList>
          <div>
            <h2 className="font-display text-[1.375rem] font-semibold">Opening hours</h2>
            <dl className="small mt-4 grid gap-3">
              {(settings?.hours ?? []).map((line) => (
                <div key={line.days}>
                  <dt className="text-ink-soft">{line.days}</dt>
                  <dd className="figures">{line.open}</dd>
                </div>
              ))}
            </dl>
            {settings ? (
              <address className="small mt-6 grid gap-1 not-italic text-ink-soft">
                {settings.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a
                  className="text-link mt-2 inline-flex min-h-6 w-fit items-center text-ink"
                  href={`mailto:${settings.email}`}
                >
                  {settings.email}
                </a>
                <a
                  className="text-link figures inline-flex min-h-6 w-fit items-center text-ink"
                  href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}
                >
                  {settings.phone}
                </a>
              </address>
            ) : null}
          </div>
        </div>
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t pt-6">
          <p className="small text-ink-soft">
            {settings
              ? `${settings.firmName}, working in ${settings.serviceArea.join(', ')}.`
              : 'Garden design.'}
            {settings ? (
              <span className="figures fine block">{registrationsOf(settings)}</span>
            ) : null}
          </p>
          <nav aria-label="Legal">
            <ul className="small flex flex-wrap gap-x-7 gap-y-2">
              {[...LEGAL_LINKS, ...RIGHTS_LINKS].map((link) => (
                <FooterLink key={link.to} to={link.to} label={link.label} />
              ))}
              <li className="empty:hidden">
                <CookieSettingsButton analyticsId={analyticsId} className={LINK} />
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-display text-[1.375rem] font-semibold">{title}</h2>
      <ul className="small mt-3 grid">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <SiteLink to={to} className={LINK}>
        {label}
      </SiteLink>
    </li>
  );
}

function SocialLinks({ social }: { social: BusinessSettings['social'] }) {
  if (!social.facebook && !social.instagram) return null;
  return (
    <ul className="mt-7 flex gap-3" aria-label="Find us elsewhere">
      <li className={social.facebook ? undefined : 'hidden'}>
        <a
          href={social.facebook}
          rel="noopener noreferrer"
          className="inline-flex size-11 items-center justify-center rounded-full border transition-colors hover:bg-forest"
          aria-label="Our Facebook group"
        >
          <svg aria-hidden viewBox="0 0 24 24" className="size-5" fill="currentColor">
            <path d="M13.6 21v-8.1h2.7l.4-3.2h-3.1V7.7c0-.9.3-1.5 1.6-1.5h1.6V3.3c-.3 0-1.2-.1-2.3-.1-2.4 0-4 1.4-4 4.1v2.4H7.8v3.2h2.7V21z" />
          </svg>
        </a>
      </li>
      <li className={social.instagram ? undefined : 'hidden'}>
        <a
          href={social.instagram}
          rel="noopener noreferrer"
          className="inline-flex size-11 items-center justify-center rounded-full border transition-colors hover:bg-forest"
          aria-label="Our Instagram profile"
        >
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          >
            <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6" />
            <circle cx="12" cy="12" r="3.9" />
            <circle cx="16.9" cy="7.1" r="0.7" fill="currentColor" />
          </svg>
        </a>
      </li>
    </ul>
  );
}
