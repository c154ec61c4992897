import { data, redirect, useRouteLoaderData } from 'react-router';
import { ownerContext } from '#contracts/page-context.ts';
import { LoginPage } from '#app/features/admin-login/login-page.tsx';
import { LOGIN_PAGE } from '#contracts/admin-paths.ts';
import { safeNext } from '#app/features/admin-login/next-path.ts';
import { neverKept } from '#app/features/admin-login/private-page.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/login';

export const handle = { isBackOffice: true };
export const middleware: Route.MiddlewareFunction[] = [neverKept];

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [session, asksWho] = await Promise.all([owner.read(), owner.asksWho()]);
  return {
    asksWho,
    ageMs: session && Math.max(0, Date.now() - Date.parse(session.signedInAt)),
    next: nextOf(request),
  };
}

/** The form where scripts do not run, or not yet. A right password comes back here, so that the page can remember the sign-in. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const textOf = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const outcome = await context.get(ownerContext).logIn(textOf('password'), textOf('email'));
  if (!('cookies' in outcome)) return data({ failed: outcome.message }, { status: outcome.status });
  throw redirect(`${LOGIN_PAGE}?next=${encodeURIComponent(nextOf(request))}`, {
    headers: outcome.cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Admin Login | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  return (
    <LoginPage
      settings={settings}
      next={loaderData.next}
      ageMs={loaderData.ageMs}
      failed={actionData?.failed}
      asksWho={loaderData.asksWho}
    />
  );
}
