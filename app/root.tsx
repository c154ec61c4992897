import { londonDay } from '#contracts/london-time.ts';
import { brandStyle } from '#contracts/paper.ts';
import type { BrandFile } from '#contracts/brand.ts';
import { use, useEffect, useRef } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { originContext, useCasesContext } from '#contracts/page-context.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import icon from '../public/favicon.svg?raw';
import display from './styles/fonts/cormorant-garamond-core-normal.woff2?url';
import sans from './styles/fonts/dm-sans-core-normal.woff2?url';
import type { Route } from './+types/root';
import css from './app.css?inline';
import { Consent } from './features/consent/consent.tsx';
import { sendPageView } from './lib/analytics.ts';
import { replayEarlyEvents } from './lib/late-start.ts';
import { NonceContext } from './lib/nonce.tsx';
import { SiteContext } from './lib/site.ts';
import { countPageView } from './lib/page-views.ts';
import { THEME_SCRIPT } from './lib/theme.ts';
import { MANIFEST_URL } from './pwa/registration.ts';
import { useOffline } from './pwa/registration.ts';
import { BareShell } from './shell/bare-shell.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Written into the page, so that its first paint waits for nothing else. In the browser it is taken from there and not brought twice. */
const STYLE =
  import.meta.env.SSR || import.meta.env.DEV
    ? css
    : (document.querySelector('style[data-site]')?.textContent ?? '');

export const links: Route.LinksFunction = () =>
  [sans, display].map(
    (href) =>
      ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  );

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const settings = await useCases.readSettings();
  return {
    settings,
    /** Reckoned here: the browser needs the colours, not how they are found. */
    accentCss: brandStyle(settings.brand),
    origin: context.get(originContext),
    /** In London, when the page was made. */
    day: londonDay(new Date()),
    analyticsId: (await useCases.readOutsideServices()).analyticsId,
  };
}
/** The firm's facts are read once a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext);
  const told = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151a13" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <style
          data-site=""
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: STYLE }}
        />
        {told?.accentCss ? (
          <style
            data-brand=""
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: told.accentCss }}
          />
        ) : null}
        <BrandIcons icon={told?.settings.brand.icon ?? null} />
        <Meta />
        <Links />
        {/* Asked for early it takes the line from the first picture: with scripts, app/pwa/registration.ts names it once the line is quiet. */}
        <noscript>
          <link rel="manifest" href={MANIFEST_URL} />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** In the browser's tab and on a home screen: the firm's own, else the site's. */
function BrandIcons({ icon: own }: { icon: BrandFile | null }) {
  if (!own)
    return (
      <>
        <link
          rel="icon"
          href={`data:image/svg+xml,${encodeURIComponent(icon)}`}
          type="image/svg+xml"
        />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      </>
    );
  const isDrawing = own.url.endsWith('.svg');
  return (
    <>
      <link rel="icon" href={own.url} type={isDrawing ? 'image/svg+xml' : 'image/png'} />
      {/* A drawing is none of those that home screens take. */}
      {isDrawing ? null : <link rel="apple-touch-icon" href={own.url} />}
    </>
  );
}

/** The owner's pages and the studio say so in their handle: no header, no measuring, no offline copy, nothing to install. */
export default function App({ loaderData: { settings, analyticsId } }: Route.ComponentProps) {
  // Effects of the parts inside come before those of the whole: by now everything on the page listens.
  useEffect(replayEarlyEvents, []);
  const isBare = useMatches().some(({ handle }) => {
    const told = handle as { isBackOffice?: boolean; isWorkspace?: boolean } | undefined;
    return told?.isBackOffice ?? told?.isWorkspace;
  });
  return (
    <SiteContext value={settings}>
      {isBare ? (
        <BareShell>
          <Outlet />
        </BareShell>
      ) : (
        <Site settings={settings} analyticsId={analyticsId} />
      )}
    </SiteContext>
  );
}

function Site({
  settings,
  analyticsId,
}: {
  settings: BusinessSettings;
  analyticsId: string | null;
}) {
  usePageViews();
  useOffline();
  return (
    <>
      <Shell settings={settings} analyticsId={analyticsId}>
        <Outlet />
      </Shell>
      <Consent analyticsId={analyticsId} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell settings={data?.settings ?? null}>
      <title>{`This page could not be shown${data ? ` | ${data.settings.firmName}` : ''}`}</title>
      <ErrorPage error={error} />
    </Shell>
  );
}

function usePageViews() {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    sendPageView(pathname, document.title);
    // The document itself has been counted where it was answered.
    if (counted.current !== pathname) countPageView(pathname);
    counted.current = pathname;
  }, [pathname]);
}
