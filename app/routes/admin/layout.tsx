import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ownerContext } from '#contracts/page-context.ts';
import { SessionGuard } from '#app/features/admin/session-guard.tsx';
import { ownersOnly } from '#app/features/admin-login/private-page.ts';
import { currentQueryClient } from '#app/lib/query-client.ts';
import type { Route } from './+types/layout';
import '../../admin.css';

export const handle = { isBackOffice: true };
/** Asks for the session before any page under this one, whichever part of it is asked for. */
export const middleware: Route.MiddlewareFunction[] = [ownersOnly];
/** Who is signed in beside the owner, if it is not the owner. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  who: (await context.get(ownerContext).read())?.who ?? null,
});
/** Revalidates on every page change, but not when a list's search changes the URL, so that this works offline. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }];

/** Round every page of the back office. */
export default function BackOffice() {
  const [client] = useState(currentQueryClient);
  // Loads the server's validation messages for its forms, in the background.
  useEffect(
    () =>
      void import('#contracts/plain-problems.ts').then(
        ({ sayPlainly }) => sayPlainly(),
        () => undefined,
      ),
    [],
  );
  return (
    <QueryClientProvider client={client}>
      <SessionGuard>
        <Outlet />
      </SessionGuard>
    </QueryClientProvider>
  );
}
